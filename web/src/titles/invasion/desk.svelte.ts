/** What the player in front of the table can do, holds and reads; all parts of the table share it. Reads the legal actions, knows no rules. */
import { isTouch } from '../../ui/touch';
import { untrack } from 'svelte';
import { BoardDesk, type DeskProps } from '../desk';
import type { Reason, SoftChoice } from '../types';
import { argsOf, cardOf, placeKey, question, readMenu, verbOf } from './actions';
import { stillInDeck } from './deck';
import { Lines } from './lines.svelte';
import { Places } from './boardLayout.svelte';
import { spreadOf } from './spread';
import { printed } from './art/cards';
import { looksAhead } from './prompting';
import type {
  CardView,
  HandCard,
  InvasionAction,
  InvasionEvent,
  InvasionView,
  LinkView,
  Outcome,
  ZoneName,
} from './view';

export type Props = DeskProps<InvasionView, InvasionAction, InvasionEvent, Outcome>;
/** What the reader shows: a card by its name, never by its place in the hand. */
interface Reading {
  card: string | null;
  piece: string | null;
  held: boolean;
}

/** What may cost the card itself is read first: a click takes it up, its button does it. */
const PRICE = new Set(['use', 'sacrifice', 'corrupt']);
/** So many actions are weighed at once. */
const MOST = 12;

export class Desk extends BoardDesk<InvasionView, InvasionAction, InvasionEvent, Outcome> {
  picked = $state<number | null>(null);
  pinned = $state<string | null>(null);
  pointed = $state.raw<Reading | null>(null);
  /** What the reader keeps in sight, whatever the pointer is at. */
  kept = $state.raw<Reading | null>(null);
  reasons = $state.raw<Reason[] | null>(null);
  /** Whose discard pile is spread over the table; or the own deck. */
  pile = $state<number | null>(null);
  library = $state(false);
  hovered = $state.raw<string[]>([]);
  /** On a phone the chain is a pile at the edge until it is tapped or one of its links can be chosen. */
  unfolded = $state(false);
  /** What each action would lead to, as far as it is certain. */
  outcomes = $state.raw<ReadonlyMap<string, Outcome>>(new Map());
  /** The same, and what is certain of fights whose damage somebody still assigns. */
  private fights = $state.raw<ReadonlyMap<string, Outcome>>(new Map());
  private asked = '';
  readonly places: Places;
  readonly lines: Lines;

  constructor(read: () => Props) {
    super(read);
    this.places = new Places(this);
    this.lines = new Lines(this);
    $effect(() => {
      this.unfolded = (this.menu?.links.size ?? 0) > 0;
    });
    $effect(() => {
      void this.props.legal;
      untrack(() => this.drop());
    });
    $effect(() => this.props.onsoft?.(this.soft));
    $effect(() => this.lookAhead());
    $effect(() => this.joinNext());
  }

  get explain() {
    return this.props.explain;
  }
  get near() {
    return this.seat ?? 0;
  }
  get far() {
    return 1 - this.near;
  }
  get decision() {
    return this.props.prompt?.decision ?? '';
  }
  get mine() {
    return this.view?.seats[this.near] ?? null;
  }
  get highlight(): readonly string[] {
    return this.props.highlight ?? [];
  }
  readonly menu = $derived.by(() => {
    const { view, seat, decision } = this;
    return view ? readMenu(this.props.legal, view, seat, decision, this.props.prompt?.args) : null;
  });
  readonly held = $derived(this.picked === null ? null : (this.view?.hand?.[this.picked] ?? null));
  readonly heldActions = $derived(this.held ? (this.menu?.hand.get(this.held.card) ?? []) : []);
  readonly pinnedActions = $derived(
    this.pinned ? (this.menu?.pieces.get(this.pinned) ?? this.menu?.sections.get(this.pinned) ?? []) : [],
  );
  /** Something on the table glows: going on is not the obvious thing to do. */
  readonly others = $derived(
    this.menu !== null &&
      (this.menu.pieces.size > 0 ||
        this.menu.sections.size > 0 ||
        this.menu.links.size > 0 ||
        [...this.menu.hand.values()].flat().some((action) => verbOf(action) !== 'develop')),
  );
  /** A window in which something asks for an answer. */
  readonly isAnswering = $derived(this.decision === 'answer' || (this.decision === 'act' && !!this.view?.attacked));
  /** To the first thing that can answer. A single card is taken up; nothing is played by it. */
  respond(): void {
    const lit = [...(this.places.table?.querySelectorAll<HTMLElement>('.held.can, .piece.can') ?? [])];
    lit[0]?.focus();
    const at = this.view?.hand?.findIndex(({ card }) => card === lit[0]?.dataset['card']) ?? -1;
    if (lit.length === 1 && at >= 0) this.takeUp(at);
  }
  /** A tactic goes to no zone. */
  private get softKind(): '' | '-tactic' {
    return this.held && printed(this.held.card).type === 'tactic' ? '-tactic' : '';
  }
  private readonly soft = $derived.by((): SoftChoice | null =>
    this.held && this.heldActions.length
      ? {
          title: { key: `invasion-ui-soft${this.softKind}`, args: { card: this.t(`invasion-card-${this.held.card}`) } },
          detail: { key: this.softKind ? 'invasion-ui-soft-tactic.detail' : 'invasion-ui-soft-detail' },
          cancel: () => this.drop(),
        }
      : null,
  );

