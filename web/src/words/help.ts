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
  /** Named by what the reader points at. */
  pointed: boolean;
}

export function helpEntries(texts: Texts, title: string, context: readonly string[], about = ''): HelpEntry[] {
  const words = about.toLocaleLowerCase();
  const isNamed = (heading: string): boolean => heading.length > 3 && words.includes(heading.toLocaleLowerCase());
  const topics: HelpEntry[] = [];
  const things: HelpEntry[] = [];
  for (const id of texts.ids(`${title}-`)) {
    const rest = id.slice(title.length + 1);
    if (rest.startsWith('help-')) {
      const topic = rest.slice('help-'.length);
      const heading = texts.has(`${id}.title`) ? texts.text(`${id}.title`) : prettify(topic.replace(/-/g, ' '));
      topics.push({
        key: id,
        heading,
        text: texts.text(id),
        topic: true,
        now: context.includes(topic),
        pointed: isNamed(heading),
      });
    } else if (texts.has(`${id}.text`)) {
      const heading = texts.text(id);
      things.push({
        key: id,
        heading,
        text: texts.text(`${id}.text`),
        topic: false,
        now: false,
        pointed: isNamed(heading),
      });
    }
  }
  const rank = (entry: HelpEntry): number =>
    entry.pointed && !entry.topic ? 0 : entry.pointed ? 1 : entry.now ? 2 : entry.topic ? 3 : 4;
  return [...topics, ...things].sort((a, b) => rank(a) - rank(b));
}
