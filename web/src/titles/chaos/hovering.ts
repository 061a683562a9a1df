/** The card of a region stays while the pointer is on it or on its way there; what can be chosen comes first. */
import type { Choices } from './choices.svelte';
import type { RegionSlug } from './view';

const GRACE = 200;

function isOnCard({ clientX: x, clientY: y }: PointerEvent): boolean {
  const box = document.querySelector('[data-region-card]')?.getBoundingClientRect();
  return box !== undefined && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}

/** Where the pointer was moved to last, anywhere on the page. */
let moved: [number, number] | null = null;
globalThis.addEventListener?.('pointermove', ({ clientX, clientY }) => (moved = [clientX, clientY]));
/** Nobody pointed there: what lay under a resting pointer went away. */
const isUncovered = ({ type, clientX, clientY }: PointerEvent): boolean =>
  type === 'pointerenter' && moved?.[0] === clientX && moved[1] === clientY;

export class Hovering {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private next: RegionSlug | null = null;
  constructor(private readonly choices: Choices) {}

  /** The pointer is over a region, or left the map. */
  over(region: RegionSlug | null, event: PointerEvent): void {
    const { choices } = this;
    if (event.pointerType === 'mouse' && isUncovered(event)) return;
    const isChoice = region !== null && choices.targets.has(region);
    if (event.pointerType === 'mouse' && !isChoice && isOnCard(event)) return this.stop();
    const isSame = region === choices.current;
    if (isSame && event.type === 'pointermove') return this.stop();
    if (event.pointerType !== 'mouse' || isChoice || isSame || !choices.current) {
      this.stop();
      return choices.point(region);
    }
    if (this.waiting && this.next === region) return;
    this.stop();
    this.next = region;
    this.waiting = setTimeout(() => {
      this.stop();
      choices.point(region);
    }, GRACE);
  }
  stop(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }
}