  /** What playing the card in hand leads to, as far as it is certain. */
  readonly foreseen = $derived.by((): Outcome | null => {
    const play = this.heldActions.find(({ action }) => this.outcomes.has(action));
    return play ? this.outcomes.get(play.action)! : null;
  });
  /** What the fight comes to with the card in hand or under the pointer. */
  readonly foughtThen = $derived.by((): Outcome | null => {
    const card = this.held?.card ?? this.underPointer;
    const play = [...this.fights.keys()].find((action) => card && verbOf(action) === 'play' && cardOf(action) === card);
    return play ? this.fights.get(play)! : null;
  });
  /** The card of the hand under the pointer. */
  underPointer = $state<string | null>(null);
  private lookAhead(): void {
    const { legal, foresee, view } = this.props;
    this.outcomes = this.fights = new Map();
    if (!view || !looksAhead(view)) return;
    const wanted = legal.map(({ action }) => action).filter((action) => /^(pass$|play |use )/.test(action));
    void foresee?.(wanted.slice(0, MOST)).then((found) => {
      if (this.props.legal !== legal) return;
      const known = found.flatMap((one, at) => (one ? [[wanted[at]!, one] as const] : []));
      this.outcomes = new Map(known.filter(([, { complete }]) => complete));
      this.fights = new Map(known);
    });
  }

  // ---- one idea: everybody attacks
  private joining = $state(false);
  readonly attackers = $derived(
    this.decision === 'declare_attackers' ? this.props.legal.filter((action) => verbOf(action) === 'join') : [],
  );
  joinAll(): void {
    this.joining = true;
  }
  private joinNext(): void {
    if (!this.joining || !this.props.legal.length) return;
    this.joining = this.attackers.length > 0;
    untrack(() => this.commit(this.attackers[0]?.action ?? 'done'));
  }

  drop(): void {
    this.picked = this.pinned = this.reasons = this.pile = null;
    this.hovered = [];
    this.library = false;
  }
  readonly commit = (action: string): void => {
    this.drop();
    this.props.send(action);
  };

  // ---- hand
  chooseHand(at: number): void {
    const card = this.view?.hand?.[at]?.card;
    if (!card) return;
    const actions = this.menu?.hand.get(card) ?? [];
    const again = this.picked === at;
    const play = actions.find((action) => verbOf(action) === 'play');
    const looks = this.places.touchy || isTouch();
    if (play && (again || (!looks && actions.length === 1))) return this.commit(play.action);
    if (again) this.picked = null;
    else this.takeUp(at);
  }
  private takeUp(at: number): void {
    this.pinned = null;
    this.picked = at;
    this.pointHand(at);
  }
  /** What the card in hand can do in an own zone: played first, face down last. */
  intoZone(zone: ZoneName): InvasionAction[] {
    return this.heldActions
      .filter((action) => argsOf(action)[1] === zone || (zone === 'quest' && argsOf(action)[1] === 'on_quest'))
      .sort((a, b) => Number(verbOf(a) === 'develop') - Number(verbOf(b) === 'develop'));
  }

