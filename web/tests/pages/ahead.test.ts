import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../src/pages/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf-8');
const imported = (text: string): string[] =>
  [...text.matchAll(/import\('([^']+\.svelte)'\)/g)].map((match) => match[1]!);
/** Seen only before a game, at a table with a lesson or beside a real one, or on a device of its own. */
const BEFORE = ['Invitation', 'WaitingRoom', 'Curtain', 'CompanionSetup', 'CompanionSheet', 'TableLesson', 'WatchBar'];

it('fetches ahead whatever a table imports when it is wanted', () => {
  const files = [
    'TablePage',
    'TableRoom',
    'TextRoom',
    'Notices',
    'MenuDialog',
    'AfterButtons',
    'RoomButtons',
    'RoomSigns',
  ];
  const wanted = files.flatMap((name) => imported(read(`table/${name}.svelte`)));
  const ahead = imported(read('table/ahead.ts'));
  const missing = wanted.filter(
    (name) => !ahead.includes(name) && !BEFORE.some((one) => name.endsWith(`/${one}.svelte`)),
  );
  expect(wanted.length).toBeGreaterThan(15);
  expect([...new Set(missing)]).toEqual([]);
});
