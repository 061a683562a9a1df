/** The rulebook: the same Markdown that the terminal reads, cut into sections, with search and links. Comes when it is opened. */
import { marked, type Token, type Tokens } from 'marked';
import type { Language, Texts } from './fluent';

export type Block =
  | { kind: 'html'; html: string }
  /** What the box has of a kind: cards, races and the like; `name` is the kind. */
  | { kind: 'list'; name: string; html: string }
  /** What we decided; `name` is the place that it is about. */
  | { kind: 'ruling'; name: string; html: string }
  /** A worked example; `name` is its position in the links. */
  | { kind: 'example'; name: string; html: string };

export interface Section {
  anchor: string;
  level: number;
  heading: string;
  /** Every anchor inside, its own first. */
  anchors: string[];
  blocks: Block[];
  /** Every word with the weight of the best place where it stands. */
  words: Map<string, number>;
  /** The first sentences, for cards. */
  gist: string;
}

/** What a card says of a place in the book. */
export interface Told {
  anchor: string;
  heading: string;
  text: string;
}

export interface Chapter {
  head: Section;
  sections: Section[];
}

/** The place of an example in the page. */
export const exampleAt = (name: string): string => `example-${name}`;

const ANCHOR = /\s*\{#([\w-]+)\}/;
const LIST = /<!-- list: (\w+) -->/g;
const MARK = /^\[!(example|ruling)(?: ([\w-]+))?\]\s*/;
const WEIGHT = { heading: 8, bold: 3, body: 1 };

const sources = import.meta.glob<string>('../../../src/spieltisch/locale/*/book/*.md', {
  query: '?raw',
  import: 'default',
});
export async function loadBook(title: string, language: Language, texts: Texts): Promise<Book> {
  const at = (tag: string): string => `../../../src/spieltisch/locale/${tag}/book/${title}.md`;
  return new Book(title, await (sources[at(language)] ?? sources[at('en')]!)(), texts);
}

/** Without case and accents, word by word. */
export function folded(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFKD');
  return plain.replace(/\p{M}/gu, '').match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Forms of a word share their beginning, behind a ge- too: Sprung and Sprünge, moneta and monecie, geopfert and opfern. */
export const sameWord = (wanted: string, found: string): boolean =>
  stems(wanted).some((one) => stems(found).some((other) => beginsAlike(one, other)));

const stems = (word: string): string[] => (word.startsWith('ge') && word.length > 6 ? [word, word.slice(2)] : [word]);

function beginsAlike(wanted: string, found: string): boolean {
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === found[shared]) shared++;
  return shared >= Math.min(3, wanted.length) && 3 * shared >= 2 * wanted.length;
}

export class Book {
  readonly sections: Section[];
  readonly chapters: Chapter[] = [];

  constructor(
    readonly title: string,
    written: string,
    texts: Texts,
  ) {
    this.sections = cut(filled(written, title, texts));
    for (const section of this.sections.slice(1))
      if (section.level === 2) this.chapters.push({ head: section, sections: [section] });
      else this.chapters.at(-1)!.sections.push(section);
  }

  at(anchor: string): Section | null {
    return this.sections.find((section) => section.anchors.includes(anchor)) ?? null;
  }

  /** What a card says of an anchor: the line in which it stands, else the first sentences of its section. */
  told(anchor: string): Told | null {
    const section = this.at(anchor);
    if (!section) return null;
    const lines = section.blocks.flatMap(({ html }) => html.match(/<(li|p)>.*?<\/\1>/gs) ?? []);
    const line = lines.find((one) => one.includes(`id="${anchor}"`));
    const name = line && /<strong>(.*?)<\/strong>/.exec(line)?.[1];
    if (!line || !name) return { anchor, heading: section.heading, text: sentences(section.gist) };
    return {
      anchor,
      heading: stripped(name),
      text: sentences(stripped(line.slice(line.indexOf('</strong>'))).replace(/^[:,.\s]+/, '')),
    };
  }

  chapterOf(anchor: string): Chapter | null {
    return this.chapters.find((chapter) => chapter.sections.some((one) => one.anchors.includes(anchor))) ?? null;
  }

  /** What stands beside a chapter: our rulings about it, the words it uses, the sections that lead to it. */
  beside(chapter: Chapter): { rulings: string[]; words: Told[]; leading: Section[] } {
    const own = new Set(chapter.sections.flatMap((section) => section.anchors));
    const elsewhere = this.sections.slice(1).filter((section) => !chapter.sections.includes(section));
    const words = new Set(chapter.sections.flatMap(linked).filter((anchor) => !own.has(anchor)));
    return {
      rulings: elsewhere.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'ruling' && own.has(block.name) ? block.html : [])),
      ),
      words: [...words].flatMap((anchor) => this.told(anchor) ?? []),
      leading: elsewhere.filter(
        (section) => section.anchor !== 'glossary' && linked(section).some((anchor) => own.has(anchor)),
      ),
    };
  }

  /** Search in the rulebook: sections that have every word in some form, best first. */
  search(text: string): Section[] {
    const wanted = folded(text);
    if (!wanted.length) return [];
    return this.sections
      .map((section, place) => ({ section, place, weights: wanted.map((word) => weight(section, word)) }))
      .filter(({ weights }) => weights.every(Boolean))
      .sort((a, b) => sum(b.weights) - sum(a.weights) || a.place - b.place)
      .map(({ section }) => section);
  }

  /** Cards, races and the like with their sentences. */
  things(): { name: string; text: string }[] {
    const html = this.sections.flatMap((section) => section.blocks).map((block) => block.html);
    return html.flatMap((one) =>
      [...one.matchAll(/<li><strong>(.*?)<\/strong>.*?: (.*?)<\/li>/g)].map(([, name, text]) => ({
        name: stripped(name!),
        text: stripped(text!),
      })),
    );
  }

  /** Words of the book that begin as those which were not found. */
  near(text: string): string[] {
    const starts = folded(text).map((word) => word.slice(0, 3));
    const every = new Set(this.sections.flatMap((section) => [...section.words.keys()]));
    return [...every]
      .filter((word) => starts.some((start) => word.startsWith(start)))
      .sort()
      .slice(0, 8);
  }
}

