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
}

// Each picture knows its own view; the page hands it over without looking.
type AnyPicture = Component<PictureProps<any>>;

const pictures = import.meta.glob<{ default: AnyPicture }>('./*/Picture.svelte');

export async function loadPicture(title: string): Promise<AnyPicture | null> {
  const load = pictures[`./${title}/Picture.svelte`];
  return load ? (await load()).default : null;
}
