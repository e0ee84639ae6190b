// Reproducible random numbers: the n-th number of a seed, whatever was drawn before.

/**
 * A uniform number in [0, 1) from a seed and a counter, both integers of 0 or more, so that a step that was
 * undone draws the same again. The bits are mixed as in MurmurHash3's finalizer (Appleby 2011), twice.
 */
export function uniform(seed: number, n: number): number {
  let high = mix(seed >>> 0, Math.floor(seed / 2 ** 32) ^ 0x9e3779b9);
  high = mix(high, n);
  const low = mix(high, 0x85ebca6b);
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53; // 27 and 26 bits
}

/** The n-th number of a seed from the normal distribution (Box and Muller 1958). */
export function normal(seed: number, n: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(seed, 2 * n)));
  return radius * Math.cos(2 * Math.PI * uniform(seed, 2 * n + 1));
}

function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x165667b1, 0x27d4eb2f), 0x85ebca6b);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
