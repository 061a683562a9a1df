/** A card that is carried from the hand to the table with the mouse. */
import type { Attachment } from 'svelte/attachments';
import { liftable } from '../../ui/drag';
import { verbOf } from './actions';
import type { Desk } from './desk.svelte';
import { ZONES, type Rect } from './layout';

const holds = (box: Rect, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

export class Dragging {
  card = $state.raw<{ card: string; x: number; y: number } | null>(null);
  /** One attachment per place in the hand for good: a new one would let go of what is being carried. */
  private readonly lifts = new Map<number, Attachment>();

  constructor(private readonly desk: Desk) {}

  readonly lift = (at: number): Attachment => {
    const known = this.lifts.get(at) ?? this.make(at);
    this.lifts.set(at, known);
    return known;
  };
  private make(at: number): Attachment {
    const { desk } = this;
    return liftable({
      start: () => {
        const card = desk.view?.hand?.[at]?.card ?? '';
        const can = !desk.places.touchy && desk.menu?.hand.has(card) === true;
        if (can) desk.picked = at;
        return can;
      },
      move: (event) => {
        const [x, y] = this.onTable(event);
        this.card = { card: desk.held?.card ?? '', x, y };
      },
      drop: (event) => {
        const [x, y] = this.onTable(event);
        this.card = null;
        this.letGo(x - desk.lines.offset[0], y - desk.lines.offset[1]);
      },
      cancel: () => {
        this.card = null;
        desk.drop();
      },
    });
  }
  private onTable(event: PointerEvent): [number, number] {
    const home = this.desk.places.table!.getBoundingClientRect();
    return [event.clientX - home.left, event.clientY - home.top];
  }
  /** Dragged onto a zone a card is played there, or laid face down where nothing else is possible. */
  private letGo(x: number, y: number): void {
    const { desk } = this;
    const zone = ZONES.find((name) => holds(desk.places.plan.near.zones[name], x, y));
    const play = desk.heldActions.find((action) => verbOf(action) === 'play');
    const action = play && y < desk.places.boardHeight ? play : zone ? desk.intoZone(zone)[0] : undefined;
    if (action) desk.commit(action.action);
    else desk.drop();
  }
}
