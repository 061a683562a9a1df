/** Steps through the battles of a round, roll by roll, at the speed of the table. */
import type { Speed } from '../types';
import type { Battle, ChaosView } from './view';

const PAUSE: Record<Speed, number> = { instant: 0, normal: 1500, calm: 2200, slow: 3200 };

export class Stepper {
  round = $state(0);
  /** Battle and roll shown last; everything after it is still to come. */
  at = $state(0);
  shown = $state(0);
  /** The last roll stays on the table for a moment. */
  lingers = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fresh = true;

  /** Takes note of a new view; the first one is not played back. */
  update(view: ChaosView, speed: Speed): void {
    if (this.#fresh || view.round !== this.round || speed === 'instant') {
      const catchUp = this.#fresh || speed === 'instant';
      this.#fresh = false;
      this.round = view.round;
      this.at = catchUp ? Math.max(0, view.battles.length - 1) : 0;
      this.shown = catchUp ? (view.battles.at(-1)?.rolls.length ?? 0) : 0;
    }
    this.#schedule(view, speed);
  }
  current(view: ChaosView): Battle | null {
    const playing = view.battles[this.at] ?? null;
    return this.more(view) || (this.lingers && !view.battle) ? playing : view.battle;
  }
  more(view: ChaosView): boolean {
    const battle = view.battles[this.at];
    if (!battle || view.round !== this.round) return false;
    return this.shown < battle.rolls.length || view.battles.slice(this.at + 1).some((later) => later.rolls.length > 0);
  }
  next(view: ChaosView): void {
    const battle = view.battles[this.at];
    if (!battle) return;
    if (!this.more(view)) {
      this.lingers = false;
      return;
    }
    if (this.shown < battle.rolls.length) this.shown += 1;
    else if (this.at < view.battles.length - 1) {
      this.at += 1;
      this.shown = Math.min(1, view.battles[this.at]?.rolls.length ?? 0);
    }
    this.lingers = true;
  }
  skip(view: ChaosView): void {
    this.at = Math.max(0, view.battles.length - 1);
    this.shown = view.battles.at(-1)?.rolls.length ?? 0;
    this.lingers = false;
  }
  replay(): void {
    this.at = 0;
    this.shown = 0;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #schedule(view: ChaosView, speed: Speed): void {
    clearTimeout(this.#timer);
    if (speed === 'instant') this.lingers = false;
    if ((!this.more(view) && !this.lingers) || speed === 'instant') return;
    this.#timer = setTimeout(
      () => {
        this.next(view);
        this.#schedule(view, speed);
      },
      this.shown === 0 ? 350 : PAUSE[speed],
    );
  }
}
