// Carries the islands of Small World to the browser: outlines to islands.json, the painted land to land/*.webp, which
// squeeze.py makes smaller. Drawn by the painter of the page, which paints the islands of packs too.
//   node scripts/islands.mjs [FACE ...]     needs Chromium; the results are checked in
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { createServer } from 'vite';

const DATA = new URL('../../src/spieltisch/games/smallworld/data/', import.meta.url);
const ART = new URL('../src/titles/smallworld/art/', import.meta.url);
const DENSITY = 1.8; // pixels of the picture for one of the page

// The browser paints the drawing onto a canvas and leaves the picture on the page as text.
function bake({ face, width, height }, svg) {
  const page = join(mkdtempSync(join(tmpdir(), 'islands-')), 'page.html');
  writeFileSync(
    page,
    `<body><script>
const image = new Image();
image.onload = () => { const c = document.createElement('canvas'); c.width = ${Math.round(width * DENSITY)}; c.height = ${Math.round(height * DENSITY)}; c.getContext('2d').drawImage(image, 0, 0); document.body.textContent = c.toDataURL('image/webp', 0.8); };
image.src = 'data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}';
</script></body>`,
  );
  const dom = execFileSync(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=60000', '--dump-dom', `file://${page}`],
    { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] },
  ).toString();
  const data = /data:image\/webp;base64,([A-Za-z0-9+/=]+)/.exec(dom);
  if (!data) throw new Error(`${face}: nothing was drawn`);
  writeFileSync(new URL(`land/${face}.webp`, ART), Buffer.from(data[1], 'base64'));
  console.log(face);
}

const vite = await createServer({
  mode: 'test',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
});
const { faceOf, outline } = await vite.ssrLoadModule('/src/titles/smallworld/art/outline.ts');
const { painting } = await vite.ssrLoadModule('/src/titles/smallworld/art/painter.ts');
const shapes = JSON.parse(readFileSync(new URL('geometry.json', DATA), 'utf-8')).faces;
const islands = parse(readFileSync(new URL('boards.toml', DATA), 'utf-8')).face.map(({ id, size, region }) =>
  outline(
    id,
    size,
    region.map(({ id: slug, terrain, symbols }) => ({ slug, terrain, symbols, ...shapes[id][slug] })),
  ),
);
const rows = islands.map((island) => `"${island.face}":${JSON.stringify(faceOf(island))}`);
writeFileSync(new URL('islands.json', ART), `{\n${rows.join(',\n')}\n}\n`);
const wanted = process.argv.slice(2);
for (const island of islands)
  if (!wanted.length || wanted.includes(island.face)) bake(island, painting(island, DENSITY));
await vite.close();
