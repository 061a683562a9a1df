/** What the seat in front of the screen can do, what it holds in hand, and what it points at. Reads the legal actions, knows no rules. */
import type { Reason, Translate } from '../types';
import { isTouch } from '../../ui/touch';
import type { ActionNames } from '../../words/actionNames';
import { actionFor, inRightSlot, looseHandles, menu, moveOf, type Handle } from './actions';
import { marksOf, regionOf } from './marks';
import type { ActionForecast, Card, ChaosAction, ChaosView, GodSlug, Kind, RegionSlug, TokenSlug } from './view';

export interface Asked {
  view: ChaosView | null;
  legal: ChaosAction[];
  seat: number | null;
  /** The region that the prompt names. */
  place: RegionSlug | null;
  t: Translate;
  actionNames: ActionNames;
  /** On a phone a first tap looks, and a button commits. */
  phone: boolean;
  send(action: string): void;
  ask(action: string): Promise<Reason[]>;
  foresee?: ((actions: string[]) => Promise<(ActionForecast | null)[]>) | undefined;
}

/** An action with what it would change, once somebody looked at it. */
export type Foreseen = ChaosAction & { forecast?: ActionForecast };
export type Ghost = { god: GodSlug; kind: Kind } | { token: TokenSlug } | { card: Card; seat: number };
export interface Choice {
  label: string;
  cost: number | undefined;
  run(): void;
}
export interface Hit {
  action: string;
  hits: number | null;
  /** null: a peasant. */ seat: number | null;
  variant: string;
}

/** So many actions are weighed at once: one for each region, and a few to spare. */
const MOST = 12;
/** With more places than these the thing can be picked first, then its place. */
const FEW = 8;

export class Choices {
  picked = $state<string | null>(null);
  /** Which copy of a card was clicked. */
  pickedCard = $state<number | null>(null);
  current = $state<RegionSlug | null>(null);
  pinned = $state<RegionSlug | null>(null);
  reasons = $state.raw<Reason[] | null>(null);
  /** A card that fits into both slots waits for one of them. */
  slots = $state.raw<{ region: RegionSlug; left: string; right: string } | null>(null);
  /** A piece that a finger tapped once: the next tap, or the button, does it. */
  armed = $state<string | null>(null);
  /** A finger looks at the pinned region: a button there does what a second click would. */
  private isTouched = $state(false);
  private asked = '';
  /** What actions would change, as far as somebody looked at them; null while the answer is on its way. */
  private foreseen = $state.raw<ReadonlyMap<string, ActionForecast | null>>(new Map());

  constructor(private readonly table: () => Asked) {}

  readonly own = $derived.by(() => {
    const { view, seat } = this.table();
    return seat === null ? null : (view?.gods[seat] ?? null);
  });
  readonly menu = $derived.by(() => menu(this.table().legal));
  private readonly hand = $derived(this.own?.hand?.map((card) => card.card) ?? []);
  private readonly loose = $derived(looseHandles(this.menu, this.hand));
  /** With one thing to place and nothing else to do, it is in hand already. */
  private readonly only = $derived(
    this.menu.handles.length === 1 && this.loose.length === 1 ? this.menu.handles[0]! : null,
  );
  readonly handle = $derived(this.menu.handles.find((one) => one.id === this.picked) ?? this.only);
  /** Where what is in hand may go; with empty hands every region that something can be done to. */
  readonly targets = $derived.by(() => this.handle?.targets ?? new Map(this.loose.flatMap((one) => [...one.targets])));
  /** Pieces on the map that a click is enough for. */
  readonly marks = $derived.by(() => {
    const { view, legal, seat, place } = this.table();
    if (this.slots) {
      const { region, left, right } = this.slots;
      return new Map([
        [`${region}|slot0`, { action: left }],
        [`${region}|slot1`, { action: right }],
      ]);
    }
    return view ? marksOf(view, legal, seat, view.battle?.region ?? place) : new Map<string, ChaosAction>();
  });
  /** Actions without a region of their own, by the region of the piece that stands for them. */
  private readonly directAt = $derived.by(() => {
    const { view, seat, place } = this.table();
    const found = new Map<RegionSlug, ChaosAction[]>();
    if (!view || view.battle) return found;
    for (const one of this.menu.direct) {
      const region = regionOf(view, one.action, seat, place);
      if (region) found.set(region, [...(found.get(region) ?? []), one]);
    }
    return found;
  });
  readonly focus = $derived(this.pinned ?? this.current);
  /** The deed in hand at the region in focus, with what it would change there. */
  readonly aimed = $derived.by((): Foreseen | undefined => {
    const action = this.focus ? this.targets.get(this.focus) : undefined;
    const forecast = action && this.foreseen.get(action.action);
    return forecast ? { ...action, forecast } : action;
  });
  readonly pass = $derived(this.menu.direct.find(({ action }) => action === 'pass') ?? null);
  readonly upgrades = $derived(
    new Set(this.menu.direct.map(moveOf).flatMap((move) => ('upgrade' in move ? [move.upgrade] : []))),
  );

