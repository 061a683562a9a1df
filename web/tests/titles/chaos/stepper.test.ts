import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from '../../../src/titles/chaos/stepper.svelte';
import type { ChaosView } from '../../../src/titles/chaos/view';
import { battle, summoning } from './scenes';

const quiet: ChaosView = { ...summoning.view, phase: 'battle' };
const fought: ChaosView = { ...battle.view, battle: null };

describe('stepping through battles', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not play back what was there when the page opened', () => {
    const stepper = new Stepper();
    stepper.update(fought, 'normal');
    expect(stepper.more(fought)).toBe(false);
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

  it('can be skipped and seen again', () => {
    const stepper = new Stepper();
    stepper.update(quiet, 'slow');
    stepper.update(fought, 'slow');
    stepper.skip(fought);
    expect(stepper.current(fought)).toBeNull();
    stepper.replay();
    expect(stepper.more(fought)).toBe(true);
    stepper.next(fought);
    expect(stepper.shown).toBe(1);
  });

  it('shows nothing at instant speed but keeps the open decision in view', () => {
    const stepper = new Stepper();
    stepper.update(quiet, 'instant');
    stepper.update(battle.view, 'instant');
    expect(stepper.more(battle.view)).toBe(false);
    expect(stepper.current(battle.view)).toBe(battle.view.battle);
  });
});
