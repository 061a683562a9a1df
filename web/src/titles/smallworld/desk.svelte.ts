/** What the player in front of the table can do, holds and looks at; all parts of the table share it. Reads the legal actions, knows no rules. */
import { untrack } from 'svelte';
import { BoardDesk, type DeskProps } from '../desk';
import type { Reason, SoftChoice } from '../types';
import { isTouch } from '../../ui/touch';
import { actionsAt, isGrave, question, readMenu, verbOf, type Tool } from './actions';
import { Dragging } from './dragging.svelte';
import { ABANDON_FIRST, buttons, toolName, type Button } from './ownArea';
import { Places } from './boardLayout.svelte';
import { takenFrom } from './gameSummary';
import type { SmallWorldAction, SmallWorldEvent, SmallWorldView } from './view';

export type Props = DeskProps<SmallWorldView, SmallWorldAction, SmallWorldEvent>;
export type Tab = 'map' | 'sets' | 'players' | 'log';
/** On a phone these are looked at first and done with a second tap. */
const LOOK_FIRST = new Set(['conquer', 'champion', 'intimidate', 'swap', 'steal']);
/** Targets explain themselves at once, other places only to those who stay. */
const LINGER = 280;
const NOTICE = 12_000;

export class Desk extends BoardDesk<SmallWorldView, SmallWorldAction, SmallWorldEvent> {
  picked = $state<string | null>(null);
  current = $state<string | null>(null);
  pinned = $state<string | null>(null);
  reasons = $state.raw<Reason[] | null>(null);
  notice = $state.raw<Reason[] | null>(null);
  /** A set is read first and taken with a second act: it can not be given back. */
  reading = $state<string | null>(null);
  /** The player under the pointer: what is theirs lights up. */
  looked = $state<number | null>(null);
  /** A click on a plate keeps what is theirs lit until the next one. */
  kept = $state<number | null>(null);
  tab = $state<Tab>('map');
  private asked = '';
  private lingering: ReturnType<typeof setTimeout> | undefined;
  readonly places: Places;
  readonly dragging = new Dragging(this);

  constructor(read: () => Props) {
    super(read);
    this.places = new Places(this);
    $effect(() => {
      void this.props.legal;
      untrack(() => this.refresh());
    });
    $effect(() => this.props.onsoft?.(this.soft));
  }

  /** What a region brings a player at the end of a turn. */
  pays(region: string, seat: number) {
    return this.props.explain?.(`pays ${region} ${seat}`);
  }
  get near() {
    return this.seat ?? this.view?.turn ?? 0;
  }
  get mine() {
    return this.view?.players[this.near] ?? null;
  }
  private get decision() {
    return this.props.prompt?.decision ?? '';
  }
  readonly menu = $derived.by(() => readMenu(this.props.legal));
  private readonly tool: Tool | null = $derived(
    this.menu.tools.find((one) => one.id === this.picked) ?? this.menu.plain,
  );
  readonly targets = $derived(this.tool?.targets ?? new Map<string, SmallWorldAction>());
  readonly gather = $derived(this.picked ? new Map<string, SmallWorldAction>() : this.menu.gather);
  /** Places where something can be done once a tool is picked. */
  readonly offered = $derived(
    new Set([...this.menu.tools.flatMap((one) => [...one.targets.keys()]), ...this.menu.gather.keys()]),
  );
  /** Artifacts that can be used now. */
  readonly uses = $derived(this.menu.loose.filter((action) => verbOf(action) === 'use'));
  readonly buttons = $derived.by(() => {
    const { phone } = this.places;
    const loose = phone ? this.menu.loose : this.menu.loose.filter((action) => verbOf(action) !== 'use');
    const holds = Object.values(this.view?.regions ?? {}).some((one) => one.owner === this.near && !one.declined);
    const decision = phone ? '' : this.decision;
    return buttons(
      { ...this.menu, loose },
      this.picked,
      decision,
      this.t,
      this.actionNames,
      holds && !this.props.guided,
    );
  });
  readonly choosing = $derived(this.menu.sets.size > 0);
  readonly armed = $derived(this.view?.this_turn.armed ?? []);
  readonly focus = $derived(this.pinned ?? this.current);
  readonly region = $derived(this.focus ? (this.view?.regions[this.focus] ?? null) : null);
  /** The region that the prompt is about: an air strike, a bomb, the near end of a portal. */
  readonly subject = $derived.by(() => {
    const region = this.props.prompt?.args?.['region'];
    return typeof region === 'string' ? region : null;
  });
  readonly lit = $derived.by(() => {
    const { view } = this;
    const looked = this.looked ?? this.kept;
    const theirs = Object.entries(view?.regions ?? {}).filter(([, { owner }]) => looked !== null && owner === looked);
    const told = this.scene?.step.kind === 'income' ? null : (this.scene?.step.place ?? null);
    return [...(this.props.highlight ?? []), ...theirs.map(([slug]) => slug), ...(told ? [told] : [])];
  });
  /** What others took since the reader's last turn, until the reader acts. */
  readonly taken = $derived.by(() => {
    const { mine, seat } = this;
    if (seat === null || !mine || !this.deciding || this.scene) return [];
    return takenFrom(this.events, seat, [mine.race, mine.declined_race]);
  });
  readonly readSet = $derived(this.view?.sets.find((set) => set.race === this.reading) ?? null);
  readonly others = $derived(this.view?.players.filter((player) => player.seat !== this.seat) ?? []);
  readonly over = $derived(this.view?.over ?? false);
  readonly idle = $derived.by(() => {
    const { t } = this;
    if (this.over) return t('smallworld-ui-over');
    if (this.choosing) return t('smallworld-ui-choose-set');
    if (this.deciding) return t('smallworld-ui-click');
    const seat = this.props.prompt?.seats[0] ?? this.view?.turn ?? 0;
    return this.waitsFor(seat, (player) => t('smallworld-ui-waiting', { player }));
  });
  private readonly soft = $derived.by((): SoftChoice | null => {
    const held = this.menu.tools.find((one) => one.id === this.picked);
    if (!held) return null;
    const what = toolName(this.t, held);
    return {
      title: { key: 'smallworld-ui-soft', args: { what } },
      detail: { key: 'smallworld-ui-targets', args: { count: held.targets.size } },
      cancel: () => this.drop(),
    };
  });

