/** The list of all games: what is shown, in which order, and how each ended in the reader's eyes. */
import { expect, it } from 'vitest';
import { addressOf, chosen, deviceGame, endingOf, replayGame, shownIn, type Game } from '../../src/wire/games';

const seat = (name: string, yours = false) => ({ name, level: null, yours, free: false });
const game = (id: string, more: Partial<Game> = {}): Game => ({
  key: `server:${id}`,
  kind: 'server',
  id,
  title: 'chaos',
  status: 'playing',
  seats: [seat('Ada', true), seat('Zoë')],
  isMyTurn: false,
  at: 0,
  left: null,
  result: null,
  served: true,
  ...more,
});
const ALL = shownIn(new URLSearchParams());
const names = ({ title, seats }: Game): string => [title, ...seats.map(({ name }) => name)].join(' ');
const ids = (games: Game[], shown = ALL, stars: string[] = []): string[] =>
  chosen(games, shown, new Set(stars), names).map(({ id }) => id);

it('puts own turns first, the most urgent before, then the newest', () => {
  const games = [
    game('old', { at: 1 }),
    game('new', { at: 9 }),
    game('turn', { isMyTurn: true, at: 2 }),
    game('urgent', { isMyTurn: true, at: 1, left: 60 }),
  ];
  expect(ids(games)).toEqual(['urgent', 'turn', 'new', 'old']);
});

it('filters by title, state, star and words without accents', () => {
  const games = [
    game('a', { at: 3 }),
    game('b', { at: 2, title: 'invasion', status: 'finished', seats: [seat('Odo')] }),
    game('c', { at: 1, kind: 'replay' }),
  ];
  expect(ids(games, { ...ALL, title: 'invasion' })).toEqual(['b']);
  expect(ids(games, { ...ALL, status: 'running' })).toEqual(['a']);
  expect(ids(games, { ...ALL, status: 'finished' })).toEqual(['b', 'c']);
  expect(ids(games, { ...ALL, starred: true }, ['server:b'])).toEqual(['b']);
  expect(ids(games, { ...ALL, search: 'zoe chaos' })).toEqual(['a', 'c']);
});

it('keeps the filter in the address', () => {
  const shown = { title: 'chaos', status: 'finished', starred: true, search: 'zoë & co' } as const;
  const address = addressOf(shown);
  expect(shownIn(new URL(address, 'https://table').searchParams)).toEqual(shown);
  expect(addressOf(ALL)).toBe('/games');
  expect(shownIn(new URLSearchParams('status=nonsense')).status).toBe('');
});

it('says how a game ended for its reader', () => {
  const three = [seat('Ada', true), seat('Odo'), seat('Zoë')];
  const ended = (ranking: number[][], seats = three) => endingOf(game('x', { seats, result: { ranking, scores: [] } }));
  expect(ended([[0], [1], [2]])).toEqual({ kind: 'won' });
  expect(ended([[1], [0], [2]])).toEqual({ kind: 'place', place: 2, of: 3 });
  expect(ended([[1], [0]], three.slice(0, 2))).toEqual({ kind: 'lost' });
  expect(ended([[0, 1, 2]])).toEqual({ kind: 'nobody' });
  expect(ended([[1], [0], [2]], [seat('Ada'), seat('Odo'), seat('Zoë')])).toEqual({ kind: 'winner', seats: [1] });
  expect(ended([[1], [0]], [seat('Ada', true), seat('Odo', true)])).toEqual({ kind: 'winner', seats: [1] });
  expect(endingOf(game('x'))).toBeNull();
});

it('reads a table of this device from its row', () => {
  const record = {
    seats: [{ device: 'here' }, { level: 'novice', kind: 'agent' }],
    people: { here: { name: 'Ada' } },
    asked: [0],
    result: null,
  };
  const head = ['chaos', 'playing', false, 100, 200, null, JSON.stringify(record), ''];
  const found = deviceGame('here-1', head);
  expect(found).toMatchObject({ key: 'device:here-1', isMyTurn: true, at: 100_000, status: 'playing' });
  expect(found.seats.map(({ name, level, yours }) => [name, level, yours])).toEqual([
    ['Ada', null, true],
    ['', 'novice', false],
  ]);
});

it('shows a replay that was stored before results were', () => {
  const facts = { title: 'chaos', seats: 2, names: ['Ada'], entries: 3, over: true };
  expect(replayGame('r', { facts, log: {} })).toMatchObject({ status: 'finished', result: null, at: 0 });
});
