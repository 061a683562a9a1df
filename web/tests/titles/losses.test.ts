import { describe, expect, it } from 'vitest';
import { losses as chaos } from '../../src/titles/chaos/losses';
import scenesOfInvasion from '../../src/titles/invasion/demo/scenes.json';
import { losses as invasion } from '../../src/titles/invasion/losses';
import type { InvasionAction, InvasionView } from '../../src/titles/invasion/view';
import scenes from '../../src/titles/smallworld/demo/scenes.json';
import { losses as smallworld } from '../../src/titles/smallworld/losses';
import type { SmallWorldAction, SmallWorldView } from '../../src/titles/smallworld/view';
import { summoning } from './chaos/scenes';

const keys = (list: { key: string }[]): string[] => list.map(({ key }) => key);

describe('what is given up for good', () => {
  it('is the power of who passes in Chaos, and nothing where nothing could be done', () => {
    const now = summoning.view;
    const pass = { action: 'pass' };
    const summon = { action: 'summon cultist reserve kislev', cost: 0 };
    expect(keys(chaos(now, pass, [pass, summon], 0))).toContain('chaos-ui-loses-power');
    expect(keys(chaos(now, pass, [pass, summon], 0))).toContain('chaos-ui-loses-free');
    expect(chaos(now, pass, [pass], 0)).toEqual([]);
    expect(chaos(now, summon, [pass, summon], 0)).toEqual([]);
  });

  it('are tokens in hand when conquests stop in Small World', () => {
    const { view } = Object.values(scenes as unknown as Record<string, { view: SmallWorldView }>)[0]!;
    const players = view.players.map((player) => ({ ...player, in_hand: 3 }));
    const stop: SmallWorldAction = { action: 'stop' };
    const conquer: SmallWorldAction = { action: 'conquer l1a_1' };
    expect(smallworld({ ...view, players }, stop, [stop, conquer], 0)).toEqual([
      { key: 'smallworld-ui-loses-tokens', args: { count: 3, targets: 1 } },
    ]);
    expect(smallworld({ ...view, players }, stop, [stop], 0)).toEqual([]);
    expect(smallworld({ ...view, players }, conquer, [stop, conquer], 0)).toEqual([]);
  });

  it('are resources and the development when the own capital phase ends in Invasion', () => {
    const { view, offers, seat } = (
      scenesOfInvasion as unknown as Record<string, { view: InvasionView; offers: InvasionAction[]; seat: number }>
    )['capital']!;
    const pass = offers.find(({ action }) => action === 'pass')!;
    expect(keys(invasion(view, pass, offers, seat))).not.toEqual([]);
    expect(invasion({ ...view, phase: 'battlefield' }, pass, offers, seat)).toEqual([]);
    expect(invasion({ ...view, active: 1 - seat }, pass, offers, seat)).toEqual([]);
  });
});

it('is the turn where a decline or the last token ends it in Small World', () => {
  const { view } = Object.values(scenes as unknown as Record<string, { view: SmallWorldView }>)[0]!;
  const last: SmallWorldAction = { action: 'place l1a_1', ends: true };
  expect(keys(smallworld(view, last, [last], 0))).toEqual(['smallworld-ui-loses-turn']);
  expect(keys(smallworld(view, { action: 'place l1a_1' }, [last], 0))).toEqual([]);
  expect(keys(smallworld(view, { action: 'decline' }, [last], 0))).toEqual(['smallworld-ui-loses-race']);
});
