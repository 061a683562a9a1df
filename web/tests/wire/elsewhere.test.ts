/** A game for other programs: read back as they read it. */
import { expect, it } from 'vitest';
import { calendarFile, type Deadline } from '../../src/wire/calendar';
import { bgStatsLink, playText, type PlayRecord } from '../../src/words/playRecord';

const play: PlayRecord = {
  id: 'abc',
  title: 'chaos',
  game: 'Chaos in the Old World',
  bgg: 43111,
  at: new Date('2026-11-19T20:14:03.500Z'),
  seats: [
    { name: 'Zoë & Co', part: 'Khorne', level: null, place: 2, score: 41 },
    { name: 'Ada', part: 'Nurgle', level: null, place: 1, score: 54 },
    { name: 'Veteran', part: 'Slaanesh', level: 'veteran', place: 3, score: 12 },
  ],
};

it('gives BG Stats every field that it needs', () => {
  const link = new URL(bgStatsLink(play));
  expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  const data = JSON.parse(link.searchParams.get('data')!);
  expect(data).toMatchObject({ sourceName: 'Spieltisch', sourcePlayId: 'abc', playDate: '2026-11-19 20:14:03' });
  expect(data.game).toEqual({
    name: 'Chaos in the Old World',
    sourceGameId: 'chaos',
    bggId: 43111,
    highestWins: true,
    noPoints: false,
  });
  expect(data.players[0]).toEqual({
    name: 'Zoë & Co',
    sourcePlayerId: 'Zoë & Co',
    winner: false,
    rank: 2,
    score: 41,
    role: 'Khorne',
  });
  expect(data.players.map(({ winner }: { winner: boolean }) => winner)).toEqual([false, true, false]);
  expect(data.players[2].sourcePlayerId).not.toBe(data.players[2].name);
});

it('leaves out what is not known', () => {
  const seats = [
    { name: 'Ada', part: '', level: null, place: null, score: null },
    { name: 'Odo', part: '', level: null, place: null, score: null },
  ];
  const data = JSON.parse(new URL(bgStatsLink({ ...play, bgg: null, seats })).searchParams.get('data')!);
  expect(data.game).not.toHaveProperty('bggId');
  expect(data.game.noPoints).toBe(true);
  expect(data.players[0]).toEqual({ name: 'Ada', sourcePlayerId: 'Ada', winner: false });
});

it('writes a play as text, best first', () => {
  expect(playText(play, 'winner').split('\n')).toEqual([
    'Chaos in the Old World, 2026-11-19',
    '1. Ada (Nurgle): 54, winner',
    '2. Zoë & Co (Khorne): 41',
    '3. Veteran (Slaanesh): 12',
    'Spieltisch',
  ]);
});

const deadline: Deadline = {
  id: 'abc',
  host: 'table.example',
  entry: 17,
  at: new Date('2026-11-22T18:05:00Z'),
  now: new Date('2026-11-19T20:14:03.500Z'),
  summary: 'Your turn; Chaos, round 3',
  text: 'Zoë waits\\here,\nund zwar schon lange – so lange, dass diese Zeile umgebrochen werden muss: äöüß €€€ 🎲🎲🎲',
  url: 'https://table.example/t/abc',
};

/** As RFC 5545 reads a file: lines unfolded, names before the colon, texts unescaped. */
function read(file: string): [string, string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  const raw = file.slice(0, -2).split('\r\n');
  expect(raw.every((line) => !/[\r\n]/.test(line) && new TextEncoder().encode(line).length <= 75)).toBe(true);
  const lines = file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  return lines.map((line) => {
    const at = line.indexOf(':');
    const text = line.slice(at + 1).replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
    return [line.slice(0, at), text];
  });
}

it('writes a deadline that a calendar reads back', () => {
  const lines = read(calendarFile(deadline));
  expect(lines.filter(([name]) => name === 'BEGIN' || name === 'END').map((line) => line.join(' '))).toEqual([
    'BEGIN VCALENDAR',
    'BEGIN VEVENT',
    'BEGIN VALARM',
    'END VALARM',
    'END VEVENT',
    'END VCALENDAR',
  ]);
  const found = Object.fromEntries(lines.toReversed());
  expect(found).toMatchObject({
    VERSION: '2.0',
    UID: 'abc@table.example',
    SEQUENCE: '17',
    DTSTAMP: '20261119T201403Z',
    DTSTART: '20261122T173500Z',
    DTEND: '20261122T180500Z',
    SUMMARY: deadline.summary,
    DESCRIPTION: deadline.text,
    URL: deadline.url,
  });
});
