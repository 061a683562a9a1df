/** The part of the sea that is seen: two fingers pan and zoom, so does the wheel. */
import type { Point } from '../art/islands';

const NEAREST = 5;

export class Glass {
  zoom = $state(1);
  private left = $state(0);
  private top = $state(0);
  private readonly fingers = new Map<number, Point>();

  box(width: number, height: number): string {
    return [this.left, this.top, width / this.zoom, height / this.zoom].map((one) => one.toFixed(1)).join(' ');
  }

  /** Nearer or further; what lies under the place stays there. */
  by(factor: number, [x, y]: Point): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const shrink = this.zoom / zoom;
    [this.left, this.top] = zoom === 1 ? [0, 0] : [x - (x - this.left) * shrink, y - (y - this.top) * shrink];
    this.zoom = zoom;
  }

  down(finger: number, place: Point): void {
    this.fingers.set(finger, place);
  }
  up(finger: number): void {
    this.fingers.delete(finger);
  }
  get isTouched(): boolean {
    return this.fingers.size > 0;
  }
  /** One finger draws; two move what is seen. */
  get isHeld(): boolean {
    return this.fingers.size > 1;
  }

  /** A finger of two moved: their distance zooms, and what lay between them stays between them. */
  move(finger: number, place: Point): void {
    const was = this.fingers.get(finger);
    const other = [...this.fingers].find(([one]) => one !== finger)?.[1];
    if (!was || !other) return;
    const apart = (one: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
    const zoom = Math.min(NEAREST, Math.max(1, (this.zoom * apart(place)) / Math.max(1, apart(was))));
    const edge = (axis: 0 | 1, now: number): number =>
      (was[axis] + other[axis]) / 2 - ((place[axis] + other[axis]) / 2 - now) * (this.zoom / zoom);
    [this.left, this.top] = zoom === 1 ? [0, 0] : [edge(0, this.left), edge(1, this.top)];
    this.zoom = zoom;
  }
}
