import { expect, it } from 'vitest';
import { divided } from '../../src/words/hyphenation';

it('divides long words between syllables', () => {
  const words = 'Zwergengrenzläufer Runenschmied Grundsteinschmiede Entwicklung Schreckens Zaprzysiężony Jäger';
  expect(divided(words).replaceAll('\u00ad', '-')).toBe(
    'Zwer-gen-grenz-läu-fer Runen-schmied Grund-stein-schmiede Entwick-lung Schre-ckens Zaprzy-się-żony Jäger',
  );
});
