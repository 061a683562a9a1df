// Draws the land of the war map (paper, wash, relief, sea) and bakes it into two pictures: alive and in ruins.
// The filters are too heavy to run at the table; borders, names and pieces are drawn live on top.
//   node scripts/terrain.mjs     needs Chromium (CHROMIUM=/usr/bin/chromium)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const icons = require('@iconify-json/game-icons/icons.json').icons;
const here = new URL('../src/titles/chaos/art/', import.meta.url);
const land = JSON.parse(readFileSync(new URL('land.json', here), 'utf8'));
const layout = JSON.parse(readFileSync(new URL('layout.json', here), 'utf8'));

const SCALE = 0.64; // px per map unit at 1440x900
const DENSITY = 2;
const [X0, Y0, WIDE, HIGH] = layout.window;
const W = Math.round(WIDE * SCALE);
const H = Math.round(HIGH * SCALE);

let seed = 11;
const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
const between = (a, b) => a + (b - a) * random();
const f = (n) => (+n).toFixed(1);
const P = ([x, y]) => [(x - X0) * SCALE, (y - Y0) * SCALE];

// ---- geometry
const arc = (id) => (id[0] === '-' ? [...land.arcs[id.slice(1)].points].reverse() : land.arcs[id].points);
const ringOf = (id) => land.regions[id].arcs.flatMap((a) => arc(a).slice(0, -1));
const line = (points, close) => 'M' + points.map((p) => P(p).map(f).join(' ')).join('L') + (close ? 'Z' : '');
const ids = Object.keys(land.regions);
const rings = Object.fromEntries(ids.map((id) => [id, ringOf(id)]));
const wildRing = [
  [905, 62],
  [896, 30],
  [905, 0],
  [890, -60],
  [1800, -60],
  [1800, 1100],
  [985, 1100],
  [975, 1010],
  [960, 968],
  ...arc('badlands_edge'),
  ...arc('-border_edge'),
  ...arc('-empire_edge'),
  ...arc('kislev_edge'),
  ...arc('troll_edge'),
];
function inside([x, y], ring) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i],
      [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
const wild = (p) => inside(p, wildRing);
const onLand = (p) => ids.some((id) => inside(p, rings[id])) || wild(p);
const ofKind = (kind) =>
  Object.values(land.arcs)
    .filter((a) => a.kind === kind)
    .map((a) => line(a.points))
    .join('');
const coast =
  ofKind('coast') +
  line([
    [905, 62],
    [896, 30],
    [905, 0],
    [890, -60],
  ]) +
  line([
    [960, 968],
    [975, 1010],
    [985, 1100],
  ]);
const landPath = ids.map((id) => line(rings[id], true)).join('');
const wildPath = line(wildRing, true);

// ---- keep trees and waves away from furniture
const boxes = [];
const around = (p, w, h) => {
  const [x, y] = P(p);
  boxes.push([x - w / 2, y - h / 2, x + w / 2, y + h / 2]);
};
for (const spot of Object.values(layout.regions)) {
  around(spot.med, 70, 70);
  spot.slots.forEach((p) => around(p, 122, 26));
  spot.tokens.slice(0, 3).forEach((p) => around(p, 26, 26));
  for (const [a, b, y] of spot.rows.slice(0, 1)) {
    const [x1, base] = P([a, y]),
      [x2] = P([b, y]);
    boxes.push([x1 - 8, base - 46, x2 + 8, base + 8]);
  }
  const [a, , b] = spot.name.map(P);
  boxes.push([a[0] - 6, Math.min(a[1], b[1]) - 30, b[0] + 12, Math.max(a[1], b[1]) + 8]);
}
const free = ([x, y], margin) =>
  !boxes.some((b) => x > b[0] - margin && x < b[2] + margin && y > b[1] - margin && y < b[3] + margin);

const base = {
  norsca: '#dcd5c0',
  troll_country: '#d5c6a2',
  kislev: '#e8d8b0',
  empire: '#ecd9a8',
  bretonnia: '#e5d59c',
  estalia: '#f0d49a',
  tilea: '#ead39a',
  border_princes: '#e0c189',
  badlands: '#d8b07c',
};
const wash = {
  norsca: '#6d7f84',
  troll_country: '#5b5a4a',
  kislev: '#8a7a5a',
  empire: '#b4762f',
  bretonnia: '#8d7f35',
  estalia: '#b0622f',
  tilea: '#a5863a',
  border_princes: '#8f5a3a',
  badlands: '#9a4f2a',
};

const defs = `<defs>
<clipPath id="land"><path d="${landPath}"/></clipPath><clipPath id="wildclip"><path d="${wildPath}"/></clipPath><clipPath id="all"><path d="${landPath}${wildPath}"/></clipPath>
${ids.map((id) => `<clipPath id="c-${id}"><path d="${line(rings[id], true)}"/></clipPath>`).join('')}
<radialGradient id="sea" cx=".32" cy=".42" r=".95"><stop offset="0" stop-color="#6d8f8a"/><stop offset=".45" stop-color="#456a6c"/><stop offset="1" stop-color="#223d44"/></radialGradient>
<linearGradient id="wildg" x1="0" y1="0" x2="1" y2=".15"><stop offset=".55" stop-color="#b79a68"/><stop offset=".8" stop-color="#957849"/><stop offset="1" stop-color="#5f4a2c"/></linearGradient>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".011 .014" numOctaves="5" seed="4"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .22  0 0 0 0 .08  1.5 0 0 0 -.56"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .12  0 0 0 0 .04  0 1.2 0 0 -.5"/></filter>
<filter id="seat" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".008 .022" numOctaves="4" seed="21"/><feColorMatrix values="0 0 0 0 .06  0 0 0 0 .15  0 0 0 0 .18  1.8 0 0 0 -.7"/></filter>
<filter id="wash" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="3" result="n"/><feGaussianBlur in="SourceGraphic" stdDeviation="3.5"/><feDisplacementMap in2="n" scale="12" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="2.2"/></filter>
<filter id="b3"><feGaussianBlur stdDeviation="3"/></filter><filter id="b5" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="ember" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="4" seed="33" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="14"/></filter>
<radialGradient id="edge" cx=".5" cy=".48" r=".75"><stop offset=".62" stop-color="#1a0d04" stop-opacity="0"/><stop offset="1" stop-color="#1a0d04" stop-opacity=".42"/></radialGradient>
<linearGradient id="fog" x1="0" y1="0" x2="1" y2="0"><stop offset=".8" stop-color="#2a1c0e" stop-opacity="0"/><stop offset="1" stop-color="#2a1c0e" stop-opacity=".5"/></linearGradient>
${[9, 17, 26, 37].map((w, i) => `<mask id="rp${i}" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><path d="${coast}" stroke="#fff" stroke-width="${w}" fill="none" stroke-linejoin="round"/><path d="${coast}" stroke="#000" stroke-width="${w - 1.6}" fill="none" stroke-linejoin="round"/></mask>`).join('')}
</defs>`;
const sheet = (attributes) => `<rect width="${W}" height="${H}" ${attributes}/>`;

function sea() {
  let s = sheet('fill="url(#sea)"') + sheet('filter="url(#seat)" opacity=".75"');
  s += `<path d="${coast}" stroke="#b9cdb6" stroke-width="44" fill="none" opacity=".16" filter="url(#b5)"/><path d="${coast}" stroke="#dbe2c2" stroke-width="18" fill="none" opacity=".26" filter="url(#b3)"/>`;
  s += [0, 1, 2, 3]
    .map((i) =>
      sheet(`fill="${i ? '#e4e6c8' : '#102327'}" opacity="${[0.5, 0.42, 0.28, 0.16][i]}" mask="url(#rp${i})"`),
    )
    .join('');
  return s + compass() + waves();
}

function waves() {
  boxes.push([20, 302, 130, 440], [250, 165, 480, 215], [265, 560, 400, 600]);
  let s = '';
  for (let tries = 0, n = 0; tries < 6000 && n < 190; tries++) {
    const q = [between(6, W - 6), between(6, H - 6)];
    const p = [q[0] / SCALE + X0, q[1] / SCALE + Y0];
    if (onLand(p) || !free(q, 6)) continue;
    if (
      [0, 1, 2, 3, 4, 5, 6, 7].some((a) =>
        onLand([p[0] + Math.cos((a * Math.PI) / 4) * 40, p[1] + Math.sin((a * Math.PI) / 4) * 34]),
      )
    )
      continue;
    boxes.push([q[0] - 13, q[1] - 7, q[0] + 13, q[1] + 7]);
    const w = between(4.2, 6);
    s += `<path d="M${f(q[0] - w * 1.5)} ${f(q[1])}q${f(w / 2)} -3.6 ${f(w)} 0t${f(w)} 0t${f(w)} 0" opacity="${f(between(0.35, 0.7))}"/>`;
    n++;
  }
  return `<g fill="none" stroke="#dfe6cf" stroke-width="1" stroke-linecap="round">${s}</g>`;
}

function compass() {
  const [cx, cy] = P([104, 590]);
  const at = (r, a) => `${f(r * Math.sin(a))} ${f(-r * Math.cos(a))}`;
  let s = '';
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    s += `<path d="M${f(cx + 38 * Math.sin(a))} ${f(cy - 38 * Math.cos(a))}L${f(cx + 1200 * Math.sin(a))} ${f(cy - 1200 * Math.cos(a))}" stroke="${i % 2 ? '#e8dcb4' : '#16292c'}" stroke-width=".7" opacity="${i % 2 ? 0.16 : 0.22}"/>`;
  }
  s += `<g transform="translate(${f(cx)} ${f(cy)}) scale(.88)" opacity=".92"><circle r="43" fill="#1b3237" fill-opacity=".35" stroke="#e8dcb4" stroke-width="1.2"/><circle r="39.5" fill="none" stroke="#e8dcb4" stroke-width=".6"/><circle r="22" fill="none" stroke="#e8dcb4" stroke-width=".7"/>`;
  for (let i = 0; i < 32; i++)
    s += `<path d="M${at(39.5, (i * Math.PI) / 16)}L${at(i % 4 ? 37 : 35, (i * Math.PI) / 16)}" stroke="#e8dcb4" stroke-width=".8"/>`;
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + Math.PI / 8;
    s += `<path d="M${at(24, a)}L${at(5, a + 0.5)}L${at(5, a - 0.5)}Z" fill="#c9b684" opacity=".5"/>`;
  }
  for (let i = 1; i < 8; i += 2) {
    const a = (i * Math.PI) / 4;
    s += `<path d="M${at(33, a)}L${at(8, a + 0.42)}L0 0Z" fill="#5d2a1b"/><path d="M${at(33, a)}L${at(8, a - 0.42)}L0 0Z" fill="#d9c796"/>`;
  }
  for (let i = 0; i < 8; i += 2) {
    const a = (i * Math.PI) / 4;
    s += `<path d="M${at(46, a)}L${at(9, a + 0.5)}L0 0Z" fill="#2a180b" stroke="#e8dcb4" stroke-width=".5"/><path d="M${at(46, a)}L${at(9, a - 0.5)}L0 0Z" fill="#f3e4b8" stroke="#2a180b" stroke-width=".5"/>`;
  }
  return s + `<circle r="4" fill="#d9b25f" stroke="#2a180b"/></g>`;
}