  acting(of: number): boolean {
    return this.props.prompt?.seats.includes(of) ?? false;
  }
  /** The list changed: what was picked or pinned may be gone. */
  private refresh(): void {
    if (!this.menu.tools.some((one) => one.id === this.picked)) this.picked = null;
    this.pinned = this.reasons = this.reading = null;
    if (this.choosing) this.tab = 'sets';
    else if (this.tab === 'sets') this.tab = 'map';
  }
  drop(): void {
    this.picked = this.pinned = this.reasons = this.reading = null;
  }
  /** The tip goes until the pointer comes to another place. */
  unpin(): void {
    this.pinned = this.current = this.reasons = null;
  }
  readonly commit = (action: string): void => {
    this.unpin();
    this.props.send(action);
  };
  readonly press = (button: Button): void => {
    if (button.id === ABANDON_FIRST) {
      this.unpin();
      this.props.send(button.action!, true);
    } else if (button.action) this.commit(button.action);
    else if (button.tool) {
      const again = this.picked === button.tool;
      this.drop();
      this.picked = again ? null : button.tool;
    } else void this.tell(button.id);
  };
  private async tell(action: string): Promise<void> {
    const answer = await this.props.ask(action);
    this.notice = answer.length ? answer : null;
    setTimeout(() => (this.notice = null), NOTICE);
  }
  chooseSet(race: string): void {
    this.reading = this.reading === race ? null : race;
    if (this.choosing && !this.menu.sets.has(race)) void this.tell(`choose ${race}`);
  }

  // ---- regions
  readonly chooseRegion = (slug: string): void => {
    const { phone, camera } = this.places;
    if (phone && camera.dragged) return;
    if (this.scene) return this.film?.next();
    const action = this.targets.get(slug);
    const looks = action && LOOK_FIRST.has(verbOf(action)) && (phone || isTouch());
    if (action && !isGrave(action) && !looks) return this.commit(action.action);
    this.reasons = null;
    this.pinned = this.pinned === slug ? null : slug;
    this.current = slug;
    if (phone && this.pinned) this.places.reveal(slug);
    if (!action && !this.actionsAt(slug).length) void this.explain(slug);
  };
  /** Tokens go back into the hand. */
  takeUp(slug: string): void {
    const action = this.menu.gather.get(slug);
    if (action) this.commit(action.action);
  }
  actionsAt(slug: string): SmallWorldAction[] {
    return actionsAt(this.menu, slug);
  }
  readonly point = (slug: string | null): void => {
    clearTimeout(this.lingering);
    if (this.places.phone) return;
    if (slug === null || this.targets.has(slug)) return this.look(slug);
    this.current = null;
    this.lingering = setTimeout(() => this.look(slug), LINGER);
  };
  private look(slug: string | null): void {
    this.current = slug;
    if (this.pinned) return;
    this.reasons = null;
    if (slug && !this.targets.has(slug) && !this.offered.has(slug)) void this.explain(slug);
  }
  private async explain(slug: string): Promise<void> {
    const words = question(this.tool, this.decision, slug);
    if (!words || !this.deciding) return;
    this.asked = words;
    const answer = await this.props.ask(words);
    if (this.asked === words && this.focus === slug) this.reasons = answer;
  }
}
