import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from '../../../src/words/fluent';
import { verbOf } from '../../../src/titles/smallworld/actions';
import {
  factionOf,
  pieceIcon,
  powerIcon,
  raceIcon,
  tileIcon,
  verbIcon,
} from '../../../src/titles/smallworld/art/emblems';
import { OWNERS, NOBODY, outline } from '../../../src/titles/smallworld/art/owners';
import scenes from '../../../src/titles/smallworld/demo/scenes.json';
import { regionLabel } from '../../../src/titles/smallworld/labels';
import { causeName } from '../../../src/words/causes';
import { SAID, type SmallWorldAction, type SmallWorldView } from '../../../src/titles/smallworld/view';

const LOCALE = new URL('../../../../src/spieltisch/locale/', import.meta.url);
const source = (language: string): string =>
  ['smallworld', 'smallworld-ui', 'ui']
    .map((name) => readFileSync(new URL(`${language}/${name}.ftl`, LOCALE), 'utf8'))
    .join('\n');
const slugs = (text: string, domain: string): string[] =>
  [...text.matchAll(new RegExp(`^smallworld-${domain}-([a-z0-9_]+) =`, 'gm'))].map((found) => found[1]!);
const actionNames = { action: (action: string) => action, thing: (action: string) => action };
const played = Object.values(scenes as unknown as Record<string, { view: SmallWorldView; offers: SmallWorldAction[] }>);

describe.each(['en', 'de', 'pl', 'nl'])('the words of the board in %s', (language) => {
  const text = source(language);
  const texts = new Texts([{ language, text }]);
  const board = readdirSync(new URL('../../../src/titles/smallworld/', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(new URL(`../../../src/titles/smallworld/${name}`, import.meta.url), 'utf8'))
    .join('\n');

  it('has every key that the board asks for, and asks for every key it has', () => {
    const asked = [...board.matchAll(/['"`](smallworld-ui-[a-z_-]*[a-z_])['"`]/g)].map((found) => found[1]!);
    const families = [...board.matchAll(/`(smallworld-ui-[a-z_-]*)\$\{/g)].map((found) => found[1]!);
    expect(asked.filter((key) => !texts.has(key))).toEqual([]);
    expect(
      texts
        .ids('smallworld-ui-')
        .filter((key) => !asked.includes(key) && !families.some((start) => key.startsWith(start))),
    ).toEqual([]);
  });

  it('has a short line for every race and power', () => {
    expect(
      [...slugs(text, 'race'), ...slugs(text, 'power')].filter((slug) => !texts.has(`smallworld-ui-short-${slug}`)),
    ).toEqual([]);
    expect(slugs(text, 'race')).toHaveLength(16);
    expect(slugs(text, 'power')).toHaveLength(20);
  });

  it('names regions, offers and costs of played games without a bare key', () => {
    const t = (key: string, args?: Parameters<Texts['text']>[1]): string => texts.text(key, args);
    for (const { view, offers } of played) {
      for (const [slug, region] of Object.entries(view.regions))
        expect(regionLabel(t, actionNames, slug, region, String, offers[0])).not.toContain('smallworld-');
      for (const offer of offers)
        for (const cause of offer.causes ?? [])
          expect(causeName(t, 'smallworld', SAID, cause)).not.toContain('smallworld-');
    }
  });
});

describe('the drawings', () => {
  const text = source('en');

  it('differ for every race, power and tile', () => {
    for (const [domain, draw] of [
      ['race', raceIcon],
      ['power', powerIcon],
      ['tile', tileIcon],
    ] as const)
      expect(new Set(slugs(text, domain).map(draw)).size).toBe(slugs(text, domain).length);
  });

  it('exist for every verb and piece', () => {
    const nothing = tileIcon(null);
    expect(
      slugs(text, 'verb').filter((verb) => verbIcon(verb) === nothing && !['place', 'lay'].includes(verb)),
    ).toEqual([]);
    expect(slugs(text, 'piece').every((piece) => pieceIcon(piece).length > 20)).toBe(true);
  });

  it('give each owner a silhouette of their own', () => {
    expect(new Set([...OWNERS, NOBODY].map((owner) => outline(owner.shape, 20))).size).toBe(6);
  });

  it('know the sides of banners that lie open', () => {
    for (const { view } of played) for (const set of view.sets) expect(factionOf(set.race)).toBe(set.faction);
  });

  it('speak of verbs the engine knows', () => {
    const known = slugs(text, 'verb');
    for (const { offers } of played) for (const offer of offers) expect(known).toContain(verbOf(offer));
  });
});
