/** A position as a link: `/p/chaos#…`. All of it stands behind the `#`, so it needs neither an account nor a server. */
import { packText, unpackText } from '../../wire/fragment';

export interface SharedPosition {
  title: string;
  /** Whose knowledge the position holds; null: what everybody at the table sees. */
  eyes: number | null;
  /** Who gave it, and one sentence about it. */
  by: string;
  note: string;
  position: Record<string, unknown>;
}

/** What is wrong with a link: its end is missing or letters were changed, a newer version wrote it, too much unpacks. */
export type LinkFault = 'damaged' | 'newer' | 'large';

const VERSION = 1;
/** Longer links are cut by too many programs. */
export const LONGEST_LINK = 4096;
const LARGEST = 65_536;
const LONGEST_NAME = 40;
export const LONGEST_NOTE = 120;

interface Payload {
  v: number;
  eyes: number | null;
  by?: string;
  note?: string;
  position: Record<string, unknown>;
}

/** The address, or null where the moment is too long for a link. */
export async function positionLink({ title, eyes, by, note, position }: SharedPosition): Promise<string | null> {
  const payload: Payload = { v: VERSION, eyes, ...(by && { by }), ...(note && { note }), position };
  const link = `/p/${title}#${await packText(JSON.stringify(payload), 'deflate')}`;
  return link.length <= LONGEST_LINK ? link : null;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isSeat = (data: unknown): data is number | null =>
  data === null || (Number.isInteger(data) && (data as number) >= 0 && (data as number) < 16);
/** One line of plain text: a stranger wrote it. */
const line = (data: unknown, longest: number): string =>
  typeof data === 'string'
    ? data
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
        .slice(0, longest)
    : '';

export async function readPositionLink(title: string, fragment: string): Promise<SharedPosition | LinkFault> {
  if (!/^[\w-]+$/.test(fragment)) return 'damaged';
  if (fragment.length > LARGEST) return 'large';
  let data: unknown;
  try {
    data = JSON.parse(await unpackText(fragment, 'deflate', LARGEST));
  } catch (error) {
    return error instanceof RangeError ? 'large' : 'damaged';
  }
  if (!isObject(data)) return 'damaged';
  if (typeof data['v'] === 'number' && data['v'] > VERSION) return 'newer';
  const { v, eyes = null, by, note, position } = data;
  if (v !== VERSION || !isSeat(eyes) || !isObject(position)) return 'damaged';
  return { title, eyes, by: line(by, LONGEST_NAME), note: line(note, LONGEST_NOTE), position };
}
