/**
 * Python's memory with all our code in it, kept on this device: the first visit loads sources, every later one starts
 * there in a fraction of the time. It is made once for an edition, by a worker of its own, when nobody waits for it.
 */
const CACHE = 'python-memory';
const addressOf = (folder: string): string => `${folder}memory`;

/** Nothing is kept where a page may not keep files. */
const isPossible = (): boolean => 'caches' in globalThis;

export async function keptMemory(folder: string): Promise<Uint8Array | null> {
  const found = isPossible() ? await caches.match(addressOf(folder)) : undefined;
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

export const forgetMemory = (): Promise<boolean> => caches.delete(CACHE);

/** That of another edition goes. */
export async function keepMemory(folder: string, memory: Uint8Array): Promise<void> {
  await forgetMemory();
  const size = { headers: { 'Content-Length': String(memory.length) } };
  await (await caches.open(CACHE)).put(addressOf(folder), new Response(new Blob([memory as BlobPart]), size));
}

export async function makeMemory(folder: string): Promise<void> {
  if (!isPossible() || (await caches.match(addressOf(folder)))) return;
  new Worker(new URL('./memory.worker.ts', import.meta.url), { type: 'module' }).postMessage(folder);
}
