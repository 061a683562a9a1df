/** Games out of the list into a file, and from a file into the list. */
import { stars } from '../../app/stars.svelte';
import { api, Refusal } from '../../wire/api';
import { edition } from '../../wire/edition';
import type { Game } from '../../wire/games';
import { bringIn, fileOf, type FiledGame, type GamesFile } from '../../worker/gamesFile';
import { keepReplay, keptReplays } from '../../worker/replayStore';

/** Opens a log for looking at; its name. A server has it then, and this device keeps it as well. */
export async function openLog(data: object): Promise<string> {
  const { id, ...facts } = await api.upload(data);
  const log = 'log' in data && typeof data.log === 'object' ? data.log : data;
  if (!edition.isDevice) await keepReplay(id, JSON.stringify({ facts, log }), true);
  return id;
}

export const playersOf = ({ seats }: Game): string[] => seats.map(({ name, level }) => name || level || '');

async function fileGame(game: Game): Promise<FiledGame | null> {
  if (game.kind === 'device') return fileOf(game.id);
  const about = {
    id: game.id,
    title: game.title,
    players: playersOf(game),
    day: game.at ? new Date(game.at).toISOString().slice(0, 10) : '',
  };
  if (game.kind === 'replay') {
    const kept = (await keptReplays()).find(([id]) => id === game.id);
    return kept ? { ...about, log: kept[1].log } : null;
  }
  if (game.status !== 'finished') return null; // what others hold there is nobody's to carry away
  try {
    const { log } = await api.exportTable(game.id, null);
    return log ? { ...about, log } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The file, and how many of the games could not be put into it. */
export async function fileGames(games: readonly Game[]): Promise<{ file: GamesFile; missing: number }> {
  const found: FiledGame[] = [];
  for (const game of games) {
    const filed = await fileGame(game);
    if (filed) found.push({ ...filed, ...(stars.all.has(game.key) && { starred: true }) });
  }
  return { file: { spieltisch: 2, games: found }, missing: games.length - found.length };
}

/** Games of a file that are not in the list yet. */
export function fresh(filed: readonly FiledGame[], games: readonly Game[]): FiledGame[] {
  const known = new Set(games.map(({ id }) => id));
  return filed.filter(({ id }) => !known.has(id));
}

/** How many came in. */
export async function addGames(filed: readonly FiledGame[]): Promise<number> {
  const tables = filed.filter(({ table }) => table);
  await bringIn(tables);
  for (const { id, starred } of tables) if (starred) stars.turn(`device:${id}`, true);
  let count = tables.length;
  for (const { log, starred } of filed) {
    if (typeof log !== 'object' || log === null) continue;
    const id = await openLog(log);
    if (starred) stars.turn(`replay:${id}`, true);
    count += 1;
  }
  return count;
}
