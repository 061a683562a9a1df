import { describe, expect, it } from 'vitest';
import { stepNow, STEPS } from '../../../src/titles/invasion/steps';
import type { InvasionView } from '../../../src/titles/invasion/view';

const at = (phase: string, step: string, decision: string) =>
  STEPS[stepNow({ phase, step } as unknown as InvasionView, decision)];

describe('the combat track', () => {
  it.each([
    ['declare_target', 'target'],
    ['declare_attackers', 'attackers'],
    ['pay_for_attackers', 'attackers'],
    ['declare_defenders', 'defenders'],
    ['assign_attack', 'assigned'],
    ['assign_defence', 'assigned'],
  ])('lights the step that %s asks about, not the one that is done', (decision, step) => {
    expect(at('battlefield', 'none', decision)).toBe(step);
    expect(at('battlefield', 'target', decision)).toBe(step);
  });

  it('lights the step that is done while a window is open', () => {
    expect(at('battlefield', 'defenders', 'act')).toBe('defenders');
    expect(at('battlefield', 'applied', 'answer')).toBe('applied');
  });

  it('lights nothing outside the battlefield phase', () => {
    expect(at('capital', 'defenders', 'act')).toBeUndefined();
  });
});
