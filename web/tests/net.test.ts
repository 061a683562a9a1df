import { expect, test } from 'vitest';
import { readNet } from '../src/worker/net';

test('a net adds up its layers, and nothing below zero passes on', () => {
  const file = new ArrayBuffer(16 + 4 * (6 + 2 + 4 + 2 + 2 + 1));
  new Uint32Array(file, 0, 4).set([3, 2, 2, 1]);
  // inputs 3 -> hidden 2 -> hidden 2 -> shares 1, each with its bias
  new Float32Array(file, 16).set([1, 0, 0, 1, 5, 5, /**/ 0, -3, /**/ 1, 1, 1, -1, /**/ 0, 0, /**/ 2, 10, /**/ 0.5]);
  const products = readNet(file);
  expect(products(Uint8Array.of(1, 2, 0))).toEqual([2 * 1 + 10 * 1 + 0.5]);
  expect(products(Uint8Array.of(0, 4, 0))).toEqual([2 * 1 + 0.5]);
});
