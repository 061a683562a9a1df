/** Warhammer: Invasion as text. */
import type { OutlineNode } from '../../words/outline';
import type { Words } from '../../words/words';
import { line, node, Speaker } from '../../words/textHelpers';
import type { CardView, InvasionView, LinkView, SeatView, ZoneView } from './view';
import { facts } from '../../words/fluent';

/** A draft has no table yet: its outline says enough. */
export function text(view: InvasionView, words: Words, viewer: number | null): OutlineNode[] | null {
  return view.draft ? null : new InvasionText(view, words).all(viewer);
}

class InvasionText extends Speaker {
  constructor(
    private readonly view: InvasionView,
    words: Words,
  ) {
    super(words);
  }

  all(viewer: number | null): OutlineNode[] {
    const { view } = this;
    const seats = viewer === 1 ? [1, 0] : [0, 1];
    const step = view.step === 'none' ? '' : `, ${this.words.slug('step', view.step)}`;
    return [
      view.hand
        ? node('hand', this.t('ui-text-hand'), {
            children: view.hand.map((card, at) =>
              this.card(`hand${at}`, 'card', card.card, this.t('invasion-note-cost', { value: card.cost })),
            ),
          })
        : null,
      view.looking?.length
        ? node('looking', this.words.field('looking'), {
            children: view.looking.map((card, at) => this.card(`looking${at}`, 'card', card)),
          })
        : null,
      view.chain.length
        ? node('chain', this.words.field('chain'), { children: view.chain.map((link) => this.link(link)) })
        : null,
      node(
        'turn',
        this.t('ui-text-turn', {
          turn: view.turn,
          player: this.words.playerName(view.active),
          phase: this.words.phase(view.phase) + step,
        }),
        {
          children: [
            line(
              'attacked',
              this.words.field('attacked'),
              view.attacked ? this.words.slug('zone', view.attacked) : null,
            ),
            line(
              'revealed',
              this.t('ui-text-revealed'),
              this.words.list(view.revealed.map((card) => this.words.slug('card', card))),
            ),
          ],
        },
      ),
      ...seats.map((seat) => this.seat(seat, view.seats[seat]!)),
    ].filter((part): part is OutlineNode => part !== null);
  }

  private seat(seat: number, row: SeatView): OutlineNode {
    const key = (part: string): string => `seat${seat}.${part}`;
    return node(key('all'), `${this.words.playerName(seat)}, ${this.words.slug('race', row.race!)}`, {
      children: [
        line(key('resources'), this.words.field('resources'), row.resources),
        line(key('hand'), this.words.field('hand'), row.hand),
        line(key('deck'), this.words.field('deck'), row.deck),
        line(
          key('symbols'),
          this.words.field('symbols'),
          this.counts(
            Object.entries(row.symbols).map(([race, count]) => ({ count, name: this.words.slug('race', race) })),
          ),
        ),
        line(
          key('known'),
          this.t('ui-text-known'),
          this.words.list(row.known.map((card) => this.words.slug('card', card))),
        ),
        line(
          key('discard'),
          this.words.field('discard'),
          this.words.list(row.discard.map((card) => this.words.slug('card', card))),
        ),
        ...row.zones.map((zone) => this.zone(seat, zone)),
      ],
    });
  }

  private zone(seat: number, zone: ZoneView): OutlineNode {
    const key = `seat${seat}.${zone.zone}`;
    const state = zone.burning
      ? this.words.field('burning')
      : this.t('ui-text-damage', { damage: zone.damage, of: zone.hit_points });
    const told = [
      `${this.words.field('power')} ${zone.power}`,
      state,
      zone.developments ? this.t('ui-text-developments', { count: zone.developments }) : '',
      zone.attacked ? this.words.field('attacked') : '',
    ];
    const cards = this.view.cards.filter((card) => card.controller === seat && card.zone === zone.zone && !card.host);
    return node(key, this.words.slug('zone', zone.zone), {
      value: facts(told),
      children: cards.length
        ? cards.map((card) => this.cardInPlay(card))
        : [node(`${key}.empty`, this.t('ui-text-empty'))],
      place: zone.zone,
    });
  }

  private cardInPlay(card: CardView): OutlineNode {
    const attached = this.view.cards
      .filter((other) => other.host === card.piece)
      .map((other) => this.words.slug('card', other.card ?? ''));
    const flags = (['corrupted', 'scout', 'doomed'] as const)
      .filter((flag) => card[flag])
      .map((flag) => this.words.field(flag));
    const told = [
      card.power === undefined ? '' : `${this.words.field('power')} ${card.power}`,
      card.hit_points === undefined ? '' : this.t('ui-text-damage', { damage: card.damage ?? 0, of: card.hit_points }),
      card.toughness ? `${this.words.field('toughness')} ${card.toughness}` : '',
      card.counterstrike ? `${this.words.field('counterstrike')} ${card.counterstrike}` : '',
      ...flags,
      card.role ? this.words.field(card.role) : '',
      card.assigned ? this.t('ui-text-assigned', { count: card.assigned }) : '',
      card.tokens ? `${this.words.field('tokens')} ${card.tokens}` : '',
      card.quest ? this.t('ui-text-on-quest', { quest: this.words.slug('piece', card.quest) }) : '',
      attached.length ? this.t('ui-text-attached', { cards: this.words.list(attached) }) : '',
    ];
    const hidden = card.kind === 'development' && card.card ? ` (${this.words.slug('card', card.card)})` : '';
    return node(card.piece, this.words.slug('piece', card.piece) + hidden, {
      value: facts(told),
      note: card.card ? this.words.sentence('card', card.card) : null,
      place: card.piece,
    });
  }

  private link(link: LinkView): OutlineNode {
    const name = link.card ? this.words.slug('card', link.card) : this.words.slug('type', link.kind);
    const targets = link.targets
      .map((target) => {
        if (target.piece) return this.words.slug('piece', target.piece);
        if (target.discarded) return this.words.slug('card', target.discarded);
        if (target.zone !== undefined)
          return `${this.words.slug('zone', target.zone)} (${this.words.playerName(target.seat ?? 0)})`;
        return target.link === undefined ? '' : this.t('ui-text-link', { number: target.link });
      })
      .filter(Boolean);
    return node(`link${link.link}`, `${link.link}. ${name}`, {
      value: [
        this.words.playerName(link.seat),
        targets.length ? this.t('ui-text-targets', { targets: this.words.list(targets) }) : '',
      ]
        .filter(Boolean)
        .join('; '),
      note: link.card ? this.words.sentence('card', link.card) : null,
      place: link.card,
    });
  }
}
