import { describe, expect, it } from 'vitest';
import { writtenList } from '../../../../src/titles/invasion/decks/deck';
import { indexOf, plainName, readList } from '../../../../src/titles/invasion/decks/deckListParser';

const index = indexOf([
  { slug: 'defender_of_the_hold', race: 'dwarf', names: ['Defender of the Hold', 'Verteidiger der Feste'] },
  { slug: 'defend_the_border', race: 'neutral', names: ['Defend the Border', 'Schützt die Grenze'] },
  { slug: 'rip_dere_eads_off', race: 'orc', names: ["Rip Dere 'eads Off!", "Reißt ihn'n die Köppe ab!"] },
  { slug: 'boar_boyz', race: 'orc', names: ['Boar Boyz', 'Wildschweinboyz'] },
]);
const read = (...lines: string[]) => readList(lines.join('\n'), index, { dark_elf: 'Mroczne Elfy', orc: 'Orki' });

describe('a list that somebody wrote', () => {
  it('may put the number before or after the name, with or without a sign', () => {
    for (const line of [
      '3 Boar Boyz',
      '3x Boar Boyz',
      'Boar Boyz x3',
      'Boar Boyz 3',
      '3 × boar_boyz',
      '  3  BOAR BOYZ  ',
    ])
      expect(read(line).cards, line).toEqual({ boar_boyz: 3 });
  });
  it('means one copy without a number, and adds up', () => {
    expect(read('Boar Boyz', '2 Wildschweinboyz').cards).toEqual({ boar_boyz: 3 });
  });
  it('may be careless with apostrophes, accents and ends of names', () => {
    expect(read('2 rip dere eads off', '1 Schuetzt die Grenze', '1 Verteid').cards).toEqual({
      rip_dere_eads_off: 2,
      defend_the_border: 1,
      defender_of_the_hold: 1,
    });
  });
  it('names its capital in several languages', () => {
    expect(read('Capital: Dark Elves').race).toBe('dark_elf');
    expect(read('Hauptstadt: Orcs').race).toBe('orc');
    expect(read('Stolica: Mroczne Elfy').race).toBe('dark_elf');
    expect(read('Hoofdstad: high_elf').race).toBe('high_elf');
  });
  it('has the capital of its most frequent race otherwise', () => {
    expect(read('1 Defender of the Hold', '2 Boar Boyz').race).toBe('orc');
    expect(read('Defend the Border').race).toBe('dwarf');
  });
  it('is called what its first comment says', () => {
    expect(read('# Waaagh! deluxe', '3 Boar Boyz # the best', '# more').name).toBe('Waaagh! deluxe');
    expect(read('3 Boar Boyz').name).toBe('');
  });
  it('says which lines it did not understand, and keeps the others', () => {
    const list = read('Capital: Skaven', '3 Boar Boyz', '2 Clanrats', '', '1 Defend', '0 Boar Boyz');
    expect(list.unread).toEqual([
      { line: 1, text: 'Capital: Skaven' },
      { line: 3, text: '2 Clanrats' },
      { line: 5, text: '1 Defend' },
      { line: 6, text: '0 Boar Boyz' },
    ]);
    expect(list.cards).toEqual({ boar_boyz: 3 });
  });
  it('comes back as it was written', () => {
    const deck = { id: 'x', name: 'Waaagh!', race: 'orc' as const, cards: { boar_boyz: 3, rip_dere_eads_off: 2 } };
    const names = new Map([
      ['rip_dere_eads_off', "Rip Dere 'eads Off!"],
      ['boar_boyz', 'Boar Boyz'],
    ]);
    const { name, race, cards, unread } = read(writtenList(deck, names));
    expect({ name, race, cards, unread }).toEqual({ name: deck.name, race: deck.race, cards: deck.cards, unread: [] });
  });
});

it('reduces names to what counts', () => {
  expect(plainName("Reißt ihn'n die KÖPPE ab!")).toBe('reisstihnndiekoeppeab');
  expect(plainName('Łódź')).toBe('lodz');
});
