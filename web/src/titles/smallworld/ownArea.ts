/** What lies in front of a player, ready to be drawn. */
import type { Translate } from '../types';
import { argsOf, isForward, verbOf, type Menu, type Tool } from './actions';
import { pieceIcon, tileIcon, verbIcon } from './art/emblems';
import type { ActionNames } from '../../words/actionNames';
import type { SmallWorldAction, SmallWorldView } from './view';

export interface Button {
  id: string;
  label: string;
  sub: string;
  icon: string;
  /** gold: the way forward; wood: possible; die: rolls; on: picked; off: not now, says why. */
  look: 'gold' | 'wood' | 'die' | 'on' | 'off';
  action: string | null;
  tool: string | null;
}

/** Expands too, but stays at the question which regions to give up. */
export const ABANDON_FIRST = 'abandon first';

function iconOf(action: SmallWorldAction): string {
  const [first = ''] = argsOf(action);
  const verb = verbOf(action);
  if (verb === 'use') return tileIcon(first);
  return verb === 'move' ? pieceIcon(first) : verbIcon(verb);
}

function sub(t: Translate, action: SmallWorldAction, decision: string): string {
  const verb = verbOf(action);
  if (action.income !== undefined)
    return t(verb === 'decline' ? 'smallworld-ui-sub-decline' : 'smallworld-ui-sub-stop', { income: action.income });
  if (verb === 'buy') return t('smallworld-ui-sub-buy', { price: action.price ?? 0 });
  const known = (['expand', 'ready', 'spread', 'done', 'use'] as const).find((one) => one === verb);
  const told = known ? t(`smallworld-ui-sub-${known}`) : '';
  return verb === 'done' && decision !== 'redeploy' ? '' : told;
}

export function buttons(
  menu: Menu,
  picked: string | null,
  decision: string,
  t: Translate,
  actionNames: ActionNames,
  abandonsFirst = false,
): Button[] {
  // Stopping is not the loudest thing while there is something to conquer.
  const canConquer = menu.plain?.id === 'conquest';
  const list = menu.loose.map((action): Button => {
    const verb = verbOf(action);
    return {
      id: action.action,
      label: actionNames.action(action.action, 'here'),
      sub: sub(t, action, decision),
      icon: iconOf(action),
      look: verb === 'roll' ? 'die' : isForward(verb) && !(verb === 'stop' && canConquer) ? 'gold' : 'wood',
      action: action.action,
      tool: null,
    };
  });
  const tools = menu.tools.map((tool): Button => ({
    id: tool.id,
    label: toolName(t, tool),
    sub: leftOf(t, tool),
    icon: tool.tile ? tileIcon(tool.tile) : verbIcon(tool.verb),
    look: picked === tool.id ? 'on' : tool.verb === 'strike' ? 'die' : 'wood',
    action: null,
    tool: tool.id,
  }));
  const expand = list.find(({ action }) => action === 'expand');
  if (expand && abandonsFirst)
    list.push({
      ...expand,
      id: ABANDON_FIRST,
      label: t('smallworld-ui-abandon-first'),
      sub: t('smallworld-ui-sub-abandon-first'),
      icon: verbIcon('abandon'),
      look: 'wood',
    });
  const all = [...list.sort((a, b) => rank(a) - rank(b)), ...tools];
  if (all.length && ['conquest', 'abandon_regions'].includes(decision))
    all.push({
      id: 'decline',
      label: actionNames.action('decline', 'here'),
      sub: t('smallworld-ui-sub-not-now'),
      icon: verbIcon('decline'),
      look: 'off',
      action: null,
      tool: null,
    });
  return all;
}

const rank = (button: Button): number => ({ gold: 0, die: 1, wood: 2, on: 2, off: 3 })[button.look];

export const toolName = (t: Translate, tool: Tool): string =>
  t(`smallworld-ui-tool-${tool.verb}`, tool.tile ? { what: t(`smallworld-tile-${tool.tile}`) } : {});

function leftOf(t: Translate, tool: Tool): string {
  const first = [...tool.targets.values()][0];
  return first?.left !== undefined
    ? t('smallworld-ui-left', { count: first.left })
    : t('smallworld-ui-targets', { count: tool.targets.size });
}

/** Counters that stand at the lines of the own set: how often a power can still be used, what it has brought. */
export function counters(view: SmallWorldView, seat: number, t: Translate): { power: string; race: string } {
  const player = view.players[seat]!;
  const turn = view.this_turn.seat === seat ? view.this_turn : null;
  const earned = (key: string): string => {
    const part = turn?.forecast.find((one) => one.key === key);
    return part ? `+${part.value}` : '';
  };
  let power = earned('power');
  let race = earned('race');
  if (turn && player.power === 'intimidating') power = t('smallworld-ui-left', { count: turn.intimidations });
  if (turn && player.power === 'portal_mage') power = t('smallworld-ui-left', { count: turn.portals });
  if (player.power === 'beast_master') power = t('smallworld-ui-beasts', { count: player.beasts });
  if (turn && player.race === 'forsaken') race = t('smallworld-ui-so-far', { count: turn.losses });
  if (player.bombs !== null) race = t('smallworld-ui-bombs', { count: player.bombs });
  if (turn?.form) race = t(`smallworld-form-${turn.form}`);
  return { power, race };
}
