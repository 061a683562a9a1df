/** The first sentence of every section of a rule book, cut out when the page is built: a gentle line needs no book. */
import type { Language } from './fluent';

const data = import.meta.glob<Record<string, string>>('../../../src/spieltisch/locale/*/book/*.md', {
  query: '?gist',
  import: 'default',
});
const at = (title: string, language: string): string => `../../../src/spieltisch/locale/${language}/book/${title}.md`;

/** By anchor. */
export const loadGists = (title: string, language: Language): Promise<Record<string, string>> =>
  (data[at(title, language)] ?? data[at(title, 'en')]!)();
