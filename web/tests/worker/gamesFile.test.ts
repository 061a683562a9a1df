/** What a stranger's file holds: games, or one clear reason why not. */
import { expect, it } from 'vitest';
import { readGamesFile } from '../../src/worker/gamesFile';

const head = ['chaos', 'playing', false, 1_763_500_000, 1, null, '{"seats":[{"name":"Ada"},{"level":"novice"}]}', ''];
const entries = [
  [
    ['t1', 1],
    [1, 0, 'pass'],
  ],
];
const file = (games: unknown[]): string => JSON.stringify({ spieltisch: 2, games });
const game = { id: 't1', title: 'chaos', players: ['Ada'], day: '2025-11-18', table: { head, entries, chat: [] } };

it('reads games of both versions and single logs', () => {
  expect(readGamesFile(file([game]))).toEqual([game]);
  const first = {
    spieltisch: 1,
    tables: [['t1', head]],
    entries: [
      ...entries,
      [
        ['t2', 1],
        [1, 0, 'x'],
      ],
    ],
    chat: [],
  };
  expect(readGamesFile(JSON.stringify(first))).toEqual([{ ...game, players: ['Ada', 'novice'] }]);
  const log = { title: 'chaos', entries: [], names: ['Ada'] };
  for (const text of [log, { log, title: 'chaos' }])
    expect(readGamesFile(JSON.stringify(text))).toMatchObject([{ title: 'chaos', players: ['Ada'], log }]);
});

it.each([
  ['foreign', 'Dear diary'],
  ['foreign', '[1, 2]'],
  ['foreign', '{"scores": [3]}'],
  ['damaged', file([game]).slice(0, 90)],
  ['newer', '{"spieltisch": 3, "games": []}'],
  ['damaged', '{"spieltisch": 2}'],
  ['damaged', file([{ ...game, id: '../../x' }])],
  ['damaged', file([{ ...game, table: { head: ['chaos'], entries: [], chat: [] } }])],
  ['damaged', file([{ ...game, table: { head: head.with(6, '{'), entries: [], chat: [] } }])],
  [
    'damaged',
    file([
      {
        ...game,
        table: {
          head,
          entries: [
            [
              ['other', 1],
              [1, 0, 'pass'],
            ],
          ],
          chat: [],
        },
      },
    ]),
  ],
  ['damaged', file([{ ...game, table: undefined }])],
])('says that a file is %s', (fault, text) => {
  expect(readGamesFile(text)).toBe(fault);
});
