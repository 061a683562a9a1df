// Paints the pictures of Warhammer: Invasion once, so that no filter runs in the browser.
//   node scripts/invasion/bake.mjs [name …]      writes src/titles/invasion/art/pictures/*.webp and room/*.webp
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brazier, capitals, fires, leather, wood } from './room.mjs';
import { MOODS, PICTURES } from './pictures.mjs';
import { defs, draw, random } from './tools.mjs';

const target = new URL('../../src/titles/invasion/art/', import.meta.url);
const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;
const symbol = (name, x, y, size, options = {}) => draw(icons, name, x, y, size, options);

function ridge(seed, y, height, steps, colour, jagged, opacity) {
  const next = random(seed);
  let path = `M-5 205L-5 ${y}`;
  for (let i = 0; i <= steps; i++) {
    const x = -5 + (210 * i) / steps;
    const top = y - (jagged ? (i % 2 ? height * (0.55 + next() * 0.6) : height * next() * 0.3) : height * next());
    path += jagged
      ? `L${x.toFixed(1)} ${top.toFixed(1)}`
      : `S${(x - 12).toFixed(1)} ${top.toFixed(1)} ${x.toFixed(1)} ${top.toFixed(1)}`;
  }
  return `<path d="${path}L205 205Z" fill="${colour}" opacity="${opacity}"/>`;
}

function picture(name) {
  const [mood, back, front, over = []] = PICTURES[name];
  const { sky, light, ridges, sparks } = MOODS[mood];
  const next = random(name);
  const [lx, ly, lr, colour, strength] = light;
  let s = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>
<radialGradient id="light"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>`;
  s += `<g filter="url(#paint)"><rect x="-10" y="-10" width="220" height="220" fill="url(#sky)"/><circle cx="${lx}" cy="${ly}" r="${lr}" fill="url(#light)"/>`;
  ridges.slice(0, -1).forEach((one, i) => (s += ridge(name + i, ...one, 0.92)));
  s += '</g>';
  for (const [icon, x, y, size, fill, opacity, turn, flip] of back)
    s += symbol(icon, x, y, size, { fill, opacity, turn, flip, filter: 'soft' });
  s += `<circle cx="${lx}" cy="${ly}" r="${lr * 0.8}" fill="url(#light)" opacity=".45"/>`;
  const last = ridges.at(-1);
  if (last) s += ridge(`${name}z`, ...last, 1);
  for (const [icon, x, y, size, metal, turn, flip] of front)
    s += symbol(icon, x, y, size, { fill: `url(#g-${metal})`, turn, flip, filter: 'bevel' });
  for (const [icon, x, y, size, fill, opacity, turn, flip] of over)
    s += symbol(icon, x, y, size, { fill, opacity, turn, flip });
  for (let i = 0; i < (sparks?.[0] ?? 0); i++)
    s += `<circle cx="${(10 + next() * 180).toFixed(1)}" cy="${(sparks[2] + next() * (sparks[3] - sparks[2])).toFixed(1)}" r="${(0.7 + next() * 1.7).toFixed(1)}" fill="${sparks[1]}" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`;
  return {
    width: 300,
    height: 300,
    box: '0 0 200 200',
    quality: 0.72,
    svg: `${s}<rect width="200" height="200" fill="url(#vignette)"/>`,
  };
}

const works = {};
for (const name of Object.keys(PICTURES)) works[`pictures/${name}.webp`] = () => picture(name);
for (const [race, work] of Object.entries(capitals(symbol))) works[`room/capital-${race}.webp`] = () => work;
works['room/leather.webp'] = () => leather;
works['room/wood.webp'] = () => wood;
works['room/brazier.webp'] = () => brazier;
for (const [name, work] of Object.entries(fires)) works[`room/fire-${name}.webp`] = () => work;

const wanted = process.argv.slice(2);
const names = Object.keys(works).filter((name) => !wanted.length || wanted.some((one) => name.includes(one)));
const folder = mkdtempSync(join(tmpdir(), 'invasion-'));
const sheets = names.map((name) => {
  const { width, height, box, svg, quality } = works[name]();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${defs}${svg}</svg>`;
  return [name, width, height, quality, Buffer.from(text).toString('base64')];
});
const page = join(folder, 'page.html');
writeFileSync(
  page,
  `<body><pre id="out"></pre><script>
const sheets = ${JSON.stringify(sheets)};
(async () => {
  const out = [];
  for (const [name, width, height, quality, data] of sheets) {
    const image = new Image();
    image.src = 'data:image/svg+xml;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width; canvas.height = height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    out.push(name + ' ' + canvas.toDataURL('image/webp', quality).split(',')[1]);
  }
  document.getElementById('out').textContent = out.join('\\n') + '\\nEND';
})();
</script></body>`,
);
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const dom = execFileSync(
  chromium,
  ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=600000', '--dump-dom', `file://${page}`],
  { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] },
).toString();
mkdirSync(new URL('pictures/', target), { recursive: true });
mkdirSync(new URL('room/', target), { recursive: true });
let total = 0;
for (const [, name, data] of dom.matchAll(
  /^(?:<body><pre id="out">)?.*?((?:pictures|room)\/[\w-]+\.webp) ([A-Za-z0-9+/=]+)$/gm,
)) {
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(new URL(name, target), bytes);
  total += bytes.length;
}
if (!total) throw new Error('nothing was drawn');
console.log(`${names.length} pictures, ${Math.round(total / 1024)} kB`);
