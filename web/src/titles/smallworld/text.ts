/** Small World of Warcraft as text. */
import type { OutlineNode } from '../../words/outline';
import type { Words } from '../../words/words';
import { line, node, Speaker } from '../../words/textHelpers';
import type { PlayerView, RegionView, SetView, SmallWorldView } from './view';
import { facts } from '../../words/fluent';

export function text(view: SmallWorldView, words: Words): OutlineNode[] {
  return new SmallWorldText(view, words).all();
}

class SmallWorldText extends Speaker {
  constructor(
    private readonly view: SmallWorldView,
    words: Words,
  ) {
    super(words);
  }

  all(): OutlineNode[] {
    const { view } = this;
    const { income, forecast } = view.this_turn;
    return [
      node(
        'round',
        this.t('ui-text-round-turn', {
          round: view.round,
          rounds: view.rounds,
          player: this.words.playerName(view.turn),
        }),
        {
          children: [
            line('forecast', this.t('ui-text-income-now'), forecast.length ? this.sum(income, forecast) : null),
            line(
              'tiles',
              this.words.field('tiles_unseen'),
              this.words.list(view.tiles_unseen.map((tile) => this.words.slug('tile', tile))),
            ),
          ],
        },
      ),
      node('players', this.t('ui-players'), { children: view.players.map((player) => this.player(player)) }),
      node('sets', this.words.field('sets'), { children: view.sets.map((set, at) => this.set(set, at)) }),
      ...view.faces.map((face) =>
        node(face.face, this.marked('face', face.face), {
          children: face.regions.map((slug) => this.region(slug, view.regions[slug]!)),
        }),
      ),
    ];
  }

  private race(power: string | null, race: string | null): string {
    return [power ? this.marked('power', power) : '', race ? this.marked('race', race) : ''].filter(Boolean).join(' ');
  }

  private player(player: PlayerView): OutlineNode {
    const key = (part: string): string => `player${player.seat}.${part}`;
    return node(key('all'), this.words.playerName(player.seat), {
      children: [
        line(key('coins'), this.words.field('coins'), player.coins ?? this.t('ui-text-hidden')),
        line(key('income'), this.words.field('last_income'), player.last_income),
        line(key('race'), this.words.field('race'), this.race(player.power, player.race) || this.t('ui-text-no-race')),
        line(key('hand'), this.words.field('hand'), player.hand || null),
        line(key('map'), this.words.field('tokens_on_map'), player.race ? player.tokens_on_map : null),
        line(key('regions'), this.words.field('regions'), player.regions || null),
        line(
          key('declined'),
          this.words.field('declined_race'),
          player.declined_race
            ? `${this.race(player.declined_power, player.declined_race)}, ${this.t('ui-text-regions-count', { count: player.declined_regions })}`
            : null,
        ),
        line(key('bombs'), this.words.field('bombs'), player.bombs),
        player.race ? this.card(key('race_text'), 'race', player.race) : null,
        player.power ? this.card(key('power_text'), 'power', player.power) : null,
      ],
    });
  }

  private set(set: SetView, at: number): OutlineNode {
    return node(`set${at}`, this.race(set.power, set.race), {
      place: set.race,
      children: [
        line(`set${at}.price`, this.words.field('price'), set.price),
        line(`set${at}.tokens`, this.words.field('tokens'), set.tokens),
        line(`set${at}.coins`, this.t('ui-text-coins-on-it'), set.coins || null),
        line(`set${at}.faction`, this.words.field('faction'), this.words.slug('faction', set.faction)),
        line(`set${at}.race`, this.words.slug('race', set.race), this.words.sentence('race', set.race)),
        line(`set${at}.power`, this.words.slug('power', set.power), this.words.sentence('power', set.power)),
      ],
    });
  }

  /** One line: what holds it, and what stands there. */
  private region(slug: string, region: RegionView): OutlineNode {
    const holder =
      region.race === null
        ? this.t('ui-text-empty')
        : this.t(region.declined ? 'ui-text-held-declined' : 'ui-text-held', {
            count: region.tokens,
            race: this.words.slug('race', region.race),
            player: region.owner === null ? this.t('ui-text-nobody-owns') : this.words.playerName(region.owner),
          });
    const flags = (['mountain', 'fort', 'wall', 'tower', 'champion', 'bomb', 'objective'] as const)
      .filter((flag) => region[flag])
      .map((flag) => this.words.field(flag));
    const symbols = region.symbols
      .filter((symbol) => symbol !== 'murloc')
      .map((symbol) => this.words.slug('token', symbol));
    const tiles = region.tiles.map(({ tile, kind }) =>
      tile ? this.words.slug('tile', tile) : this.words.slug('token', kind),
    );
    return node(slug, this.words.slug('region', slug), {
      value: facts([
        holder,
        ...flags,
        ...symbols,
        ...tiles,
        region.beasts ? this.t('ui-text-count', { count: region.beasts, name: this.words.field('beasts') }) : '',
      ]),
      place: slug,
    });
  }
}
