/** Soft hyphens for narrow places: long words may be divided between syllables, near enough in all our languages. */
const VOWEL = 'aeiouyäöüéèëïáíúąęó';
/** Consonants that begin a syllable together. */
const ONSET = `(?:sch[lrmnw]?|[sś][tp]r?|[szcrd]z|ck|ch|ph|th|qu|[bdfgkpt][lr]|[^${VOWEL}])`;
const BREAK = new RegExp(`(?<!c(?=k))(?<=\\p{L}{2}[${VOWEL}][^${VOWEL}]*?)(?=${ONSET}[${VOWEL}]\\p{L})`, 'giu');
const LONG = 10;

export function divided(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word).join('\u00ad')));
}

/** The shortest way from a vowel to the next beginning of a syllable ends one. */
function syllables(word: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index } of word.matchAll(BREAK)) {
    if (index - from < 2 || !new RegExp(`[${VOWEL}]`, 'iu').test(word.slice(from, index))) continue;
    found.push(word.slice(from, index));
    from = index;
  }
  return [...found, word.slice(from)];
}
