// SHA-256 (FIPS 180-4), by the browser where it may: it does not on pages from a disk or without encryption.

const SIZE = 64; // bytes of a block

/** The digest of some bytes, in hexadecimal. */
export async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", content))
    : digestOf(content);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The 32 bytes of the digest, computed here. */
export function digestOf(content: Uint8Array): Uint8Array {
  const whole = content.length - (content.length % SIZE);
  const rest = content.length - whole;
  const end = new Uint8Array(rest + 9 > SIZE ? 2 * SIZE : SIZE); // the rest, a bit, zeros, the length in bits
  end.set(content.subarray(whole));
  end[rest] = 0x80;
  new DataView(end.buffer).setBigUint64(end.length - 8, 8n * BigInt(content.length));
  const hash = Int32Array.from(fractions((p) => Math.sqrt(p)).slice(0, 8));
  const constants = Int32Array.from(fractions((p) => Math.cbrt(p)));
  const w = new Int32Array(SIZE);
  for (let at = 0; at < whole; at += SIZE) compress(hash, constants, w, content, at);
  for (let at = 0; at < end.length; at += SIZE) compress(hash, constants, w, end, at);
  const digest = new Uint8Array(32);
  hash.forEach((word, i) => new DataView(digest.buffer).setInt32(4 * i, word));
  return digest;
}

/** The first 32 bits of the fractions of roots of the first 64 primes. */
function fractions(root: (p: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  return primes.map((p) => Math.floor((root(p) % 1) * 2 ** 32));
}

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** Mixes one block into the hash. */
function compress(
  hash: Int32Array,
  constants: Int32Array,
  w: Int32Array,
  bytes: Uint8Array,
  at: number,
) {
  for (let i = 0, b = at; i < 16; i++, b += 4) {
    w[i] = (bytes[b] << 24) | (bytes[b + 1] << 16) | (bytes[b + 2] << 8) | bytes[b + 3];
  }
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15], w[i - 2]];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + constants[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}
