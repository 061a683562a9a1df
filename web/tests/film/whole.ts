/** Whole games as one seat saw them (scripts/scenes), for whatever is told of them. */
import { readFileSync } from 'node:fs';
import chaos from '../../src/titles/chaos/demo/scenes.json';
import { filmScript } from '../../src/titles/chaos/filmScript';
import invasion from '../../src/titles/invasion/demo/scenes.json';
import { filmScript as combats } from '../../src/titles/invasion/filmScript';
import smallworld from '../../src/titles/smallworld/demo/scenes.json';
import { filmScript as turns } from '../../src/titles/smallworld/filmScript';
import type { TitleFilmScript, Translate } from '../../src/titles/types';
import { Texts } from '../../src/words/fluent';
import type { SeatView, TableEvent } from '../../src/wire/wire';

interface Whole {
  seat: number;
  view: object;
  events: TableEvent[];
}
export interface Played {
  title: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  filmScript: TitleFilmScript<any, any>;
  game: Whole;
  /** The events that begin what is told in one film. */
  begins: string[];
}
const over = (scenes: unknown): Whole => (scenes as { over: Whole }).over;

export const PLAYED: Played[] = [
  { title: 'chaos', filmScript, game: over(chaos), begins: ['round'] },
  { title: 'smallworld', filmScript: turns, game: over(smallworld), begins: ['turn'] },
  { title: 'invasion', filmScript: combats, game: over(invasion), begins: ['turn'] },
];

export function seen(game: Whole, seat: number | null, events: TableEvent[]): SeatView {
  const view = {
    title: '',
    version: '1',
    entry: 0,
    seat,
    seats: 4,
    to_act: [],
    prompt: null,
    over: false,
    ranking: null,
  };
  return {
    seat,
    view: { ...view, table: game.view as never },
    offers: [],
    undo: null,
    events,
    yields: [],
    recap: null,
  };
}

const LOCALE = new URL('../../../src/spieltisch/locale/', import.meta.url);
export function textsOf(title: string, language: string): Texts {
  const files = [title, `${title}-ui`, 'ui'].map((name) =>
    readFileSync(new URL(`${language}/${name}.ftl`, LOCALE), 'utf8'),
  );
  return new Texts([{ language, text: files.join('\n') }]);
}
export const translate =
  (texts: Texts): Translate =>
  (key, args) =>
    texts.text(key, args);
