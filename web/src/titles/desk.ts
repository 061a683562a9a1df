/** What the desk of every board knows of its table; a title adds what can be done there. */
import { useActionNames } from '../words/actionNames';
import type { LegalAction, TableProps } from './types';

export type DeskProps<View, Action extends LegalAction, Happening, Forecast = unknown> = Omit<
  TableProps<View, Action, Happening, Forecast>,
  'result'
>;

export abstract class BoardDesk<View, Action extends LegalAction, Happening, Forecast = unknown> {
  readonly actionNames = useActionNames();

  constructor(private readonly read: () => DeskProps<View, Action, Happening, Forecast>) {}

  protected get props() {
    return this.read();
  }
  get t() {
    return this.props.t;
  }
  get view() {
    return this.props.view;
  }
  get seat() {
    return this.props.seat;
  }
  get events() {
    return this.props.events ?? [];
  }
  get players() {
    return this.props.players ?? [];
  }
  /** What is being told, what tells it, and its keys. */
  get scene() {
    return this.props.scene ?? null;
  }
  get teller() {
    return this.props.teller;
  }
  get film() {
    return this.props.film ?? null;
  }
  get undo() {
    return this.props.undo ?? null;
  }
  get deciding() {
    return this.props.legal.length > 0;
  }
  /** Where names stand alone: on plates and in results. */
  readonly calledOf = (seat: number): string => (this.isYou(seat) ? this.t('ui-you') : this.nameOf(seat));
  readonly isYou = (seat: number): boolean => this.players.some((one) => one.seat === seat && one.isYou);
  readonly nameOf = (seat: number): string =>
    this.players.find((one) => one.seat === seat)?.name ?? this.t('ui-seat-number', { seat: seat + 1 });
  /** Whom the table waits for, in the words of the title; nobody waits for oneself, as over a line that is lost. */
  protected waitsFor(seat: number, say: (player: string) => string): string {
    return seat === this.seat && this.props.isOwn !== false ? '' : say(this.nameOf(seat));
  }
}
