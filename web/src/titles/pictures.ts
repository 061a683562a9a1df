/** A position drawn by the parts of the table, for pages beside it. */
import type { Component } from 'svelte';
import type { Translate } from '../words/types';

export interface PictureProps<View> {
  view: View;
  t: Translate;
  /** Whose side is near. */
  seat?: number;
  /** Width to height. */
  ratio?: number;
  /** What is spoken of, by name: it has to be seen. */
  things?: readonly string[];
}

/** The values that things of a kind have: `named(['#name-tilea', 'god=khorne'], 'god')` is Khorne. */
export const named = (things: readonly string[], kind: string): string[] => [
  ...new Set(things.flatMap((thing) => new RegExp(`(?:^|[ #])${kind}[=-](\\S+)`).exec(thing)?.[1] ?? [])),
];

/** The part of a map of this size that shows all boxes with some air around them; at least so wide. */
export function around(
  boxes: readonly (readonly number[])[],
  [width, height]: readonly [number, number],
  air: number,
  ratio: number,
  least = 0,
): [number, number, number, number] {
  const [left, top] = [0, 1].map((at) => Math.min(...boxes.map((box) => box[at]!)) - air) as [number, number];
  const [right, bottom] = [2, 3].map((at) => Math.max(...boxes.map((box) => box[at]!)) + air) as [number, number];
  const wide = Math.min(width, Math.max(right - left, (bottom - top) * ratio, least));
  const high = Math.min(height, wide / ratio);
  const within = (middle: number, size: number, room: number): number =>
    Math.max(0, Math.min(room - size, middle - size / 2));
  return [within((left + right) / 2, wide, width), within((top + bottom) / 2, high, height), wide, high];
}

// Each picture knows its own view; the page hands it over without looking.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPicture = Component<PictureProps<any>>;

const pictures = import.meta.glob<{ default: AnyPicture }>('./*/Picture.svelte');

export async function loadPicture(title: string): Promise<AnyPicture | null> {
  const load = pictures[`./${title}/Picture.svelte`];
  return load ? (await load()).default : null;
}
