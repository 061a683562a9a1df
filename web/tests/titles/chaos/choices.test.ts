import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Choices, type Asked } from '../../../src/titles/chaos/choices.svelte';
import type { ActionForecast, ChaosAction, RegionSlug } from '../../../src/titles/chaos/view';
import { battle, summoning, upgrade } from './scenes';

function at(legal: ChaosAction[], rest: Partial<Asked> = {}): { choices: Choices; sent: string[]; asked: string[] } {
  const sent: string[] = [];
  const asked: string[] = [];
  const table: Asked = {
    view: summoning.view,
    legal,
    seat: 1,
    place: null,
    phone: false,
    t: (key) => key,
    actionNames: { action: (action) => action, thing: (action) => action },
    send: (action) => sent.push(action),
    ask: (action) => {
      asked.push(action);
      return Promise.resolve([{ key: 'far' }]);
    },
    ...rest,
  };
  return { choices: new Choices(() => table), sent, asked };
}
const lepers = (choices: Choices) => choices.menu.handles.find((handle) => handle.id === 'summon cultist reserve *')!;

describe('choices at the war map', () => {
  it('send what was picked and where it was put', () => {
    const { choices, sent } = at(summoning.offers);
    choices.choose('estalia');
    expect(sent).toEqual([]);
    choices.drop();
    choices.pick(lepers(choices), null);
    expect(choices.ghost).toEqual({ god: 'nurgle', kind: 'cultist' });
    choices.choose('estalia');
    expect(sent).toEqual(['summon cultist reserve estalia']);
    expect(choices.handle).toBeNull();
  });

  it('put back what is picked twice', () => {
    const { choices } = at(summoning.offers);
    choices.pick(lepers(choices), null);
    choices.pick(lepers(choices), null);
    expect(choices.picked).toBeNull();
  });

  it('ask why a region is closed, and never send it', async () => {
    const { choices, sent, asked } = at(summoning.offers);
    choices.pick(lepers(choices), null);
    choices.point('norsca');
    await Promise.resolve();
    flushSync();
    expect(asked).toEqual(['summon cultist reserve norsca']);
    expect(choices.reasons).toEqual([{ key: 'far' }]);
    choices.choose('norsca');
    expect(sent).toEqual([]);
  });

  it('ask what a deed would change when somebody looks at its target, once for all targets', async () => {
    const wishes: string[][] = [];
    const plain = summoning.offers;
    const foresee = (actions: string[]) => {
      wishes.push(actions);
      const found = (region: RegionSlug): ActionForecast => {
        return { region, domination: [1, 2], hold: null, counters: [0, 0], points: 4, battle: null };
      };
      return Promise.resolve(actions.map((action) => found(action.split(' ').at(-1) as RegionSlug)));
    };
    const { choices } = at(plain, { foresee });
    choices.pick(lepers(choices), null);
    expect(wishes).toEqual([]);
    choices.point('estalia');
    expect(choices.aimed?.forecast).toBeUndefined();
    await choices.foresee();
    choices.point('bretonnia');
    await choices.foresee();
    expect(wishes).toHaveLength(1);
    expect(wishes[0]![0]).toBe('summon cultist reserve estalia');
    expect(choices.aimed?.forecast).toMatchObject({ region: 'bretonnia' });
    choices.refresh();
    expect(choices.aimed?.forecast).toBeUndefined();
  });

  it('look first and commit later on a phone', () => {
    const { choices, sent } = at(summoning.offers, { phone: true });
    choices.pick(lepers(choices), null);
    choices.choose('estalia');
    expect(choices.focus).toBe('estalia');
    expect(sent).toEqual([]);
    choices.place('estalia', choices.targets.get('estalia')!);
    expect(sent).toEqual(['summon cultist reserve estalia']);
  });

  it('list everything that can be done at a region', () => {
    const { choices, sent } = at(summoning.offers);
    choices.choose('bretonnia');
    expect(choices.here.map((choice) => choice.cost)).toEqual([1, 1, 1, 1, 3, 0, 1, 2, 2, 3, 0]);
    choices.here[0]!.run();
    expect(sent).toEqual(['summon cultist reserve bretonnia']);
  });

  it('ask for the slot where a card may lie in either', () => {
    const { choices, sent } = at([
      { action: 'play rain_of_pus kislev', cost: 1 },
      { action: 'play_right rain_of_pus kislev', cost: 1 },
    ]);
    choices.pick(choices.menu.handles[0]!, 0);
    choices.choose('kislev');
    expect(sent).toEqual([]);
    expect(choices.here.map((choice) => choice.label)).toEqual(['chaos-ui-left-slot', 'chaos-ui-right-slot']);
    choices.here[1]!.run();
    expect(sent).toEqual(['play_right rain_of_pus kislev']);
  });

  it('hold the only thing there is to place', () => {
    const { choices, sent } = at([
      { action: 'place noble kislev' },
      { action: 'place noble empire' },
      { action: 'decline' },
    ]);
    expect(choices.ghost).toEqual({ token: 'noble' });
    expect(choices.buttons.map((button) => button.label)).toEqual(['decline']);
    choices.choose('kislev');
    expect(sent).toEqual(['place noble kislev']);
  });

  it('say a place where it glows, and nowhere else', () => {
    const cleanse = (gods: string[], regions: string[]) =>
      gods.flatMap((god) => regions.map((region) => ({ action: `cleanse ${god} ${region}` })));
    const few = cleanse(['khorne', 'nurgle'], ['kislev', 'empire']);
    const { choices } = at(few);
    expect(choices.buttons).toEqual([]);
    choices.choose('kislev');
    expect(choices.here.map(({ label }) => label)).toEqual(['cleanse khorne kislev', 'cleanse nurgle kislev']);
    const many = cleanse(['khorne', 'nurgle'], ['kislev', 'empire', 'tilea', 'norsca', 'estalia']);
    expect(at(many).choices.buttons.map(({ label }) => label)).toEqual(['cleanse khorne *', 'cleanse nurgle *']);
  });

  it('list places on a phone until a region is tapped, and none while a slot is asked for', () => {
    const { choices } = at([{ action: 'cleanse khorne kislev' }, { action: 'cleanse nurgle tilea' }], { phone: true });
    expect(choices.buttons).toHaveLength(2);
    choices.choose('kislev');
    expect(choices.buttons).toEqual([]);
    const slots = at(
      [
        { action: 'entrench left', cost: 0 },
        { action: 'play rain_of_pus kislev', cost: 1 },
        { action: 'play_right rain_of_pus kislev', cost: 1 },
      ],
      { phone: true },
    ).choices;
    slots.place('kislev', { action: 'play rain_of_pus kislev', cost: 1 });
    expect(slots.buttons).toEqual([]);
  });

  it('put what is done to pieces of one region into its card, and keep it there', () => {
    const { choices, sent } = at([{ action: 'entrench left' }, { action: 'entrench right' }, { action: 'decline' }], {
      place: 'estalia',
    });
    choices.refresh();
    expect(choices.pinned).toBe('estalia');
    expect(choices.here.map(({ label }) => label)).toEqual(['entrench left', 'entrench right']);
    expect(choices.buttons.map(({ label }) => label)).toEqual(['decline']);
    choices.choose('kislev');
    choices.drop();
    expect(choices.pinned).toBe('estalia');
    choices.here[1]!.run();
    expect(sent).toEqual(['entrench right']);
  });

  it('say beside the battle what else can be done in it', () => {
    const fight = at([...battle.offers, { action: 'keep' }], battle).choices;
    expect(fight.besideHits.map(({ action }) => action)).toEqual(['keep']);
    expect(at([{ action: 'keep' }], battle).choices.besideHits).toHaveLength(1);
    expect(at([{ action: 'keep' }], battle).choices.buttons).toEqual([]);
  });

  it('show hits on figures and upgrades as cards, not as buttons', () => {
    const fight = at(battle.offers, battle).choices;
    expect(fight.hits.map((hit) => `${hit.seat}:${hit.variant}`)).toEqual(['0:cultist', '0:warrior']);
    expect(fight.buttons).toEqual([]);
    const dial = at(upgrade.offers, upgrade).choices;
    expect(dial.upgrades.size).toBe(upgrade.offers.length);
    expect(dial.buttons).toEqual([]);
  });

  it('mark the pieces that stand for an action', () => {
    const marks = (place: Asked['place'], ...actions: string[]) => [
      ...at(
        actions.map((action) => ({ action })),
        { place },
      ).choices.marks.keys(),
    ];
    expect(
      marks(
        'estalia',
        'slay khorne warrior',
        'shield cultist',
        'displace noble',
        'entrench right',
        'meddle khorne',
        'decline',
      ),
    ).toEqual(['estalia|0:warrior', 'estalia|1:cultist', 'estalia|noble', 'estalia|slot1', 'estalia|0:*']);
    expect(marks(null, 'lose warrior kislev', 'fetch slaanesh cultist tilea', 'remove hero norsca')).toEqual([
      'kislev|1:warrior',
      'tilea|3:cultist',
      'norsca|hero',
    ]);
    expect(
      marks('estalia', 'summon cultist estalia kislev', 'place noble kislev', 'play rain_of_pus kislev', 'pass'),
    ).toEqual([]);
  });

  it('light up every region that something can be done to, and ask where there is more than one thing', () => {
    const { choices, sent } = at([
      { action: 'cleanse khorne kislev' },
      { action: 'cleanse nurgle kislev' },
      { action: 'cleanse khorne tilea' },
    ]);
    expect([...choices.targets.keys()]).toEqual(['kislev', 'tilea']);
    choices.choose('kislev');
    expect(sent).toEqual([]);
    expect(choices.here).toHaveLength(2);
    choices.choose('tilea');
    expect(sent).toEqual(['cleanse khorne tilea']);
  });
});
