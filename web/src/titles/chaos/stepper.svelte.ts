/** Steps through the battles of a round, roll by roll, at the speed of the table. */
import type { Speed } from '../types';
import { battlesTold } from './told';
import type { Battle, ChaosEvent, ChaosView } from './view';

const PAUSE: Record<Speed, number> = { instant: 0, normal: 1500, calm: 2200, slow: 3200 };

export class Stepper {
  round = $state(0);
  /** Battle and roll shown last; everything after it is still to come. */
  at = $state(0);
  shown = $state(0);
  /** The last roll stays on the table for a moment. */
  lingers = $state(false);
  /** Those of `round`; when it is over they are told by what happened in it. */
  #battles = $state.raw<Battle[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fresh = true;

  /** Takes note of a new view; the first one is not played back. */
  update(view: ChaosView, speed: Speed, events: readonly ChaosEvent[] = []): void {
    const catchUp = this.#fresh || speed === 'instant';
    this.#fresh = false;
    if (!catchUp && view.round === this.round + 1) {
      this.#battles = battlesTold(view, this.round, events);
      if (!this.more() && !this.lingers) this.#begin(view);
    } else if (catchUp || view.round !== this.round) this.#begin(view);
    else this.#battles = view.battles;
    if (catchUp) this.skip(view);
    this.#schedule(view, speed);
  }
  current(view: ChaosView): Battle | null {
    const isOpen = view.battle && view.round === this.round;
    return this.more() || (this.lingers && !isOpen) ? (this.#battles[this.at] ?? null) : view.battle;
  }
  more(): boolean {
    const battle = this.#battles[this.at];
    if (!battle) return false;
    return this.shown < battle.rolls.length || this.#battles.slice(this.at + 1).some((later) => later.rolls.length > 0);
  }
  next(view: ChaosView): void {
    if (!this.more()) {
      this.lingers = false;
      if (view.round !== this.round) this.#begin(view);
      return;
    }
    if (this.shown < this.#battles[this.at]!.rolls.length) this.shown += 1;
    else {
      this.at += 1;
      this.shown = Math.min(1, this.#battles[this.at]?.rolls.length ?? 0);
    }
    this.lingers = true;
  }
  skip(view: ChaosView): void {
    this.#begin(view);
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

  #begin(view: ChaosView): void {
    this.round = view.round;
    this.#battles = view.battles;
    this.at = this.shown = 0;
  }
  #schedule(view: ChaosView, speed: Speed): void {
    clearTimeout(this.#timer);
    if ((!this.more() && !this.lingers) || speed === 'instant') return;
    this.#timer = setTimeout(
      () => {
        this.next(view);
        this.#schedule(view, speed);
      },
      this.shown === 0 ? 350 : PAUSE[speed],
    );
  }
}
