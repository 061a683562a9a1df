import { describe, expect, it } from 'vitest';
import { packName, span } from '../../src/pages/table/facts';

describe('what is agreed at a table', () => {
  it('says spans in the largest unit that fits without a rest', () => {
    expect([259_200, 86_400, 5_400, 2_700, 90, 30].map(span)).toEqual([
      '3 days',
      '1 day',
      '90 minutes',
      '45 minutes',
      '90 seconds',
      '30 seconds',
    ]);
  });
  it('knows the name of a pack in both its forms, and that there may be none', () => {
    expect(packName({ pack: { digest: 'x', name: 'Greener' } })).toBe('Greener');
    expect(packName({ pack: { pack: { name: 'Redder' } } })).toBe('Redder');
    expect([packName({}), packName({ pack: null }), packName({ pack: '' })]).toEqual(['', '', '']);
  });
});
