// Table, mat and the six capitals: walls without their section bars, which are live.
import { random } from './tools.mjs';

export const leather = {
  width: 512,
  height: 512,
  box: '0 0 512 512',
  quality: 0.6,
  svg: '<g filter="url(#leather)"><rect width="512" height="512" fill="#5b3423"/></g>',
};
export const wood = {
  width: 900,
  height: 354,
  box: '0 0 900 354',
  quality: 0.6,
  svg: `<g filter="url(#wood)"><rect width="900" height="354" fill="#43291a"/></g>${[40, 158, 276].map((y) => `<path d="M0 ${y}H900" stroke="#0d0603" stroke-width="3" opacity=".8"/><path d="M0 ${y + 2.5}H900" stroke="#b07c46" opacity=".25"/>`).join('')}`,
};

// walls: battlements, spikes of logs, blades; light, middle and dark of walls and of towers; what stands behind
const STYLE = {
  dwarf: {
    wall: 'stone',
    light: ['#9aa4ad', '#56616c', '#252c33'],
    dark: ['#66727e', '#1c2228'],
    back: 'peaks',
    far: '#2c3b49',
    snow: '#dfe9ef',
    gate: 'arch',
    flag: ['vertical-banner', '#4f9bd0'],
    emblem: 'anvil',
    seal: ['#1f4d72', '#dff0fb'],
    window: '#ffcf7a',
  },
  empire: {
    wall: 'stone',
    light: ['#c0a58c', '#7c5f4c', '#33241c'],
    dark: ['#8a6450', '#241611'],
    back: 'spires',
    far: '#3a2430',
    snow: '#c7413d',
    gate: 'arch',
    flag: ['flying-flag', '#d24a44'],
    emblem: 'griffin-symbol',
    seal: ['#86242d', '#ffe7e2'],
    window: '#ffdf9a',
  },
  high_elf: {
    wall: 'stone',
    light: ['#f4faf6', '#a5c4c0', '#48706f'],
    dark: ['#c4dcd8', '#2b5453'],
    back: 'spires',
    far: '#3f7a7b',
    snow: '#eafaf4',
    gate: 'arch',
    flag: ['flying-flag', '#7fd0c4'],
    emblem: 'elf-helmet',
    seal: ['#2f7472', '#f2fffb'],
    window: '#fff6cf',
  },
  orc: {
    wall: 'logs',
    light: ['#96683a', '#5a3a1c', '#21140a'],
    dark: ['#6a4a2a', '#180e06'],
    back: 'crags',
    far: '#2c2013',
    snow: '#1c120a',
    gate: 'tusk',
    flag: ['tusks-flag', '#8fae3f'],
    emblem: 'boar-tusks',
    seal: ['#456420', '#eef7d8'],
    window: '#ffcf7a',
  },
  chaos: {
    wall: 'blades',
    light: ['#7a5468', '#40202f', '#170a12'],
    dark: ['#5a3048', '#12060d'],
    back: 'crags',
    far: '#2b0a26',
    snow: '#4a1440',
    gate: 'tusk',
    flag: ['tattered-banner', '#d0489a'],
    emblem: 'star-swirl',
    seal: ['#8a1f63', '#ffe0f2'],
    window: '#ff9ad0',
  },
  dark_elf: {
    wall: 'blades',
    light: ['#7c74a8', '#3d3670', '#161232'],
    dark: ['#564e88', '#100c26'],
    back: 'spires',
    far: '#1a1544',
    snow: '#5b4fae',
    gate: 'arch',
    flag: ['tattered-banner', '#9a8cf0'],
    emblem: 'daggers',
    seal: ['#4b3f99', '#ebe6ff'],
    window: '#c9b8ff',
  },
};
const BACKS = {
  peaks: (s) =>
    `<path d="M-6 132L30 72L52 94L96 34L128 72L186 12L240 70L276 38L322 92L340 74L378 132Z" fill="${s.far}"/><path d="M96 34L128 72L112 66L104 78L92 64L80 78ZM186 12L214 44L198 42L188 58L174 42L158 46ZM276 38L302 66L286 64L276 76L262 64Z" fill="${s.snow}" opacity=".75"/>`,
  crags: (s) =>
    `<path d="M-4 132L20 80L60 104L110 56L150 92L200 44L250 98L300 64L350 104L376 132Z" fill="${s.far}"/><path d="M30 132V60M70 132V72M300 132V56M340 132V74" stroke="${s.snow}" stroke-width="5"/>`,
  spires: (s) =>
    [
      [16, 60, 18],
      [62, 40, 16],
      [104, 66, 14],
      [262, 62, 14],
      [300, 36, 18],
      [346, 58, 16],
    ]
      .map(
        ([x, y, w]) =>
          `<path d="M${x} 134V${y}H${x + w}V134Z" fill="${s.far}"/><path d="M${x - 3} ${y}L${x + w / 2} ${y - 34}L${x + w + 3} ${y}Z" fill="${s.snow}" opacity=".85"/>`,
      )
      .join(''),
};

