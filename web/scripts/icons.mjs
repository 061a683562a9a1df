// Copies the drawings of the named game-icons into small modules, so that only these travel to the browser.
//   node scripts/icons.mjs     reads icon-names.json, writes one file per list: .ts into the script, .json to be fetched as art
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const set = require('@iconify-json/game-icons/icons.json');
const root = new URL('../src/', import.meta.url);
const lists = JSON.parse(readFileSync(new URL('art/icon-names.json', root), 'utf8'));

function outline(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${name} has no outline`);
  return paths.map(shorten).join(' ');
}

// One decimal of a 512 box is finer than any screen shows. Arcs keep theirs: their flags may touch the next number.
function shorten(path) {
  if (/a/i.test(path)) return path;
  return path.replace(/\d*\.\d+|\d+/g, (number, at) => {
    const short = String(+(+number).toFixed(1)).replace(/^0\./, '.');
    return /\d/.test(path[at - 1] ?? '') ? ` ${short}` : short;
  });
}

for (const [file, names] of Object.entries(lists)) {
  const rows = [...new Set(names)].sort().map((name) => `  '${name}': '${outline(name)}',`);
  if (file.endsWith('.json')) {
    const drawings = Object.fromEntries([...new Set(names)].sort().map((name) => [name, outline(name)]));
    writeFileSync(new URL(file, root), `${JSON.stringify(drawings, null, 0).replaceAll('","', '",\n"')}\n`);
    console.log(`${file}: ${Object.keys(drawings).length} icons`);
    continue;
  }
  const text = `// Written by scripts/icons.mjs from game-icons.net (CC BY 3.0); 512x512 boxes.\nexport default {\n${rows.join('\n')}\n} as Record<string, string>;\n`;
  writeFileSync(new URL(file, root), text);
  console.log(`${file}: ${rows.length} icons, ${Math.round(text.length / 1024)} kB`);
}
