import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const board = new URL('../../../src/titles/chaos/', import.meta.url);
const source = readdirSync(board, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(new URL(name, board), 'utf8'))
  .join('\n');
const file = (language: string): string =>
  readFileSync(new URL(`../../../../src/spieltisch/locale/${language}/chaos-ui.ftl`, import.meta.url), 'utf8');
const keysOf = (text: string): string[] => [...text.matchAll(/^(chaos-ui-[\w-]+) =/gm)].map((match) => match[1]!);
const fixed = new Set(
  [...source.matchAll(/['`](chaos-ui-[\w-]+)['`]/g)].map((match) => match[1]!).filter((key) => !key.endsWith('-')),
);
const open = [...new Set([...source.matchAll(/`(chaos-ui-[\w-]*)\$\{/g)].map((match) => match[1]!))].concat(
  'chaos-ui-word-',
);

describe.each(['en', 'de', 'pl', 'nl'])('the words of the board in %s', (language) => {
  const keys = keysOf(file(language));

  it('has every key the board asks for', () => {
    expect([...fixed].filter((key) => !keys.includes(key))).toEqual([]);
  });
  it('has no key nobody asks for', () => {
    expect(keys.filter((key) => !fixed.has(key) && !open.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
  it('parses', () => {
    expect(new FluentBundle(language).addResource(new FluentResource(file(language)))).toEqual([]);
  });
});

it('has the same keys in both languages', () => {
  expect(keysOf(file('de'))).toEqual(keysOf(file('en')));
});
