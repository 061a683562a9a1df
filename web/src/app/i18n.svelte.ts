/** The language in use. Everything that calls `t` follows when it changes. */
import { pickLanguage, Texts, type Language } from '../words/fluent';
import { edition } from '../wire/edition';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import type { Translate } from '../words/types';

let texts = $state.raw(new Texts([]));
let current = $state<Language>('en');
const loaded = new Map<string, Promise<string>>();
/** What boxes say of their records, title by title. */
type Own = (texts: Texts, language: Language) => [string, string][];
const owns = new Map<string, Own>();
let bare = texts;
const dressed = (plain = bare, language = current): Texts =>
  plain.with(new Map([...owns.values()].flatMap((own) => own(plain, language))));
/** Whoever opens a table or an embedded page by its address needs no texts of other titles: `shared`, and later its own. */
const ALL = [''];
const knowsTitle = router.route.page === 'table' || router.route.page === 'embed';
let parts = knowsTitle && !edition.isDevice ? ['-shared'] : ALL;
let isWhole = $state(parts === ALL);

function fetchTexts(name: string): Promise<string> {
  let text = loaded.get(name);
  if (!text) {
    text = fetch(`${edition.root}locale/${name}.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`no texts for ${name}`);
      return answer.text();
    });
    loaded.set(name, text);
    text.catch(() => loaded.delete(name));
  }
  return text;
}

export async function useLanguage(language: Language): Promise<void> {
  const some = Promise.all(parts.map((part) => fetchTexts(language + part)));
  const found = await some.catch(async () => [await fetchTexts(language)]); // without a network all of them are kept
  bare = new Texts([{ language, text: found.join('\n') }]);
  current = language;
  isWhole = parts === ALL;
  texts = dressed();
  document.documentElement.lang = language;
}

/** Before anything of a title is said; null: of any title. */
export async function textsOf(title: string | null): Promise<void> {
  if (parts === ALL || parts.includes(`-${title}`)) return;
  parts = title === null ? ALL : [...parts, `-${title}`];
  await useLanguage(current);
}

/** Names and words of a title's records, said before those of the files. */
export function sayOwn(title: string, own: Own): void {
  owns.set(title, own);
  texts = dressed();
}

/** The texts of a language that is not the page's: a card is shown in all of them. */
export async function textsIn(language: Language): Promise<Texts> {
  return dressed(new Texts([{ language, text: await fetchTexts(language) }]), language);
}

export function startLanguage(): Promise<void> {
  return useLanguage(settings.language ?? pickLanguage(navigator.languages));
}

export function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  return useLanguage(language);
}

export const t: Translate = (key, args) => texts.text(key, args);

export const i18n = {
  get language(): Language {
    return current;
  },
  /** Whether any title can be spoken of. */
  get isWhole(): boolean {
    return isWhole;
  },
  get texts(): Texts {
    return texts;
  },
};
