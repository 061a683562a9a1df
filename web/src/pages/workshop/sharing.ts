/** A pack in a link: `/workshop/chaos#pack=…`. */
import { packText, unpackText } from '../../wire/fragment';

/** Longer links are cut by too many programs. */
export const LONGEST = 8000;
/** A pack may have 200 kB; what unpacks to more is none. */
const LARGEST = 400_000;

/** The part of the address behind the `#`. */
export const toLink = async (text: string): Promise<string> => `pack=${await packText(text, 'deflate-raw')}`;

/** The text of a pack, or null where the link carries none that can be read. */
export async function fromLink(hash: string): Promise<string | null> {
  const letters = /^pack=([\w-]+)$/.exec(hash)?.[1];
  return letters ? unpackText(letters, 'deflate-raw', LARGEST).catch(() => null) : null;
}
