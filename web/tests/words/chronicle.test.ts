/** The log: one sentence for what somebody does at one go. */
import { expect, it } from 'vitest';
import { chronicle } from '../../src/words/log';
import type { Words } from '../../src/words/words';

const words = {
  you: 0,
  playerName: (seat: number) => ['Ada', 'Player 2'][seat]!,
  event: (event: Record<string, unknown>) => String(event['text']),
} as unknown as Words;
const told = (...rows: [number, number | null, string][]): string[] =>
  chronicle(
    rows.map(([entry, seat, text]) => ({ entry, event: 'done', text, ...(seat === null ? {} : { seat }) })),
    words,
  ).flatMap(({ lines }) => lines.map(({ text, times }) => (times ? `${text} ×${times}` : text)));

it('joins what one act did', () => {
  expect(told([4, 1, 'Player 2\u00a0plays Troll Slayers.'], [4, 1, 'Player 2\u00a0pays 3\u00a0resources.'])).toEqual([
    'Player 2\u00a0plays Troll Slayers, pays 3\u00a0resources.',
  ]);
  expect(told([4, 0, 'You play a card.'], [4, 0, 'You pay 1.'])).toEqual(['You play a card, pay 1.']);
});

it('joins the same at one place after the other', () => {
  expect(told([4, 0, 'You place a token in Kul.'], [5, 0, 'You place a token in Tiras.'])).toEqual([
    'You place a token in Kul, in Tiras.',
  ]);
  expect(told([4, 0, 'You take with 2: Wood in the west.'], [5, 0, 'You take with 2: Wood in the east.'])).toEqual([
    'You take with 2: Wood in the west, Wood in the east.',
  ]);
  const unlike: [number, number, string][] = [
    [4, 0, 'You take with 2: Wood.'],
    [5, 0, 'You take with 3: Hill.'],
  ];
  expect(told(...unlike)).toHaveLength(2);
});

it('keeps apart what others do, what comes later and what nobody does', () => {
  const rows: [number, number | null, string][] = [
    [4, 1, 'Player 2 attacks the quest.'],
    [4, 0, 'You lose a unit.'],
    [5, 0, 'You draw 2 cards.'],
    [5, null, 'The quest burns.'],
    [5, null, 'The quest falls.'],
  ];
  expect(told(...rows)).toEqual(rows.map(([, , text]) => text));
});

it('notes what was taken back where it was, and after the newest line', () => {
  const events = [2, 5].map((entry) => ({ entry, event: 'done', text: `Entry ${entry}.`, seat: 1 }));
  const note = (entry: number) => ({ entry, seat: 0, text: `Back to ${entry}.` });
  const lines = (...entries: number[]): string[] =>
    chronicle(events, words, undefined, undefined, {}, entries.map(note)).flatMap(({ lines: all }) =>
      all.map(({ text }) => text),
    );
  expect(lines(3)).toEqual(['Entry 2.', 'Back to 3.', 'Entry 5.']);
  expect(lines(5, 0)).toEqual(['Back to 0.', 'Entry 2.', 'Entry 5.', 'Back to 5.']);
});

it('begins a line with what a title wants told by itself', () => {
  const events = ['Ada dominates Tilea.', 'Ada scores 2.', 'Ada dominates Kislev.'].map((text) => ({
    ...{ entry: 7, seat: 1, text: text.replace('Ada', 'Player 2') },
    event: text.includes('dominates') ? 'dominated' : 'scored',
  }));
  const lines = chronicle(events, words, undefined, undefined, { begins: new Set(['dominated']) });
  expect(lines.flatMap((section) => section.lines.map(({ text }) => text))).toEqual([
    'Player 2 dominates Tilea, scores 2.',
    'Player 2 dominates Kislev.',
  ]);
});
