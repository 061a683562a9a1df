/** Paints one island as SVG: shadow, cliff, beach, terrain by pattern and colour, borders, trees, printed symbols. */
import icons from './icons';
import type { Point } from './islands';
import type { Island, Region } from './outline';
import { closed, inland } from './rings';
import symbols from './symbols.svg?raw';

type Luck = () => number;
const WATER = ['lake', 'sea'];

/** The same island always looks the same. */
function lucky(name: string): Luck {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

const defs = (): string =>
  symbols.replace(/ICON\((.+?)\)/g, (_, name: string) => `<path fill="currentColor" d="${icons[name]}"/>`);

export function painting(island: Island, density = 1): string {
  const luck = lucky(island.face);
  const { width, height } = island;
  const body = [
    ground(island),
    ...island.regions.map((region) => regionGround(region, luck)),
    borders(island),
    growth(island, luck),
  ].join('');
  const size = `width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs()}</defs>${body}</svg>`;
}

export const pictureOf = (island: Island): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(painting(island, 2))}`;

function mix(first: string, second: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [parts(first), parts(second)];
  return `#${a
    .map((value, at) =>
      Math.round(value + (b[at]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function scatter({ ring }: Region, inset: number, gap: number, luck: Luck, tries: number): Point[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const spots: Point[] = [];
  for (let time = 0; time < tries; time++) {
    const spot: Point = [x0 + luck() * (x1 - x0), y0 + luck() * (y1 - y0)];
    if (spots.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > gap) && inland(ring, spot) > inset)
      spots.push(spot);
  }
  return spots;
}

const use = (name: string, [x, y]: Point, more = ''): string =>
  `<use href="#${name}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}/>`;

/** A line drawn so broad that it reaches that far outside. */
const broad = (d: string, off: number, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${2 * off}" stroke-linejoin="round" ${more}/>`;

function ground({ coast }: Island): string {
  const land = closed(coast);
  const cliff = Array.from({ length: 11 }, (_, at) => 11 - at).map((deep) =>
    broad(land, 5.5, mix('#4e2c12', '#a87440', 1 - deep / 11), `transform="translate(0 ${deep})"`),
  );
  return [
    broad(land, 5, '#052f55', 'transform="translate(6 17)" opacity=".5" filter="url(#b8)"'),
    broad(land, 6.3, '#2f1a0a', 'transform="translate(0 11)" opacity=".65"'),
    ...cliff,
    broad(land, 6, '#b98a45'),
    broad(land, 5.5, '#f7e3ac'),
  ].join('');
}

const PATTERNS: Record<string, (region: Region, luck: Luck, d: string) => string> = {
  field: (region, luck) => fields(region, luck),
  hill: (_, __, d) => hills(d),
  swamp: (region, luck) => swamp(region, luck),
  mountain: (region, luck) =>
    scatter(region, 0, 10, luck, 300)
      .map(
        ([x, y]) =>
          `<path d="M${(x - 3).toFixed(0)} ${(y + 2).toFixed(0)}l3 -5l3 5" stroke="#6f667b" stroke-width="1.1" fill="none" opacity=".6"/>`,
      )
      .join(''),
  forest: (region, luck) =>
    scatter(region, 0, 9, luck, 320)
      .map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(2.5 + luck() * 2).toFixed(1)}" fill="#2a7f45" opacity=".35"/>`,
      )
      .join(''),
};

function regionGround(region: Region, luck: Luck): string {
  const d = closed(region.ring);
  const clip = `<clipPath id="c-${region.slug}"><path d="${d}"/></clipPath>`;
  if (WATER.includes(region.terrain)) return clip + water(region, d, luck);
  const bevel =
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="7" opacity=".38" transform="translate(1.5 3)" filter="url(#b2)"/>` +
    `<path d="${d}" fill="none" stroke="#3b2408" stroke-width="8" opacity=".26" transform="translate(-1 -3)" filter="url(#b2)"/>`;
  const inside = PATTERNS[region.terrain]?.(region, luck, d) ?? '';
  return `${clip}<path d="${d}" fill="url(#t-${region.terrain})"/><g clip-path="url(#c-${region.slug})">${inside}${bevel}</g>`;
}

function water(region: Region, d: string, luck: Luck): string {
  const isSea = region.terrain === 'sea';
  const rings = [18, 34, 52].map(
    (width, at) =>
      `<path d="${d}" fill="none" stroke="#e7fbff" stroke-width="${width}" opacity="${[0.22, 0.12, 0.08][at]}"/>`,
  );
  const shore = isSea
    ? `<path d="${d}" fill="none" stroke="#fff6d8" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>`
    : `<path d="${d}" fill="none" stroke="#0b5c8e" stroke-width="13" opacity=".4" transform="translate(0 5)"/><path d="${d}" fill="none" stroke="#f0dda2" stroke-width="7"/>`;
  const waves = scatter(region, 14, 24, luck, 160).filter(([x, y]) => clear(region, x, y, 8));
  return `${isSea ? broad(d, 5, '#52cbe6', 'opacity=".85"') : ''}<path d="${d}" fill="url(#t-${region.terrain})"/><g clip-path="url(#c-${region.slug})">${rings.join('')}${shore}</g>${waves
    .map((spot) => use('wave', spot, 'stroke="#e7fbff" opacity=".75"'))
    .join('')}`;
}

function furrows(x: number, y: number, reach: number, turn: number, bend: number, dark: string, light: string): string {
  const rows = Array.from({ length: Math.floor((2 * reach) / 4.6) }, (_, at) => {
    const [colour, width, strength] = at % 2 ? [light, 1.7, 0.95] : [dark, 1.9, 0.72];
    const [half, whole] = [(reach / 2).toFixed(0), reach.toFixed(0)];
    return `<path d="M${(x - reach).toFixed(0)} ${(y - reach + at * 4.6).toFixed(1)}q${half} ${bend} ${whole} 0t${whole} 0" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${strength}"/>`;
  });
  return `<g transform="rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})">${rows.join('')}</g>`;
}

