// Copies the drawings of the named game-icons into small modules, so that only these travel to the browser.
//   node scripts/icons.mjs     reads icon-names.json, writes one file per list: .ts into the script, .json to be fetched as art;
//                              then who drew which of them: src/pages/front/credits.json and the table in NOTICE.md
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';

const require = createRequire(import.meta.url);
const set = require('@iconify-json/game-icons/icons.json');
const root = new URL('../src/', import.meta.url);
const lists = JSON.parse(readFileSync(new URL('icon-names.json', import.meta.url), 'utf8'));

function outline(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${name} has no outline`);
  // Whole numbers of a 512 box are finer than any screen shows.
  return paths.map((path) => svgpath(path).rel().round(0).toString()).join(' ');
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

// ---- credits: symbols in the bundle, and those inside the pictures that the other scripts bake
const here = new URL('./', import.meta.url);
const authors = JSON.parse(readFileSync(new URL('icon-authors.json', here), 'utf8'));
const NAMES = {
  sbed: 'sbed',
  darkzaitzev: 'DarkZaitzev',
  andymeneely: 'Andy Meneely',
  'viscious-speed': 'Viscious Speed',
  willdabeast: 'Willdabeast',
};
const nameOf = (slug) =>
  NAMES[slug] ??
  slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

function baked() {
  const files = readdirSync(here, { recursive: true }).filter(
    (file) => /\.(mjs|py)$/.test(file) && !file.endsWith('icons.mjs'),
  );
  const quoted = files.flatMap((file) =>
    [...readFileSync(new URL(file, here), 'utf8').matchAll(/['"]([a-z0-9]+(?:-[a-z0-9]+)*)['"]/g)].map(
      (match) => match[1],
    ),
  );
  return quoted.filter((name) => name in set.icons);
}

const used = [...new Set([...Object.values(lists).flat(), ...baked()])].sort();
const drawnBy = (slug) => used.filter((name) => authors[slug].includes(name));
const credits = Object.keys(authors)
  .map((slug) => [nameOf(slug), drawnBy(slug)])
  .filter(([, icons]) => icons.length)
  .sort((a, b) => b[1].length - a[1].length);
const unknown = used.filter((name) => !credits.some(([, icons]) => icons.includes(name)));
if (unknown.length) throw new Error(`who drew ${unknown.join(', ')}? (icon-authors.json)`);
writeFileSync(
  new URL('pages/front/credits.json', root),
  `{\n${credits.map(([name, icons]) => `${JSON.stringify(name)}: ${JSON.stringify(icons)}`).join(',\n')}\n}\n`,
);

const notice = new URL('../../NOTICE.md', here);
const table = [
  '| drawn by | symbols |',
  '|---|---|',
  ...credits.map(([name, icons]) => `| ${name} | ${icons.join(', ')} |`),
].join('\n');
writeFileSync(
  notice,
  readFileSync(notice, 'utf8').replace(/(<!-- symbols -->\n)[^]*?(<!-- end -->)/, `$1${table}\n$2`),
);
console.log(`credits: ${used.length} symbols by ${credits.length} artists`);
