/** Legal actions as the board offers them: on cards in play, in hand, on sections, on links, as buttons. No rules here, only the words of the actions. */
import { argsOf as args, reader } from '../../words/moves';
import { VERBS } from './view';
import type { InvasionAction, InvasionMove, InvasionView, Side, ZoneName } from './view';

export const moveOf = reader<InvasionMove>(VERBS);

export interface Menu {
  /** Cards in play; one with several actions asks which. */
  pieces: Map<string, InvasionAction[]>;
  /** Cards in hand: play, deploy, develop. */
  hand: Map<string, InvasionAction[]>;
  /** Sections and their zones, by `a kingdom`. */
  sections: Map<string, InvasionAction[]>;
  links: Map<number, InvasionAction>;
  /** Cards that lie open in front of the chooser: packs, searches, discard piles. */
  cards: InvasionAction[];
  /** Buttons; the way forward first. */
  loose: InvasionAction[];
}

const ON_PIECE = new Set(['use', 'target', 'sacrifice', 'corrupt', 'restore', 'join', 'defend', 'pay_for', 'assign']);
const OPEN_CARD = new Set(['pick', 'remove', 'take', 'target_discard']);

export const verbOf = (action: InvasionAction | string): InvasionMove['verb'] => moveOf(action).verb;
export const argsOf = (action: InvasionAction | string): string[] => args(moveOf(action));
/** The card of the hand that an action plays, deploys or lays face down. */
export function cardOf(action: InvasionAction | string): string | null {
  const move = moveOf(action);
  return 'card' in move ? move.card : null;
}
export const placeKey = (side: Side, zone: ZoneName): string => `${side} ${zone}`;

function add<Key>(map: Map<Key, InvasionAction[]>, key: Key, action: InvasionAction): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

/** Whose zones a plain `move` is about; null where the words do not tell. */
function movingSide(view: InvasionView, seat: number | null, decision: string, piece: unknown): Side | null {
  if (decision === 'move_where')
    return view.seats[view.cards.find((card) => card.piece === piece)?.controller ?? -1]?.side ?? null;
  return decision === 'divert_attack' || decision === 'wake_where' ? (view.seats[seat ?? -1]?.side ?? null) : null;
}

export function readMenu(
  legal: readonly InvasionAction[],
  view: InvasionView,
  seat: number | null,
  decision: string,
  args: Record<string, unknown> = {},
): Menu {
  const menu: Menu = {
    pieces: new Map(),
    hand: new Map(),
    sections: new Map(),
    links: new Map(),
    cards: [],
    loose: [],
  };
  const other = view.seats[1 - (seat ?? 0)]!.side;
  const attackedSide = view.seats[1 - view.active]!.side;
  const mover = movingSide(view, seat, decision, args['piece']);
  for (const action of legal) {
    const move = moveOf(action);
    const { verb } = move;
    if (ON_PIECE.has(verb) && 'piece' in move) add(menu.pieces, move.piece, action);
    else if (verb === 'play' && decision === 'play_revealed') menu.cards.push(action);
    else if (verb === 'play' || verb === 'deploy' || verb === 'develop') add(menu.hand, move.card, action);
    else if (verb === 'target_section') add(menu.sections, placeKey(move.side, move.zone), action);
    else if (verb === 'attack') add(menu.sections, placeKey(other, move.zone), action);
    else if (verb === 'assign_section' && view.attacked) {
      add(menu.sections, placeKey(attackedSide, view.attacked), action);
      menu.loose.push(action);
    } else if (verb === 'target_link') menu.links.set(move.link, action);
    else if (OPEN_CARD.has(verb)) menu.cards.push(action);
    else {
      if (verb === 'move' && mover) add(menu.sections, placeKey(mover, move.zone), action);
      if (verb === 'resolve') add(menu.pieces, move.piece, action);
      menu.loose.push(action);
    }
  }
  menu.loose.sort((a, b) => rank(a) - rank(b));
  return menu;
}

const LAST = ['pass', 'done', 'yield'];
const rank = (action: InvasionAction): number => Math.max(0, LAST.indexOf(verbOf(action)) + 1);

export const isYield = (action: InvasionAction): boolean => verbOf(action) === 'yield';

/** Of many amounts of damage those worth a button: up to what destroys, and everything. */
export function worthwhile(actions: readonly InvasionAction[]): InvasionAction[] {
  if (actions.length <= 6) return [...actions];
  const lethal = actions.findIndex((action) => action.lethal);
  const upTo = lethal < 0 ? actions.slice(0, 5) : actions.slice(Math.max(0, lethal - 3), lethal + 2);
  return upTo.includes(actions.at(-1)!) ? upTo : [...upTo, actions.at(-1)!];
}

/** The words to ask "why not" with, for a card in play that can not be clicked. */
const ASKED: Record<string, string> = {
  act: 'use',
  answer: 'use',
  declare_attackers: 'join',
  declare_defenders: 'defend',
  aim: 'target',
  aim_trigger: 'target',
  assign_attack: 'assign',
  assign_defence: 'assign',
  restore_one: 'restore',
  sacrifice_for: 'sacrifice',
  sacrifice_unit: 'sacrifice',
  choose_host: 'target',
  choose_quest: 'target',
  strike_back: 'target',
};
export function question(decision: string, piece: string): string | null {
  const verb = ASKED[decision];
  return verb ? `${verb} ${piece}${verb === 'assign' ? ' 1' : ''}` : null;
}
