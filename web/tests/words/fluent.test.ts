import { describe, expect, it } from 'vitest';
import { pickLanguage, prettify, Texts } from '../../src/words/fluent';

const texts = new Texts([
  {
    language: 'de',
    text: 'a = eins\n    .gloss = (one)\nb = { $what }!\n    .text = Satz\ne = { $what } { $what-gloss }',
  },
  { language: 'en', text: 'a = one\nc = three\nd = { $n ->\n    [one] one boat\n   *[other] { $n } boats\n}' },
]);

describe('texts', () => {
  it('speaks the first language and falls back message by message', () => {
    expect(texts.text('a')).toBe('eins');
    expect(texts.text('c')).toBe('three');
    expect(texts.text('nowhere')).toBe('nowhere');
  });
  it('reads attributes and fills nested messages first', () => {
    expect(texts.text('b.text')).toBe('Satz');
    expect(texts.text('b', { what: { key: 'a' } })).toBe('eins!');
    expect(texts.has('b.other')).toBe(false);
    expect(texts.text('e', { what: { key: 'a' } })).toBe('eins (one)');
  });
  it('counts', () => {
    expect(texts.text('d', { n: 1 })).toBe('one boat');
    expect(texts.text('d', { n: 3 })).toBe('3\u00a0boats');
  });
  it('lists what begins alike', () => {
    expect(texts.ids('a')).toEqual(['a']);
  });
});

describe('language', () => {
  it('is the first of the browser that we have', () => {
    expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(pickLanguage(['fr'])).toBe('en');
  });
});

it('makes a word of a slug', () => expect(prettify('border_princes')).toBe('Border princes'));
