/** The table as its parts share it: sizes, what can be done, the battle that is shown, open sheets. */
import { onDestroy, untrack } from 'svelte';
import { textScale } from '../../app/settings.svelte';
import { BoardDesk, type DeskProps } from '../desk';
import type { Reason, SoftChoice } from '../types';
import { regionArgs, summonHandle } from './actions';
import { REGIONS } from './art/land';
import { Choices } from './choices.svelte';
import { Dragging } from './dragging.svelte';
import { Hovering } from './hovering';
import { FRAME_HEIGHT, FRAME_WIDTH } from './frame';
import { ownArea } from './ownArea';
import type {
  ActionForecast,
  Battle,
  ChaosAction,
  ChaosEvent,
  ChaosView,
  GodSlug,
  Region,
  RegionSlug,
  RoundRecord,
} from './view';
import { Viewport } from './viewport.svelte';

export type Props = DeskProps<ChaosView, ChaosAction, ChaosEvent, ActionForecast>;
export type Fold = 'track' | 'chronicle' | 'chat';
/** The map goes nowhere by itself so soon after a finger. */
const PATIENCE = 4000;
const NOTICE = 12_000;
/** Height of a power's plate with everything on it. */
const PLATE = 157;

export class Desk extends BoardDesk<ChaosView, ChaosAction, ChaosEvent, ActionForecast> {
  width = $state(1440);
  height = $state(847);
  boardWidth = $state(964);
  boardHeight = $state(646);
  /** Whose powers are read. */
  sheet = $state<number | null>(null);
  folded = $state<Fold | null>(null);
  summary = $state.raw<RoundRecord | null>(null);
  notice = $state.raw<Reason[] | null>(null);
  private touchedAt = -Infinity;
  private forget: ReturnType<typeof setTimeout> | undefined;
  readonly viewport = new Viewport();
  readonly choices: Choices;
  readonly dragging: Dragging;
  readonly hovering: Hovering;

  constructor(read: () => Props) {
    super(read);
    this.choices = new Choices(() => ({
      ...this.asked,
      actionNames: this.actionNames,
      place: this.place,
      phone: this.phone,
    }));
    this.dragging = new Dragging(this.choices);
    this.hovering = new Hovering(this.choices);
    this.heedChoices();
    this.heedMap();
    onDestroy(() => {
      clearTimeout(this.forget);
      this.hovering.stop();
    });
  }

  private get asked() {
    const { view, legal, seat, t, send, ask, foresee } = this.props;
    return { view, legal, seat, t, send, ask, foresee };
  }
  get speed() {
    return this.props.speed ?? 'normal';
  }
  get highlight() {
    return this.props.highlight ?? [];
  }
  godOf(seat: number): GodSlug {
    return this.view?.gods[seat]?.god ?? 'khorne';
  }
  readonly layout = $derived.by(() => {
    const [x, y] = [this.width / textScale(), this.height / textScale()];
    if (x >= 1200 && y >= 500) return 'wide';
    return this.width >= 760 && x >= 620 && y >= 440 && this.height >= 540 ? 'medium' : 'phone';
  });
  readonly wide = $derived(this.layout === 'wide');
  /** The window is too low for a whole tray: it gives height to the map, and columns go down to the edge. */
  readonly low = $derived(!this.wide || this.height / textScale() < 760);
  /** Plates of the powers are drawn smaller where four of them would not fit. */
  readonly plateScale = $derived.by(() => {
    const y = this.height / textScale() - (this.low ? 11 : 201);
    return Math.min(1, (y / (this.view?.power_order.length ?? 4) - 4) / PLATE);
  });
  readonly phone = $derived(this.layout === 'phone');
  /** A phone on its side: map left, the rest right. */
  readonly flat = $derived(this.phone && this.width > this.height * 1.2);
  readonly zoom = $derived(Math.min(this.boardWidth / FRAME_WIDTH, this.boardHeight / FRAME_HEIGHT));
  private readonly place = $derived.by(
    () => REGIONS.find((slug) => slug === this.props.prompt?.args?.['region']) ?? null,
  );
  readonly own = $derived.by(() => {
    const { view, choices, t } = this;
    const god = choices.own;
    return view && god ? ownArea(view, god, choices, t, (words) => void this.refuse(words)) : null;
  });
  readonly focused = $derived.by(() => this.view?.regions.find((one) => one.region === this.choices.focus) ?? null);

  // ---- what is told
  /** The region that is spoken of: the others stand back. */
  readonly lit: RegionSlug | null = $derived.by(
    () => this.battle?.region ?? REGIONS.find((slug) => slug === this.scene?.step.place) ?? null,
  );
  /** Whose figures are counted where, while a sum is told that they alone make up or begin. */
  readonly counted: { region: RegionSlug; seat: number } | null = $derived.by(() => {
    const { scene, view } = this;
    if (!scene || scene.still || scene.step.kind !== 'domination') return null;
    const region = view?.regions.find((one) => one.region === scene.step.place);
    const event = (scene.all as unknown as ChaosEvent[]).find((one) => one.event === 'dominated');
    const seat = view?.gods.findIndex(({ god }) => god === event?.god) ?? -1;
    const claim = region?.domination.claims.find((one) => one.seat === seat);
    const figures = region?.figures.reduce((sum, group) => sum + (group.seat === seat ? group.count : 0), 0) ?? 0;
    const plain = claim?.causes.find(({ key }) => key === 'figures')?.value === figures;
    return region && plain && !claim?.causes.some(({ value }) => value < 0) ? { region: region.region, seat } : null;
  });
  /** Points of this round, as far as they are told. */
  gained(seat: number): number {
    const { view } = this;
    const own = view?.scores.filter((score) => score.round === view.round && score.seat === seat) ?? [];
    return own.reduce((sum, { points }) => sum + points, 0);
  }

