/** An island under the pencil: its regions, the tool in hand, what a stroke would do. */
import type { Point } from '../art/islands';
import { outline, type Drawn, type Island } from '../art/outline';
import { drawnOf, sizeOf } from '../art/faces';
import { pictureOf } from '../art/painter';
import { nameOf } from '../art/rings';
import { inside } from '../art/islands';
import type { Terrain } from '../view';
import { cut, drawNew, join, makeBorder, movePoint, neighbours, tooShort, written } from './land';

export type Tool = 'look' | 'region' | 'cut' | 'join' | 'points' | 'photo' | Terrain | `symbol-${string}`;
export const TERRAINS: readonly Terrain[] = ['field', 'hill', 'forest', 'swamp', 'mountain', 'lake', 'sea'];
/** In the order of the rules. */
export const SYMBOLS = ['anchor', 'cave', 'magic', 'murloc', 'tile'] as const;
/** How many regions of land a face has, as the rulebook counts them. */
export const LAND = { L: 11, M: 9, S: 7 } as const;

export class Drawing {
  tool = $state<Tool>('look');
  chosen = $state<string | null>(null);
  /** The line under the pencil, in the units of a pack. */
  stroke = $state.raw<Point[]>([]);
  /** While a point is moved the land is shown flat. */
  moving = $state.raw<{ from: Point; to: Point } | null>(null);
  said = $state('');

  constructor(
    readonly face: string,
    private readonly region: () => Record<string, Record<string, unknown>>,
    private readonly ids: readonly string[],
    private readonly keep: (region: Record<string, unknown>) => void,
  ) {}

  readonly regions: Drawn[] = $derived.by(() => drawnOf(this.region()));
  readonly shown: Drawn[] = $derived(
    this.moving ? movePoint(this.regions, this.moving.from, this.moving.to) : this.regions,
  );
  readonly island: Island = $derived.by(() => outline(this.face, sizeOf(this.face), this.regions));
  readonly picture: string = $derived(pictureOf(this.island));
  readonly borders = $derived(neighbours(this.shown));
  readonly short = $derived(tooShort(this.shown));
  readonly points: Point[] = $derived([
    ...new Map(this.shown.flatMap(({ polygon }) => polygon).map((point) => [nameOf(point), point])).values(),
  ]);

  get free(): string {
    const used = new Set(this.regions.map(({ slug }) => slug));
    return this.ids.find((id) => !used.has(id)) ?? `${this.face}_${this.regions.length + 1}`;
  }
  at(point: Point): Drawn | undefined {
    return this.regions.find(({ polygon }) => inside(point, polygon));
  }
  find(slug: string | null): Drawn | undefined {
    return this.regions.find((one) => one.slug === slug);
  }

  /** Puts new land down, borders and all; null where the stroke made none. */
  private lay(regions: Drawn[] | null): boolean {
    if (!regions) return false;
    this.keep(written(regions, this.region()));
    return true;
  }
  /** Terrain and symbols leave the borders as they are. */
  change(slug: string, change: { terrain?: Terrain; symbols?: string[] }): void {
    this.keep({ ...this.region(), [slug]: { ...this.region()[slug], ...change } });
  }
  toggle(slug: string, symbol: string): void {
    const { symbols } = this.find(slug)!;
    const has = symbols.includes(symbol);
    const wanted = SYMBOLS.filter((one) => (one === symbol ? !has : symbols.includes(one)));
    this.change(slug, { symbols: wanted });
  }

  /** What the tool in hand does with a region. */
  use(slug: string): void {
    const { tool, chosen } = this;
    if (tool.startsWith('symbol-')) this.toggle(slug, tool.slice('symbol-'.length));
    else if ((TERRAINS as readonly string[]).includes(tool)) this.change(slug, { terrain: tool as Terrain });
    else if (tool === 'join' && chosen && chosen !== slug) {
      this.lay(join(this.regions, chosen, slug));
      return;
    }
    this.chosen = slug;
  }

  /** The stroke ends: it cuts what it crosses, or closes new land. */
  end(): void {
    const { stroke, tool } = this;
    this.stroke = [];
    if (tool === 'region') this.lay(drawNew(this.regions, stroke, this.free));
    if (tool !== 'cut' || stroke.length < 2) return;
    const middle = stroke[Math.floor(stroke.length / 2)]!;
    const first = this.at(middle);
    const tried = [...(first ? [first] : []), ...this.regions.filter((one) => one !== first)];
    tried.some(({ slug }) => this.lay(cut(this.regions, slug, stroke, this.free)));
  }

  /** Regions that hardly touch become neighbours: points move, no rule is hidden. */
  border(one: string, other: string): void {
    this.lay(makeBorder(this.regions, one, other));
  }

  move(from: Point, to: Point): void {
    this.moving = null;
    this.lay(movePoint(this.regions, from, to));
  }
}