function ground() {
  let s = `<g transform="translate(3 5)" opacity=".55" filter="url(#b5)"><path d="${landPath}${wildPath}" fill="#0b191b"/></g><path d="${wildPath}" fill="url(#wildg)"/>`;
  for (const id of ids) s += `<path d="${line(rings[id], true)}" fill="${base[id]}"/>`;
  for (const id of ids) {
    const d = line(rings[id], true);
    s += `<g clip-path="url(#c-${id})"><path d="${d}" fill="none" stroke="${wash[id]}" stroke-width="30" opacity=".46" filter="url(#wash)"/><path d="${d}" fill="none" stroke="${wash[id]}" stroke-width="7" opacity=".35" filter="url(#b3)"/></g>`;
  }
  return (
    s +
    `<g clip-path="url(#all)">${sheet('filter="url(#paper)" opacity=".78" style="mix-blend-mode:multiply"')}${sheet('filter="url(#grain)" opacity=".22"')}</g>`
  );
}

function river(points) {
  let q = points;
  for (let n = 0; n < 3; n++) {
    const bent = [q[0]];
    for (let i = 1; i < q.length; i++) {
      const a = q[i - 1],
        b = q[i],
        dx = b[0] - a[0],
        dy = b[1] - a[1],
        t = between(-0.26, 0.26);
      bent.push([(a[0] + b[0]) / 2 - dy * t, (a[1] + b[1]) / 2 + dx * t], b);
    }
    q = bent;
  }
  q = q.map(P);
  let d = `M${q[0].map(f)}`;
  for (let i = 1; i < q.length - 1; i++)
    d += `Q${q[i].map(f)} ${f((q[i][0] + q[i + 1][0]) / 2)} ${f((q[i][1] + q[i + 1][1]) / 2)}`;
  return `<path d="${d}" fill="none" stroke="#86a19a" stroke-width="2.6" opacity=".75" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#35504f" stroke-width=".8" opacity=".75" transform="translate(.9 .9)"/>`;
}
const rivers = () =>
  `<g clip-path="url(#land)">${[
    [
      [1066, 586],
      [1030, 560],
      [1040, 500],
      [1000, 430],
      [962, 400],
    ],
    [
      [1410, 470],
      [1390, 350],
      [1240, 320],
      [1080, 322],
      [990, 340],
    ],
    [
      [720, 640],
      [640, 610],
      [560, 612],
      [430, 606],
      [300, 600],
    ],
    [
      [1150, 770],
      [1100, 836],
      [1010, 850],
      [925, 870],
    ],
  ]
    .map(river)
    .join('')}</g>`;

