// The server of a page without a page: Python's WebAssembly runtime in Node, lines of JSON instead of messages.
// `node page_runtime.mjs FOLDER`: the runtime as the page loads it. The store is a Map, thinking happens in between.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.writeFile('/spieltisch.zip', readFileSync(`${folder}/spieltisch.zip`));
python.runPython('import sys; sys.path.insert(0, "/spieltisch.zip")');

/** The page's own lines, without their types. */
const web = new URL('../../web/', import.meta.url);
const types = createRequire(new URL('package.json', web))('typescript');
const compilerOptions = { module: types.ModuleKind.ESNext, target: types.ScriptTarget.ES2022 };
const lines = readFileSync(new URL('src/worker/net.ts', web), 'utf-8');
const { outputText } = types.transpileModule(lines, { compilerOptions });
const { readNet } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
const nets = new Map();
const netOf = (title) => {
  const file = `${folder}/${title}.net`;
  if (!nets.has(title) && existsSync(file)) nets.set(title, readNet(new Uint8Array(readFileSync(file)).buffer));
  return nets.get(title);
};
python.pyimport('spieltisch.ai.net').use((title) => {
  const products = netOf(title);
  return products && ((encoded) => products(encoded.toJs()));
});

const tell = (told) => process.stdout.write(`${JSON.stringify(told)}\n`);
const tables = new Map();
const replays = new Map();
const { work } = python.pyimport('spieltisch.server.page.workers');

const outside = {
  say: (key, text) => tell({ kind: 'said', key, text }),
  close: (key, code) => tell({ kind: 'closed', key, code }),
  keep(text, done) {
    const kept = done.copy();
    setImmediate(() => {
      const change = JSON.parse(text);
      const table = tables.get(change.table) ?? { head: null, entries: [], chat: [] };
      if (change.keep !== null) table.entries = table.entries.filter(([number]) => number <= change.keep);
      table.entries.push(...change.entries);
      table.chat.push(...change.chat);
      table.head = change.head ?? table.head;
      tables.set(change.table, table);
      kept(undefined);
      kept.destroy();
    });
  },
  load: async (name) => (tables.has(name) ? JSON.stringify(tables.get(name)) : undefined),
  heads: async () => JSON.stringify([...tables].map(([name, table]) => [name, table.head])),
  keep_replay: async (name, body) => void replays.set(name, body),
  load_replay: async (name) => replays.get(name),
  think(lane, question, done) {
    const kept = done.copy();
    setImmediate(() => {
      kept(work(question));
      kept.destroy();
    });
  },
  dismiss() {},
};
const desk = python.pyimport('spieltisch.server.page.server').PageServer(outside);

tell({ kind: 'ready' });
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.kind === 'open') desk.open(asked.key, asked.table, false);
  else if (asked.kind === 'say') desk.hear(asked.key, asked.text);
  else if (asked.kind === 'leave') desk.leave(asked.key);
  else if (asked.kind === 'work') tell({ kind: 'answer', id: asked.id, status: 200, text: work(asked.text) });
  else if (asked.kind === 'judge') {
    const shares = netOf(asked.title)(new Uint8Array(Buffer.from(asked.encoded, 'base64')));
    tell({ kind: 'answer', id: asked.id, status: 200, text: JSON.stringify(shares) });
  } else
    void desk.call(asked.method, asked.path, asked.body).then((answer) => {
      const [status, text] = answer.toJs();
      tell({ kind: 'answer', id: asked.id, status, text });
    });
}
process.exit(0);
