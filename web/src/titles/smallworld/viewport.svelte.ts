/** The part of the chart that a small screen shows: dragged with a finger, zoomed with two, turned to an island by the pager. */
import type { Attachment } from 'svelte/attachments';
import type { Box, Chart, Placed } from './art/islands';

const NEAREST = 220;

export class Viewport {
  x = $state(0);
  y = $state(0);
  /** Width of what is seen, in pixels of the chart. */
  span = $state(480);
  width = $state(390);
  height = $state(440);
  /** The finger moved: what follows is no tap. */
  dragged = false;
  touchedAt = -Infinity;
  #chart: Chart | null = null;
  /** The islands and the shape of the screen that `open` showed last. */
  #shown = '';
  #fingers = new Map<number, { x: number; y: number }>();

  get box(): Box {
    return [this.x, this.y, this.span, this.#tall];
  }

  get #tall(): number {
    return (this.span * this.height) / Math.max(1, this.width);
  }

  open(chart: Chart, face: string | null): void {
    const shown = `${chart.islands.map((island) => island.face).join()} ${this.width > this.height}`;
    const fresh = shown !== this.#shown;
    this.#shown = shown;
    this.#chart = chart;
    const island = chart.islands.find((one) => one.face === face) ?? chart.islands[0];
    if (fresh && island) this.show(island);
  }

  show(island: Placed): void {
    // The whole island, beside the pager at the edge.
    const shape = this.width / Math.max(1, this.height - 50);
    this.span = Math.max(island.land.width - 30, (island.land.height - 30) * shape);
    const covered = (50 * this.span) / Math.max(1, this.width);
    this.x = island.x + (island.land.width - this.span) / 2;
    this.y = island.y + Math.max(20 - covered, (island.land.height - covered - this.#tall) / 2);
    this.#clamp();
  }

  /** Moves just far enough that a place can be seen above what covers the lower edge. */
  reveal([x0, y0, x1, y1]: Box, covered: number): void {
    const scale = this.span / Math.max(1, this.width);
    const [top, bottom] = [this.y + 54 * scale, this.y + (this.height - covered) * scale];
    if (y0 < top) this.y -= top - y0 + 8;
    else if (y1 > bottom) this.y += Math.min(y1 - bottom + 8, Math.max(0, y0 - top - 8));
    if (x0 < this.x) this.x = x0 - 8;
    if (x1 > this.x + this.span) this.x = x1 + 8 - this.span;
  }

  /** The island in the middle of the screen. */
  get seen(): string | null {
    const [x, y, w, h] = this.box;
    const far = (island: Placed): number =>
      Math.hypot(island.x + island.land.width / 2 - x - w / 2, island.y + island.land.height / 2 - y - h / 2);
    return [...(this.#chart?.islands ?? [])].sort((a, b) => far(a) - far(b))[0]?.face ?? null;
  }

  #clamp(): void {
    if (!this.#chart) return;
    this.span = Math.min(Math.max(this.span, NEAREST), this.#chart.width + 60);
    this.x = Math.min(Math.max(this.x, -60), Math.max(-60, this.#chart.width + 60 - this.span));
    this.y = Math.min(Math.max(this.y, -70), Math.max(-70, this.#chart.height + 110 - this.#tall));
  }

  #move(before: { x: number; y: number }[], after: { x: number; y: number }[], rect: DOMRect): void {
    const middle = (points: { x: number; y: number }[]) => ({
      x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
      y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
    });
    const [from, to] = [middle(before), middle(after)];
    const scale = this.span / Math.max(1, this.width);
    this.x -= (to.x - from.x) * scale;
    this.y -= (to.y - from.y) * scale;
    if (before.length > 1) {
      const apart = (points: { x: number; y: number }[]) =>
        Math.hypot(points[0]!.x - points[1]!.x, points[0]!.y - points[1]!.y);
      this.zoom(apart(before) / Math.max(1, apart(after)), to.x - rect.left, to.y - rect.top);
    }
    this.#clamp();
  }

  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.span / Math.max(1, this.width);
    this.span = Math.min(Math.max(this.span * by, NEAREST), (this.#chart?.width ?? 900) + 60);
    const change = before - this.span / Math.max(1, this.width);
    this.x += x * change;
    this.y += y * change;
    this.#clamp();
  }

  readonly hold: Attachment<HTMLElement> = (element) => {
    const down = (event: PointerEvent): void => {
      this.touchedAt = performance.now();
      if (this.#fingers.size === 0) this.dragged = false;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const old = this.#fingers.get(event.pointerId);
      if (!old) return;
      const before = [...this.#fingers.values()];
      if (!this.dragged && before.length === 1 && Math.hypot(event.clientX - old.x, event.clientY - old.y) < 7) return;
      this.dragged = true;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#move(before, [...this.#fingers.values()], element.getBoundingClientRect());
    };
    const up = (event: PointerEvent): void => void this.#fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      this.zoom(event.deltaY > 0 ? 1.12 : 0.89, event.clientX - rect.left, event.clientY - rect.top);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('wheel', wheel);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
