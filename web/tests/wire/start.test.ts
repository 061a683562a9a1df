import { describe, expect, it } from 'vitest';
import { SETUPS } from '../../src/titles/setup';
import { seatsFor, usualSeats, seatsToPlayOn } from '../../src/wire/start';

const chaos = { title: 'chaos', version: '1', seats: [3, 4], options: [], parts: [], playable: true };

it('seats one human against opponents', () => {
  expect(seatsFor('play', 3, 'novice').map((seat) => seat.kind)).toEqual(['human', 'agent', 'agent']);
  expect(seatsFor('invite', 3, 'novice').map((seat) => seat.kind)).toEqual(['human', 'open', 'open']);
  expect(seatsFor('hotseat', 2, 'novice').every((seat) => seat.kind === 'human')).toBe(true);
  expect(seatsFor('watch', 2, 'novice').every((seat) => seat.kind === 'agent' && seat.level === 'novice')).toBe(true);
});
it('gives opponents different names', () => {
  const names = seatsFor('watch', 5, 'novice').map((seat) => seat.name);
  expect(new Set(names).size).toBe(5);
});
it('takes four players where it can', () => {
  expect(usualSeats(chaos)).toBe(4);
  expect(usualSeats({ ...chaos, seats: [2] })).toBe(2);
});
it('deals the powers by lot unless one is wanted', () => {
  const { fresh, choosing } = SETUPS['chaos']!;
  const { chosen, choose } = choosing!.choice!;
  expect(fresh).toEqual({ gods: 'random' });
  expect(chosen(fresh!, 3)).toEqual([null, null, null]);
  const own = choose(fresh!, 3, 0, 'nurgle');
  expect(own).toEqual({ gods: 'nurgle khorne tzeentch' });
  expect(choose(own, 3, 1, 'nurgle')).toEqual({ gods: 'khorne nurgle tzeentch' }); // whoever had him takes the other
  expect(choose(own, 3, 2, 'slaanesh')).toEqual({ gods: 'nurgle khorne slaanesh' });
  expect(chosen(choose(own, 4, 0, 'nurgle'), 4)).toEqual(['nurgle', 'khorne', 'tzeentch', 'slaanesh']);
  expect(choose(own, 3, 0, null)).toEqual({ gods: 'random' });
});

describe('a game that goes on', () => {
  const players = [
    { name: 'Mirela', yours: false, level: 'veteran' },
    { name: 'Ada', yours: true, level: null },
    { name: 'Ben', yours: false, level: null },
  ];
  it('keeps the own seat, the names, and how well opponents played', () => {
    expect(seatsToPlayOn(players, 0, 'novice')).toEqual([
      { kind: 'agent', level: 'veteran', name: 'Mirela' },
      { kind: 'human', name: 'Ada' },
      { kind: 'agent', level: 'novice', name: 'Ben' },
    ]);
  });

  it('gives a reader who did not play the seat that is looked from', () => {
    const others = players.map((player) => ({ ...player, yours: false }));
    expect(seatsToPlayOn(others, 2, 'novice').map(({ kind }) => kind)).toEqual(['agent', 'agent', 'human']);
  });
});