function battlements(x, y, width, n, height) {
  let path = `M${x} ${y + height}`;
  const step = width / (2 * n - 1);
  for (let i = 0; i < 2 * n - 1; i++)
    path += `L${x + i * step} ${y + (i % 2 ? height : 0)}L${x + (i + 1) * step} ${y + (i % 2 ? height : 0)}`;
  return `${path}L${x + width} ${y + height}Z`;
}
function spikes(x, y, width, n, height, seed, lean = 0) {
  const next = random(seed);
  let path = `M${x} ${y + height + 4}`;
  const step = width / n;
  for (let i = 0; i < n; i++)
    path += `L${x + i * step} ${y + height}L${x + (i + 0.5) * step + lean * (i % 2 ? 4 : -4)} ${y + next() * height * 0.5}L${x + (i + 1) * step} ${y + height}`;
  return `${path}L${x + width} ${y + height + 4}Z`;
}

function wall(style, race, x, y, width, height, body, n) {
  const fill = `fill="url(#${body})"`;
  const light = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sheen)"/>`;
  if (style.wall === 'stone')
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill}/><path d="${battlements(x, y - 8, width, n, 9)}" ${fill}/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#blocks)"/>${light}<path d="M${x} ${y + 0.5}H${x + width}" stroke="#fff" stroke-opacity=".35"/>`;
  const logs = style.wall === 'logs';
  return `<path d="${spikes(x, y - (logs ? 14 : 20), width, logs ? n * 2 : n + 1, logs ? 16 : 22, x + race, logs ? 0 : 1)}" ${fill}/><rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill}/><rect x="${x}" y="${y - 4}" width="${width}" height="${height + 4}" fill="url(#${logs ? 'logs' : 'blocks'})"/>${light}<path d="M${x} ${y + 16}H${x + width}" stroke="#0c0606" stroke-width="5"/><path d="M${x} ${y + 15}H${x + width}" stroke="${logs ? '#b98a4a' : style.flag[1]}" stroke-opacity=".6"/>`;
}

function capital(symbol, race) {
  const s = STYLE[race];
  let o = `<defs><linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${s.light[0]}"/><stop offset=".5" stop-color="${s.light[1]}"/><stop offset="1" stop-color="${s.light[2]}"/></linearGradient><linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${s.dark[0]}"/><stop offset="1" stop-color="${s.dark[1]}"/></linearGradient>
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffb45a" stop-opacity=".32"/><stop offset=".4" stop-color="#ffb45a" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".7"/></linearGradient></defs>`;
  o += `<g filter="url(#relief)">${BACKS[s.back](s)}</g>`;
  const w = (...args) => wall(s, race, ...args);
  o += `<g filter="url(#relief)">${w(4, 86, 118, 70, 'far', 7)}${w(250, 86, 118, 70, 'far', 7)}${w(22, 64, 30, 90, 'near', 3)}${w(76, 72, 26, 84, 'near', 3)}${w(270, 72, 26, 84, 'near', 3)}${w(316, 56, 34, 100, 'near', 3)}${w(128, 60, 116, 96, 'near', 6)}${w(120, 46, 26, 110, 'far', 2)}${w(226, 46, 26, 110, 'far', 2)}</g><rect x="4" y="96" width="364" height="60" fill="url(#foot)"/>`;
  o +=
    s.gate === 'arch'
      ? `<path d="M164 130V92Q186 66 208 92V130Z" fill="#0d0a08" stroke="#c79a4c" stroke-width="2.4"/><path d="M186 76V130M164 100H208M164 114H208" stroke="#7c5a28" stroke-width="1.6"/>`
      : `<path d="M160 130L168 82H204L212 130Z" fill="#0d0805" stroke="#d9c79b" stroke-width="2.4"/>${symbol('boar-tusks', 186, 104, 42, { fill: 'url(#g-bone)', filter: 'bevel' })}`;
  o += `<g filter="url(#shadow)"><circle cx="186" cy="56" r="17" fill="${s.seal[0]}" stroke="url(#g-brass)" stroke-width="2.6"/>${symbol(s.emblem, 186, 56, 22, { fill: s.seal[1] })}</g>`;
  for (const [x, y, flip] of [
    [37, 45, false],
    [333, 37, true],
  ])
    o += symbol(s.flag[0], x, y, 34, { fill: s.flag[1], filter: 'shadow', flip });
  for (const [x, y] of [
    [37, 82],
    [89, 88],
    [283, 88],
    [333, 78],
    [133, 66],
    [239, 66],
  ])
    o += `<rect x="${x - 2.5}" y="${y}" width="5" height="9" rx="2.5" fill="${s.window}"/><circle cx="${x}" cy="${y + 4}" r="9" fill="${s.window}" opacity=".35" filter="url(#soft3)"/>`;
  return { width: 744, height: 312, box: '0 0 372 156', quality: 0.78, svg: o };
}

