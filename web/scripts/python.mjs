/**
 * Python for the page: `node python.mjs SOURCES.zip FOLDER` writes the runtime with our sources into the folder.
 *
 * Both zips hold bytecode, which starts in half the time and which only this very Python can write; of the standard
 * library only those packages that our sources load.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const RUNTIME = dirname(fileURLToPath(import.meta.resolve('pyodide')));
/** What Python loads only when something went wrong. */
const IN_TROUBLE = ['traceback', 'linecache', 'difflib', 'textwrap', 'tokenize', 'pprint', 'unicodedata'];
const COMPILE = `
import importlib.util, io, marshal, sys, zipfile

def load(path):
    """The names of all packages that the house needs."""
    sys.path.insert(0, path)
    import spieltisch.server.page.server, spieltisch.server.page.workers
    from spieltisch import ai
    from spieltisch.core import titles
    for title in titles():
        ai.ready(title)
    return sorted({name.partition(".")[0] for name in sys.modules})

def compiled(data, packages=None):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or (packages and name.replace(".py", "/").partition("/")[0] not in packages):
                continue
            body = old.read(name)
            if name.endswith(".py"):
                body = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(compile(body, name, "exec"))
                name += "c"
            new.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()
`;

const [, , sources, folder] = process.argv;
const python = await loadPyodide();
python.runPython(COMPILE);
const [load, compiled] = ['load', 'compiled'].map((name) => python.globals.get(name));
const bytes = (file) => python.toPy(new Uint8Array(readFileSync(file)));
const write = (name, made) => writeFileSync(join(folder, name), made.toJs());

python.unpackArchive(new Uint8Array(readFileSync(sources)), 'zip', { extractDir: '/ours' });
const packages = python.toPy([...load('/ours').toJs(), ...IN_TROUBLE]);
write('spieltisch.zip', compiled(bytes(sources)));
write('python_stdlib.zip', compiled(bytes(join(RUNTIME, 'python_stdlib.zip')), packages));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) {
  copyFileSync(join(RUNTIME, name), join(folder, name));
  const body = readFileSync(join(RUNTIME, name));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(body));
}
/** Packages of others are none of ours: what is left of the list is which Python this is. */
const lock = JSON.parse(readFileSync(join(RUNTIME, 'pyodide-lock.json'), 'utf-8'));
writeFileSync(join(folder, 'pyodide-lock.json'), JSON.stringify({ ...lock, packages: {} }));
