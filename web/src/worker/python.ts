/** Python in this worker: the runtime from one folder beside the page, with our sources or with a memory of them. */
import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { forgetMemory, keptMemory } from './memory';

/** Python's own function, which lives until we let it go. Nothing is `undefined`: `null` is something else there. */
export type Called = PyProxy & ((answer?: string) => void);

const SOURCES = '/spieltisch.zip';
type Create = NonNullable<PyodideConfig['createPyodideModule']>;
interface Growing {
  growMemory(size: number): void;
}

async function load(folder: string, options: PyodideConfig): Promise<PyodideAPI> {
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import('pyodide')>,
    fetch(`${folder}spieltisch.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: folder, ...options });
  python.FS.writeFile(SOURCES, new Uint8Array(sources));
  return python;
}

export async function freshPython(folder: string, options: PyodideConfig = {}): Promise<PyodideAPI> {
  const python = await load(folder, options);
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`);
  return python;
}

/** As another worker of this device left it. The runtime would begin with 30 MB, whatever comes (pyodide issue 6254). */
async function rememberingPython(folder: string, memory: Uint8Array): Promise<PyodideAPI> {
  const { default: create } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as { default: Create };
  const createPyodideModule: Create = async (settings) => {
    const made = await create(settings);
    (made as unknown as Growing).growMemory(memory.length);
    return made;
  };
  const python = await load(folder, { _loadSnapshot: memory, createPyodideModule });
  python.runPython('import random; random.seed()'); // the memory is shared, luck is not
  return python;
}

export async function startPython(folder: string): Promise<PyodideAPI> {
  const memory = await keptMemory(folder);
  if (!memory) return freshPython(folder);
  return rememberingPython(folder, memory).catch(async () => {
    await forgetMemory();
    return freshPython(folder);
  });
}
