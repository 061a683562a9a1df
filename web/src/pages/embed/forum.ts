/** A link to a game as forums take it. */

export interface ForumLink {
  /** Words of the link. */
  text: string;
  /** Whole addresses: of the page, of the page inside a frame, of a picture. */
  page: string;
  frame: string;
  picture: string;
}

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** What would end a tag or begin one stands for nothing in words of a link. */
const bare = (text: string): string => text.replaceAll(/[[\]]/g, '');
const marked = (text: string): string => text.replaceAll(/([\\[\]*_`<>])/g, '\\$1');

export const FORMS = {
  html: ({ text, frame }) =>
    `<iframe src="${html(frame)}" width="616" height="360" title="${html(text)}" loading="lazy" style="border:0;max-width:100%" allowfullscreen></iframe>`,
  bbcode: ({ text, page, picture }) => `[url=${page}][img]${picture}[/img][/url]\n[url=${page}]${bare(text)}[/url]`,
  markdown: ({ text, page, picture }) => `[![${marked(text)}](${picture})](${page})\n\n[${marked(text)}](${page})`,
} as const satisfies Record<string, (link: ForumLink) => string>;
export type Form = keyof typeof FORMS;
