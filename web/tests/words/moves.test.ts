import { expect, it } from 'vitest';
import { argsOf, isAbout, reader } from '../../src/words/moves';
import { inRightSlot, menu, moveOf } from '../../src/titles/chaos/actions';

type Move = { verb: 'show'; lantern: string } | { verb: 'send'; boats: number } | { verb: 'wait' };
const read = reader<Move>({ show: ['lantern'], send: ['#boats'], wait: [] });

it('takes an action apart by its verb, once', () => {
  expect(read('show star')).toEqual({ verb: 'show', lantern: 'star' });
  expect(read({ action: 'send 3' })).toEqual({ verb: 'send', boats: 3 });
  expect(read('wait')).toEqual({ verb: 'wait' });
  expect(read({ action: 'show star' })).toBe(read('show star'));
  expect(argsOf(read('send 3'))).toEqual(['3']);
  expect([isAbout(read('show star'), 'star'), isAbout(read('show star'), 'show')]).toEqual([true, false]);
});

it('gathers actions of Chaos that differ only in their region', () => {
  const legal = [
    'summon cultist reserve kislev',
    'summon cultist reserve empire',
    'play gnaw kislev',
    'hit nurgle warrior',
  ];
  const { handles, direct } = menu(legal.map((action) => ({ action })));
  expect(handles.map(({ id, kind, card, source }) => [id, kind, card, source])).toEqual([
    ['summon cultist reserve *', 'cultist', null, 'reserve'],
    ['play gnaw *', null, 'gnaw', null],
  ]);
  expect([...handles[0]!.targets.keys()]).toEqual(['kislev', 'empire']);
  expect(direct.map(moveOf)).toEqual([{ verb: 'hit', god: 'nurgle', kind: 'warrior' }]);
});

it('reads the slot of a card as an argument of playing it', () => {
  expect(moveOf('play gnaw kislev')).toEqual({ verb: 'play', card: 'gnaw', region: 'kislev', slot: 'left' });
  expect(moveOf('play_right gnaw kislev')).toEqual({ verb: 'play', card: 'gnaw', region: 'kislev', slot: 'right' });
  const legal = [{ action: 'play gnaw kislev' }, { action: 'play_right gnaw kislev' }];
  expect(menu(legal).handles.map(({ id }) => id)).toEqual(['play gnaw *']);
  expect([inRightSlot(legal, 'play gnaw kislev'), inRightSlot(legal, 'play gnaw empire')]).toEqual([
    'play_right gnaw kislev',
    undefined,
  ]);
});
