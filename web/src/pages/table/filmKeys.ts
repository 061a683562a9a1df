/** The keys of a film: next, back, hold and go on, skip. */
import type { Film } from '../../wire/film.svelte';

/** Whether the key was one of them. A button under the focus keeps its own. */
export function steer(film: Film, key: string, target: Element): boolean {
  const onButton = target.closest('button, summary, a, [role="radio"]') !== null;
  const step = film.steps[film.index];
  if (key === 'Escape') film.skip();
  else if (key === 'ArrowLeft') film.back();
  else if (key === 'ArrowRight' || (key === 'Enter' && !onButton)) film.next();
  else if (key !== ' ' || onButton) return false;
  else if (step?.waits || film.entry !== null) film.next();
  else film.pause(!film.paused);
  return true;
}
