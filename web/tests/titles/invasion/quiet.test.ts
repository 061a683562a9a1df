import { expect, it } from 'vitest';
import { quiet } from '../../../src/titles/invasion/story';
import type { InvasionEvent } from '../../../src/titles/invasion/view';

it('what was destroyed is not told to have left play as well; what fell off it is', () => {
  const events = [
    { entry: 3, event: 'destroyed', piece: 'urguck_a1' },
    { entry: 3, event: 'left', piece: 'urguck_a1', card: 'urguck', seat: 0 },
    { entry: 3, event: 'left', piece: 'choppa_a1', card: 'choppa', seat: 0 },
  ] as unknown as InvasionEvent[];
  expect(events.map((event, at) => quiet(event, at, events))).toEqual([false, true, false]);
});
