import { describe, expect, it } from 'vitest';
import { isYield, question, readMenu, verbOf } from '../../../src/titles/invasion/actions';
import scenes from '../../../src/titles/invasion/demo/scenes.json';
import type { InvasionAction, InvasionView } from '../../../src/titles/invasion/view';

interface Scene {
  seat: number;
  prompt: { decision: string; args: Record<string, unknown> } | null;
  view: InvasionView;
  offers: InvasionAction[];
}
const played = scenes as unknown as Record<string, Scene>;
const battle = played['battle']!;
const words = (...actions: string[]): InvasionAction[] => actions.map((action) => ({ action }));
const menu = (decision: string, ...actions: string[]) => readMenu(words(...actions), battle.view, 0, decision);

describe('the menu of legal actions', () => {
  it('puts cards in play, cards in hand and buttons apart', () => {
    const found = menu(
      'act',
      'pass',
      'use runesmith_a1',
      'play demolition',
      'deploy runesmith quest',
      'develop runesmith kingdom',
    );
    expect([...found.pieces.keys()]).toEqual(['runesmith_a1']);
    expect(found.hand.get('runesmith')!.map((action) => action.action)).toEqual([
      'deploy runesmith quest',
      'develop runesmith kingdom',
    ]);
    expect(found.hand.get('demolition')!).toHaveLength(1);
    expect(found.loose.map((action) => action.action)).toEqual(['pass']);
  });

  it('attacks the sections of the other side', () => {
    expect([...menu('declare_target', 'pass', 'attack kingdom', 'attack quest').sections.keys()]).toEqual([
      'b kingdom',
      'b quest',
    ]);
  });

  it('gives what is left to the attacked section, by click and by button', () => {
    const found = menu(
      'assign_attack',
      'assign hammerer_of_karak_azul_a1 2',
      'assign hammerer_of_karak_azul_a1 3',
      'assign_section',
    );
    expect(found.pieces.get('hammerer_of_karak_azul_a1')).toHaveLength(2);
    expect([...found.sections.keys()]).toEqual(['a quest']);
    expect(found.loose.map(verbOf)).toEqual(['assign_section']);
  });

  it('moves a unit between the zones of its controller', () => {
    const found = readMenu(words('move kingdom', 'done'), battle.view, 0, 'move_where', { piece: 'urguck_b1' });
    expect([...found.sections.keys()]).toEqual(['b kingdom']);
    expect(found.loose.map((action) => action.action)).toEqual(['move kingdom', 'done']);
  });

  it('does not guess whose developments move', () => {
    expect(menu('move_developments_where', 'move quest').sections.size).toBe(0);
  });

  it('spreads packs, searches, discard piles and shown tactics', () => {
    expect(menu('pick', 'pick waaagh').cards).toHaveLength(1);
    expect(menu('take_support', 'take organ_gun', 'done').cards).toHaveLength(1);
    expect(menu('play_revealed', 'play waaagh', 'done').cards).toHaveLength(1);
    expect(menu('act', 'play waaagh').cards).toHaveLength(0);
  });

  it('keeps passing and yielding behind everything else', () => {
    const found = menu('act', 'pass', 'yield phase', 'yield window', 'hit_all');
    expect(found.loose.map((action) => action.action)).toEqual(['hit_all', 'pass', 'yield phase', 'yield window']);
    expect(found.loose.filter(isYield)).toHaveLength(2);
  });

  it('asks why not in the words of the decision', () => {
    expect(question('answer', 'runesmith_a1')).toBe('use runesmith_a1');
    expect(question('declare_attackers', 'runesmith_a1')).toBe('join runesmith_a1');
    expect(question('assign_attack', 'runesmith_a1')).toBe('assign runesmith_a1 1');
    expect(question('keep_hand', 'runesmith_a1')).toBeNull();
  });

  it.each(Object.keys(played))('loses nothing that was on offer in %s', (name) => {
    const { view, seat, prompt, offers } = played[name]!;
    const found = readMenu(offers, view, seat, prompt?.decision ?? '', prompt?.args);
    const all = [
      ...found.pieces.values(),
      ...found.hand.values(),
      ...found.sections.values(),
      [...found.links.values()],
      found.cards,
      found.loose,
    ].flat();
    expect(new Set(all.map((action) => action.action))).toEqual(new Set(offers.map((offer) => offer.action)));
  });
});
