/** What stands below the picture of a table: the game, who plays what, and the day. */
import { t } from '../../app/i18n.svelte';
import type { Room } from './room.svelte';

export function captionOf(room: Room, language: string): [string, string] {
  const seats = Array.from({ length: room.view?.view.seats ?? 0 }, (_, seat) => seat);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
  return [
    t(`ui-title-${room.view?.view.title ?? ''}`),
    [...seats.map((seat) => whoPlays(room, seat)), day].join(' · '),
  ];
}

const whoPlays = (room: Room, seat: number): string => {
  const [name, part] = [room.name(seat), room.part(seat)];
  return name && part && name !== part ? `${part} (${name})` : name || part;
};
