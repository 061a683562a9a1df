/** What the own area can pick up right now. Built anew by the table for every view; holds no state of its own. */
import type { Translate } from '../../lib/types';
import { cardAction, cardHandle, summonHandle, type Handle, type Menu } from './actions';
import type { ChaosView, God, Kind } from './view';

export interface Pick {
  id: string;
  selected: boolean;
  cost: number | null;
}

export interface Own {
  view: ChaosView;
  god: God;
  followerPick(kind: Kind): Pick | null;
  cardPick(index: number): Pick | null;
  pickFollower(kind: Kind): void;
  pickCard(index: number): void;
  /** "in Estalia" when the reserve is empty. */
  whereIs(kind: Kind): string;
  upgrades: Set<string>;
  choose(slug: string): void;
}

interface Context {
  view: ChaosView;
  god: God;
  menu: Menu;
  picked: string | null;
  /** Which copy of a card was clicked. */
  pickedCard: number | null;
  t: Translate;
  pick(handle: Handle, card: number | null): void;
  send(action: string): void;
  refuse(words: string): void;
}

export function ownArea({ view, god, menu, picked, pickedCard, t, pick, send, refuse }: Context): Own {
  const asPick = (handle: Handle | undefined, selected: boolean): Pick | null => (handle ? { id: handle.id, selected, cost: handle.cost } : null);
  const handOf = (index: number): string => god.hand?.[index]?.card ?? '';
  return {
    view,
    god,
    followerPick: (kind) => {
      const handle = summonHandle(menu, kind, 'reserve');
      return asPick(handle, handle?.id === picked);
    },
    cardPick: (index) => {
      const handle = cardHandle(menu, handOf(index));
      if (handle) return asPick(handle, handle.id === picked && (pickedCard === null || pickedCard === index));
      const direct = cardAction(menu, handOf(index));
      return direct ? { id: direct.action, selected: false, cost: direct.cost ?? null } : null;
    },
    pickFollower: (kind) => {
      const handle = summonHandle(menu, kind, 'reserve');
      if (handle) pick(handle, null);
      else refuse(`summon ${kind} reserve`);
    },
    pickCard: (index) => {
      const handle = cardHandle(menu, handOf(index));
      const direct = cardAction(menu, handOf(index));
      if (handle) pick(handle, index);
      else if (direct) send(direct.action);
      else refuse(`play ${handOf(index)}`);
    },
    whereIs: (kind) => {
      const places = view.regions.filter((region) => region.figures.some((group) => group.owner === god.seat && group.kind === kind));
      if (places.length === 1) return t('chaos-ui-in-region', { region: { key: `chaos-region-${places[0]!.region}` } });
      return t('chaos-ui-on-map');
    },
    upgrades: new Set(god.upgrades.filter((upgrade) => menu.direct.some((action) => action.action.split(' ').includes(upgrade.upgrade))).map((upgrade) => upgrade.upgrade)),
    choose: (slug) => {
      const action = menu.direct.find((one) => one.action.split(' ').includes(slug));
      if (action) send(action.action);
    },
  };
}
