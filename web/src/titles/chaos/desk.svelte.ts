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
import { ownArea } from './own';
import { Stepper } from './stepper.svelte';
import type {
  ActionForecast,
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
  private roundsSeen = -1;
  private touchedAt = -Infinity;
  private forget: ReturnType<typeof setTimeout> | undefined;
  readonly viewport = new Viewport();
  readonly stepper = new Stepper();
  readonly choices: Choices;
  readonly dragging: Dragging;
  readonly hovering: Hovering;

  constructor(read: () => Props) {
    super(read);
    this.choices = new Choices(() => ({ ...this.asked, saying: this.saying, place: this.place, phone: this.phone }));
    this.dragging = new Dragging(this.choices);
    this.hovering = new Hovering(this.choices);
    this.heedChoices();
    this.heedBattle();
    this.heedRounds();
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
    if (x >= 1200 && y >= 700) return 'wide';
    return this.width >= 760 && x >= 620 && y >= 440 && this.height >= 540 ? 'medium' : 'phone';
  });
  readonly wide = $derived(this.layout === 'wide');
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

  // ---- battle
  readonly battle = $derived(this.view ? this.stepper.current(this.view) : null);
  /** The battle is still being shown: nothing of it can be decided yet. */
  readonly moreBattle = $derived.by(() => {
    const { view, stepper } = this;
    return view ? stepper.more() || (stepper.lingers && stepper.current(view) !== view.battle) : false;
  });
  readonly shownRolls = $derived(this.moreBattle ? this.stepper.shown : (this.battle?.rolls.length ?? 0));
  readonly marks = $derived.by(() => {
    const { choices } = this;
    return this.moreBattle || (choices.picked && !choices.slots) ? new Map() : choices.marks;
  });
  readonly hits = $derived.by(() =>
    (this.moreBattle ? [] : this.choices.hits).map((hit) => {
      const god = hit.seat === null ? null : (this.view?.gods[hit.seat]?.god ?? null);
      const label = god ? this.choices.thing(hit.action) : this.t('chaos-token-peasant');
      return { label, god, hits: hit.hits, run: () => this.choices.commit(hit.action) };
    }),
  );
  private heedBattle(): void {
    $effect(() => {
      const { view, speed } = this;
      if (view) untrack(() => this.stepper.update(view, speed, this.props.events));
      return () => this.stepper.stop();
    });
    // The log waits with the prompt until the dice have been seen.
    $effect(() => this.props.onshowing?.(this.moreBattle));
  }
  replayBattles(): void {
    this.stepper.replay();
    this.stepper.update(this.view!, 'normal');
  }

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
    const { choices, battle, t } = this;
    const { own, slots } = choices;
    if (this.moreBattle && battle)
      return {
        title: { key: 'chaos-ui-battle-shown', args: regionArgs('region', battle.region) },
        cancel: () => this.stepper.skip(this.view!),
      };
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

  // ---- the end of a round
  private heedRounds(): void {
    $effect(() => {
      const { view } = this;
      if (view) untrack(() => this.lookBack(view));
    });
  }
  private lookBack(view: ChaosView): void {
    const fresh = this.roundsSeen >= 0 && view.history.length > this.roundsSeen;
    if (fresh && this.speed !== 'instant') this.summary = view.history.at(-1) ?? null;
    this.roundsSeen = view.history.length;
    if (view.result) this.summary = null;
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
      const { view, battle } = this;
      if (!this.phone || !view) return;
      void viewport.height;
      untrack(() => (battle ? viewport.reveal(battle.region) : viewport.open(this.interest(view))));
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
      if (!this.phone || this.deciding || this.battle) return;
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
