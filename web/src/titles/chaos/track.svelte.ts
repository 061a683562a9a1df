/** Markers on the victory track: they hop space by space, and what they were given is said until the next step. */
import { untrack } from 'svelte';
import type { Desk } from './desk.svelte';
import type { ChaosEvent, GodSlug } from './view';

/** The last space of the track: beyond the goal nobody counts. */
export const LAST = 51;
const HOP = 110;

/** A marker on its way: the spaces it leaves and reaches, and the points that take it there. */
export interface Hop {
  seat: number;
  from: number;
  to: number;
  points: number;
}

const seatOf = (desk: Desk, god: GodSlug): number => desk.view!.gods.findIndex((one) => one.god === god);

export class Track {
  /** Where each marker stands, by seat. */
  shown = $state.raw<number[]>([]);
  /** Where they stood when the step began that is told. */
  private begun = $state.raw<number[]>([]);

  constructor(private readonly desk: Desk) {
    $effect(() => this.walk());
    $effect(() => {
      void this.step;
      this.begun = untrack(() => this.goals);
    });
  }
  private readonly goals = $derived.by(() => this.desk.view?.gods.map(({ vp }) => Math.min(vp, LAST)) ?? []);
  private readonly step = $derived.by(() => this.desk.scene?.step.first ?? null);

  /** Cell by cell to where they belong; back they go at once, when something is shown again. */
  private walk(): (() => void) | undefined {
    const { goals } = this;
    const still =
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      untrack(() => this.shown.length !== goals.length || goals.some((goal, seat) => goal < this.shown[seat]!));
    if (still) return void (this.shown = goals);
    const timer = setInterval(() => {
      this.shown = this.shown.map((at, seat) => at + Math.sign((goals[seat] ?? at) - at));
      if (this.shown.every((at, seat) => at === goals[seat])) clearInterval(timer);
    }, HOP);
    return () => clearInterval(timer);
  }

  /** What the step gives that is told: the marker leaves with the sum. */
  readonly hops: Hop[] = $derived.by(() => {
    const { scene } = this.desk;
    if (!scene || scene.still || scene.step.kind === 'sum') return [];
    const gained = new Map<number, number>();
    for (const event of scene.all as unknown as ChaosEvent[]) {
      if (event.event !== 'scored') continue;
      const seat = seatOf(this.desk, event.god);
      gained.set(seat, (gained.get(seat) ?? 0) + event.number);
    }
    return [...gained].flatMap(([seat, points]) => {
      const from = this.begun[seat] ?? 0;
      return points > 0 ? [{ seat, points, from, to: Math.min(from + points, LAST) }] : [];
    });
  });
  /** The one that is spoken of now. */
  readonly hop: Hop | null = $derived.by(() => {
    const events = (this.desk.scene?.events ?? []) as unknown as ChaosEvent[];
    const told = events.findLast((event) => event.event === 'scored');
    const seat = told ? seatOf(this.desk, told.god) : null;
    return this.hops.find((one) => one.seat === seat) ?? this.hops[0] ?? null;
  });
}