function tree(x, y, z, pine) {
  if (pine)
    return `<path d="M${f(x)} ${f(y)}v${f(-2 * z)}M${f(x - 3 * z)} ${f(y - 1.6 * z)}L${f(x)} ${f(y - 9.5 * z)}L${f(x + 3 * z)} ${f(y - 1.6 * z)}Z" fill="#7c7a48"/><path d="M${f(x + 0.3)} ${f(y - 9 * z)}L${f(x + 3 * z)} ${f(y - 1.6 * z)}H${f(x + 0.5)}Z" fill="#4a3a1b" opacity=".6" stroke="none"/>`;
  return `<path d="M${f(x)} ${f(y)}v${f(-3 * z)}"/><path d="M${f(x - 3.4 * z)} ${f(y - 3 * z)}c${f(-2 * z)} ${f(-3 * z)} ${f(z)} ${f(-5.5 * z)} ${f(3.2 * z)} ${f(-4.8 * z)}c${f(2.6 * z)} ${f(-z)} ${f(5 * z)} ${f(2 * z)} ${f(3.4 * z)} ${f(4.6 * z)}c${f(-1.5 * z)} ${f(1.4 * z)} ${f(-5 * z)} ${f(1.6 * z)} ${f(-6.6 * z)} ${f(0.2 * z)}z" fill="#8f8a4c"/><path d="M${f(x + z)} ${f(y - 3 * z)}l${f(1.8 * z)} ${f(-2.5 * z)}M${f(x - 0.6 * z)} ${f(y - 3 * z)}l${f(1.8 * z)} ${f(-2.5 * z)}" stroke-width=".7"/>`;
}
const WOODS = [
  [
    'empire',
    [
      [760, 410],
      [900, 478],
      [1040, 600],
      [610, 440],
      [640, 510],
      [760, 620],
      [930, 390],
      [980, 640],
      [600, 560],
    ],
    0,
    11,
  ],
  [
    'bretonnia',
    [
      [700, 600],
      [600, 650],
      [440, 430],
      [320, 560],
      [740, 680],
      [560, 440],
      [300, 640],
      [340, 470],
    ],
    0,
    9,
  ],
  [
    'kislev',
    [
      [1130, 520],
      [1000, 370],
      [1390, 380],
      [1130, 330],
      [1350, 500],
      [1300, 310],
      [1180, 580],
    ],
    1,
    9,
  ],
  [
    'norsca',
    [
      [440, 90],
      [560, 90],
      [700, 75],
      [880, 200],
      [540, 240],
      [400, 160],
      [860, 60],
      [780, 235],
    ],
    1,
    8,
  ],
  [
    'troll_country',
    [
      [960, 240],
      [1330, 120],
      [1180, 70],
      [1320, 260],
      [980, 90],
      [1240, 280],
    ],
    1,
    7,
  ],
  [
    'tilea',
    [
      [490, 830],
      [740, 750],
      [600, 700],
    ],
    0,
    6,
  ],
  [
    'border_princes',
    [
      [1020, 690],
      [900, 700],
      [1000, 850],
      [1120, 840],
    ],
    0,
    6,
  ],
  [
    'estalia',
    [
      [390, 890],
      [190, 740],
      [250, 930],
      [150, 870],
    ],
    0,
    6,
  ],
];
function woods() {
  const trees = [];
  for (const [id, spots, pine, count] of WOODS)
    for (const spot of spots)
      for (let i = 0; i < count * 2; i++) {
        const p = [spot[0] + between(-38, 38), spot[1] + between(-24, 24)],
          q = P(p),
          ring = rings[id];
        if (
          !inside(p, ring) ||
          !inside([p[0] + 14, p[1] + 4], ring) ||
          !inside([p[0] - 14, p[1] - 16], ring) ||
          !free(q, 5) ||
          !free([q[0], q[1] - 10], 3)
        )
          continue;
        trees.push([q[0], q[1], between(0.8, 1.12), pine ? random() < 0.9 : random() < 0.25]);
      }
  trees.sort((a, b) => a[1] - b[1]);
  return `<g stroke="#4a3517" stroke-width=".9" fill="none" stroke-linejoin="round" opacity=".85">${trees.map((t) => tree(...t)).join('')}</g>`;
}
const TOWNS = [
  ['village', 612, 446, 18],
  ['stone-tower', 1058, 520, 17],
  ['village', 1366, 492, 17],
  ['huts-village', 420, 110, 16],
  ['church', 330, 520, 15],
  ['huts-village', 1300, 86, 15],
  ['village', 742, 706, 14],
  ['stone-tower', 1010, 690, 14],
];
const towns = () =>
  TOWNS.map(([name, x, y, size]) => {
    const q = P([x, y]);
    return `<g transform="translate(${f(q[0] - size / 2)} ${f(q[1] - size / 2)}) scale(${(size / 512).toFixed(4)})" color="#4a2c12" opacity=".7">${icons[name].body}</g>`;
  }).join('');

