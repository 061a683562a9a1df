/** Text behind the `#` of an address: packed tightly, and never seen by a server. */

async function through(bytes: Uint8Array, by: CompressionStream | DecompressionStream, limit: number) {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      void reader.cancel();
      throw new RangeError('larger than allowed');
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** `deflate` carries a checksum, so that a damaged text is noticed. */
export type Packing = 'deflate' | 'deflate-raw';

export async function packText(text: string, packing: Packing): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream(packing), Infinity);
  const letters = btoa(String.fromCharCode(...packed));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws a RangeError where more than `limit` bytes come out, and another error where nothing can be read. */
export async function unpackText(letters: string, packing: Packing, limit: number): Promise<string> {
  const packed = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await through(packed, new DecompressionStream(packing), limit),
  );
}
