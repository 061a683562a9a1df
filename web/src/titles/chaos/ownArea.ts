/** What the own area shows and can pick up right now. Built anew for every view; holds no state of its own. */
import type { Translate } from '../types';
import { cardAction, cardHandle, regionArgs, summonHandle, type Handle } from './actions';
import type { Choices } from './choices.svelte';
import type { ChaosView, God, Kind } from './view';

interface Pick {
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
  /** Does what names this slug: a card of the track, say. */
  choose(slug: string): void;
}

export function ownArea(
  view: ChaosView,
  god: God,
  choices: Choices,
  t: Translate,
  refuse: (words: string) => void,
): Own {
  const { menu } = choices;
  const picked = choices.handle?.id ?? null;
  const asPick = (handle: Handle | undefined, selected: boolean): Pick | null =>
    handle ? { id: handle.id, selected, cost: handle.cost } : null;
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
      if (handle)
        return asPick(handle, handle.id === picked && (choices.pickedCard === null || choices.pickedCard === index));
      const direct = cardAction(menu, handOf(index));
      return direct ? { id: direct.action, selected: false, cost: direct.cost ?? null } : null;
    },
    pickFollower: (kind) => {
      const handle = summonHandle(menu, kind, 'reserve');
      if (handle) choices.pick(handle, null);
      else refuse(`summon ${kind} reserve`);
    },
    pickCard: (index) => {
      const handle = cardHandle(menu, handOf(index));
      const direct = cardAction(menu, handOf(index));
      if (handle) choices.pick(handle, index);
      else if (direct) choices.tap(direct.action);
      else refuse(`play ${handOf(index)}`);
    },
    whereIs: (kind) => {
      const places = view.regions.filter((region) =>
        region.figures.some((group) => group.owner === god.seat && group.kind === kind),
      );
      if (places.length === 1) return t('chaos-ui-in-region', regionArgs('region', places[0]!.region));
      return t('chaos-ui-on-map');
    },
    choose: (slug) => {
      const action = cardAction(menu, slug);
      if (action) choices.tap(action.action);
    },
  };
}
