import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from '../../../src/words/fluent';
import title from '../../../src/titles/invasion';
import cards from '../../../src/titles/invasion/art/cards';
import icons from '../../../src/titles/invasion/art/icons';
import { frame, LIVERY } from '../../../src/titles/invasion/art/races';
import scenes from '../../../src/titles/invasion/demo/scenes.json';
import {
  cardText,
  offer,
  parts,
  pieceLabel,
  reason,
  shortReason,
  targetName,
  textScale,
} from '../../../src/titles/invasion/labels';
import { damageByTurn, flashes, lossOf } from '../../../src/titles/invasion/gameSummary';
import type { InvasionAction, InvasionEvent, InvasionView } from '../../../src/titles/invasion/view';

const LOCALE = new URL('../../../../src/spieltisch/locale/', import.meta.url);
const BOARD = new URL('../../../src/titles/invasion/', import.meta.url);
const source = (language: string): string =>
  ['invasion', 'invasion-ui', 'ui']
    .map((name) => readFileSync(new URL(`${language}/${name}.ftl`, LOCALE), 'utf8'))
    .join('\n');
const played = Object.values(
  scenes as unknown as Record<string, { view: InvasionView; offers: InvasionAction[]; events?: InvasionEvent[] }>,
);
const actionNames = { action: (action: string) => action, thing: (action: string) => action };

describe.each(['en', 'de', 'pl', 'nl'])('the words of the board in %s', (language) => {
  const texts = new Texts([{ language, text: source(language) }]);
  const t = (key: string, args?: Parameters<Texts['text']>[1]): string => texts.text(key, args);
  const code = readdirSync(BOARD, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('decks') && /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(new URL(name, BOARD), 'utf8'))
    .join('\n');

  it('has every key that the board asks for, and asks for every key it has', () => {
    const asked = [...code.matchAll(/['"`](invasion-ui-[a-z_-]*[a-z_])['"`]/g)].map((found) => found[1]!);
    const families = [...code.matchAll(/`(invasion-ui-[a-z_-]*)\$\{/g)].map((found) => found[1]!);
    expect(asked.filter((key) => !texts.has(key))).toEqual([]);
    expect(
      texts
        .ids('invasion-ui-')
        .filter((key) => !asked.includes(key) && !families.some((start) => key.startsWith(start))),
    ).toEqual([]);
  });

  it('names cards, offers, reasons and targets of played games without a bare key', () => {
    for (const { view, offers } of played) {
      for (const card of view.cards)
        expect(pieceLabel(t, actionNames, card, view.cards, [])).not.toContain('invasion-');
      for (const one of offers) expect(offer(t, actionNames, one)).not.toContain('invasion-');
      for (const held of view.hand ?? [])
        for (const why of held.blocked) expect(`${reason(t, why)} ${shortReason(t, why)}`).not.toMatch(/invasion-|\{/);
      for (const link of view.chain)
        for (const target of link.targets) expect(targetName(t, target, view)).not.toContain('invasion-');
    }
  });

  it('says in which zone a card may go', () => {
    for (const zone of ['kingdom', 'quest', 'battlefield']) {
      for (const key of ['zone_only', 'one_hero', 'wrong_zone'])
        expect(reason(t, { key, args: { card: 'runesmith', piece: 'runesmith_a1', zone } })).not.toMatch(
          /invasion-|\{/,
        );
    }
  });

  it('lets the words that say when a text counts stand out', () => {
    const bold = Object.keys(cards).flatMap((card) =>
      parts(t, cardText(t, card))
        .filter((part) => part.bold)
        .map((part) => part.text),
    );
    expect(bold.length).toBeGreaterThan(80);
    for (const card of Object.keys(cards))
      expect(
        parts(t, cardText(t, card))
          .map((part) => part.text)
          .join(''),
      ).toBe(cardText(t, card));
  });
});

describe('the cards', () => {
  it('are all there, each with its picture', () => {
    expect(Object.keys(cards)).toHaveLength(130);
    expect(Object.keys(cards).filter((card) => !existsSync(new URL(`art/pictures/${card}.avif`, BOARD)))).toEqual([]);
    for (const race of Object.keys(LIVERY).filter((name) => name !== 'neutral'))
      expect(existsSync(new URL(`art/room/capital-${race}.avif`, BOARD))).toBe(true);
  });
});

describe('the races', () => {
  it('differ in emblem, letter and, by side, in the shape of their cards', () => {
    expect(new Set(Object.values(LIVERY).map((one) => one.emblem)).size).toBe(7);
    expect(new Set(Object.values(LIVERY).map((one) => one.letter)).size).toBe(7);
    expect(new Set((['order', 'destruction', 'neutral'] as const).map((side) => frame(side, 8, 0))).size).toBe(3);
    for (const one of Object.values(LIVERY)) expect(icons[one.emblem]!.length).toBeGreaterThan(20);
  });

  it('give a seat its badge, unless both play the same race', () => {
    const view = played[0]!.view;
    expect(title.badge(view, 0)!.name.key).toBe('invasion-race-dwarf');
    const twins = { ...view, seats: [view.seats[0]!, { ...view.seats[1]!, race: 'dwarf' as const }] };
    expect(title.badge(twins, 0)).toBeNull();
  });
});

describe('the story', () => {
  const told: InvasionEvent[] = [
    { entry: 1, event: 'turn', number: 1, seat: 0 },
    { entry: 2, event: 'section_damaged', side: 'b', zone: 'quest', damage: 3 },
    { entry: 3, event: 'turn', number: 2, seat: 1 },
    { entry: 4, event: 'healed_section', side: 'b', zone: 'quest', damage: 1 },
    { entry: 4, event: 'damaged', piece: 'runesmith_a1', damage: 1 },
    { entry: 5, event: 'lost', seat: 1, reason: 'burning' },
  ];

  it('adds up the damage to the capitals by turn', () => {
    expect(damageByTurn(told)).toEqual([
      { turn: 1, damage: [0, 3] },
      { turn: 2, damage: [0, 2] },
    ]);
    expect(lossOf(told)).toBe('burning');
    expect(lossOf([])).toBeNull();
  });

  it('shows only what is new', () => {
    expect(flashes(told, 2).map((one) => [one.at, one.text])).toEqual([['runesmith_a1', '−1']]);
    expect(flashes(told, 6)).toEqual([]);
  });
});

describe('the text on a card', () => {
  it('is set smaller the longer it is and the less room there is, but never too small to read', () => {
    expect(Number(textScale('Limited.', 145, true))).toBe(1);
    expect(Number(textScale('x'.repeat(150), 145, false))).toBeGreaterThan(
      Number(textScale('x'.repeat(150), 145, true)),
    );
    expect(Number(textScale('x'.repeat(900), 145, true))).toBe(0.64);
    expect(Number(textScale('x'.repeat(120), 240, false))).toBe(1);
  });
});
