/** A photo of the own board under the pencil. It stays on this page: neither the pack nor anybody else gets it. */
import type { Point } from '../art/islands';

/** Four pins hold the photo; first they divide it into quarters. Places are shares of width and height. */
const PINS: readonly Point[] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.75, 0.75],
  [0.25, 0.75],
];
const [WIDE, HIGH] = [720, 540];

/** Gauss and Jordan: each row ends with what its sum has to be. */
function solved(rows: number[][]): number[] {
  for (let at = 0; at < rows.length; at++) {
    const best = rows.slice(at).reduce((one, row) => (Math.abs(row[at]!) > Math.abs(one[at]!) ? row : one));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(at, 0, best);
    for (const row of rows) {
      const times = row === best ? 0 : row[at]! / best[at]!;
      row.forEach((value, column) => (row[column] = value - times * best[column]!));
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

/** How a flat thing looks from aslant: the projection that takes four points to four others. */
export function projection(from: readonly Point[], to: readonly Point[]): (point: Point) => Point {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solved(rows) as [number, number, number, number, number, number, number, number];
  return ([x, y]) => {
    const far = g * x + h * y + 1;
    return [(a * x + b * y + c) / far, (d * x + e * y + f) / far];
  };
}

function pixels(picture: ImageBitmap): ImageData {
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  brush.drawImage(picture, 0, 0);
  return brush.getImageData(0, 0, picture.width, picture.height);
}

/** The photo as it has to be seen for its pins to lie where they were put. */
function squared(photo: ImageData, pins: readonly Point[]): string {
  const source = projection(pins, PINS);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const brush = canvas.getContext('2d')!;
  const laid = brush.createImageData(WIDE, HIGH);
  const [from, to] = [new Uint32Array(photo.data.buffer), new Uint32Array(laid.data.buffer)];
  for (let at = 0; at < to.length; at++) {
    const [u, v] = source([(at % WIDE) / WIDE, Math.floor(at / WIDE) / HIGH]);
    if (u >= 0 && u < 1 && v >= 0 && v < 1)
      to[at] = from[Math.floor(v * photo.height) * photo.width + Math.floor(u * photo.width)]!;
  }
  brush.putImageData(laid, 0, 0);
  return canvas.toDataURL();
}

export class Photo {
  strength = $state(0.4);
  pins = $state.raw<readonly Point[]>(PINS);
  readonly picture: string = $derived.by(() => squared(this.photo, this.pins));

  private constructor(private readonly photo: ImageData) {}

  static async of(file: File): Promise<Photo> {
    return new Photo(pixels(await createImageBitmap(file, { resizeWidth: 2 * WIDE, resizeQuality: 'high' })));
  }

  move(pin: number, to: Point): void {
    this.pins = this.pins.map((one, at) => (at === pin ? to : one));
  }
}
