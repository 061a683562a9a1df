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

// Each picture knows its own view; the page hands it over without looking.
type AnyPicture = Component<PictureProps<any>>;

const pictures = import.meta.glob<{ default: AnyPicture }>('./*/Picture.svelte');

export async function loadPicture(title: string): Promise<AnyPicture | null> {
  const load = pictures[`./${title}/Picture.svelte`];
  return load ? (await load()).default : null;
}