function hills() {
  let s = '';
  for (const [id, spots] of [
    [
      'badlands',
      [
        [1180, 960],
        [1380, 930],
        [1000, 950],
        [1400, 860],
        [1130, 830],
        [1240, 812],
      ],
    ],
    [
      'border_princes',
      [
        [780, 860],
        [1140, 730],
      ],
    ],
    [
      'kislev',
      [
        [1010, 300],
        [1400, 540],
      ],
    ],
    [
      'norsca',
      [
        [470, 230],
        [880, 110],
        [620, 80],
      ],
    ],
  ])
    for (const spot of spots)
      for (let i = 0; i < 4; i++) {
        const p = [spot[0] + between(-40, 40), spot[1] + between(-16, 16)],
          [x, y] = P(p),
          w = between(9, 15);
        if (!inside([p[0] - 18, p[1]], rings[id]) || !inside([p[0] + 18, p[1] + 6], rings[id]) || !free([x, y - 3], 9))
          continue;
        boxes.push([x - w, y - 8, x + w, y + 3]);
        s += `<path d="M${f(x - w)} ${f(y)}q${f(w * 0.6)} ${f(-w * 0.9)} ${f(w)} ${f(-w * 0.7)}q${f(w * 0.6)} ${f(w * 0.1)} ${f(w)} ${f(w * 0.7)}" /><path d="M${f(x + 2)} ${f(y - w * 0.5)}l${f(w * 0.3)} ${f(w * 0.4)}M${f(x + w * 0.4)} ${f(y - w * 0.45)}l${f(w * 0.25)} ${f(w * 0.35)}" stroke-width=".6"/>`;
      }
  return `<g fill="none" stroke="#5a3a1a" stroke-width=".9" opacity=".7" stroke-linecap="round">${s}</g>`;
}