  // ---- battle
  readonly battle: Battle | null = $derived.by(() => {
    const { scene } = this;
    if (!scene || scene.still) return this.view?.battle ?? null;
    if (scene.step.kind !== 'battle') return null;
    const after = scene.after.view.table as unknown as ChaosView;
    return after.battles.findLast(({ region }) => region === scene.step.place) ?? null;
  });
  readonly shownRolls = $derived.by(() => {
    const { scene, battle } = this;
    const rolls = (events: readonly { event: string }[]): number =>
      events.filter(({ event }) => event === 'rolled' || event === 'returned').length;
    const toCome = scene ? rolls(scene.all) - rolls(scene.events) : 0;
    return Math.max(0, (battle?.rolls.length ?? 0) - toCome);
  });
  readonly marks = $derived.by(() => {
    const { choices } = this;
    return choices.picked && !choices.slots ? new Map() : choices.marks;
  });
  readonly hits = $derived.by(() => [
    ...this.choices.hits.map((hit) => {
      const god = hit.seat === null ? null : (this.view?.gods[hit.seat]?.god ?? null);
      const label = god ? this.choices.thing(hit.action) : this.t('chaos-token-peasant');
      return { action: hit.action, label, god, hits: hit.hits, run: () => this.choices.commit(hit.action) };
    }),
    ...this.choices.besideHits.map(({ action }) => {
      return {
        action,
        label: this.choices.label(action),
        god: null,
        hits: null,
        run: () => this.choices.commit(action),
      };
    }),
  ]);
  // ---- choices
  private heedChoices(): void {
    const { choices } = this;
    $effect(() => {
      void this.props.legal;
      untrack(() => choices.refresh());
    });
    $effect(() => {
      if (choices.aimed) void untrack(() => choices.foresee());
    });
    $effect(() => this.props.onsoft?.(this.soft));
  }
  private readonly soft = $derived.by((): SoftChoice | null => {
    const { choices, t } = this;
    const { own, slots } = choices;
    if (!own) return null;
    const detail = { key: 'chaos-ui-soft-detail', args: { power: own.power } };
    const cancel = (): void => choices.drop();
    if (slots)
      return { title: { key: 'chaos-ui-soft-slot', args: regionArgs('region', slots.region) }, detail, cancel };
    const what = choices.picked === null ? null : choices.holding;
    return what
      ? { title: { key: 'chaos-ui-soft', args: { god: t(`chaos-god-${own.god}`), what } }, detail, cancel }
      : null;
  });
  readonly chooseRegion = (slug: RegionSlug): void => {
    if (this.phone && this.viewport.dragged) return;
    if (this.scene) return this.film?.next();
    this.choices.choose(slug);
    // The strip takes its room first, then the region moves out from under it.
    if (this.phone) setTimeout(() => this.viewport.reveal(slug), 80);
  };
  pickFigure(slug: RegionSlug, variant: string): void {
    const one = summonHandle(this.choices.menu, variant, slug);
    if (one) this.choices.pick(one, null);
  }
  private async refuse(words: string): Promise<void> {
    const answer = await this.props.ask(`${words} ${this.choices.current ?? 'empire'}`);
    this.notice = answer.length ? answer : null;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.notice = null), NOTICE);
  }

  // ---- the map of a phone
  /** What the sheet of whoever speaks covers of the map on a phone; on its side it docks beside it. */
  private get covered(): number {
    const bottom = document.querySelector('.map')?.getBoundingClientRect().bottom ?? 0;
    return this.flat ? 0 : Math.max(0, bottom - innerHeight * 0.55);
  }
  private heedMap(): void {
    const { viewport, choices } = this;
    $effect(() => {
      const { view, lit } = this;
      if (!this.phone || !view) return;
      void viewport.height;
      untrack(() => (lit ? viewport.reveal(lit) : viewport.open(this.interest(view))));
    });
    // A choice may lie off the screen: then the map turns to it once.
    $effect(() => {
      void this.props.legal;
      if (!this.phone || this.battle) return;
      untrack(() => {
        const marked = [...choices.marks.keys()].map((key) => key.split('|')[0] as RegionSlug);
        const there = [...choices.targets.keys(), ...marked];
        if (there.length && !there.some((slug) => viewport.sees(slug))) viewport.show(there[0]!);
      });
    });
    // What somebody speaks of is shown above the sheet that speaks.
    $effect(() => {
      const spoken = REGIONS.find((slug) => this.highlight.includes(slug));
      if (this.phone && spoken) untrack(() => viewport.show(spoken, this.covered));
    });
    // It goes where others do something, unless a finger was there a moment ago.
    $effect(() => {
      const told = this.props.events?.findLast((event) => 'region' in event && event.region);
      const where = told && 'region' in told ? told.region : null;
      if (!this.phone || this.deciding || this.battle || this.scene) return;
      const slug = REGIONS.find((one) => one === where);
      if (slug && performance.now() - this.touchedAt > PATIENCE) untrack(() => viewport.reveal(slug));
    });
  }
  touch(event: PointerEvent): void {
    this.touchedAt = performance.now();
    this.viewport.down(event);
  }
  private interest(view: ChaosView): RegionSlug {
    const count = (one: Region): number =>
      one.figures.reduce((sum, group) => sum + (group.seat === this.seat ? group.count : 0), 0);
    const most = [...view.regions].sort((a, b) => count(b) - count(a))[0];
    return view.battle?.region ?? (most && count(most) ? most.region : 'empire');
  }
}
