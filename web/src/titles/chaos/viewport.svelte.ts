/** The visible part of the map on a phone: drag, pinch, double tap by the overview. */
import { MAP_HEIGHT, MAP_WIDTH, SPOTS } from './art/land';
import type { RegionSlug } from './view';

const MAX = 1.8;
const NEAR = 0.98;

export class Viewport {
  width = $state(390);
  height = $state(400);
  zoom = $state(NEAR);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, [number, number]>();
  #moved = 0;
  #open = false;
  /** How far the map may go beyond its lower edge, where something lies on that. */
  #slack = $state(0);

  readonly least = $derived(Math.min(this.width / MAP_WIDTH, this.height / MAP_HEIGHT));
  /** A window that grew stays on the map. */
  readonly box = $derived.by((): [number, number, number, number] => {
    const [wide, high] = [this.width / this.zoom, this.height / this.zoom];
    return [within(this.x, MAP_WIDTH - wide), within(this.y, MAP_HEIGHT + this.#slack - high), wide, high];
  });

  /** `covered`: pixels at the lower edge that something else lies on. */
  show(region: RegionSlug, covered = 0): void {
    const [left, top, right, bottom] = SPOTS[region].box;
    this.#slack = covered / this.zoom;
    const [x, y] = [
      Math.max((left + right) / 2, left + this.width / this.zoom / 2 - 20),
      (top + bottom + covered / this.zoom) / 2 + 24,
    ];
    this.#set(this.zoom, x - this.width / this.zoom / 2, y - this.height / this.zoom / 2);
  }
  /** As near as one plays, and the map fills the window. */
  get #near(): number {
    return Math.max(NEAR, this.height / MAP_HEIGHT);
  }
  /** Opens at the region of interest, once. */
  open(region: RegionSlug): void {
    if (this.#open || !this.width) return;
    this.#open = true;
    this.zoom = this.#near;
    this.show(region);
  }
  /** Brings a region into view if it is not there yet. */
  reveal(region: RegionSlug): void {
    this.#open = true;
    if (!this.sees(region)) this.show(region);
  }
  sees(region: RegionSlug): boolean {
    const [x, y] = SPOTS[region].centre;
    const [left, top, wide, high] = this.box;
    return x >= left + 40 && y >= top + 40 && x <= left + wide - 40 && y <= top + high - 90;
  }
  toggle(region: RegionSlug | null): void {
    if (this.zoom > this.least * 1.05) this.#set(this.least, 0, 0);
    else {
      this.zoom = this.#near;
      this.show(region ?? 'empire');
    }
  }
  /** True when the finger that just went up had dragged the map, so that its click is none. */
  get dragged(): boolean {
    return this.#moved > 9;
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }
  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const here: [number, number] = [event.clientX, event.clientY];
    const dx = here[0] - before[0];
    const dy = here[1] - before[1];
    this.#moved += Math.hypot(dx, dy);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, here);
    if (!other) return this.#set(this.zoom, this.x - dx / this.zoom, this.y - dy / this.zoom);
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    const now = Math.hypot(here[0] - other[0], here[1] - other[1]);
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    this.#zoomAt(
      (now / Math.max(was, 1)) * this.zoom,
      (here[0] + other[0]) / 2 - rect.left,
      (here[1] + other[1]) / 2 - rect.top,
    );
  }
  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    this.#zoomAt(this.zoom * Math.exp(-event.deltaY / 500), event.clientX - rect.left, event.clientY - rect.top);
  }

  #zoomAt(zoom: number, px: number, py: number): void {
    const next = Math.min(MAX, Math.max(this.least, zoom));
    this.#set(next, this.x + px / this.zoom - px / next, this.y + py / this.zoom - py / next);
  }
  #set(zoom: number, x: number, y: number): void {
    this.zoom = Math.min(MAX, Math.max(this.least, zoom));
    this.x = within(x, MAP_WIDTH - this.width / this.zoom);
    this.y = within(y, MAP_HEIGHT + this.#slack - this.height / this.zoom);
  }
}

/** Keeps the window on the map; where the window is larger, centres it. */
function within(value: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(most, Math.max(0, value));
}