function peaks() {
  const spots = [];
  for (const id of ['troll_edge', 'kislev_edge', 'empire_edge', 'border_edge', 'badlands_edge']) {
    const a = arc(id);
    let run = 0;
    for (let i = 1; i < a.length - 1; i++) {
      run += Math.hypot(a[i][0] - a[i - 1][0], a[i][1] - a[i - 1][1]);
      if (run < 21) continue;
      run = 0;
      const before = a[Math.max(i - 3, 0)],
        after = a[Math.min(i + 3, a.length - 1)];
      const tx = after[0] - before[0],
        ty = after[1] - before[1],
        long = Math.hypot(tx, ty);
      let nx = -ty / long,
        ny = tx / long;
      if (!wild([a[i][0] + nx * 12, a[i][1] + ny * 12])) {
        nx = -nx;
        ny = -ny;
      }
      spots.push([a[i][0] + nx * 6 + between(-3, 3), a[i][1] + ny * 6 + 10 + between(-3, 3), between(20, 29), 1]);
      if (random() < 0.62) {
        const d = between(36, 56);
        spots.push([a[i][0] + nx * d + between(-8, 8), a[i][1] + ny * d + 10, between(26, 40), 1]);
      }
      if (random() < 0.28) {
        const d = between(74, 130);
        spots.push([a[i][0] + nx * d + between(-12, 12), a[i][1] + ny * d + 10, between(20, 30), 0.75]);
      }
    }
  }
  for (let i = 0; i < 16; i++) spots.push([between(1120, 1600), between(20, 1000), between(16, 26), 0.5]);
  const kept = spots.filter(([x, y, , strength]) => {
    const q = P([x, y]);
    if (strength < 1)
      return (
        [
          [-26, -10],
          [26, 0],
          [0, 20],
          [0, -40],
          [0, 0],
        ].every(([dx, dy]) => wild([x + dx, y + dy])) && free([q[0], q[1] - 8], 8)
      );
    if (
      ![
        [0, -8],
        [10, -4],
        [-10, 0],
        [0, 10],
      ].some(([dx, dy]) => wild([x + dx, y + dy]))
    )
      return false;
    return free([q[0], q[1] - 8], 8) || free([q[0], q[1] - 4], -6);
  });
  return kept
    .sort((a, b) => a[1] - b[1])
    .map(peak)
    .join('');
}
function peak([mx, my, size, strength]) {
  const [x, y] = P([mx, my]),
    h = size * 0.92,
    w = h * between(1.05, 1.35),
    ax = x + between(-0.12, 0.08) * w;
  const left = [
    [x - w / 2, y],
    [x - w * 0.34, y - h * 0.42],
    [x - w * 0.2, y - h * 0.55],
    [ax - w * 0.06, y - h * 0.93],
    [ax, y - h],
  ];
  const right = [
    [ax + w * 0.08, y - h * 0.84],
    [ax + w * 0.16, y - h * 0.58],
    [x + w * 0.34, y - h * 0.3],
    [x + w / 2, y],
  ];
  const ridge = [
    [ax, y - h],
    [ax + w * 0.03, y - h * 0.7],
    [ax - w * 0.05, y - h * 0.45],
    [ax + w * 0.06, y - h * 0.2],
    [ax + w * 0.02, y],
  ];
  const d = (points) => points.map((p) => p.map(f).join(' ')).join('L');
  let hatch = '';
  for (let j = 0; j < 6; j++) {
    const u = j / 6,
      end = y - h * (1 - u) + h * 0.16;
    if (end < y + 1)
      hatch += `M${f(ax + w * 0.03)} ${f(y - h * (1 - u * 0.85))}L${f(ax + w * 0.5 * (u * 0.95 + 0.06))} ${f(Math.min(end, y))}`;
  }
  return `<g opacity="${strength}"><path d="M${d([...left, ...right])}Z" fill="#e9d6a8"/><path d="M${d([...ridge.slice().reverse(), ...right])}Z" fill="#6b4a26" opacity=".55"/>
<path d="${hatch}" stroke="#2f1b0b" stroke-width=".8" opacity=".85"/><path d="M${d(ridge)}" fill="none" stroke="#4a2d14" stroke-width=".7"/><path d="M${d([...left, ...right])}" fill="none" stroke="#2a180b" stroke-width="1.2" stroke-linejoin="round"/>
<path d="M${f(x - w * 0.3)} ${f(y - h * 0.2)}l${f(w * 0.09)} ${f(-h * 0.15)}M${f(x - w * 0.18)} ${f(y - h * 0.12)}l${f(w * 0.08)} ${f(-h * 0.2)}" stroke="#4a2d14" stroke-width=".7"/></g>`;
}

