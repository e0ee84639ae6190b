// PyTorch's random numbers on a CPU: the Mersenne Twister MT19937 (Matsumoto and Nishimura 1998).

const [N, M] = [624, 397];

/** The numbers of `torch.Generator().manual_seed(seed)`. */
export class Mersenne {
  readonly #state = new Uint32Array(N);
  #next = N;

  constructor(seed: number) {
    const state = this.#state;
    state[0] = seed;
    for (let i = 1; i < N; i++) {
      const before = state[i - 1] ^ (state[i - 1] >>> 30);
      state[i] = Math.imul(1812433253, before) + i;
    }
  }

  /** `torch.rand`'s next number in [0, 1), a multiple of 2⁻²⁴. */
  uniform(): number {
    if (this.#next === N) this.#renew();
    let y = this.#state[this.#next++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return (y & 0xffffff) / 2 ** 24;
  }

  #renew() {
    const state = this.#state;
    for (let i = 0; i < N; i++) {
      const y = (state[i] & 0x80000000) | (state[(i + 1) % N] & 0x7fffffff);
      state[i] = state[(i + M) % N] ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.#next = 0;
  }
}
