/** Figures that moved since the last view walk for a moment from where they were. */
import { untrack } from 'svelte';
import { MAP_HEIGHT, MAP_WIDTH, SPOTS } from './art/land';
import type { Desk } from './desk.svelte';
import { movesBetween } from './moves';
import type { GodSlug, Kind, Region, RegionSlug } from './view';

type Point = [number, number];
export interface Walker {
  id: number;
  god: GodSlug;
  kind: Kind;
  from: Point;
  to: Point;
  falls: boolean;
}
/** More at once are a new picture, not a move. */
const CROWD = 12;

const spotOf = (slug: RegionSlug): Point => {
  const [left = 0, right = 0, foot = 0] = SPOTS[slug].rows[0] ?? [];
  return [(left + right) / 2, foot];
};

export class Walkers {
  now = $state.raw<Walker[]>([]);
  private count = 0;
  private before: Region[] | null = null;

  constructor(private readonly desk: Desk) {
    let walking: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const regions = desk.view!.regions;
      untrack(() => {
        const fresh = this.since(regions);
        if (!fresh.length) return;
        this.now = fresh;
        clearTimeout(walking);
        walking = setTimeout(() => (this.now = []), desk.speed === 'slow' ? 1100 : 640);
      });
    });
    $effect(() => () => clearTimeout(walking));
  }

  readonly arriving = $derived(
    new Set(this.now.filter((walker) => !walker.falls).map((walker) => `${walker.god}${walker.kind}`)),
  );

  private since(regions: Region[]): Walker[] {
    const { before, desk } = this;
    const moves = before && before !== regions && desk.speed !== 'instant' ? movesBetween(before, regions) : [];
    this.before = regions;
    if (moves.length > CROWD) return [];
    return moves.map(({ owner, kind, from, to }) => {
      const start = from ? spotOf(from) : this.reserveOf(owner);
      const end = to ? spotOf(to) : start;
      return { id: this.count++, god: desk.godOf(owner), kind, from: start, to: end, falls: to === null };
    });
  }
  private reserveOf(owner: number): Point {
    if (owner === this.desk.seat) return [MAP_WIDTH / 3, MAP_HEIGHT + 40];
    return [-40, 80 + this.desk.view!.power_order.indexOf(owner) * 150];
  }
}
