/** The language in use. Everything that calls `t` follows when it changes. */
import { pickLanguage, Texts, type Language } from '../words/fluent';
import { edition } from '../wire/edition';
import { settings } from './settings.svelte';
import type { Translate } from '../words/types';

let texts = $state.raw(new Texts([]));
let current = $state<Language>('en');
const loaded = new Map<Language, Promise<string>>();
/** What boxes say of their records, title by title. */
type Own = (texts: Texts, language: Language) => [string, string][];
const owns = new Map<string, Own>();
let bare = texts;
const dressed = (plain = bare, language = current): Texts =>
  plain.with(new Map([...owns.values()].flatMap((own) => own(plain, language))));

function fetchTexts(language: Language): Promise<string> {
  let text = loaded.get(language);
  if (!text) {
    text = fetch(`${edition.root}locale/${language}.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`no texts for ${language}`);
      return answer.text();
    });
    loaded.set(language, text);
    text.catch(() => loaded.delete(language));
  }
  return text;
}

export async function useLanguage(language: Language): Promise<void> {
  bare = new Texts([{ language, text: await fetchTexts(language) }]);
  current = language;
  texts = dressed();
  document.documentElement.lang = language;
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
  get texts(): Texts {
    return texts;
  },
};
