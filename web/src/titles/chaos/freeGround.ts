/** What is free in a region for figures: inside its border, beside what lies there. */
import { SPOTS } from './art/land';
import type { Box } from './forecastPlacement';
import type { Region } from './view';

export interface Ground {
  /** Where figures stand if they are few: left, right, foot. */
  row: [number, number, number];
  /** Where a foot may be, nearest to the row first. */
  points: [number, number][];
  /** How many of them are no further away than this. */
  reached(reach: number): number;
  holds(x: number, y: number): boolean;
  /** What must be seen, and what may be covered if there is no other room. */
  taken: Box[];
  shy: Box[];
}

const STEP = 4;
const MEDALLION = 33;
const RUIN = [76, 32] as const;
/** A step up or down is worth so many to the side: figures stand in lines as long as they can. */
const SIDEWAYS = 1.7;
const around = ([x, y]: [number, number], wide: number, high: number, scale: number): Box => [
  x - wide * scale,
  y - high * scale,
  x + wide * scale,
  y + high * scale,
];

/** `scale` is that of what lies on the map; seen from far fewer things are drawn. */
export function groundOf(region: Region, scale: number, brief: boolean): Ground {
  const spot = SPOTS[region.region];
  const row = (region.ruin ? spot.ruinRows[0] : spot.rows[0])!;
  const taken: Box[] = [];
  const shy: Box[] = [spot.nameBox];
  if (region.ruin) taken.push(around(spot.ruin, RUIN[0], RUIN[1], scale));
  else {
    taken.push(around(spot.medallion, brief ? 22 : MEDALLION, brief ? 22 : MEDALLION, scale));
    region.slots.forEach((slot, at) => {
      if (slot.state !== 'empty') taken.push(around(spot.slots[at]!, 46, 11, scale));
      else if (!brief) shy.push(around(spot.slots[at]!, 38, 11, scale));
    });
    const kinds = Object.values(region.tokens).filter((count) => count > 0).length;
    taken.push(...spot.tokens.slice(0, kinds).map((point) => around(point, 12, 12, scale)));
  }
  return { row, ...gridOf(region, row), taken, shy };
}

type Grid = Pick<Ground, 'points' | 'reached' | 'holds'>;
const grids = new Map<string, Grid>();

/** The land of a region in small squares, reckoned once. */
function gridOf(region: Region, [left, right, foot]: [number, number, number]): Grid {
  const key = `${region.region} ${region.ruin ? 'ruined' : ''}`;
  const known = grids.get(key);
  if (known) return known;
  const { border, box } = SPOTS[region.region];
  const [wide, high] = [Math.ceil((box[2] - box[0]) / STEP), Math.ceil((box[3] - box[1]) / STEP)];
  const land = new Uint8Array(wide * high);
  const middle = (left + right) / 2;
  const away = ([x, y]: [number, number]): number => Math.abs(x - middle) + Math.abs(y - foot) * SIDEWAYS;
  const points: [number, number][] = [];
  for (let i = 0; i < wide; i++)
    for (let j = 0; j < high; j++) {
      const [x, y] = [box[0] + i * STEP, box[1] + j * STEP];
      if (!inside(x, y, border)) continue;
      land[j * wide + i] = 1;
      points.push([x, y]);
    }
  points.sort((a, b) => away(a) - away(b));
  const holds = (x: number, y: number): boolean => {
    const [i, j] = [Math.round((x - box[0]) / STEP), Math.round((y - box[1]) / STEP)];
    return i >= 0 && i < wide && land[j * wide + i] === 1;
  };
  const far = points.map(away);
  const reached = (reach: number): number => {
    const end = far.findIndex((one) => one > reach);
    return end < 0 ? far.length : end;
  };
  const grid = { points, reached, holds };
  grids.set(key, grid);
  return grid;
}

function inside(x: number, y: number, border: readonly [number, number][]): boolean {
  let odd = false;
  for (let i = 0, j = border.length - 1; i < border.length; j = i++) {
    const [ax, ay] = border[i]!;
    const [bx, by] = border[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
