// The product of matrices, which takes most of the time: see ../product.ts, whose tiles these are, in 64 bits.

import type { Doubles } from "./parameters.ts";

/**
 * Adds a·b to c: [rows, inner]·[inner, columns]. b and c are stored by rows; the element in row r and column k of a
 * is a[r·row + k·step], so that a may be a transposed matrix.
 */
export function addProduct(
  a: Doubles,
  row: number,
  step: number,
  rows: number,
  inner: number,
  b: Doubles,
  columns: number,
  c: Doubles,
) {
  const [tiledRows, tiledInner] = [rows - (rows % 4), inner - (inner % 4)];
  for (let k = 0; k < tiledInner; k += 4) {
    for (let r = 0; r < tiledRows; r += 4) {
      addTile(a, r * row + k * step, row, step, b, k, columns, c, r);
    }
    for (let r = tiledRows; r < rows; r++) {
      for (let i = k; i < k + 4; i++) addRow(a[r * row + i * step], b, i, columns, c, r);
    }
  }
  for (let k = tiledInner; k < inner; k++) {
    for (let r = 0; r < rows; r++) addRow(a[r * row + k * step], b, k, columns, c, r);
  }
}

/** Adds a number times row k of b to row r of c. */
function addRow(factor: number, b: Doubles, k: number, n: number, c: Doubles, r: number) {
  for (let j = 0, from = k * n, to = r * n; j < n; j++) c[to + j] += factor * b[from + j];
}

/** Adds to four rows of c, from r on, the four rows of b from k on, times the 16 numbers of a from `at` on. */
function addTile(
  a: Doubles,
  at: number,
  row: number,
  step: number,
  b: Doubles,
  k: number,
  n: number,
  c: Doubles,
  r: number,
) {
  const i1 = at, i2 = i1 + row, i3 = i2 + row, i4 = i3 + row;
  const a1 = a[i1], b1 = a[i1 + step], c1 = a[i1 + 2 * step], d1 = a[i1 + 3 * step];
  const a2 = a[i2], b2 = a[i2 + step], c2 = a[i2 + 2 * step], d2 = a[i2 + 3 * step];
  const a3 = a[i3], b3 = a[i3 + step], c3 = a[i3 + 2 * step], d3 = a[i3 + 3 * step];
  const a4 = a[i4], b4 = a[i4 + step], c4 = a[i4 + 2 * step], d4 = a[i4 + 3 * step];
  const k1 = k * n, k2 = k1 + n, k3 = k2 + n, k4 = k3 + n;
  const r1 = r * n, r2 = r1 + n, r3 = r2 + n, r4 = r3 + n;
  for (let j = 0; j < n; j++) {
    const x = b[k1 + j], y = b[k2 + j], z = b[k3 + j], w = b[k4 + j];
    c[r1 + j] += a1 * x + b1 * y + c1 * z + d1 * w;
    c[r2 + j] += a2 * x + b2 * y + c2 * z + d2 * w;
    c[r3 + j] += a3 * x + b3 * y + c3 * z + d3 * w;
    c[r4 + j] += a4 * x + b4 * y + c4 * z + d4 * w;
  }
}

/** [rows, columns] → [columns, rows], written into `to`. */
export function transpose(from: Doubles, rows: number, columns: number, to: Doubles): Doubles {
  for (let r = 0, i = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) to[c * rows + r] = from[i++];
  }
  return to;
}