  /** Own figures on the map that may move: `estalia:warrior`. */
  readonly pickable = $derived(new Set(this.menu.handles.flatMap((one) => figureOf(one) ?? [])));
  readonly pickedFigure = $derived(this.handle ? figureOf(this.handle) : null);
  readonly holding = $derived(this.handle ? this.nameOf(this.handle) : null);
  readonly ghost = $derived.by((): Ghost | null => {
    const { handle, own } = this;
    if (!handle || !own) return null;
    if (handle.kind) return { god: handle.god ?? own.god, kind: handle.kind };
    if (handle.token) return { token: handle.token };
    const card = own.hand?.find((one) => handle.card === one.card);
    return card ? { card, seat: own.seat } : null;
  });

  nameOf(one: Handle): string {
    return this.thing(one.id);
  }
  thing(action: string): string {
    return this.table().actionNames.thing(action);
  }
  label(action: string): string {
    return this.table().actionNames.action(action);
  }

  pick(one: Handle, card: number | null): void {
    const again = this.picked === one.id && this.pickedCard === card;
    this.drop();
    if (!again) [this.picked, this.pickedCard] = [one.id, card];
  }
  drop(): void {
    this.picked = this.pickedCard = this.slots = this.reasons = this.armed = null;
    this.pinned = this.home;
    if (this.table().phone) this.current = null;
  }
  commit(action: string): void {
    this.drop();
    this.pinned = null;
    this.table().send(action);
  }
  /** A click does it; a finger sees first what it would do. */
  tap(action: string): void {
    if (!isTouch() || this.armed === action) return this.commit(action);
    this.armed = action;
  }
  /** A card may lie in either slot: then the slot is asked for. */
  place(region: RegionSlug, { action }: ChaosAction): void {
    const right = inRightSlot(this.table().legal, action);
    if (right === undefined) return this.commit(action);
    this.slots = { region, left: action, right };
    this.pinned = region;
  }
  /** The list changed: what is in hand may be gone. */
  refresh(): void {
    if (this.picked && !this.menu.handles.some((one) => one.id === this.picked)) this.drop();
    this.slots = this.reasons = this.armed = null;
    this.pinned = this.home;
    this.foreseen = new Map();
  }
  /** Somebody looks at a target: weigh it and the others of what is in hand, so that the next look needs no waiting. */
  async foresee(): Promise<void> {
    const { foresee, legal } = this.table();
    const aim = this.aimed?.action;
    if (!foresee || !aim || this.foreseen.has(aim)) return;
    const others = [...this.targets.values()]
      .map(({ action }) => action)
      .filter((action) => action !== aim && !this.foreseen.has(action));
    const wanted = [aim, ...others].slice(0, MOST);
    this.foreseen = new Map([...this.foreseen, ...wanted.map((action) => [action, null] as const)]);
    const found = await foresee(wanted);
    if (this.table().legal === legal)
      this.foreseen = new Map([...this.foreseen, ...wanted.map((action, at) => [action, found[at] ?? null] as const)]);
  }

  choose(region: RegionSlug): void {
    const { phone } = this.table();
    const action = this.handle ? this.targets.get(region) : this.onlyDeed(region);
    this.isTouched = isTouch();
    const isSeen = !this.isTouched || this.pinned === region;
    if (action && !phone && isSeen) return this.place(region, action);
    this.pinned = this.pinned === region && !phone ? this.home : region;
    this.look(region);
  }
  /** What is in hand can not go there: why stays to be read until something else can be done. */
  private get isRefused(): boolean {
    return this.handle !== null && this.pinned !== null && !this.targets.has(this.pinned);
  }
  /** The one thing that can be done to a region; undefined where there are several or none. */
  onlyDeed(region: RegionSlug): ChaosAction | undefined {
    if (this.handle) return this.targets.get(region);
    const deeds = [...this.loose.flatMap((one) => one.targets.get(region) ?? []), ...(this.directAt.get(region) ?? [])];
    return deeds.length === 1 ? deeds[0] : undefined;
  }
  /** A long press: look, and nothing is done. */
  hold(region: RegionSlug): void {
    this.pinned = region;
    this.look(region);
  }
  point(region: RegionSlug | null): void {
    if (this.table().phone) return;
    if (this.isRefused && !(region && this.targets.has(region))) return;
    if (this.isRefused) this.pinned = null;
    this.look(region);
  }
  look(region: RegionSlug | null): void {
    this.current = region;
    this.reasons = null;
    if (region && this.handle && !this.targets.has(region)) void this.explain(actionFor(this.handle, region), region);
  }
  private async explain(action: string, region: RegionSlug): Promise<void> {
    this.asked = action;
    const answer = await this.table().ask(action);
    if (this.asked === action && this.focus === region) this.reasons = answer;
  }

