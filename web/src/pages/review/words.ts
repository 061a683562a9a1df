/** A review in the reader's words. */
import { t } from '../../app/i18n.svelte';
import { Words } from '../../words/words';
import type { Message } from '../../wire/wire';
import type { TurningPoint, WholeReview } from '../../wire/review.svelte';
import type { Thought, Weighed } from '../table/weighed';

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 });

/** Percentage points with their sign. */
export const points = (change: number): string => signed.format(100 * change).replace('-', '−');

/** What was played at a turning point beside what the strongest would have; null where nothing was weighed. */
export function weighedAt(points: TurningPoint[], entry: number): Weighing | null {
  const point = points.find((one) => one.entry === entry && one.thought);
  if (!point?.thought) return null;
  const options: Weighing['options'] = point.thought.best.slice(0, 3).map(({ action, value, visits }, at) => ({
    ...{ action, rank: at + 1, share: value, brings: '', chosen: action === point.action },
    error: Math.sqrt((value * (1 - value)) / Math.max(1, visits)),
  }));
  if (!options.some(({ chosen }) => chosen))
    options.push({ action: point.action, rank: options.length + 1, share: null, brings: '', chosen: true, error: 0 });
  return { kind: 'why', seat: point.seat, entry, heading: '', level: '', options, reason: '', note: '' };
}

export interface Weighing extends Thought {
  /** With the error of each share, which comes from the number of lines that were searched. */
  options: (Weighed & { error: number })[];
}

export class ReviewWords {
  /** Sentences name those who play by their part. */
  private readonly sentences: Words;

  constructor(
    private readonly review: WholeReview,
    private readonly words: Words,
    private readonly name: (seat: number) => string,
  ) {
    this.sentences = new Words(words.texts, words.language, words.vocabulary, name);
  }

  said(message: Message): string {
    return this.sentences.message('why', message);
  }

  /** What decided the game: the headline, then the rest. */
  get story(): string[] {
    return this.review.story.map((message) => this.said(message));
  }

  because(point: TurningPoint): string {
    return point.because.map((message) => this.said(message)).join(' ');
  }

  /** The chapters that an entry stands in: "Round 3 · Battle". */
  when(entry: number): string {
    const newest = new Map<string, string>();
    for (const chapter of this.review.chapters) {
      if (chapter.entry >= Math.max(1, entry)) break;
      if (chapter.event.event !== 'phase') newest.delete('phase');
      newest.set(chapter.event.event, this.words.event(chapter.event));
    }
    return [...newest.values()].join(' · ');
  }

  action(action: string): string {
    return this.words.action(action);
  }

  what(point: TurningPoint): string {
    return `${this.name(point.seat)}: ${this.words.action(point.action)}`;
  }

  /** What the strongest would have played, or how often luck is like that. */
  aside(point: TurningPoint): string {
    if (point.odds !== null) return t('review-odds', { share: percent(point.odds) });
    const { thought } = point;
    if (!thought) return '';
    const best = thought.best[0]!;
    if (thought.place === 0) return t('review-same');
    return t('review-better', { action: this.words.action(best.action), share: percent(best.value) });
  }

  /** The name of a part of a statistic: its own words, or a thing of the title, or a number. */
  part(part: string): string {
    const key = `${this.words.title}-statistics-${part}`;
    return this.words.texts.has(key) ? this.words.texts.text(key) : this.words.anySlug(part);
  }

  statistic(name: string): string {
    return this.words.texts.text(`${this.words.title}-statistics-${name}`);
  }
}

export function percent(share: number): string {
  return t('review-percent', { share: Math.round(100 * share) });
}