/** The places to which a section leads. */
const linked = (section: Section): string[] =>
  section.blocks.flatMap(({ html }) => [...html.matchAll(/<a href="#([\w-]+)"/g)].map((found) => found[1]!));

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

function weight(section: Section, wanted: string): number {
  let best = 2 * (section.words.get(wanted) ?? 0);
  for (const [word, value] of section.words) if (value > best && sameWord(wanted, word)) best = value;
  return best;
}

/** Lists of cards, races and the like are the messages that stand on them. */
function filled(written: string, title: string, texts: Texts): string {
  return written.replace(LIST, (mark, kind: string) => {
    const prefix = `${title}-${kind}-`;
    const lines = texts
      .ids(prefix)
      .filter((key) => texts.has(`${key}.text`))
      .map((key) => `- **${texts.text(key)}** {#${kind}-${key.slice(prefix.length)}}: ${texts.text(`${key}.text`)}`);
    return [mark, '', ...lines].join('\n');
  });
}

function cut(written: string): Section[] {
  const sections: Section[] = [];
  let tokens: Token[] = [];
  for (const token of marked.lexer(placed(written)))
    if (token.type === 'heading') {
      finish(sections.at(-1), tokens);
      sections.push(opened(token as Tokens.Heading));
      tokens = [];
    } else tokens.push(token);
  finish(sections.at(-1), tokens);
  return sections;
}

/** Anchors inside a paragraph become places in the page; those of headings are read with the heading. */
const placed = (written: string): string =>
  written.replace(/^(?!#)(.*)$/gm, (line) => line.replace(/\s*\{#([\w-]+)\}/g, '<span class="place" id="$1"></span>'));

function opened(token: Tokens.Heading): Section {
  const anchor = ANCHOR.exec(token.text)?.[1] ?? '';
  const heading = token.text.replace(ANCHOR, '');
  return { anchor, level: token.depth, heading, anchors: [anchor], blocks: [], words: new Map(), gist: '' };
}

function finish(section: Section | undefined, tokens: Token[]): void {
  if (!section) return;
  let list = '';
  for (const token of tokens) {
    if (token.type === 'html') {
      list = token.raw.replace(LIST, '$1').trim();
      continue;
    }
    if (token.type === 'list' && list) {
      section.blocks.push({ kind: 'list', name: list, html: marked.parser([token]) });
      list = '';
      continue;
    }
    const mark = token.type === 'blockquote' ? MARK.exec(token.text) : null;
    if (mark) section.blocks.push(marker(mark, (token as Tokens.Blockquote).text.replace(MARK, '')));
    else add(section.blocks, marked.parser([token]));
  }
  const html = section.blocks.map((block) => block.html).join(' ');
  section.anchors.push(...section.blocks.flatMap((block) => (block.kind === 'example' ? exampleAt(block.name) : [])));
  section.anchors.push(...[...html.matchAll(/class="place" id="([\w-]+)"/g)].map((found) => found[1]!));
  const bold = [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map((found) => found[1]!).join(' ');
  for (const [text, value] of [
    [stripped(html), WEIGHT.body],
    [stripped(bold), WEIGHT.bold],
    [section.heading, WEIGHT.heading],
  ] as const)
    for (const word of folded(text)) section.words.set(word, value);
  const first = section.blocks.find(({ kind }) => kind === 'html' || kind === 'list');
  section.gist = first ? stripped(first.html.split('</p>')[0]!).trim() : '';
}

function marker(mark: RegExpExecArray, text: string): Block {
  const html = marked.parse(text, { async: false });
  const name = mark[2]!;
  if (mark[1] === 'ruling') return { kind: 'ruling', name, html };
  return { kind: 'example', name, html: html.replace(/ \((\d)\)/g, '\u00a0<b class="seal">$1</b>') };
}

/** Neighbouring paragraphs are one block. */
function add(blocks: Block[], html: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'html') last.html += html;
  else if (html.trim()) blocks.push({ kind: 'html', html });
}

/** A card has room for two. */
const sentences = (text: string): string =>
  (text.match(/[^.!?]+[.!?]+(\s|$)/g) ?? [text.replace(/:\s*$/, '.')]).slice(0, 2).join('');

function stripped(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
