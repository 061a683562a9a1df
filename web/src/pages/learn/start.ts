/** To a guided game: the one that was begun, or a fresh one. */
import { guideKey, progress, teach } from '../../app/progress.svelte';
import { router } from '../../app/router.svelte';
import { settings } from '../../app/settings.svelte';
import { api } from '../../wire/api';
import { opponent, wish } from '../../wire/start';
import { loadGuide } from './guide';

export async function startGuide(title: string, number: number): Promise<void> {
  const begun = progress.guides[guideKey(title, number)];
  if (begun && (await api.table(begun).catch(() => null))?.status === 'playing') return router.go(`/t/${begun}`);
  const guide = await loadGuide(title, number);
  const seats = Object.keys({ ...guide.others, [guide.seat]: [] }).map((seat) => ({
    kind: 'human' as const,
    name: Number(seat) === guide.seat ? settings.name : (opponent(Number(seat), 'novice').name ?? ''),
  }));
  const wished = wish(title, seats, {}, settings.name, false);
  const { table } = await api.create({ ...wished, position: guide.position, chance: guide.chance });
  teach(table.id, { kind: 'guide', title, number, seat: guide.seat, marks: [], of: guide.steps.length });
  router.go(`/t/${table.id}`);
}