export function capitals(symbol) {
  return Object.fromEntries(Object.keys(STYLE).map((race) => [race, capital(symbol, race)]));
}

// Fire: tongues in three heats, smoke above, embers between.
function tongue(x, y, w, h, lean) {
  const n = (value) => value.toFixed(1);
  return `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.62)} ${n(y - h * 0.34)} ${n(x - w * 0.05 + lean * 0.3)} ${n(y - h * 0.52)} ${n(x + lean)} ${n(y - h)}C${n(x + lean * 0.7 + w * 0.16)} ${n(y - h * 0.62)} ${n(x + w * 0.66)} ${n(y - h * 0.42)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + w * 0.3)} ${n(x - w / 2)} ${n(y)}Z`;
}
function fire(x, y, w, h, seed, n) {
  const next = random(seed);
  let [red, orange, yellow] = ['', '', ''];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const high = h * (0.45 + 0.55 * Math.sin(Math.PI * t)) * (0.62 + next() * 0.5);
    const wide = (w / n) * (1.5 + next() * 0.5);
    const at = x + t * w + (next() - 0.5) * 4;
    const lean = (next() - 0.4) * 14;
    red += tongue(at, y, wide, high, lean);
    orange += tongue(at + 1, y + 1, wide * 0.72, high * 0.72, lean * 0.7);
    yellow += tongue(at + 1, y + 1, wide * 0.42, high * 0.44, lean * 0.4);
  }
  let embers = '';
  for (let i = 0; i < n * 4; i++) {
    const t = next();
    embers += `<circle cx="${(x + next() * w).toFixed(1)}" cy="${(y - h * 1.15 + t * h * 0.9).toFixed(1)}" r="${(0.5 + next() * 1.4).toFixed(2)}" fill="${next() > 0.5 ? '#ffd27a' : '#ff8a3a'}" opacity="${(0.35 + 0.65 * t).toFixed(2)}"/>`;
  }
  return `<g filter="url(#blur18)"><ellipse cx="${x + w * 0.4}" cy="${y - h * 1.05}" rx="${w * 0.3}" ry="12" fill="#0a0503" opacity=".6"/></g><ellipse cx="${x + w / 2}" cy="${y - h * 0.3}" rx="${w * 0.55}" ry="${h * 0.55}" fill="#ff7a1f" opacity=".5" filter="url(#blur18)"/><g filter="url(#flame)"><path d="${red}" fill="#e2400f" opacity=".88"/><path d="${orange}" fill="#ff9124"/><path d="${yellow}" fill="#ffe28a"/></g><g filter="url(#spark)">${embers}</g>`;
}
const heat = `<defs><filter id="blur18" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="13"/></filter><filter id="spark" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="1.6" result="g"/><feMerge><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="flame" x="-30%" y="-40%" width="160%" height="170%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035 .06" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="5" result="g"/><feMerge><feMergeNode in="g"/><feMergeNode in="g"/><feMergeNode in="d"/></feMerge></filter></defs>`;
export const fires = Object.fromEntries(
  ['a', 'b'].map((name) => [
    name,
    {
      width: 340,
      height: 300,
      box: '0 0 170 150',
      quality: 0.8,
      svg: heat + fire(26, 146, 118, 92, `burning ${name}`, 7),
    },
  ]),
);
export const brazier = {
  width: 144,
  height: 200,
  box: '-36 -76 72 100',
  quality: 0.8,
  svg: `${heat}<ellipse cx="0" cy="14" rx="26" ry="7" fill="#000" opacity=".6" filter="url(#soft3)"/>${fire(-17, 0, 34, 46, 'brazier', 4)}<path d="M-22 -2H22L14 12Q0 19 -14 12Z" fill="url(#g-brass)" stroke="#2a1608" stroke-width="1.5"/><path d="M-24 -5H24V0H-24Z" fill="url(#g-gold)" stroke="#2a1608" stroke-width="1.2"/><circle cx="-12" cy="5" r="1.6" fill="#4c2d08"/><circle cx="0" cy="7" r="1.6" fill="#4c2d08"/><circle cx="12" cy="5" r="1.6" fill="#4c2d08"/>`,
};
