// Matrix products, optimized for speed, because they take nearly all the time.
//
// x·W is a sum of W's rows, each times one number of x. Taken four rows and four tokens at a time, a number of W is
// read once for four multiplications, and a sum once for four additions; a token alone takes eight rows. The sums are 64 bits wide, as JavaScript's
// own numbers are, so that none is rounded before it is complete.

import type { Numbers } from "./activations.ts";

let sums = new Float64Array(0);

/** x·W + b: [T, d_in]·[d_in, d_out] + [d_out], written into y, [T, d_out]. */
export function product(
  x: Numbers,
  T: number,
  weight: Numbers,
  d_in: number,
  d_out: number,
  bias: Numbers | undefined,
  y: Numbers,
): Numbers {
  if (sums.length < T * d_out) sums = new Float64Array(T * d_out);
  if (bias) { for (let t = 0; t < T; t++) sums.set(bias, t * d_out); }
  else sums.fill(0, 0, T * d_out);
  const tiled = T - (T % 4);
  let i = 0;
  for (; i + 7 < d_in; i += 8) {
    for (let t = 0; t < tiled; t += 4) {
      addTile(weight, i, d_out, x, t, d_in, sums);
      addTile(weight, i + 4, d_out, x, t, d_in, sums);
    }
    for (let t = tiled; t < T; t++) addRows(weight, i, d_out, x, t, d_in, sums);
  }
  for (; i < d_in; i++) {
    for (let t = 0; t < T; t++) {
      const a = x[t * d_in + i];
      for (let j = 0; j < d_out; j++) sums[t * d_out + j] += a * weight[i * d_out + j];
    }
  }
  y.set(sums.subarray(0, T * d_out));
  return y;
}

/** Adds the eight rows of W from i on, for token t: in the order of two tiles, so that the sums are the same. */
function addRows(
  w: Numbers,
  i: number,
  n: number,
  x: Numbers,
  t: number,
  d_in: number,
  y: Float64Array,
) {
  const from = t * d_in + i, to = t * n;
  const a = x[from], b = x[from + 1], c = x[from + 2], d = x[from + 3];
  const e = x[from + 4], f = x[from + 5], g = x[from + 6], h = x[from + 7];
  const r1 = i * n, r2 = r1 + n, r3 = r2 + n, r4 = r3 + n;
  const r5 = r4 + n, r6 = r5 + n, r7 = r6 + n, r8 = r7 + n;
  for (let j = 0; j < n; j++) {
    const first = a * w[r1 + j] + b * w[r2 + j] + c * w[r3 + j] + d * w[r4 + j];
    const last = e * w[r5 + j] + f * w[r6 + j] + g * w[r7 + j] + h * w[r8 + j];
    y[to + j] = y[to + j] + first + last;
  }
}

/** Adds the four rows of W from i on, for the four tokens from t on. */
function addTile(
  w: Numbers,
  i: number,
  n: number,
  x: Numbers,
  t: number,
  d_in: number,
  y: Float64Array,
) {
  const x1 = t * d_in + i, x2 = x1 + d_in, x3 = x2 + d_in, x4 = x3 + d_in;
  const a1 = x[x1], b1 = x[x1 + 1], c1 = x[x1 + 2], d1 = x[x1 + 3];
  const a2 = x[x2], b2 = x[x2 + 1], c2 = x[x2 + 2], d2 = x[x2 + 3];
  const a3 = x[x3], b3 = x[x3 + 1], c3 = x[x3 + 2], d3 = x[x3 + 3];
  const a4 = x[x4], b4 = x[x4 + 1], c4 = x[x4 + 2], d4 = x[x4 + 3];
  const r1 = i * n, r2 = r1 + n, r3 = r2 + n, r4 = r3 + n;
  const y1 = t * n, y2 = y1 + n, y3 = y2 + n, y4 = y3 + n;
  for (let j = 0; j < n; j++) {
    const a = w[r1 + j], b = w[r2 + j], c = w[r3 + j], d = w[r4 + j];
    y[y1 + j] += a1 * a + b1 * b + c1 * c + d1 * d;
    y[y2 + j] += a2 * a + b2 * b + c2 * c + d2 * d;
    y[y3 + j] += a3 * a + b3 * b + c3 * c + d3 * d;
    y[y4 + j] += a4 * a + b4 * b + c4 * c + d4 * d;
  }
}
