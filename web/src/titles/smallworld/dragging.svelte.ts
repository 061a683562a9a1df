/** Tokens that are carried from the hand to a region: as many as it would cost, as soon as they are over it. */
import type { Attachment } from 'svelte/attachments';
import { liftable } from '../../ui/drag';
import { isGrave } from './actions';
import type { SmallWorldAction } from './view';

/** What dragging needs to know of the table, and what it does there. */
interface Carries {
  readonly targets: ReadonlyMap<string, SmallWorldAction>;
  readonly scene: unknown;
  readonly mine: { hand: number } | null;
  point(region: string | null): void;
  commit(action: string): void;
  chooseRegion(region: string): void;
}

const regionUnder = (event: PointerEvent): string | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element.hasAttribute('data-region'))
    ?.getAttribute('data-region') ?? null;

export class Dragging {
  at = $state.raw<{ x: number; y: number } | null>(null);
  over = $state<string | null>(null);

  constructor(private readonly desk: Carries) {}

  /** What letting go here would do. */
  readonly action = $derived.by(() => (this.over ? (this.desk.targets.get(this.over) ?? null) : null));

  readonly lift: Attachment = liftable({
    start: () => this.desk.targets.size > 0 && !this.desk.scene && (this.desk.mine?.hand ?? 0) > 0,
    move: (event) => {
      this.at = { x: event.clientX, y: event.clientY };
      const region = regionUnder(event);
      if (region === this.over) return;
      this.over = region;
      this.desk.point(region);
    },
    drop: () => {
      const [region, action] = [this.over, this.action];
      this.cancel();
      if (action && !isGrave(action)) this.desk.commit(action.action);
      else if (region) this.desk.chooseRegion(region);
    },
    cancel: () => this.cancel(),
  });

  private cancel(): void {
    this.at = this.over = null;
    this.desk.point(null);
  }
}
