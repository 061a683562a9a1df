import { describe, expect, it } from 'vitest';
import scenes from '../../../src/titles/invasion/demo/scenes.json';
import { pauseBefore } from '../../../src/pages/table/autoPassDelay';
import { automatic, stopKey } from '../../../src/titles/invasion/passing';
import { detail } from '../../../src/titles/invasion/prompting';
import type { InvasionAction, InvasionView, LinkView } from '../../../src/titles/invasion/view';

interface Scene {
  view: InvasionView;
  offers: InvasionAction[];
  seat: number;
}
const { view, offers, seat } = (scenes as unknown as Record<string, Scene>)['capital']!;
const calm: InvasionView = {
  ...view,
  chain: [],
  attacked: null,
  active: 1 - seat,
  phase: 'kingdom',
  calls: false,
};
const called: InvasionView = { ...calm, calls: true };
const theirs = { link: 1, seat: 1 - seat, card: 'waaagh', kind: 'tactic', targets: [] } as unknown as LinkView;
const PASS: InvasionAction[] = [{ action: 'pass' }, { action: 'yield phase' }];
const ANSWER: InvasionAction[] = [...PASS, { action: 'play greater_heal' }];
const about = { decision: 'act', seat, people: false, stops: {} };

describe('a window passes by itself', () => {
  it('where nothing can be done, and where nothing calls', () => {
    expect(automatic(calm, PASS, about)).toBe('pass');
    expect(automatic(calm, ANSWER, about)).toBe('pass');
    expect(automatic(called, PASS, { ...about, decision: 'answer' })).toBe('pass');
  });

  it('but no chance to answer is lost', () => {
    expect(automatic(called, ANSWER, { ...about, decision: 'answer' })).toBeNull();
    expect(automatic({ ...called, active: seat, phase: 'capital' }, offers, about)).toBeNull();
    expect(automatic(calm, ANSWER, { ...about, stops: { [stopKey('kingdom', false)]: true } })).toBeNull();
    expect(automatic(calm, PASS, { ...about, stops: { [stopKey('kingdom', false)]: true } })).toBeNull();
    expect(automatic(calm, [{ action: 'join boar_boyz_b1' }], { ...about, decision: 'declare_attackers' })).toBeNull();
  });

  it('where everybody sees that there is nothing to choose', () => {
    const alone = { ...calm, active: seat, phase: 'battlefield' };
    const attack: InvasionAction[] = [{ action: 'attack quest' }, { action: 'pass' }];
    for (const people of [false, true]) {
      expect(automatic(alone, attack, { ...about, people, decision: 'declare_target' })).toBe('pass');
      expect(automatic({ ...alone, calls: true }, attack, { ...about, people, decision: 'declare_target' })).toBeNull();
      for (const decision of ['declare_attackers', 'declare_defenders'])
        expect(automatic(called, [{ action: 'done' }], { ...about, people, decision })).toBe('done');
    }
  });

  it('with people at the table never by what is hidden: every hand gives the same answer after the same pause', () => {
    for (const table of [calm, called])
      for (const decision of ['act', 'answer']) {
        const verdicts = [PASS, ANSWER, offers.filter(({ action }) => action !== 'pass').concat(PASS)].map((legal) =>
          [automatic(table, legal, { ...about, decision, people: true }), pauseBefore(true)].join(),
        );
        expect(new Set(verdicts).size).toBe(1);
      }
  });
});

it('says what passing leads to and what is left', () => {
  const [consequence, left] = detail({ ...calm, chain: [theirs] }, ANSWER, 'answer', seat, null);
  expect(consequence).toMatchObject({ key: 'invasion-ui-detail-chain' });
  expect(left?.args).toEqual({ resources: view.seats[seat]!.purse, answers: 1 });
});

it('counts every card in hand that can be played, also two of a kind', () => {
  const { seats } = calm;
  const hand = ['armoury', 'armoury', 'huntsmen'].map((card) => ({ card, cost: 1, missing: 0, blocked: [] }));
  const legal = [...PASS, { action: 'deploy armoury kingdom' }, { action: 'deploy armoury quest' }];
  const [left] = detail({ ...calm, seats, hand }, legal, 'act', seat, null);
  expect(left?.args).toMatchObject({ answers: 2 });
});

it('says the worst that is certain: a burning section before a fallen unit before damage', () => {
  const chain = { ...calm, chain: [theirs] };
  const mine = view.cards.find((card) => card.controller === seat && card.kind === 'unit')!.piece;
  const section = { seat, zone: 'quest' as const, damage: 3, less: 0, burns: false };
  const outcome = { falls: [mine], sections: [section], stops: 0, hits: 0, fight: null, complete: true };
  const key = (passing: typeof outcome) => detail(chain, ANSWER, 'answer', seat, passing)[0]?.key;
  expect(key({ ...outcome, sections: [{ ...section, burns: true }] })).toBe('invasion-ui-detail-burns');
  expect(key(outcome)).toBe('invasion-ui-detail-falls');
  expect(key({ ...outcome, falls: [] })).toBe('invasion-ui-detail-damage');
  expect(key({ ...outcome, falls: [], sections: [{ ...section, seat: 1 - seat }] })).toBe('invasion-ui-detail-chain');
});

it('names the development that is left where nothing can be played', () => {
  const develop = { action: 'develop armoury kingdom' };
  const keys = (legal: InvasionAction[]) => detail(calm, legal, 'act', seat, null).map(({ key }) => key);
  expect(keys([develop, { action: 'pass' }])).toContain('invasion-ui-detail-development');
  expect(keys([{ action: 'pass' }])).not.toContain('invasion-ui-detail-development');
  expect(keys([develop, ...ANSWER])).not.toContain('invasion-ui-detail-development');
});
