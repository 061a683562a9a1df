/** Legal actions as the board offers them: at places, on sets, as buttons. No rules here, only the words of the actions. */
import { argsOf as args, reader } from '../../words/moves';
import { VERBS, type SmallWorldAction, type SmallWorldMove } from './view';

export const moveOf = reader<SmallWorldMove>(VERBS);
/** Taken by a click on the place without picking a tool first; the earlier ones go before the later ones. */
const AT_ONCE = [
  ['conquer', 'attempt'],
  ['place'],
  ['place_beast'],
  ['place_champion'],
  ['send'],
  ['swap'],
  ['fortify'],
  ['watch'],
  ['lay'],
  ['bomb'],
  ['target'],
];
/** Rolls a die or gives something up for good: asks once more. */
const GRAVE = new Set(['attempt', 'strike', 'abandon']);

export interface Tool {
  /** `conquest`, or the words before the place: `intimidate`, `steal frostmourne`. */
  id: string;
  verb: string;
  tile: string | null;
  targets: Map<string, SmallWorldAction>;
}

export interface Menu {
  /** What a plain click on a place does; null where something must be picked first. */
  plain: Tool | null;
  tools: Tool[];
  /** Tokens that can be taken up again, by place. */
  gather: Map<string, SmallWorldAction>;
  sets: Map<string, SmallWorldAction>;
  loose: SmallWorldAction[];
}

export const verbOf = (action: SmallWorldAction | string): SmallWorldMove['verb'] => moveOf(action).verb;
export const argsOf = (action: SmallWorldAction): string[] => args(moveOf(action));
export const isGrave = (action: SmallWorldAction): boolean => GRAVE.has(verbOf(action));

export function readMenu(legal: readonly SmallWorldAction[]): Menu {
  const menu: Menu = { plain: null, tools: [], gather: new Map(), sets: new Map(), loose: [] };
  const found = new Map<string, Tool>();
  for (const action of legal) {
    const move = moveOf(action);
    const { verb } = move;
    if (verb === 'choose') menu.sets.set(move.race, action);
    else if (verb === 'gather') menu.gather.set(move.region, action);
    else if ('region' in move) {
      const tile = 'tile' in move ? move.tile : null;
      const id = verb === 'conquer' || verb === 'attempt' ? 'conquest' : tile ? `${verb} ${tile}` : verb;
      const tool = found.get(id) ?? {
        id,
        verb: id === 'conquest' ? 'conquer' : verb,
        tile,
        targets: new Map<string, SmallWorldAction>(),
      };
      found.set(id, tool.targets.set(move.region, action) && tool);
    } else menu.loose.push(action);
  }
  const plain = AT_ONCE.map((verbs) => [...found.values()].find((tool) => verbs.includes(tool.verb))).find(
    (tool) => tool,
  );
  menu.plain = plain ?? (menu.gather.size ? { id: 'gather', verb: 'gather', tile: null, targets: menu.gather } : null);
  menu.tools = [...found.values()].filter((tool) => tool !== plain);
  return menu;
}

/** Everything that can be done at a place, what a plain click does first. */
export function actionsAt(menu: Menu, place: string): SmallWorldAction[] {
  const all = [menu.plain, ...menu.tools].flatMap((tool) => tool?.targets.get(place) ?? []);
  const gather = menu.gather.get(place);
  return gather && !all.includes(gather) ? [...all, gather] : all;
}

/** Whoever expands, and does not abandon first, goes on to conquering where nothing else could come before. */
export function goesOn(done: string, legal: readonly SmallWorldAction[]): string | null {
  if (done !== 'expand') return null;
  const verbs = new Set(legal.map(verbOf));
  return verbs.has('ready') && [...verbs].every((verb) => verb === 'ready' || verb === 'abandon') ? 'ready' : null;
}

/** The words to ask "why not" with, for a place that is no target. */
export function question(tool: Tool | null, decision: string, place: string): string | null {
  if (tool) return `${tool.id === 'conquest' ? 'conquer' : tool.id} ${place}`;
  const verb: Record<string, string> = {
    conquest: 'conquer',
    abandon_regions: 'abandon',
    redeploy: 'place',
    choose_set: 'conquer',
    expand_or_decline: 'conquer',
  };
  return verb[decision] ? `${verb[decision]} ${place}` : null;
}

/** The way forward is gold; what ends or costs something is not. */
export function isForward(verb: string): boolean {
  return ['expand', 'ready', 'stop', 'done', 'roll', 'pay'].includes(verb);
}
