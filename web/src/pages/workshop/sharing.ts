/** A pack in a link: packed tightly behind the `#`, so that no server sees it. */

/** Longer links are cut by too many programs. */
export const LONGEST = 8000;

async function through(bytes: Uint8Array, by: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The part of the address behind the `#`. */
export async function toLink(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...packed));
  return `pack=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text of a pack, or null where the link carries none that can be read. */
export async function fromLink(hash: string): Promise<string | null> {
  const letters = /^pack=([\w-]+)$/.exec(hash)?.[1];
  if (!letters) return null;
  try {
    const packed = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}
