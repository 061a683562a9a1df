/** Keys that `t` takes: those of a message, written out (`MessageKey`, made by tools/web.py), and families of them. */
declare global {
  /**
   * Put together with a word that comes from the server; titles add theirs. tests/test_locale.py names the words of
   * each family and looks for their messages in all languages: a new line here needs one there.
   */
  interface Families {
    shell: `ai-level-${string}` | `ui-box-kind-${string}` | `ui-shop-symbol-${string}` | `ui-title-${string}`;
  }
}

/** Looked up before it is said: `texts.has(key)`. */
export type Known = string & { readonly known: true };
export type Key = MessageKey | Families[keyof Families] | Known;