function fields({ ring, slug }: Region, luck: Luck): string {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [x, y, reach] = [(x0 + x1) / 2, (y0 + y1) / 2, Math.max(x1 - x0, y1 - y0)];
  const turn = [-24, -12, 14, 26][Math.floor(luck() * 4)]!;
  const split = y + (y1 - y0) * (luck() * 0.2 - 0.05);
  const patch = `M${x0} ${split + 12}L${x1} ${split - 12}L${x1} ${y1}L${x0} ${y1}Z`;
  const crossed = furrows(x, y, reach, turn + 78, 6, '#ce9122', '#ffe992');
  return `${furrows(x, y, reach, turn, -7, '#d79b26', '#ffefa8')}<clipPath id="p-${slug}"><path d="${patch}"/></clipPath><g clip-path="url(#p-${slug})"><path d="${patch}" fill="#f6cd5a"/>${crossed}</g>`;
}

/** Terraces: the outline drawn ever narrower over brighter ground. */
function hills(d: string): string {
  const steps = [52, 44, 34, 25, 16];
  return `<path d="${d}" fill="${mix('#a9cf58', '#e3f0a2', 1)}"/>${steps
    .map(
      (width, at) =>
        `<path d="${d}" fill="none" stroke="#6c9a33" stroke-width="${2 * width + 2.6}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${mix('#a9cf58', '#e3f0a2', 1 - (at + 1) / 6)}" stroke-width="${2 * width}" stroke-linejoin="round"/>`,
    )
    .join('')}`;
}

function swamp(region: Region, luck: Luck): string {
  const pools = scatter(region, 0, 25, luck, 160).map(([x, y]) => {
    const wide = 9 + luck() * 8;
    const tall = wide * 0.42;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${wide.toFixed(0)}" ry="${tall.toFixed(0)}" fill="#2f6e72" stroke="#a9cfb6" stroke-width="1.2"/><path d="M${(x - wide / 2).toFixed(0)} ${(y - tall * 0.2).toFixed(0)}q${(wide * 0.4).toFixed(0)} -3 ${(wide * 0.8).toFixed(0)} 0" stroke="#9fe0dc" stroke-width="1.2" fill="none" opacity=".8"/>`;
  });
  const moss = scatter(region, 0, 13, luck, 160).map(
    ([x, y]) => `<path d="M${(x - 4).toFixed(0)} ${y.toFixed(0)}h8" stroke="#3e6858" stroke-width="1.2" opacity=".5"/>`,
  );
  return [...pools, ...moss].join('');
}

function borders({ regions }: Island): string {
  const shapes = regions.filter(({ terrain }) => terrain !== 'sea').map(({ ring }) => closed(ring));
  const under = shapes.map((d) => `<path d="${d}" stroke="#4a2c10" stroke-width="4.2" opacity=".8"/>`);
  const over = shapes.map((d) => `<path d="${d}" stroke="#fff1c9" stroke-width="2"/>`);
  return `<g fill="none" stroke-linejoin="round">${under.join('')}${over.join('')}</g>`;
}

const clear = ({ taken }: Region, x: number, y: number, pad: number): boolean =>
  taken.every(([a, b, c]) => Math.hypot(x - a, y - b) > c + pad);

/** What grows on a terrain: inset, gap, tries, room it needs, its drawings. */
const GROWTH: Record<string, [number, number, number, number, string[]]> = {
  forest: [7, 11.5, 500, 3, ['round-tree', 'round-tree', 'pine']],
  swamp: [9, 19, 200, 5, ['reed']],
  mountain: [10, 19, 240, 7, ['small-peak']],
  field: [10, 25, 160, 6, ['sheaf']],
  hill: [13, 25, 200, 9, ['hump', 'hump', 'sheep']],
};
const LANDMARKS: Record<string, string> = { field: 'mill', swamp: 'hut' };

function growth({ regions }: Island, luck: Luck): string {
  const things: { at: Point; y: number; drawn: string }[] = [];
  for (const region of regions) {
    const [inset, gap, tries, room, names] = GROWTH[region.terrain] ?? [0, 0, 0, 0, []];
    let grown = scatter(region, inset, gap, luck, tries).filter(([x, y]) => clear(region, x, y - 6, room));
    const landmark = LANDMARKS[region.terrain];
    const spot = landmark && luck() < 0.6 && grown.find(([x, y]) => clear(region, x, y - 7, 11));
    if (landmark && spot) {
      grown = grown.filter(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) >= 17);
      things.push({ at: spot, y: spot[1], drawn: use(landmark, [spot[0], spot[1] + 4]) });
    }
    for (const [x, y] of grown)
      things.push({ at: [x, y], y, drawn: use(names[Math.floor(luck() * names.length)]!, [x, y + 3]) });
    if (region.peak) things.push({ at: region.peak, y: region.peak[1] + 14, drawn: use('mountain', region.peak) });
    for (const { name, at } of region.printed) things.push({ at, y: -1, drawn: use(name, at) });
  }
  return things
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
}
