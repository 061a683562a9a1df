/** Colours, emblem and shape of the races. Never colour alone: a side has its corners, a race its emblem. */
import type { SeatBadge } from '../../types';
import type { Race } from '../view';

export interface Livery {
  side: 'order' | 'destruction' | 'neutral';
  emblem: string;
  light: string;
  base: string;
  dark: string;
  ink: string;
  /** Behind names on cards. */
  plate: string;
  letter: string;
}

export const LIVERY: Record<Race | 'neutral', Livery> = {
  dwarf: {
    side: 'order',
    emblem: 'anvil',
    light: '#3f86b8',
    base: '#1f4d72',
    dark: '#102a41',
    ink: '#dff0fb',
    plate: '#12283b',
    letter: 'D',
  },
  empire: {
    side: 'order',
    emblem: 'griffin-symbol',
    light: '#c94a4a',
    base: '#86242d',
    dark: '#420f17',
    ink: '#ffe7e2',
    plate: '#3a1017',
    letter: 'E',
  },
  high_elf: {
    side: 'order',
    emblem: 'elf-helmet',
    light: '#d9ece6',
    base: '#2f7472',
    dark: '#1c4f4f',
    ink: '#f2fffb',
    plate: '#17403f',
    letter: 'H',
  },
  orc: {
    side: 'destruction',
    emblem: 'boar-tusks',
    light: '#7fa53a',
    base: '#456420',
    dark: '#1f300f',
    ink: '#eef7d8',
    plate: '#1d2b10',
    letter: 'O',
  },
  chaos: {
    side: 'destruction',
    emblem: 'star-swirl',
    light: '#d04a9a',
    base: '#8a1f63',
    dark: '#3d0b2b',
    ink: '#ffe0f2',
    plate: '#340a25',
    letter: 'C',
  },
  dark_elf: {
    side: 'destruction',
    emblem: 'daggers',
    light: '#8577d8',
    base: '#4b3f99',
    dark: '#1e1848',
    ink: '#ebe6ff',
    plate: '#1b1640',
    letter: 'K',
  },
  neutral: {
    side: 'neutral',
    emblem: 'crossed-swords',
    light: '#a99b86',
    base: '#6b6051',
    dark: '#352e26',
    ink: '#f6efe2',
    plate: '#2c2620',
    letter: 'N',
  },
};

export const liveryOf = (race: string | null | undefined): Livery => LIVERY[race as Race] ?? LIVERY.neutral;

/** Simple signs for small places, in 24x24 boxes. */
const SIGILS: Record<Race, string> = {
  dwarf:
    'M1 6h6v-1h15c-.5 3.500-3 5.500-6.500 6v3.500c0 1.500 1.500 2.500 3.500 2.500v3H6v-3c2 0 3.500-1 3.500-2.500V12C5 12 2 10 1 6z',
  empire: 'M12 1l3 6 6-2-2 6 4 4-6 1-1 6-4-4-4 4-1-6-6-1 4-4-2-6 6 2z',
  high_elf: 'M12 1c4 3 7 8 7 13 0 4-2 7-4 9l-1-8h-4l-1 8c-2-2-4-5-4-9C5 9 8 4 12 1zm0 5l-2 6h4z',
  orc: 'M3 2c-2 8 0 15 7 18l1-5c-3-2-4-6-3-11zM21 2c2 8 0 15-7 18l-1-5c3-2 4-6 3-11z',
  chaos:
    'M12 0l2 4h-1v5l4-4-1-1 5-1-1 5-1-1-4 4h5v-1l4 2-4 2v-1h-5l4 4 1-1 1 5-5-1 1-1-4-4v5h1l-2 4-2-4h1v-5l-4 4 1 1-5 1 1-5 1 1 4-4H4v1l-4-2 4-2v1h5L5 7 4 8 3 3l5 1-1 1 4 4V4h-1z',
  dark_elf: 'M6 1l3 11H6l1 3-2 8-3-8 1-3H1zM18 1l5 11h-2l1 3-3 8-2-8 1-3h-3zM12 4l2 9-1 2 1 3-2 5-2-5 1-3-1-2z',
};

export function badgeOf(race: Race): SeatBadge {
  const { base, dark, light, letter, ink } = LIVERY[race];
  return { name: { key: `invasion-race-${race}` }, letter, sigil: SIGILS[race], base, dark, light, text: ink };
}

/** The outline of a card 84 wide and 118 high: chamfered for Order, horned for Destruction, round for the rest. */
export function frame(side: Livery['side'], corner: number, inset: number, width = 84, height = 118): string {
  const w = width - inset;
  const h = height - inset;
  const i = inset;
  const path = (points: [number, number][]): string =>
    `M${points.map((point) => point.map((value) => +value.toFixed(2)).join(' ')).join('L')}Z`;
  const c = corner;
  if (side === 'order')
    return path([
      [i + c, i],
      [w - c, i],
      [w, i + c],
      [w, h - c],
      [w - c, h],
      [i + c, h],
      [i, h - c],
      [i, i + c],
    ]);
  if (side === 'destruction') {
    const a = c * 1.5;
    const b = c * 0.42;
    return path([
      [i, i],
      [i + a, i + b],
      [w - a, i + b],
      [w, i],
      [w - b, i + a],
      [w - b, h - a],
      [w, h],
      [w - a, h - b],
      [i + a, h - b],
      [i, h],
      [i + b, h - a],
      [i + b, i + a],
    ]);
  }
  const q = c * 0.8;
  return `M${i + q} ${i}H${w - q}A${q} ${q} 0 0 1 ${w} ${i + q}V${h - q}A${q} ${q} 0 0 1 ${w - q} ${h}H${i + q}A${q} ${q} 0 0 1 ${i} ${h - q}V${i + q}A${q} ${q} 0 0 1 ${i + q} ${i}Z`;
}
