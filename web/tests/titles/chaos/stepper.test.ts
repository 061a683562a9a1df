import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from '../../../src/titles/chaos/stepper.svelte';
import type { ChaosEvent, ChaosView } from '../../../src/titles/chaos/view';
import { battle, summoning } from './scenes';

const quiet: ChaosView = { ...summoning.view, phase: 'battle' };
const fought: ChaosView = { ...battle.view, battle: null };

describe('stepping through battles', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not play back what was there when the page opened', () => {
    const stepper = new Stepper();
    stepper.update(fought, 'normal');
    expect(stepper.more()).toBe(false);
    expect(stepper.current(fought)).toBeNull();
  });

  it('shows a new battle roll by roll, lingers, and goes away', () => {
    const stepper = new Stepper();
    stepper.update(quiet, 'normal');
    stepper.update(fought, 'normal');
    expect(stepper.current(fought)?.region).toBe('estalia');
    expect(stepper.shown).toBe(0);
    vi.advanceTimersByTime(400);
    expect(stepper.shown).toBe(1);
    vi.advanceTimersByTime(1600);
    expect(stepper.shown).toBe(2);
    expect(stepper.current(fought)).not.toBeNull();
    vi.advanceTimersByTime(1600);
    expect(stepper.current(fought)).toBeNull();
  });

  it('shows a battle whose round ended with it, and then the next round', () => {
    const stepper = new Stepper();
    const later: ChaosView = { ...summoning.view, round: quiet.round + 1, battles: [] };
    const events: ChaosEvent[] = [
      { entry: 1, event: 'battle', region: 'tilea', number: 1 },
      {
        entry: 1,
        event: 'rolled',
        god: 'khorne',
        roll: 'battle',
        region: 'tilea',
        dice: [6, 2, 3],
        number: 2,
        hits: 1,
      },
      { entry: 1, event: 'peasant_killed', by: 'khorne', region: 'tilea' },
      { entry: 1, event: 'round', number: later.round },
    ];
    stepper.update(quiet, 'normal');
    stepper.update(later, 'normal', events);
    const seen = stepper.current(later)!;
    expect(seen.region).toBe('tilea');
    expect(seen.rolls[0]!.dice.map((die) => die.exploded)).toEqual([false, false, true]);
    expect(seen.rolls[0]!.dice.map((die) => die.hit)).toEqual([true, false, false]);
    expect(seen.rolls[0]!.kills).toEqual([{ seat: null, kind: 'peasant', hits: 1 }]);
    vi.advanceTimersByTime(400);
    expect([stepper.shown, stepper.round]).toEqual([1, quiet.round]);
    vi.advanceTimersByTime(1600);
    expect(stepper.current(later)).toBeNull();
    expect(stepper.round).toBe(later.round);
  });

  it('can be skipped and seen again', () => {
    const stepper = new Stepper();
    stepper.update(quiet, 'slow');
    stepper.update(fought, 'slow');
    stepper.skip(fought);
    expect(stepper.current(fought)).toBeNull();
    stepper.replay();
    expect(stepper.more()).toBe(true);
    stepper.next(fought);
    expect(stepper.shown).toBe(1);
  });

  it('shows nothing at instant speed but keeps the open decision in view', () => {
    const stepper = new Stepper();
    stepper.update(quiet, 'instant');
    stepper.update(battle.view, 'instant');
    expect(stepper.more()).toBe(false);
    expect(stepper.current(battle.view)).toBe(battle.view.battle);
  });
});
