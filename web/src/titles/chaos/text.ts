/** Chaos in the Old World as text. */
import type { Key } from '../../words/keys';
import type { OutlineNode } from '../../words/outline';
import type { Words } from '../../words/words';
import { figureOf } from './actions';
import type { ActionForecast, ChaosView, God, Kind, Region } from './view';
import { line, node, Speaker } from '../../words/textHelpers';
import { facts } from '../../words/fluent';

export function text(view: ChaosView, words: Words): OutlineNode[] {
  return new ChaosText(view, words).all();
}

/** "Kislev: your domination 3 → 4, after the battle still yours 44 % → 79 %" */
export function foretold(forecast: ActionForecast, words: Words): string {
  const { region, domination, hold, counters } = forecast;
  const speaker = new Speaker(words);
  const change = (key: Key, before: number | string, after: number | string): string =>
    before === after ? '' : `${speaker.t(key)} ${before} → ${after}`;
  const parts = [change('chaos-ui-your-domination', ...domination)];
  if (hold) parts.push(change('chaos-ui-after-battle', speaker.percent(hold[0]), speaker.percent(hold[1])));
  if (counters[1] > counters[0]) parts.push(speaker.t('chaos-ui-counter-gain', { count: counters[1] - counters[0] }));
  const said = parts.filter(Boolean).join('; ');
  return said && `${words.slug('region', region)}: ${said}`;
}

class ChaosText extends Speaker {
  constructor(
    private readonly view: ChaosView,
    words: Words,
  ) {
    super(words);
  }

  all(): OutlineNode[] {
    const { view } = this;
    const own = view.seat === null ? null : view.gods[view.seat];
    return [
      own?.hand
        ? node('hand', this.t('ui-text-hand'), {
            children: own.hand.map((card, at) =>
              this.card(`hand${at}`, 'card', card.card, this.cardLine(card.cost, card.magic)),
            ),
          })
        : null,
      node(
        'round',
        this.t('ui-text-round', { round: view.round, rounds: view.rounds, phase: this.words.phase(view.phase) }),
        { children: this.round() },
      ),
      node('regions', this.t('ui-text-regions'), { children: view.regions.map((region) => this.region(region)) }),
      node('gods', this.t('ui-text-powers'), { children: view.power_order.map((seat) => this.god(view.gods[seat]!)) }),
    ].filter((part): part is OutlineNode => part !== null);
  }

  private cardLine(cost: number, magic: boolean): string {
    return facts([this.t('ui-note-cost', { value: cost }), magic ? this.t('ui-text-magic') : '']);
  }

  private god_(seat: number): string {
    return this.words.slug('god', this.view.gods[seat]!.god);
  }

  private figure(seat: number, kind: Kind): string {
    return this.words.slug('figure', figureOf(this.view.gods[seat]!.god, kind));
  }

  private round(): (OutlineNode | null)[] {
    const { view } = this;
    const track = [view.old_world.current, ...view.old_world.track].flatMap((card, at) =>
      card ? [this.card(`track${at}`, 'old_world', card.card, card.comet ? this.t('ui-text-comet') : '')] : [],
    );
    return [
      line('deciding', this.t('ui-text-next'), this.words.list(view.to_act.map((seat) => this.god_(seat)))),
      line('deck', this.t('ui-text-old_world-left'), view.old_world.deck),
      line('ruins', this.t('ui-text-ruins-left'), view.ruination.left.length),
      line(
        'threat',
        this.t('ui-text-threat-order'),
        facts(view.threat_order.map((seat) => `${this.god_(seat)} ${view.gods[seat]!.threat}`)),
      ),
      track.length ? node('track', this.t('ui-text-track'), { children: track }) : null,
      this.battle(),
    ];
  }

  private battle(): OutlineNode | null {
    const { battle } = this.view;
    if (!battle) return null;
    const rolls = battle.rolls.map((roll, at) =>
      node(`roll${at}`, this.god_(roll.seat), {
        value: this.t('ui-text-roll', { dice: roll.dice.map((die) => die.value).join(' '), hits: roll.hits }),
        children: roll.kills.map((kill, number) =>
          node(
            `kill${at}.${number}`,
            this.t('ui-text-killed', {
              figure:
                kill.seat === null || kill.kind === 'peasant'
                  ? this.words.slug('token', 'peasant')
                  : this.figure(kill.seat, kill.kind),
            }),
          ),
        ),
      }),
    );
    return node('battle', this.t('ui-text-battle', { region: this.words.slug('region', battle.region) }), {
      place: battle.region,
      children: [line('hits', this.t('ui-text-hits-left'), battle.hits_left || null), ...rolls],
    });
  }

  private region(region: Region): OutlineNode {
    const name = this.words.slug('region', region.region);
    if (region.ruin) {
      const paid = facts(region.ruin.paid.map((pay) => `${this.god_(pay.seat)} ${pay.total}`));
      return node(region.region, name, {
        place: region.region,
        children: [node('ruin', this.t('ui-text-ruined', { round: region.ruin.round }), { value: paid })],
      });
    }
    const key = (part: string): string => `${region.region}.${part}`;
    return node(region.region, name, {
      place: region.region,
      children: [
        line(key('worth'), this.t('ui-text-worth'), this.sum(region.value, region.value_causes)),
        line(key('resists'), this.t('ui-text-resists'), this.sum(region.resistance, region.resistance_causes)),
        line(key('figures'), this.t('ui-text-figures'), this.figures(region)),
        line(key('corruption'), this.t('ui-text-corruption'), this.corruption(region)),
        line(
          key('tokens'),
          this.t('ui-text-tokens'),
          this.counts(
            Object.entries(region.tokens).map(([token, count]) => ({ count, name: this.words.slug('token', token) })),
          ),
        ),
        ...this.slots(region, key),
        line(key('domination'), this.t('ui-text-domination'), this.domination(region)),
        line(key('odds'), this.t('ui-text-odds'), this.odds(region)),
        line(
          key('next'),
          this.t('ui-text-adjacent'),
          this.words.list(region.adjacent.map((slug) => this.words.slug('region', slug))),
        ),
      ],
    });
  }

