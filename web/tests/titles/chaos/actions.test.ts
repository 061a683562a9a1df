import { describe, expect, it } from 'vitest';
import {
  actionFor,
  cardAction,
  cardHandle,
  classOf,
  looseHandles,
  menu,
  proper,
  summonHandle,
} from '../../../src/titles/chaos/actions';
import { summoning } from './scenes';

describe('the menu of legal actions', () => {
  const all = menu(summoning.offers);

  it('groups actions that differ in their target region', () => {
    const leper = summonHandle(all, 'cultist', 'reserve')!;
    expect([...leper.targets.keys()]).toEqual(['empire', 'bretonnia', 'estalia', 'tilea', 'border_princes']);
    expect(leper.cost).toBe(0);
    expect(leper.targets.get('estalia')!.cost).toBe(1);
    expect(actionFor(leper, 'kislev')).toBe('summon cultist reserve kislev');
  });

  it('tells a figure on the map from one in reserve', () => {
    expect(summonHandle(all, 'warrior', 'estalia')!.targets.has('tilea')).toBe(true);
    expect(summonHandle(all, 'warrior', 'kislev')).toBeUndefined();
  });

  it('keeps actions without a place apart', () => {
    expect(all.direct.map((action) => action.action)).toEqual(['pass']);
    expect(cardHandle(all, 'rain_of_pus')!.targets.has('troll_country')).toBe(false);
    expect(cardAction(menu([{ action: 'discard rain_of_pus' }]), 'rain_of_pus')!.action).toBe('discard rain_of_pus');
  });

  it('finds things to place that are neither figure nor card', () => {
    const placing = menu([{ action: 'place noble kislev' }, { action: 'place noble empire' }, { action: 'decline' }]);
    expect(looseHandles(placing, []).map((handle) => handle.id)).toEqual(['place noble *']);
    expect(looseHandles(all, ['rain_of_pus'])).toEqual([]);
  });

  it('knows the class behind every variant of a figure', () => {
    expect(['shielded_warrior', 'charmed_leper', 'spent_cultist', 'greater_daemon', 'reserve'].map(classOf)).toEqual([
      'warrior',
      'cultist',
      'cultist',
      'greater_daemon',
      null,
    ]);
  });

  it('knows what a god calls its followers', () => {
    expect(proper('kind', 'warrior', 'tzeentch')).toEqual(['figure', 'horror']);
    expect(proper('kind', 'shielded_warrior', 'tzeentch')).toBeNull();
    expect(proper('kind', 'warrior', null)).toBeNull();
    expect(proper('region', 'kislev', 'tzeentch')).toBeNull();
  });
});
