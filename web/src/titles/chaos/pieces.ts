/** Where figures stand. Own first, then power order; a crowd of one class becomes one figure with a count. */
import type { Figures, Kind, Region, RegionSlug } from './view';

type Standing = Pick<Figures, 'seat' | 'owner' | 'kind' | 'variant' | 'count' | 'shielded' | 'down'>;

/** With a count above 1 one figure stands for so many. */
export interface Piece extends Standing {
  key: string;
  /** Less than 1 where many stand in little room. */
  size: number;
  x: number;
  y: number;
}

const WIDTH: Record<Kind, number> = { cultist: 25, warrior: 33, greater_daemon: 56 };
const CROWD = 6;
/** The smallest share of its size that a figure is drawn with. */
const LEAST = 0.7;

function unfold(groups: Figures[], limit: number): Standing[] {
  return groups
    .filter((group) => !group.entrenched)
    .flatMap((group) => {
      const { seat, owner, kind, variant, shielded, down, count } = group;
      if (count > limit) return [{ seat, owner, kind, variant, shielded, down, count }];
      return Array.from({ length: count }, () => ({ seat, owner, kind, variant, shielded, down, count: 1 }));
    });
}

const widthOf = (standing: Standing[], scale: number): number =>
  standing.reduce((sum, one) => sum + WIDTH[one.kind] * scale, 0);

function order(groups: Figures[], own: number | null, powerOrder: number[]): Figures[] {
  const rank = (seat: number): number => (seat === own ? -1 : powerOrder.indexOf(seat));
  const weight: Record<Kind, number> = { greater_daemon: 0, warrior: 1, cultist: 2 };
  return [...groups].sort(
    (a, b) => rank(a.seat) - rank(b.seat) || weight[a.kind] - weight[b.kind] || a.owner - b.owner,
  );
}

/** Rows are [left, right, foot], front row first. The front row fills first; what is too wide moves to the back row, then crowds fold. */
export function arrange(
  groups: Figures[],
  rows: [number, number, number][],
  own: number | null,
  powerOrder: number[],
  scale = 1,
  crowd = CROWD,
): Piece[] {
  const sorted = order(groups, own, powerOrder);
  const front = rows[0];
  if (!front) return [];
  const room = rows.map(([left, right]) => right - left);
  const total = room.reduce((sum, one) => sum + one, 0);
  let limit = crowd;
  let standing = unfold(sorted, limit);
  while (limit > 1 && widthOf(standing, scale) * 0.6 > total) {
    limit = limit > 3 ? limit - 2 : limit - 1;
    standing = unfold(sorted, limit);
  }
  const size = Math.min(1, Math.max(LEAST, total / (widthOf(standing, scale) * 0.6)));
  const drawn = scale * size;
  const single = widthOf(standing, drawn) * 0.6 <= room[0]! || rows.length === 1;
  const lines = single ? [standing] : split(standing, room, drawn);
  // Drawn from the back row to the front, within a row the tall before the small: nobody stands hidden.
  return [...lines.entries()]
    .reverse()
    .flatMap(([index, line]) =>
      spread(line, rows[index] ?? front, drawn, index, size).sort((a, b) => WIDTH[b.kind] - WIDTH[a.kind] || a.y - b.y),
    );
}

/** Big ones stand behind, small ones in front; each god keeps its order. */
function split(standing: Standing[], room: number[], scale: number): Standing[][] {
  const share = room[0]! / (room[0]! + (room[1] ?? 0));
  const all = widthOf(standing, scale);
  const tall = [...standing].sort((a, b) => WIDTH[b.kind] - WIDTH[a.kind]);
  const back = new Set<Standing>();
  let used = 0;
  let isFull = false;
  for (const one of tall) {
    isFull ||= used + WIDTH[one.kind] * scale > all * (1 - share) + 8;
    if (isFull && one.kind !== 'greater_daemon') break;
    back.add(one);
    used += WIDTH[one.kind] * scale;
  }
  return [standing.filter((one) => !back.has(one)), standing.filter((one) => back.has(one))];
}

function spread(
  line: Standing[],
  [left, right, foot]: [number, number, number],
  scale: number,
  row: number,
  size: number,
): Piece[] {
  const wide = widthOf(line, scale);
  const squeeze = Math.min(1, (right - left) / Math.max(wide, 1));
  let x = (left + right) / 2 - (wide * squeeze) / 2;
  const seen = new Map<string, number>();
  return line.map((one, index) => {
    const step = WIDTH[one.kind] * scale * squeeze;
    const at = x + step / 2;
    x += step;
    const name = `${one.owner}-${one.seat}-${one.variant}-${one.down}`;
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    const behind = one.kind === 'warrior' && squeeze < 0.85 ? -9 : 0;
    return {
      ...one,
      key: `${name}-${row}-${number}`,
      size,
      x: at,
      y: foot + (index % 2 ? 3 : 0) + (one.kind === 'greater_daemon' ? (row ? 14 : -7) : behind),
    };
  });
}

export interface Move {
  owner: number;
  kind: Kind;
  /** null: from the reserve. */
  from: RegionSlug | null;
  /** null: taken off the map. */
  to: RegionSlug | null;
}

/** What moved between two views: each figure that appeared is matched with one of its kind that left. */
export function movesBetween(before: Region[], after: Region[]): Move[] {
  const moves: Move[] = [];
  const kinds = new Map<string, { owner: number; kind: Kind; change: Map<RegionSlug, number> }>();
  const note = (regions: Region[], sign: number): void => {
    for (const region of regions)
      for (const { owner, kind, count } of region.figures) {
        const entry = kinds.get(`${owner}${kind}`) ?? { owner, kind, change: new Map<RegionSlug, number>() };
        kinds.set(`${owner}${kind}`, entry);
        entry.change.set(region.region, (entry.change.get(region.region) ?? 0) + sign * count);
      }
  };
  note(after, 1);
  note(before, -1);
  for (const { owner, kind, change } of kinds.values()) {
    const left = [...change].flatMap(([region, n]) => Array.from({ length: Math.max(0, -n) }, () => region));
    const came = [...change].flatMap(([region, n]) => Array.from({ length: Math.max(0, n) }, () => region));
    for (let i = 0; i < Math.max(left.length, came.length); i++)
      moves.push({ owner, kind, from: left[i] ?? null, to: came[i] ?? null });
  }
  return moves;
}
