/**
 * A net's judgement: a handful of products, since no numpy comes with Python here. The file is what
 * `spieltisch.ai.net.weight_bytes` writes: four sizes, then the layers, row by row.
 */
export type Products = (encoded: Uint8Array) => number[];

interface Layer {
  weights: Float32Array;
  bias: Float32Array;
}

/** What the inputs add up to; most of them are zero. */
function through(layer: Layer, inputs: ArrayLike<number>): Float32Array {
  const sums = layer.bias.slice();
  const width = sums.length;
  for (let row = 0; row < inputs.length; row++) {
    const input = inputs[row]!;
    if (!input) continue;
    const start = row * width;
    for (let at = 0; at < width; at++) sums[at]! += input * layer.weights[start + at]!;
  }
  return sums;
}

const rectified = (sums: Float32Array): Float32Array => sums.map((sum) => (sum > 0 ? sum : 0));

export function readNet(file: ArrayBuffer): Products {
  const [inputs, first, second, outputs] = new Uint32Array(file, 0, 4) as unknown as [number, number, number, number];
  let at = 16;
  const take = (count: number): Float32Array => {
    const found = new Float32Array(file, at, count);
    at += 4 * count;
    return found;
  };
  const layer = (rows: number, columns: number): Layer => ({ weights: take(rows * columns), bias: take(columns) });
  const [one, two, shares] = [layer(inputs, first), layer(first, second), layer(second, outputs)];
  return (encoded) => Array.from(through(shares, rectified(through(two, rectified(through(one, encoded))))));
}
