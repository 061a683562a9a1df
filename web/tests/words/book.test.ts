import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadBook, sameWord, type Book } from '../../src/words/book';
import { anchorAsked, anchorNow, loadLinks, ruleOf } from '../../src/words/rules';
import { loadGists } from '../../src/words/sectionSummaries';
import { Texts } from '../../src/words/fluent';

const LOCALE = new URL('../../../src/spieltisch/locale/', import.meta.url);

function texts(language: string): Texts {
  const folder = new URL(`${language}/`, LOCALE);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return new Texts([{ language, text: files.map((name) => readFileSync(new URL(name, folder), 'utf-8')).join('\n') }]);
}

const open = (title: string, language: string): Promise<Book> => loadBook(title, language, texts(language));

it('cuts the Markdown into chapters whose anchors the links know', async () => {
  for (const title of ['chaos', 'smallworld', 'invasion']) {
    const [book, links] = await Promise.all([open(title, 'en'), loadLinks(title)]);
    const anchors = new Set(book.sections.flatMap((section) => section.anchors));
    for (const words of [links.decisions, links.verbs, links.reasons, links.keywords, links.tokens])
      // Words of cards, races, powers and upgrades come with their box.
      for (const anchor of Object.values(words).filter((one) => !/^(card|upgrade|old_world|race|power)-/.test(one)))
        expect(anchors).toContain(anchor);
    const names = book.sections.flatMap((one) =>
      one.blocks.flatMap((block) => (block.kind === 'example' ? block.name : [])),
    );
    expect(names.sort()).toEqual(Object.keys(links.examples).sort());
    expect(book.chapters.at(-1)!.head.anchor).toBe('glossary');
  }
});

it('finds forms of a word, best place first, as the terminal does', async () => {
  const chaos = await open('chaos', 'en');
  expect(chaos.search('dial counter')[0]!.anchor).toBe('counters');
  expect((await open('invasion', 'en')).search('toughn')[0]!.anchor).toBe('toughness');
  expect((await open('chaos', 'de')).search('Drehmarkers').map((one) => one.anchor)).toContain('counters');
  expect((await open('smallworld', 'pl')).search('ostatniej próby')[0]!.anchor).toBe('last-attempt');
  expect(chaos.search('locomotive')).toEqual([]);
  expect(chaos.near('dominoes')).toContain('domination');
  expect(sameWord('sprunge', 'sprung')).toBe(true);
  expect(sameWord('corrupt', 'correspond')).toBe(false);
});

it('tells a thing in its own line, a section in its first sentences', async () => {
  const chaos = await open('chaos', 'en');
  expect(chaos.told('noble')).toMatchObject({ anchor: 'noble', heading: 'Noble' });
  expect(chaos.told('noble')!.text).toMatch(/^each one adds 1 to the conquest value/);
  expect(chaos.told('domination')!.heading).toBe('Domination');
  expect(chaos.told('domination')!.text.match(/[.!?]/g)!.length).toBeLessThanOrEqual(2);
  expect(chaos.told('nowhere')).toBeNull();
});

it('has a sentence for every decision without the book', async () => {
  for (const title of ['chaos', 'smallworld', 'invasion'])
    for (const language of ['en', 'de', 'pl', 'nl']) {
      const [gists, links] = [await loadGists(title, language), await loadLinks(title)];
      const places = Object.values(links.decisions).filter(
        (anchor) => !/^(card|upgrade|old_world|race|power|tile)-/.test(anchor),
      );
      for (const anchor of places) expect(gists[anchor], `${title} ${language} ${anchor}`).toMatch(/^\p{L}.*[.!?]$/u);
    }
  expect((await loadGists('invasion', 'en'))['mulligan']).toMatch(
    /^If you do not like yours, you may take a mulligan once: shuffle/,
  );
  expect((await loadGists('smallworld', 'en'))['fort']).toMatch(/^Fort: adds 1/);
});

it('knows the cards, and where a table stands', async () => {
  // Words of cards come with their box.
  const box = texts('de').with(new Map([['chaos-card-battle_cry.text', 'Niemand setzt hier Marker.']]));
  const book = await loadBook('chaos', 'de', box);
  expect(book.at('card-battle_cry')!.anchor).toBe('card-list');
  expect(book.at('card-list')!.blocks).toMatchObject([{ kind: 'list', name: 'card' }]);
  const links = await loadLinks('chaos');
  const has = (anchor: string): boolean => !!book.at(anchor);
  expect(anchorNow(links, { decision: 'assign_hits', step: 'none', phase: 'battle' }, has)).toBe('hits');
  expect(anchorNow(links, { step: 'dials', phase: 'end' }, has)).toBe('counters');
  expect(anchorNow(links, { phase: 'battle' }, has)).toBe('battle-phase');
  const cards = ['old_world-divine_inspiration', 'card-meddling_of_skaven'];
  const asked = (decision: string, args: Record<string, unknown>): string =>
    anchorAsked(links, { decision, args }, (anchor) => cards.includes(anchor));
  expect(asked('assign_hits', { roll: 'early' })).toBe('early-hits');
  expect(asked('discard_card', { card: 'divine_inspiration', god: null })).toBe('old_world-divine_inspiration');
  expect(asked('discard_card', { card: 'meddling_of_skaven', god: 'tzeentch' })).toBe('card-meddling_of_skaven');
  expect(asked('choose_charmed', { free: true })).toBe('upgrade-up_keeper_of_secrets');
  expect(ruleOf(links, [{ key: 'core-not_now' }, { key: 'chaos-why-slots_full' }])).toBe('slots');
});
