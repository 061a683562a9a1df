import { describe, expect, it } from 'vitest';
import { actionsAt, goesOn, isGrave, question, readMenu, verbOf } from '../../../src/titles/smallworld/actions';
import scenes from '../../../src/titles/smallworld/demo/scenes.json';
import type { SmallWorldAction } from '../../../src/titles/smallworld/view';

const words = (...actions: string[]): SmallWorldAction[] => actions.map((action) => ({ action }));

describe('the menu of legal actions', () => {
  it('takes conquests and last attempts by a click on the region', () => {
    const menu = readMenu(words('stop', 'conquer l1a_1', 'attempt l1a_2', 'intimidate l1a_2'));
    expect(menu.plain!.id).toBe('conquest');
    expect([...menu.plain!.targets.keys()]).toEqual(['l1a_1', 'l1a_2']);
    expect(menu.tools.map((tool) => tool.id)).toEqual(['intimidate']);
    expect(menu.loose.map((action) => action.action)).toEqual(['stop']);
  });

  it('never abandons a region by a plain click', () => {
    const menu = readMenu(words('ready', 'abandon l1a_1', 'lift l1a_2'));
    expect(menu.plain).toBeNull();
    expect(menu.tools.map((tool) => tool.id)).toEqual(['abandon', 'lift']);
    expect(actionsAt(menu, 'l1a_1').map((action) => action.action)).toEqual(['abandon l1a_1']);
  });

  it('goes on to conquering only where nothing but regions could be given up', () => {
    expect(goesOn('expand', words('ready', 'abandon l1a_1', 'abandon l1a_2'))).toBe('ready');
    expect(goesOn('expand', words('ready', 'abandon l1a_1', 'lift l1a_2'))).toBeNull();
    expect(goesOn('expand', words('stop', 'conquer l1a_1'))).toBeNull();
    expect(goesOn('expand', words('expand', 'decline'))).toBeNull();
    expect(goesOn('decline', words('ready', 'abandon l1a_1'))).toBeNull();
  });

  it('places tokens before beasts and beasts before the champion', () => {
    expect(readMenu(words('place_champion s1a_1', 'place_beast s1a_1', 'place s1a_1')).plain!.id).toBe('place');
    expect(readMenu(words('place_champion s1a_1', 'place_beast s1a_1')).plain!.id).toBe('place_beast');
  });

  it('keeps taking up apart from placing', () => {
    const both = readMenu(words('place m1a_1', 'gather m1a_1', 'gather m1a_2'));
    expect([...both.gather.keys()]).toEqual(['m1a_1', 'm1a_2']);
    expect(both.plain!.targets.has('m1a_2')).toBe(false);
    expect(readMenu(words('done', 'gather m1a_2')).plain!.id).toBe('gather');
  });

  it('tells artifacts apart', () => {
    const menu = readMenu(words('steal frostmourne l1a_1', 'steal doomhammer l1a_1', 'stop'));
    expect(menu.tools.map((tool) => [tool.id, tool.tile])).toEqual([
      ['steal frostmourne', 'frostmourne'],
      ['steal doomhammer', 'doomhammer'],
    ]);
    expect(readMenu(words('lay frostmourne l1a_w')).plain!.id).toBe('lay frostmourne');
  });

  it('asks why not in the words of the tool at hand', () => {
    const menu = readMenu(words('stop', 'intimidate l1a_2', 'conquer l1a_1'));
    expect(question(menu.plain, 'conquest', 'l1a_3')).toBe('conquer l1a_3');
    expect(question(menu.tools[0]!, 'conquest', 'l1a_3')).toBe('intimidate l1a_3');
    expect(question(null, 'abandon_regions', 'l1a_3')).toBe('abandon l1a_3');
    expect(question(null, 'choose_form', 'l1a_3')).toBeNull();
  });

  it('asks once more before a die rolls or a region is given up', () => {
    expect(words('attempt l1a_1', 'strike l1a_1', 'abandon l1a_1', 'conquer l1a_1').map(isGrave)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('loses nothing that was on offer in played games', () => {
    for (const scene of Object.values(scenes as Record<string, { offers: SmallWorldAction[] }>)) {
      const menu = readMenu(scene.offers);
      const kept = new Set(
        [
          ...menu.loose,
          ...menu.sets.values(),
          ...menu.gather.values(),
          ...[menu.plain, ...menu.tools].flatMap((tool) => [...(tool?.targets.values() ?? [])]),
        ].map((action) => action.action),
      );
      expect(kept.size).toBe(scene.offers.length);
      expect(scene.offers.every((offer) => kept.has(offer.action) && verbOf(offer).length > 0)).toBe(true);
    }
  });
});