const coastInk = () =>
  `<path d="${coast}" fill="none" stroke="#2a180b" stroke-width="2.6" stroke-linejoin="round" filter="url(#rough)"/>`;
const folds = () =>
  [1, 2]
    .map(
      (i) =>
        `<rect x="${(W * i) / 3}" width="1.2" height="${H}" fill="#2a180b" opacity=".18"/><rect x="${(W * i) / 3 + 1.2}" width="1.5" height="${H}" fill="#fff" opacity=".07"/>`,
    )
    .join('');

function ashes() {
  let s = '';
  for (const id of ids) {
    const d = line(rings[id], true),
      ring = rings[id];
    const xs = ring.map((p) => p[0]),
      ys = ring.map((p) => p[1]);
    let cracks = '';
    for (let n = 0; n < 26; n++) {
      let p = [between(Math.min(...xs), Math.max(...xs)), between(Math.min(...ys), Math.max(...ys))],
        a = between(0, 6.28),
        c = `M${P(p).map(f)}`;
      for (let u = 0; u < 5; u++) {
        a += between(-0.8, 0.8);
        p = [p[0] + Math.cos(a) * 16, p[1] + Math.sin(a) * 14];
        c += `L${P(p).map(f)}`;
      }
      cracks += `<path d="${c}"/>`;
    }
    s += `<g clip-path="url(#c-${id})"><path d="${d}" fill="#1d110b" opacity=".72"/><path d="${d}" fill="none" stroke="#ff7a2a" stroke-width="9" opacity=".8" filter="url(#ember)"/><path d="${d}" fill="none" stroke="#120904" stroke-width="16" opacity=".75" filter="url(#ember)" transform="translate(1 1)"/><path d="${d}" fill="none" stroke="#ff8a33" stroke-width="7" opacity=".75" filter="url(#b3)"/><path d="${d}" fill="none" stroke="#ffc27a" stroke-width="1.6" opacity=".8" filter="url(#rough)"/>${sheet('filter="url(#paper)" opacity=".7"')}
<g fill="none" stroke="#ff8a3a" stroke-width="5" opacity=".5" filter="url(#b3)">${cracks}</g><g fill="none" stroke="#ffb066" stroke-width=".9" opacity=".75">${cracks}</g></g>`;
  }
  return s;
}

