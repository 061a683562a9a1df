import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import names from '../../scripts/icon-names.json';
import credits from '../../src/pages/front/credits.json';

const notice = readFileSync(new URL('../../../NOTICE.md', import.meta.url), 'utf8');

it('every symbol names its artist, on the page and in the notice (npm run icons writes both)', () => {
  const credited = new Set(Object.values(credits).flat());
  expect([...new Set(Object.values(names).flat())].filter((name) => !credited.has(name))).toEqual([]);
  for (const [artist, symbols] of Object.entries(credits))
    expect(notice).toContain(`| ${artist} | ${symbols.join(', ')} |`);
});
