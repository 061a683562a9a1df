/** How large the table is, which layout it has, and where the islands lie on the screen. */
import { untrack } from 'svelte';
import { textScale } from '../../app/settings.svelte';
import { chart, type Box, type Land, type Placed, type Point } from './art/islands';
import { Viewport } from './viewport.svelte';
import type { SmallWorldAction, SmallWorldEvent, SmallWorldView } from './view';

interface Scene {
  readonly view: SmallWorldView | null;
  readonly near: number;
  readonly deciding: boolean;
  readonly targets: Map<string, SmallWorldAction>;
  readonly lit: readonly string[];
  readonly events: readonly SmallWorldEvent[];
}
/** The map goes nowhere by itself so soon after a finger. */
const PATIENCE = 4000;
/** What lies below the sea, with the frame around it. */
const BOTTOM = { wide: 158, medium: 234 };
/** What the sheet of a region covers on a phone. */
const SHEET = 190;

export class Places {
  width = $state(1440);
  height = $state(847);
  boardWidth = $state(956);
  boardHeight = $state(690);
  readonly camera = new Viewport();

  constructor(private readonly scene: Scene) {
    $effect(() => {
      // A turned device has another shape: the island is fitted anew.
      void [this.camera.width, this.camera.height];
      if (this.phone && scene.view) this.open(scene.view);
    });
    $effect(() => {
      const { spoken } = this;
      if (this.phone && spoken) untrack(() => this.speakOf(spoken));
    });
    $effect(() => {
      const told = scene.events.findLast((event) => 'region' in event);
      const where = told && 'region' in told ? told.region : null;
      if (this.phone && !scene.deciding && !this.spoken) untrack(() => this.follow(String(where)));
    });
  }

  private readonly spoken = $derived.by(() => this.scene.lit.find((slug) => this.spot(slug)) ?? null);
  readonly layout = $derived.by(() => {
    const { width, height } = this;
    if (width >= 1200 * textScale() && height >= 540 * textScale()) return 'wide';
    return width >= 760 && height >= 500 * textScale() ? 'medium' : 'phone';
  });
  readonly wide = $derived(this.layout === 'wide');
  readonly phone = $derived(this.layout === 'phone');
  /** A phone on its side: map left, the rest right. */
  readonly flat = $derived(this.phone && this.width > this.height * 1.2);
  readonly chart = $derived.by(() => chart(this.scene.view?.faces.map((face) => face.face) ?? []));
  /** The sets take what the sea does not need: in a low window the column grows broader, so that their words fit. */
  readonly setsWidth = $derived.by(() => {
    const [x, y] = [this.width / textScale(), this.height / textScale()];
    const sea = (y - (this.wide ? BOTTOM.wide : BOTTOM.medium)) * (this.chart.width / this.chart.height);
    return Math.min(400, Math.max(this.wide ? 304 : 292, x - (this.wide ? 206 : 0) - sea));
  });
  /** Whether six sets have to be lower than they would like to be. */
  readonly lowSets = $derived(!this.wide || (this.height / textScale() - BOTTOM.wide - 45) / 6 < 99);
  private readonly zoom = $derived(Math.min(this.boardWidth / this.chart.width, this.boardHeight / this.chart.height));
  readonly box: Box = $derived(this.phone ? this.camera.box : [0, 0, this.chart.width, this.chart.height]);

  spot(slug: string | null): { island: Placed; land: Land } | null {
    const island = slug === null ? undefined : this.chart.islands.find((one) => slug in one.land.regions);
    return island ? { island, land: island.land.regions[slug!]! } : null;
  }
  /** A point of the chart, on the board. */
  seen(x: number, y: number): Point {
    const dx = (this.boardWidth - this.chart.width * this.zoom) / 2;
    const dy = (this.boardHeight - this.chart.height * this.zoom) / 2;
    return [x * this.zoom + dx, y * this.zoom + dy];
  }
  /** On a phone a region moves out from under its sheet. */
  reveal(slug: string, covered = this.flat ? 0 : SHEET): void {
    const spot = this.spot(slug);
    if (!spot) return;
    const { x, y } = spot.island;
    const [x0, y0, x1, y1] = spot.land.box;
    this.camera.reveal([x + x0, y + y0, x + x1, y + y1], covered);
  }
  /** What somebody speaks of is shown above the sheet that speaks. */
  private speakOf(slug: string): void {
    const island = this.spot(slug)?.island;
    if (island && island.face !== this.camera.seen) this.camera.show(island);
    this.reveal(slug, innerHeight / 3);
  }
  private open(view: SmallWorldView): void {
    const { near } = this.scene;
    const first = untrack(() => this.scene.targets.keys().next().value);
    const own = Object.entries(view.regions).find(([, region]) => region.owner === near && !region.declined)?.[0];
    const home = first ?? own;
    const { chart } = this;
    untrack(() => this.camera.open(chart, home?.split('_')[0] ?? null));
  }
  /** The phone's map goes where others do something, unless a finger was there a moment ago. */
  private follow(where: string): void {
    const island = this.spot(where)?.island;
    if (!island || island.face === this.camera.seen) return;
    if (performance.now() - this.camera.touchedAt > PATIENCE) this.camera.show(island);
  }
}
