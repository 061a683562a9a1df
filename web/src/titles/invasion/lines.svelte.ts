/** What is drawn over the table: the fight, and from each link of the chain to what it aims at. */
import { liveryOf } from './art/races';
import type { Rect } from './layout';
import type { Places } from './boardLayout.svelte';
import { lastCombat } from './gameSummary';
import type { CardView, InvasionEvent, InvasionView, LinkView, TargetView, ZoneName } from './view';

interface Scene {
  readonly view: InvasionView | null;
  readonly near: number;
  readonly places: Places;
  readonly unfolded: boolean;
  readonly events: readonly InvasionEvent[];
}
type Point = [number, number];

export class Lines {
  private anchors = $state.raw<Record<number, Point>>({});
  /** The column whose parts move the links about. */
  side = $state<HTMLElement>();

  constructor(private readonly scene: Scene) {
    $effect(() => {
      const { places } = scene;
      void [scene.view?.chain, scene.unfolded, places.width, places.height];
      if (!places.table) return;
      const watcher = new ResizeObserver(() => this.measure());
      const moving = [places.board, ...(this.side?.children ?? []), ...places.table.querySelectorAll('[data-link]')];
      for (const part of moving) if (part) watcher.observe(part);
      return () => watcher.disconnect();
    });
  }

  /** Where the board lies on the table. */
  readonly offset = $derived.by((): Point => {
    const { places } = this.scene;
    void [places.width, places.height, places.boardWidth, places.boardHeight];
    return places.board && places.table ? [places.board.offsetLeft, places.board.offsetTop] : [0, 0];
  });
  private shift(box: Rect): Rect {
    return { ...box, x: box.x + this.offset[0], y: box.y + this.offset[1] };
  }
  private fighters(role: string): CardView[] {
    return this.scene.places.lying.filter((card) => card.role === role);
  }
  private boxes(cards: readonly CardView[]): Rect[] {
    return cards.map((card) => this.shift(this.scene.places.spots.get(card.piece)!));
  }
  readonly attackers = $derived(this.boxes(this.fighters('attacking')));
  readonly struck = $derived(this.boxes(this.fighters('defending').filter((card) => (card.assigned ?? 0) > 0)));
  readonly section = $derived.by(() => {
    const { view, places } = this.scene;
    if (!view?.attacked || view.assigned_to_section <= 0 || places.phone) return null;
    return {
      box: this.shift(places.half(1 - view.active).bars[view.attacked]),
      damage: view.assigned_to_section,
    };
  });
  /** Attack against defence, between the two sides: what was dealt, before that what would be. */
  readonly medal = $derived.by(() => {
    const { view, places, events } = this.scene;
    if (!view?.attacked || !view.fight || !this.attackers.length) return null;
    const { attack, defence } = lastCombat(events) ?? view.fight;
    const [x, y] = places.phone ? [places.boardWidth / 2, places.boxes.near.y - 3] : this.railAt(view, view.attacked);
    return {
      x: x + this.offset[0],
      y: y + this.offset[1],
      attack,
      defence,
    };
  });
  private railAt(view: InvasionView, attacked: ZoneName): Point {
    const { places } = this.scene;
    const zone = places.half(1 - view.active).zones[attacked];
    const at = { kingdom: zone.w - 4, quest: 4, battlefield: zone.w / 2 };
    return [zone.x + at[attacked], places.plan.rail];
  }

  private measure(): void {
    const { table } = this.scene.places;
    if (!table) return;
    const home = table.getBoundingClientRect();
    this.anchors = Object.fromEntries(
      [...table.querySelectorAll<HTMLElement>('[data-link]')].map((element) => {
        const box = element.getBoundingClientRect();
        return [
          Number(element.dataset['link']),
          [box.left - home.left + 4, box.top - home.top + Math.min(46, box.height / 2)],
        ];
      }),
    );
  }
  readonly chains = $derived.by(() =>
    (this.scene.view?.chain ?? []).flatMap((link) => link.targets.flatMap((target) => this.lineTo(link, target))),
  );
  private lineTo(link: LinkView, target: TargetView) {
    const { view, near } = this.scene;
    const from = this.anchors[link.link];
    const to = this.end(target);
    if (!from || !to) return [];
    const race = liveryOf(view!.seats[link.seat]!.race);
    return [{ from, to, own: link.seat === near, number: link.link, colour: race.base, emblem: race.emblem }];
  }
  private end(target: TargetView): Point | null {
    const { places } = this.scene;
    const [dx, dy] = this.offset;
    const spot = target.piece ? places.spots.get(target.piece) : undefined;
    if (spot) return [spot.x + spot.w / 2 + dx + 12, spot.y + dy - 2];
    if (target.zone !== undefined && target.seat !== undefined && !places.phone) {
      const bar = places.half(target.seat).bars[target.zone];
      return [bar.x + bar.w / 2 + dx, bar.y + dy - 4];
    }
    return target.link === undefined ? null : (this.anchors[target.link] ?? null);
  }
  /** On a phone a target that is out of sight puts the seal of its link on the tab. */
  seals(of: number, zone: ZoneName): { number: number; colour: string }[] {
    const { view, places } = this.scene;
    if (!places.phone || !view) return [];
    const unseen = (piece: string): boolean => {
      const card = places.spots.has(piece) ? null : places.pieces.get(piece);
      return card?.controller === of && card.zone === zone;
    };
    const aims = (target: TargetView): boolean =>
      (target.seat === of && target.zone === zone) || (!!target.piece && unseen(target.piece));
    return view.chain
      .filter((link) => link.targets.some(aims))
      .map((link) => ({ number: link.link, colour: liveryOf(view.seats[link.seat]!.race).base }));
  }
}
