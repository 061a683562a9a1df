/** What the page of a table does by itself: pass empty windows, sound, ring, tell the own name. */
import { untrack } from 'svelte';
import { t } from '../../app/i18n.svelte';
import { see } from '../../app/seen.svelte';
import { settings } from '../../app/settings.svelte';
import { play } from '../../ui/sound';
import { api, Refusal } from '../../wire/api';
import type { TableModel } from '../../wire/table.svelte';
import type { TableInfo } from '../../wire/wire';
import { pauseBefore } from './autoPassDelay';
import type { Room } from './room.svelte';

/** The name of the settings is told once the typing stops. */
const TYPING = 800;

/** How long a question stands before it can be passed, if it came by itself. */
const SUDDEN = 500;

/** What needs no asking is done; a hand on its way to pass the last window does not pass the question after it. */
export function playAutomatic(room: Room, act: (action: string) => void): void {
  $effect(() => {
    const action = room.automatic;
    void room.view?.view.entry;
    if (!action || room.model!.sending) return; // what is on its way comes first
    const pass = (): void => {
      room.skipped += 1;
      act(action);
    };
    const timer = setTimeout(pass, pauseBefore(room.people));
    return () => clearTimeout(timer);
  });
  $effect(() => {
    void room.view?.view.entry;
    room.sudden = untrack(() => room.skipped > 0 && !room.guide); // a guide is read first
    const timer = setTimeout(() => (room.sudden = false), SUDDEN);
    return () => clearTimeout(timer);
  });
}

/** What a choice on the board promised is done as soon as it can be; a lesson leads from step to step instead. */
export function keepPromises(room: Room, act: (action: string) => void): (done: string) => void {
  let promised = $state.raw<string | null>(null);
  $effect(() => {
    const { legal } = room;
    const done = promised;
    if (!done || !room.mine || room.model!.sending || legal.some(({ action }) => action === done)) return;
    promised = null;
    const next = room.title?.goesOn?.(done, legal);
    if (next) act(next);
  });
  return (done) => (promised = room.guide ? null : done);
}

/** What passing would lead to is asked as soon as the seat is. */
export function lookAhead(
  room: Room,
  foresee: (actions: string[]) => Promise<(Record<string, unknown> | null)[]>,
): void {
  $effect(() => {
    const { legal, title } = room;
    room.passing = null;
    const table = room.view?.view.table;
    if (!table || !title?.looksAhead?.(table) || !legal.some(({ action }) => action === 'pass')) return;
    void foresee(['pass']).then(([told]) => {
      if (room.legal === legal) room.passing = told ?? null;
    });
  });
}

/** What happened is heard. */
export function playSounds(room: Room): void {
  let sounded: number | null = null;
  $effect(() => {
    const { events } = room;
    const known = room.title?.sounds ?? {};
    const fresh = sounded === null ? [] : events.slice(sounded).flatMap((event) => known[event.event] ?? []);
    sounded = events.length;
    if (settings.sound && settings.speed !== 'instant')
      for (const sound of new Set(fresh.slice(untrack(() => room.scene) ? -1 : -3))) play(sound, settings.volume);
  });
}

/** A table that does not know the name of the settings hears it. */
export function tellName(model: TableModel): void {
  let told = '';
  $effect(() => {
    const name = settings.name.trim();
    const { you, people } = model.state;
    const known = people.find((one) => one.id === you)?.name === name;
    if (!name || name === told || model.link !== 'open' || !you || known) return;
    const timer = setTimeout(() => {
      told = name;
      void model.ask({ type: 'rename', name });
    }, TYPING);
    return () => clearTimeout(timer);
  });
}

/** Your turn: a horn and a mark in the tab. */
export function ringBell(room: Room, model: TableModel): void {
  let rung = false;
  $effect(() => {
    const turn = model.yourTurn && !room.automatic && model.state.status === 'playing';
    const turned = turn && !rung;
    rung = turn;
    if (!room.vocabulary) return; // an invitation has a title of its own
    const name = t(`ui-title-${room.vocabulary.title}`);
    document.title = turn ? `● ${t('ui-your-turn')} – ${name}` : `${name} – Spieltisch`;
    if (turned && settings.sound) play('horn', settings.volume * (document.hasFocus() ? 0.4 : 1));
  });
}

/** A stranger may watch a public table: then it has to be said once. */
export async function knownTable(id: string): Promise<TableInfo> {
  try {
    return await api.table(id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 0) throw error;
    return (await api.join(id, { name: settings.name })).table;
  }
}

/** For the first page: where the table stands, and whose turn it is. */
export function remember(room: Room): void {
  $effect(() => {
    const [model, view, mine] = [room.model, room.view?.view, room.mine];
    if (!model?.own.length || !view) return;
    untrack(() => see(model.table, view.table as { round?: unknown; turn?: unknown }, mine));
  });
}
