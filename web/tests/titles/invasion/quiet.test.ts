import { expect, it } from 'vitest';
import { quiet } from '../../../src/titles/invasion/gameSummary';
import type { InvasionEvent } from '../../../src/titles/invasion/view';

it('what was destroyed is not told to have left play as well; what fell off it is', () => {
  const events = [
    { entry: 3, event: 'destroyed', piece: 'urguck_a1' },
    { entry: 3, event: 'left', piece: 'urguck_a1', card: 'urguck', seat: 0 },
    { entry: 3, event: 'left', piece: 'choppa_a1', card: 'choppa', seat: 0 },
  ] as unknown as InvasionEvent[];
  expect(events.map((event, at) => quiet(event, at, events))).toEqual([false, true, false]);
});

it('what is played, laid or dealt is told once, and again only where something came between', () => {
  const events = [
    { entry: 1, event: 'announced_into', seat: 0, card: 'urguck', zone: 'quest', link: 1 },
    { entry: 3, event: 'entered', seat: 0, piece: 'urguck_a1', zone: 'quest' },
    { entry: 3, event: 'entered', seat: 0, piece: 'choppa_a1', zone: 'quest' },
    { entry: 4, event: 'announced_development', seat: 0, zone: 'kingdom', link: 2 },
    { entry: 5, event: 'developed', seat: 0, zone: 'kingdom', piece: 'x_a1' },
    { entry: 6, event: 'assigned', piece: 'urguck_a1', damage: 2 },
    { entry: 6, event: 'assigned_section', side: 'b', zone: 'quest', damage: 3 },
    { entry: 7, event: 'damaged', piece: 'urguck_a1', damage: 2 },
    { entry: 7, event: 'section_damaged', side: 'b', zone: 'quest', damage: 1 },
  ] as unknown as InvasionEvent[];
  const untold = events.filter((event, at) => quiet(event, at, events));
  expect(untold.map(({ event }) => event)).toEqual(['entered', 'developed', 'assigned']);
});
