/** Python in this worker: the runtime and our own sources from one folder beside the page. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';

/** Python's own function, which lives until we let it go. Nothing is `undefined`: `null` is something else there. */
export type Called = PyProxy & ((answer?: string) => void);

export async function startPython(folder: string): Promise<PyodideAPI> {
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import('pyodide')>,
    fetch(`${folder}spieltisch.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(sources, 'zip', { extractDir: '/spieltisch' });
  python.runPython('import sys; sys.path.insert(0, "/spieltisch")');
  return python;
}