  private figures(region: Region): string {
    return facts(
      region.figures.map((group) => {
        const name = this.t('ui-text-count', { count: group.count, name: this.figure(group.owner, group.kind) });
        const extra = [
          group.owner === group.seat ? '' : this.god_(group.seat),
          group.shielded ? this.t('ui-text-shielded') : '',
          group.down ? this.t('ui-text-down') : '',
        ].filter(Boolean);
        return extra.length ? `${name} (${facts(extra)})` : name;
      }),
    );
  }

  private corruption(region: Region): string {
    const now = this.counts(region.corruption.map((count, seat) => ({ count, name: this.god_(seat) })));
    const coming = this.counts(region.corruption_forecast.map((count, seat) => ({ count, name: this.god_(seat) })));
    const all = now
      ? this.t('ui-text-toward-ruin', { tokens: now, count: region.toward_ruin, limit: this.view.limits.corruption })
      : '';
    return [all, coming ? this.t('ui-text-coming', { tokens: coming }) : ''].filter(Boolean).join('; ');
  }

  private slots(region: Region, key: (part: string) => string): (OutlineNode | null)[] {
    return region.slots.map((slot, at) => {
      const label = this.t(at ? 'ui-text-slot-2' : 'ui-text-slot-1');
      if (slot.state === 'empty') return null;
      if (slot.state === 'blocked')
        return node(key(`slot${at}`), label, { value: this.words.message('why', slot.why) });
      if (slot.state === 'figure') return node(key(`slot${at}`), label, { value: this.figure(slot.seat, slot.kind) });
      const value = `${this.words.slug('card', slot.card.card)} (${this.god_(slot.seat)}${slot.cancelled ? `, ${this.t('ui-text-cancelled')}` : ''})`;
      return node(key(`slot${at}`), label, {
        value,
        note: this.words.sentence('card', slot.card.card),
        place: slot.card.card,
      });
    });
  }

  private domination(region: Region): string {
    const { leader, claims, why } = region.domination;
    if (!claims.length) return '';
    const list = claims.map((claim) => `${this.god_(claim.seat)} ${this.sum(claim.value, claim.causes)}`).join('; ');
    const result =
      leader === null
        ? why
          ? this.words.message('why', why)
          : this.t('ui-text-nobody')
        : this.t('ui-text-leads', { god: this.god_(leader), points: region.value });
    return `${list}. ${result}`;
  }

  private odds(region: Region): string {
    return (region.battle_forecast?.sides ?? [])
      .map((side) =>
        this.t('ui-text-dice', {
          god: this.god_(side.seat),
          dice: side.dice,
          any: this.percent(side.kill_any),
          all: this.percent(side.kill_all),
        }),
      )
      .join('; ');
  }

  private god(god: God): OutlineNode {
    const key = (part: string): string => `${god.god}.${part}`;
    const next = god.dial.ticks[god.dial.position + 1];
    return node(god.god, this.words.slug('god', god.god), {
      place: god.god,
      children: [
        line(key('vp'), this.t('ui-points'), god.vp),
        line(
          key('power'),
          this.t('ui-text-power'),
          this.t('ui-text-of', { count: god.power, of: god.power_start }) +
            (god.passed ? `, ${this.t('ui-text-passed')}` : ''),
        ),
        line(
          key('dial'),
          this.t('ui-text-dial'),
          [
            this.t('ui-text-of', { count: god.dial.position, of: god.dial.ticks.length - 1 }),
            next
              ? this.t('ui-text-next-tick', { tick: this.t(`chaos-ui-tick-${next.instruction}`, { count: next.n }) })
              : '',
          ]
            .filter(Boolean)
            .join('; '),
        ),
        line(
          key('counters'),
          this.t('ui-text-counters'),
          god.dial.forecast
            ? this.t('ui-text-counters-forecast', { count: god.dial.counters, more: god.dial.forecast })
            : god.dial.counters || null,
        ),
        line(
          key('cards'),
          this.t('ui-text-cards'),
          this.t('ui-text-hand-deck', { hand: god.hand_count, deck: god.deck }),
        ),
        line(
          key('discard'),
          this.t('ui-field-discard'),
          this.words.list(god.discard.map((card) => this.words.slug('card', card.card))),
        ),
        line(
          key('upgrades'),
          this.t('ui-text-upgrades'),
          facts(
            god.upgrades
              .filter((upgrade) => upgrade.owned)
              .map((upgrade) => this.words.slug('upgrade', upgrade.upgrade)),
          ),
        ),
        line(
          key('reserve'),
          this.t('ui-text-reserve'),
          Object.entries(god.followers)
            .filter(([, follower]) => follower.reserve > 0)
            .map(([kind, follower]) =>
              this.t('ui-text-follower', {
                count: follower.reserve,
                name: this.figure(god.seat, kind as Kind),
                cost: follower.cost,
                attack: follower.attack,
                defense: follower.defense,
              }),
            )
            .join('; '),
        ),
        line(key('peasants'), this.words.slug('token', 'peasant'), god.peasants || null),
      ],
    });
  }
}
