/** Loads everything once and keeps the memory of it. */
import { keepMemory } from './memory';
import { freshPython } from './python';

/** Open files would not be open any more: whoever keeps one is asked to forget it. */
const LOAD = `
import gc
from importlib.metadata import MetadataPathFinder
import spieltisch.server.page.server, spieltisch.server.page.workers
from spieltisch import ai
from spieltisch.server.table.creation import installed
for title in installed():
    ai.ready(title)
MetadataPathFinder.invalidate_caches()
gc.collect()
`;

async function make(folder: string): Promise<void> {
  const python = await freshPython(folder, { _makeSnapshot: true });
  python.runPython(LOAD);
  await keepMemory(folder, python.makeMemorySnapshot());
}

/** Where there is no room for it, everything stays as it is. */
onmessage = ({ data: folder }: MessageEvent<string>) =>
  void make(folder)
    .catch(() => undefined)
    .finally(() => close());
