/** Where everything lies on the table: how large it is, which layout it has, the zones and the cards in them. */
import { untrack } from 'svelte';
import { screenScale } from '../../app/settings.svelte';
import type { Menu } from './actions';
import { ZONES, board, flatBoard, isFull, layZone, type Half, type Rect, type Spot } from './layout';
import type { CardView, InvasionView, ZoneName } from './view';

interface Scene {
  readonly view: InvasionView | null;
  readonly near: number;
  readonly far: number;
  readonly menu: Menu | null;
  /** Pieces and sections that something beside the board talks about. */
  readonly highlight: readonly string[];
}

export const px = (box: Rect): string => `left:${box.x}px;top:${box.y}px;width:${box.w}px;height:${box.h}px`;

export class Places {
  width = $state(1440);
  height = $state(846);
  boardWidth = $state(980);
  boardHeight = $state(596);
  trayWidth = $state(980);
  table = $state<HTMLElement>();
  board = $state<HTMLElement>();
  /** The zones that a phone shows. */
  nearZone = $state<ZoneName>('battlefield');
  farZone = $state<ZoneName>('battlefield');

  constructor(private readonly scene: Scene) {
    $effect(() => {
      const { view, menu, highlight } = scene;
      if (this.phone && view) untrack(() => this.turnTo(view, menu, highlight));
    });
  }

  readonly layout = $derived.by(() =>
    this.width >= 1200 && this.height >= 540 ? 'wide' : this.width >= 760 ? 'medium' : 'phone',
  );
  readonly wide = $derived(this.layout === 'wide');
  readonly phone = $derived(this.layout === 'phone');
  /** The phases have a row of their own; in a lower window the bar of the prompt shows the present one. */
  readonly banded = $derived(this.wide && this.height >= 621);
  /** How high the own edge of a wide table is: a low window gives to the board, a very low one keeps no words on cards. */
  readonly trayHeight = $derived(Math.min(240 * screenScale(), this.banded ? Math.max(218, this.height * 0.3) : 187));
  /** A phone on its side: taps look first, everything to press stands in a rail. */
  readonly flat = $derived(this.layout === 'medium' && this.height < 500);
  readonly touchy = $derived(this.phone || this.flat);
  private readonly largest = $derived.by(() => {
    if (this.wide) return 84 * Math.max(1, Math.min(this.width / 1440, this.height / 846));
    return this.flat ? 56 : 74;
  });

  readonly plan = $derived.by(() => {
    const { boardWidth, boardHeight } = this;
    if (this.flat) return flatBoard(boardWidth, boardHeight, this.crowds);
    const share = this.wide ? 0.298 : 0.272;
    const screen = this.wide ? screenScale() : 1;
    const whole = board(boardWidth, boardHeight, undefined, share, screen);
    const { view, far, near } = this.scene;
    if (!view || this.phone) return whole;
    const full = (of: number, half: Half): boolean =>
      isFull(this.inZone(of, 'battlefield'), view.cards, half.inner.battlefield, this.largest);
    return board(boardWidth, boardHeight, { far: full(far, whole.far), near: full(near, whole.near) }, share, screen);
  });
  private readonly crowds = $derived.by(() => {
    const { far, near } = this.scene;
    const most = (zone: ZoneName): number => Math.max(...[far, near].map((of) => this.inZone(of, zone).length));
    return Object.fromEntries(ZONES.map((zone) => [zone, most(zone)]));
  });
  /** The two zones of a phone, one above the other. */
  readonly boxes = $derived.by((): { far: Rect; near: Rect } => {
    const half = Math.round((this.boardHeight - 8) / 2);
    const heap = this.scene.view?.chain.length ? 66 : 0;
    return {
      far: { x: 4, y: 2, w: this.boardWidth - 8 - heap, h: half - 2 },
      near: { x: 4, y: half + 8, w: this.boardWidth - 8, h: half - 6 },
    };
  });
  half(of: number): Half {
    return of === this.scene.near ? this.plan.near : this.plan.far;
  }
  zoneOf(of: number): ZoneName {
    return of === this.scene.near ? this.nearZone : this.farZone;
  }
  boxOf(of: number): Rect {
    return of === this.scene.near ? this.boxes.near : this.boxes.far;
  }
  inZone(of: number, zone: ZoneName): CardView[] {
    return this.scene.view?.cards.filter((card) => card.controller === of && card.zone === zone && !card.host) ?? [];
  }

  readonly spots = $derived.by(() => {
    const { view, far, near } = this.scene;
    const found = new Map<string, Spot>();
    if (!view) return found;
    for (const of of [far, near])
      for (const zone of ZONES) for (const [piece, spot] of this.lay(of, zone, view.cards)) found.set(piece, spot);
    return found;
  });
  private lay(of: number, zone: ZoneName, all: readonly CardView[]): Iterable<[string, Spot]> {
    if (!this.phone)
      return layZone(
        this.inZone(of, zone),
        all,
        this.half(of).inner[zone],
        this.largest,
        this.wide ? 40 : this.flat ? 28 : 34,
      );
    if (zone !== this.zoneOf(of)) return [];
    const { x, y, w, h } = this.boxOf(of);
    return layZone(this.inZone(of, zone), all, { x: x + 4, w: w - 8, y: y + 6, h: h - 12 }, 88, 44, 60);
  }
  readonly lying = $derived.by(() => this.scene.view?.cards.filter((card) => this.spots.has(card.piece)) ?? []);
  readonly pieces = $derived.by(() => new Map(this.scene.view?.cards.map((card) => [card.piece, card]) ?? []));

  /** On a phone the fight, what can be clicked, or what is talked about opens by itself. */
  private turnTo(view: InvasionView, menu: Menu | null, highlight: readonly string[]): void {
    const { near, far } = this.scene;
    const told = [
      ...view.cards.flatMap(({ piece, controller, zone }) => (highlight.includes(piece) ? [{ controller, zone }] : [])),
      ...highlight.flatMap((name) => {
        const [, seat, zone] = /^(\d)-(\w+)$/.exec(name) ?? [];
        return zone ? [{ controller: Number(seat), zone: zone as ZoneName }] : [];
      }),
    ];
    if (told.length) {
      const only = (seat: number): ZoneName | null => {
        const zones = new Set(told.filter(({ controller }) => controller === seat).map(({ zone }) => zone));
        return zones.size === 1 ? [...zones][0]! : null;
      };
      this.nearZone = only(near) ?? this.nearZone;
      this.farZone = only(far) ?? this.farZone;
      return;
    }
    if (view.attacked) {
      const home = view.active === near;
      [this.nearZone, this.farZone] = home ? ['battlefield', view.attacked] : [view.attacked, 'battlefield'];
    }
    const lit = view.cards.filter((card) => menu?.pieces.has(card.piece));
    if (lit.some((card) => card.zone === this.zoneOf(card.controller))) return;
    this.nearZone = lit.find((card) => card.controller === near)?.zone ?? this.nearZone;
    this.farZone = lit.find((card) => card.controller === far)?.zone ?? this.farZone;
  }
}