const wrap = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W * DENSITY}" height="${H * DENSITY}" viewBox="0 0 ${W} ${H}">${defs}${body}</svg>`;
const shade = `<g clip-path="url(#wildclip)">${sheet('fill="url(#fog)"')}</g>`;
const alive = wrap(
  sea() +
    ground() +
    rivers() +
    coastInk() +
    hills() +
    woods() +
    towns() +
    peaks() +
    shade +
    sheet('fill="url(#edge)"') +
    folds(),
);
const ruined = wrap(`<g clip-path="url(#land)">${ground()}${ashes()}</g>`);

function bake(name, svg, quality) {
  const folder = mkdtempSync(join(tmpdir(), 'terrain-'));
  const page = join(folder, 'page.html');
  writeFileSync(
    page,
    `<body><script>
const image = new Image();
image.onload = () => { const c = document.createElement('canvas'); c.width = ${W * DENSITY}; c.height = ${H * DENSITY}; c.getContext('2d').drawImage(image, 0, 0); document.body.textContent = c.toDataURL('image/webp', ${quality}); };
image.src = 'data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}';
</script></body>`,
  );
  const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const dom = execFileSync(
    chromium,
    ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=60000', '--dump-dom', `file://${page}`],
    { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] },
  ).toString();
  const data = /base64,([A-Za-z0-9+/=]+)/.exec(dom.slice(dom.indexOf('data:image/webp')));
  if (!data) throw new Error(`${name}: nothing was drawn`);
  const bytes = Buffer.from(data[1], 'base64');
  writeFileSync(new URL(name, here), bytes);
  console.log(`${name}: ${W * DENSITY}x${H * DENSITY}, ${Math.round(bytes.length / 1024)} kB`);
}
bake('terrain.webp', alive, 0.8);
bake('ruins.webp', ruined, 0.6);
