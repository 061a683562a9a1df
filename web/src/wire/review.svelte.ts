/** The review of a finished game: asked for until it is whole, since every answer is a piece further. */
import { api, Refusal } from './api';
import type { Message } from './wire';

type Kind = 'luck' | 'own' | 'others';

interface Thought {
  best: { action: string; value: number; visits: number; reason: Message }[];
  place: number | null;
}

export interface TurningPoint {
  entry: number;
  first: number;
  kind: Kind;
  seat: number;
  action: string;
  change: number;
  odds: number | null;
  thought: Thought | null;
  /** What happened in that turn, as sentences with their numbers. */
  because: Message[];
}

/** The turn that brought the winner most: the moments before and after it. */
export interface Swing {
  seat: number;
  first: number;
  entry: number;
  before: number;
  after: number;
}

/** An own choice that cost more than a tenth of the chance; the options begin with the best. */
export interface RetryMoment {
  entry: number;
  action: string;
  decision: string;
  cost: number;
  options: { action: string; value: number; visits: number }[];
}

export interface SeatReview {
  luck: number;
  play: number;
  choices: number;
  firsts: number;
  seconds: number;
  dearest: number | null;
  points: TurningPoint[];
  /** Luck, choices and the dearest one. */
  words: Message[];
  moments: RetryMoment[];
  /** By decision: choices, and how many of them cost more than a tenth of the chance. */
  kinds: Record<string, [choices: number, lost: number]>;
}

export interface Chapter {
  entry: number;
  event: { event: string; [argument: string]: unknown };
}

export interface WholeReview {
  by: string;
  learned: boolean;
  chances: number[][];
  /** The ends of turns, where chances are judged. */
  marks: number[];
  swing: Swing | null;
  /** What decided the game, the headline first. */
  story: Message[];
  seats: SeatReview[];
  chapters: Chapter[];
  statistics: Record<string, Record<string, number>[]>;
}

/** The server may be busy with others; so long until it is asked again. */
const PATIENCE = 1500;

/** Whoever gives up has no chance any more: a last step of the curve, shared by those who stayed. */
function withoutThose(chances: number[][], conceded: number[]): number[][] {
  const last = chances.at(-1);
  if (!last || !conceded.length) return chances;
  const stayed = last.map((share, seat) => (conceded.includes(seat) ? 0 : share));
  const total = stayed.reduce((sum, share) => sum + share, 0);
  return [...chances, stayed.map((share) => (total ? share / total : share))];
}

export class ReviewModel {
  done = $state(0);
  of = $state(1);
  chances = $state.raw<number[][]>([]);
  whole = $state.raw<WholeReview | null>(null);
  /** Who gave up when the last entry was played; their chance ends there. */
  conceded = $state.raw<number[]>([]);
  refused = $state.raw<Message[] | null>(null);
  private stopped = false;

  constructor(
    private readonly source: 'replays' | 'tables',
    private readonly id: string,
  ) {}

  async open(): Promise<void> {
    while (!this.stopped && !this.whole) {
      try {
        const { done, of, chances, review, conceded = [] } = await api.review(this.source, this.id);
        const ended = review ? withoutThose(chances, conceded) : chances;
        Object.assign(this, { done, of, chances: ended, conceded, whole: review as WholeReview | null });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (![0, 429, 503].includes(error.status)) {
          this.refused = error.reasons;
          return;
        }
        await new Promise((go) => setTimeout(go, PATIENCE));
      }
    }
  }

  /** What is reckoned stays; whoever comes back goes on from there. */
  stop(): void {
    this.stopped = true;
  }
}
