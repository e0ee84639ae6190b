// Losses that are known before training: of who only knows how often each answer occurs, or only adds votes. Pure
// functions.

/** How often each of the numbers below n occurs. */
export function counts(numbers: Iterable<number>, n: number): number[] {
  const found = new Array(n).fill(0);
  for (const number of numbers) found[number] += 1;
  return found;
}

/** The loss of who knows only how often each answer occurs, in nats. */
export function entropy(found: readonly number[]): number {
  const total = found.reduce((sum, n) => sum + n, 0);
  return found.reduce((sum, n) => n ? sum - n / total * Math.log(n / total) : sum, 0);
}

/** The loss of who knows how often each number follows each other one, in nats. */
export function pairEntropy(ids: readonly number[], n: number): number {
  const pairs = new Array(n * n).fill(0);
  for (let i = 1; i < ids.length; i++) pairs[ids[i - 1] * n + ids[i]] += 1;
  return entropy(pairs) - entropy(counts(ids.slice(0, -1), n));
}

/**
 * The lowest loss of a model that adds up what each of two words says for each answer, p ∝ exp(u[a, c] + v[b, c]), in
 * nats. `table` has an answer for each of n · n pairs. Iterative proportional fitting finds it (Deming and Stephan
 * 1940): p is scaled until each word's answers are as probable as they are frequent in the table.
 */
export function additive(table: readonly number[], n: number, answers: number): number {
  const p = new Float64Array(n * n * answers).fill(1 / answers); // [a, b, c]
  const first = new Float64Array(n * answers), second = new Float64Array(n * answers);
  table.forEach((c, i) => {
    first[Math.floor(i / n) * answers + c] += 1;
    second[(i % n) * answers + c] += 1;
  });
  /** Scales the n cells of each of some sums, which are `step` apart. */
  const fit = (wanted: Float64Array, startOf: (sum: number) => number, step: number) => {
    wanted.forEach((target, i) => {
      const start = startOf(i);
      let sum = 0;
      for (let j = 0; j < n; j++) sum += p[start + j * step];
      if (sum) { for (let j = 0; j < n; j++) p[start + j * step] *= target / sum; }
    });
  };
  let loss = Infinity;
  for (let before = 0, round = 0; round < 200 && Math.abs(before - loss) > 1e-4; round++) {
    fit(first, (i) => Math.floor(i / answers) * n * answers + i % answers, answers);
    fit(second, (i) => i, n * answers);
    for (let i = 0; i < n * n; i++) {
      let sum = 0;
      for (let c = 0; c < answers; c++) sum += p[i * answers + c];
      for (let c = 0; c < answers; c++) p[i * answers + c] /= sum;
    }
    before = loss;
    loss = table.reduce((sum, c, i) => sum - Math.log(p[i * answers + c]), 0) / table.length;
  }
  return loss;
}
