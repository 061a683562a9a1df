/** Rules help: topics written for it, and everything that carries a rule sentence (cards, powers, tokens). */
import { prettify, type Texts } from './fluent';

export interface HelpEntry {
  key: string;
  heading: string;
  text: string;
  /** Written as help; otherwise a thing with a rule sentence, found by searching. */
  topic: boolean;
  /** About what is being decided right now. */
  now: boolean;
}

export function helpEntries(texts: Texts, title: string, context: readonly string[]): HelpEntry[] {
  const topics: HelpEntry[] = [];
  const things: HelpEntry[] = [];
  for (const id of texts.ids(`${title}-`)) {
    const rest = id.slice(title.length + 1);
    if (rest.startsWith('help-')) {
      const topic = rest.slice('help-'.length);
      const heading = texts.has(`${id}.title`) ? texts.text(`${id}.title`) : prettify(topic.replace(/-/g, ' '));
      topics.push({ key: id, heading, text: texts.text(id), topic: true, now: context.includes(topic) });
    } else if (texts.has(`${id}.text`)) {
      things.push({ key: id, heading: texts.text(id), text: texts.text(`${id}.text`), topic: false, now: false });
    }
  }
  return [...topics.filter((entry) => entry.now), ...topics.filter((entry) => !entry.now), ...things];
}
