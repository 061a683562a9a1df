/** Our share of the chance of a game, and whether the server kept its word. */
import { randomHex } from '../worker/random';
import type { GameOutcome } from './wire';

interface Share {
  commitment: string;
  words: string;
}

const PLACE = 'spieltisch.chance.';

function kept(table: string): Share | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? 'null') as Share | null;
  } catch {
    return null;
  }
}

/** Random words from the browser's own source, with a person's on top; the commitment seen before is kept. */
export function share(table: string, commitment: string, words = ''): string {
  const mine = words ? `${randomHex(16)} ${words}` : randomHex(16);
  localStorage.setItem(PLACE + table, JSON.stringify({ commitment, words: mine } satisfies Share));
  return mine;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The opened secret is the one that was committed to before we contributed, and our words are among the others. */
export async function isKept(table: string, outcome: GameOutcome): Promise<boolean> {
  const mine = kept(table);
  if (!mine || !globalThis.crypto?.subtle) return true;
  const { chance } = outcome;
  const ours = [chance, ...(chance.renewed ?? [])].find(({ commitment }) => commitment === mine.commitment);
  return !!ours && ours.contributions.includes(mine.words) && (await sha256(ours.secret)) === mine.commitment;
}

/** The newest receipt of a table: `spieltisch verify FILE --receipt` takes it. */
export function keepReceipt(table: string, entry: number, receipt: string | null): void {
  if (receipt) localStorage.setItem(`spieltisch.receipt.${table}`, `${entry}:${receipt}`);
}
