import { describe, expect, it } from 'vitest';
import { board, fan, isFull, layZone, ZONES, type Rect } from '../../../src/titles/invasion/layout';
import scenes from '../../../src/titles/invasion/demo/scenes.json';
import type { CardView, InvasionView } from '../../../src/titles/invasion/view';

const views = Object.entries(scenes as unknown as Record<string, { view: InvasionView }>).map(
  ([name, scene]) => [name, scene.view] as const,
);
const unit = (piece: string, more: Partial<CardView> = {}): CardView => ({
  piece,
  kind: 'unit',
  card: 'runesmith',
  owner: 0,
  controller: 0,
  zone: 'quest',
  power: 1,
  hit_points: 1,
  ...more,
});
const units = (count: number): CardView[] => Array.from({ length: count }, (_, at) => unit(`runesmith_a${at}`));
const box: Rect = { x: 10, y: 20, w: 280, h: 260 };
const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

describe('a zone', () => {
  it.each([1, 3, 6, 9, 14])('has room for %i cards side by side', (count) => {
    const spots = [...layZone(units(count), units(count), box).values()];
    expect(spots).toHaveLength(count);
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThanOrEqual(box.x - 0.5);
      expect(spot.x + spot.w).toBeLessThanOrEqual(box.x + box.w + 0.5);
      expect(spot.y + spot.h).toBeLessThanOrEqual(box.y + box.h + 0.5);
    }
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1)) expect(overlaps(one, other)).toBe(false);
  });

  it('lets very many cards overlap rather than leave the zone', () => {
    for (const spot of layZone(units(40), units(40), box).values())
      expect(spot.x + spot.w).toBeLessThanOrEqual(box.x + box.w + 0.5);
  });

  it('tucks attachments under their unit and turns corrupted cards', () => {
    const cards = [
      unit('runesmith_a1', { corrupted: true }),
      unit('organ_gun_a1', { kind: 'support', host: 'runesmith_a1' }),
    ];
    const spots = layZone([cards[0]!], cards, box);
    expect(spots.get('runesmith_a1')!.turn).toBe(90);
    expect(spots.get('organ_gun_a1')!.z).toBeLessThan(spots.get('runesmith_a1')!.z);
  });

  it('lays a unit over its quest, and developments on one pile', () => {
    const cards = [
      unit('smash_em_all_a1', { kind: 'quest' }),
      unit('runesmith_a1', { quest: 'smash_em_all_a1' }),
      unit('development_a1', { kind: 'development' }),
      unit('development_a2', { kind: 'development' }),
    ];
    const spots = layZone(cards, cards, box);
    expect(spots.size).toBe(4);
    expect(overlaps(spots.get('smash_em_all_a1')!, spots.get('runesmith_a1')!)).toBe(true);
    expect(overlaps(spots.get('development_a1')!, spots.get('development_a2')!)).toBe(true);
  });
});

describe('the board', () => {
  it.each([
    [984, 600],
    [808, 490],
  ])('keeps its parts apart at %i x %i', (width, height) => {
    for (const low of [false, true]) {
      const plan = board(width, height, { far: low, near: low });
      for (const half of [plan.far, plan.near]) {
        const parts = [...Object.values(half.zones), half.capital];
        for (const [at, one] of parts.entries())
          for (const other of parts.slice(at + 1)) expect(overlaps(one, other)).toBe(false);
        for (const bar of Object.values(half.bars))
          expect(bar.y + bar.h).toBeLessThanOrEqual(half.capital.y + half.capital.h + 0.5);
      }
      expect(plan.near.capital.y + plan.near.capital.h).toBeLessThanOrEqual(height);
    }
  });

  it('gives a full battlefield room of its capital', () => {
    const whole = board(984, 600);
    expect(isFull(units(3), units(3), whole.near.inner.battlefield, 84)).toBe(false);
    expect(isFull(units(9), units(9), whole.near.inner.battlefield, 84)).toBe(true);
    expect(board(984, 600, { far: false, near: true }).near.inner.battlefield.h).toBeGreaterThan(
      whole.near.inner.battlefield.h + 50,
    );
  });

  it.each(views)('has a place for every card of %s', (_, view) => {
    const plan = board(984, 600);
    const placed = [0, 1].flatMap((seat) =>
      ZONES.flatMap((zone) => [
        ...layZone(
          view.cards.filter((card) => card.controller === seat && card.zone === zone && !card.host),
          view.cards,
          (seat ? plan.far : plan.near).inner[zone],
        ).keys(),
      ]),
    );
    expect(new Set(placed)).toEqual(new Set(view.cards.map((card) => card.piece)));
  });
});

describe('the hand', () => {
  it('lies side by side and closes up where there are many', () => {
    expect(fan(3, 900, 145, 14)).toEqual([218.5, 377.5, 536.5]);
    const many = fan(14, 900, 145, 14);
    expect(many[0]).toBe(0);
    expect(many.at(-1)! + 145).toBeCloseTo(900);
    expect(fan(0, 900, 145, 14)).toEqual([]);
  });
});
