/** Cards and figures that are carried to a region. */
import type { Attachment } from 'svelte/attachments';
import { liftable } from '../../ui/drag';
import { summonHandle } from './actions';
import type { Choices } from './choices.svelte';
import type { RegionSlug } from './view';

const regionUnder = (event: PointerEvent): RegionSlug | null =>
  (document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element.hasAttribute('data-region'))
    ?.getAttribute('data-region') as RegionSlug | null) ?? null;

export class Dragging {
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** One attachment per handle for good: a new one would let go of what is being dragged. */
  private readonly lifts = new Map<string, Attachment>();

  constructor(private readonly choices: Choices) {}

  readonly lift = (id: string): Attachment => {
    const known = this.lifts.get(id) ?? this.make(id);
    this.lifts.set(id, known);
    return known;
  };
  readonly liftFigure = (region: RegionSlug, variant: string): Attachment | undefined => {
    const handle = summonHandle(this.choices.menu, variant, region);
    return handle && this.lift(handle.id);
  };

  private make(id: string): Attachment {
    const { choices } = this;
    return liftable({
      start: () => {
        const known = choices.menu.handles.some((handle) => handle.id === id);
        if (known) [choices.picked, choices.pickedCard] = [id, null];
        return known;
      },
      move: (event) => {
        this.at = { x: event.clientX, y: event.clientY };
        const region = regionUnder(event);
        if (region !== choices.current) choices.look(region);
      },
      drop: (event) => {
        this.at = null;
        const region = regionUnder(event);
        const action = region ? choices.targets.get(region) : undefined;
        if (region && action) choices.place(region, action);
        else if (!region) choices.drop();
      },
      cancel: () => {
        this.at = null;
        choices.drop();
      },
    });
  }
}