  /** Everything that can be done at the pinned region without having picked something up first. */
  readonly here = $derived.by((): Choice[] => {
    const { t } = this.table();
    const here = this.pinned;
    if (this.slots && here === this.slots.region) {
      const { left, right } = this.slots;
      return [
        { label: t('chaos-ui-left-slot'), cost: undefined, run: () => this.commit(left) },
        { label: t('chaos-ui-right-slot'), cost: undefined, run: () => this.commit(right) },
      ];
    }
    const held = here && this.handle && !this.table().phone && this.isTouched ? this.targets.get(here) : undefined;
    if (held && here) {
      const label = this.table().actionNames.action(held.action, 'here');
      return [{ label, cost: held.cost, run: () => this.place(here, held) }];
    }
    if (!here || this.handle) return [];
    const deeds = this.menu.handles.flatMap((one) => one.targets.get(here) ?? []);
    const doing = [...deeds, ...(this.directAt.get(here) ?? [])].map((action): Choice => ({
      label: this.table().actionNames.action(action.action, 'here'),
      cost: action.cost,
      run: () => this.place(here, action),
    }));
    const leaving = this.menu.handles.filter((one) => one.source === here);
    return [
      ...doing,
      ...leaving.map((one): Choice => ({
        label: t('chaos-ui-pick-up', { what: this.nameOf(one) }),
        cost: one.cost ?? undefined,
        run: () => this.pick(one, null),
      })),
    ];
  });
  /** Figures and peasants that may be hit in the running battle. */
  readonly hits = $derived(this.menu.direct.flatMap((action) => this.hitOf(action) ?? []));
  /** What else can be done in a battle stands beside the hits. */
  readonly besideHits = $derived.by(() => {
    const hit = new Set([...this.hits.map(({ action }) => action), 'pass']);
    return this.table().view?.battle
      ? this.menu.direct.filter(({ action }) => !hit.has(action) && !this.isPictured(action))
      : [];
  });
  /** An upgrade, or a card of the hand: a click on it does it. */
  private isPictured(action: string): boolean {
    const move = moveOf(action);
    return move.verb === 'upgrade' ? this.upgrades.has(move.upgrade) : 'card' in move && this.hand.includes(move.card);
  }
  private hitOf({ action, hits }: ChaosAction): Hit | null {
    const { view } = this.table();
    const move = moveOf(action);
    if (!view?.battle) return null;
    if (move.verb === 'hit_peasant') return { action, hits: hits ?? null, seat: null, variant: 'peasant' };
    if (move.verb !== 'hit') return null;
    const god = view.gods.find((one) => one.god === move.god);
    return god ? { action, hits: hits ?? null, seat: god.seat, variant: move.kind } : null;
  }

  /** The only region that something can be done to, in several ways: its buttons stand there from the beginning. */
  private readonly home = $derived.by((): RegionSlug | null => {
    const regions = new Set([...this.loose.flatMap((one) => [...one.targets.keys()]), ...this.directAt.keys()]);
    return !this.table().phone && !this.only && !this.picked && regions.size === 1 ? [...regions][0]! : null;
  });
  /** What has no picture: actions without a place, and things to place when there is more than one kind. */
  readonly buttons = $derived.by((): { action?: string; label: string; on: boolean; run(): void }[] => {
    const plain = (action: string) => ({
      action,
      label: this.label(action),
      on: false,
      run: () => this.commit(action),
    });
    if (this.armed) return [{ ...plain(this.armed), on: true }];
    if (this.slots || this.hits.length) return [];
    const { phone, view } = this.table();
    const shown = new Set(phone ? [] : [...this.directAt.values()].flat().map(({ action }) => action));
    const direct = (view?.battle ? [] : this.menu.direct)
      .filter(({ action }) => action !== 'pass' && !shown.has(action) && !this.isPictured(action))
      .map(({ action }) => plain(action));
    const places = this.only ? [] : this.loose.flatMap((one) => [...one.targets.values()]);
    // A region that glows opens its buttons, unless a battle stands there; on a phone it may lie off the screen.
    if (places.length <= FEW)
      return view?.battle || (phone && !this.pinned)
        ? [...places.map(({ action }) => plain(action)), ...direct]
        : direct;
    return [
      ...this.loose.map((one) => ({
        label: this.label(one.id),
        on: one.id === this.handle?.id,
        run: () => this.pick(one, null),
      })),
      ...direct,
    ];
  });
}

const figureOf = (one: Handle): string | null =>
  one.verb === 'summon' && one.source && one.source !== 'reserve' ? `${one.source}:${one.variant}` : null;
