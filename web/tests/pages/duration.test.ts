import { expect, it } from 'vitest';
import { duration } from '../../src/app/duration';

it('says a time that is left as people count it: a second less than three days is three days', () => {
  expect(duration(3 * 86_400 - 1)).toBe('3 days');
  expect(duration(3 * 3_600 + 60)).toBe('3 hours');
  expect(duration(90)).toBe('2 minutes');
});
