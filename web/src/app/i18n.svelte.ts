/** The language in use. Everything that calls `t` follows when it changes. */
import { pickLanguage, Texts, type Language } from '../words/fluent';
import { edition } from '../wire/edition';
import { settings } from './settings.svelte';
import type { Translate } from '../words/types';

let texts = $state.raw(new Texts([]));
let current = $state<Language>('en');
const loaded = new Map<Language, Promise<string>>();

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
  texts = new Texts([{ language, text: await fetchTexts(language) }]);
  current = language;
  document.documentElement.lang = language;
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