  // ---- cards in play
  /** A long press on a touch screen. */
  readPiece(card: CardView): void {
    this.picked = null;
    this.pinned = card.piece;
    this.pointed = { card: card.card, piece: card.piece, held: false };
  }
  choosePiece(card: CardView): void {
    const actions = this.menu?.pieces.get(card.piece) ?? [];
    const only = actions.length === 1 ? actions[0]! : null;
    const looks = isTouch() && this.pinned !== card.piece;
    if (only && !PRICE.has(verbOf(only)) && !looks) return this.commit(only.action);
    this.picked = this.reasons = null;
    this.pinned = this.pinned === card.piece ? null : card.piece;
    this.pointed = { card: card.card, piece: card.piece, held: false };
    if (!actions.length && this.deciding) void this.whyNot(card.piece);
  }
  private async whyNot(piece: string): Promise<void> {
    const words = question(this.decision, piece);
    if (!words) return;
    this.asked = words;
    const answer = await this.props.ask(words);
    if (this.asked === words) this.reasons = answer;
  }
  atSection(of: number, zone: ZoneName): InvasionAction[] {
    return this.menu?.sections.get(placeKey(this.view!.seats[of]!.side, zone)) ?? [];
  }
  chooseSection(of: number, zone: ZoneName): void {
    const actions = this.atSection(of, zone);
    const looks = this.places.phone || (isTouch() && this.pinned !== placeKey(this.view!.seats[of]!.side, zone));
    if (!looks && actions.length === 1) return this.commit(actions[0]!.action);
    if (this.places.phone) this.places[of === this.near ? 'nearZone' : 'farZone'] = zone;
    this.pinned = actions.length ? placeKey(this.view!.seats[of]!.side, zone) : null;
  }

  // ---- the reader
  heldCard(card: string | null): HandCard | null {
    return this.view?.hand?.find((one) => one.card === card) ?? null;
  }
  readonly reading = $derived.by((): Reading | null => {
    const { pinned, pointed, held } = this;
    const { pieces } = this.places;
    if (this.kept) return this.kept;
    if (held) return { card: held.card, piece: null, held: true };
    if (pinned && pieces.has(pinned)) return { card: pieces.get(pinned)!.card, piece: pinned, held: false };
    if (pointed && !(pointed.held && !this.heldCard(pointed.card))) return pointed;
    const asking = this.props.prompt?.args?.['card'];
    if (typeof asking === 'string' && this.props.legal.length && this.view?.cards.some(({ card }) => card === asking))
      return { card: asking, piece: null, held: false };
    const top = this.view?.chain.at(-1);
    return top?.card && top.kind !== 'development' ? { card: top.card, piece: null, held: false } : null;
  });
  pointHand(at: number): void {
    this.pointed = { card: this.view?.hand?.[at]?.card ?? null, piece: null, held: true };
  }
  pointPiece(card: CardView): void {
    if (this.places.phone) return;
    if (this.pointed?.piece !== card.piece && !this.pinned) this.reasons = null;
    this.pointed = { card: card.card, piece: card.piece, held: false };
  }
  readonly pointCard = (card: string | null): void => {
    if (card && !this.places.phone) this.pointed = { card, piece: null, held: false };
  };
  readonly pointLink = (link: LinkView | null): void => {
    const aims = link?.targets.flatMap((target) => target.piece ?? []) ?? [];
    this.hovered = link?.source ? [...aims, link.source] : aims;
    this.pointCard(link?.card ?? null);
  };
  readonly lit = $derived(new Set([...this.highlight, ...this.hovered]));

  // ---- cards spread over the table
  readonly spread = $derived(this.view && this.menu ? spreadOf(this, this.view, this.menu) : null);
  readonly left = $derived(this.view && this.seat !== null ? stillInDeck(this.view, this.seat) : null);
  readonly drafting = $derived(this.view?.draft != null || this.decision === 'choose_capital');
  /** What lies under the cards that are spread out can not be reached. */
  readonly covered = $derived(this.spread !== null || this.pile !== null || this.library || this.drafting);

  readonly over = $derived(this.view !== null && this.view.winner !== null);
  readonly idle = $derived.by(() => {
    if (this.over) return this.t('invasion-ui-over');
    // At the mulligan nothing glows: the hand lies open with its own buttons.
    if (this.deciding) return this.spread ? '' : this.t('invasion-ui-choose');
    const seat = this.props.prompt?.seats[0] ?? this.view?.active ?? 0;
    return this.waitsFor(seat, (player) => this.t('invasion-ui-waiting', { player }));
  });
  acting(of: number): boolean {
    return this.props.prompt?.seats.includes(of) ?? false;
  }
}
