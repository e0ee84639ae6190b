// The unembedding and the cross-entropy of the next tokens, and their gradients.

import { type Doubles, isTrained, type Parameter } from "./parameters.ts";
import { addProduct, transpose } from "./product.ts";

/** A target that is not scored. */
export const NOT_SCORED = -1;

/** The mean of −log p(target), in nats, over the scored positions. Only these are unembedded. */
export class CrossEntropy {
  /** The scored rows of the last batch. */
  readonly rows: number[] = [];
  /** The loss of each. */
  readonly losses: number[] = [];
  /** The share of them whose target is the most probable token. */
  accuracy = 0;
  readonly #table: Doubles; // [d_model, V]
  #transposed = false; // whether the table has an embedding that stays as it is
  readonly #x: Doubles; // the scored rows, [n, d_model]
  readonly #logits: Doubles; // [n, V]; after the forward pass, their gradient
  readonly #dScored: Doubles; // [n, d_model]
  readonly #dx: Doubles; // [N, d_model]

  /** `embedding` is [V, d_model]: a row for each token to score. */
  constructor(readonly embedding: Parameter, readonly N: number) {
    const [V, d_model] = embedding.shape;
    this.#table = new Float64Array(V * d_model);
    this.#logits = new Float64Array(N * V);
    const array = () => new Float64Array(N * d_model);
    [this.#x, this.#dScored, this.#dx] = [array(), array(), array()];
  }

  /** x, the normalized stream, [N, d_model], and targets, [N] → the loss. */
  forward(x: Doubles, targets: Int32Array): number {
    const [V, d_model] = this.embedding.shape;
    const { rows } = this;
    rows.length = this.losses.length = 0;
    for (let row = 0; row < this.N; row++) {
      if (targets[row] === NOT_SCORED) continue;
      this.#x.set(x.subarray(row * d_model, (row + 1) * d_model), rows.length * d_model);
      rows.push(row);
    }
    const n = rows.length, logits = this.#logits.subarray(0, n * V).fill(0);
    if (!this.#transposed) transpose(this.embedding.values, V, d_model, this.#table);
    this.#transposed = !isTrained(this.embedding);
    addProduct(this.#x, d_model, 1, n, d_model, this.#table, V, logits);
    let loss = 0, right = 0;
    for (let i = 0; i < n; i++) {
      const row = logits.subarray(i * V, (i + 1) * V), target = targets[rows[i]];
      const best = largest(row), score = row[target];
      let sum = 0;
      for (let v = 0; v < V; v++) sum += row[v] = Math.exp(row[v] - best);
      loss += this.losses[i] = Math.log(sum) + best - score;
      if (score === best) right += 1;
      for (let v = 0; v < V; v++) row[v] /= sum * n;
      row[target] -= 1 / n; // (p − 1 at the target, p elsewhere) / n
    }
    this.accuracy = right / n;
    return loss / n;
  }

  /** The gradient with respect to x, [N, d_model]; adds to the embedding's. */
  backward(): Doubles {
    const [V, d_model] = this.embedding.shape;
    const { rows } = this, n = rows.length, d = this.#logits;
    if (isTrained(this.embedding)) {
      addProduct(d, 1, V, V, n, this.#x, d_model, this.embedding.gradient);
    }
    addProduct(d, V, 1, n, V, this.embedding.values, d_model, this.#dScored.fill(0));
    const dx = this.#dx.fill(0);
    rows.forEach((row, i) => {
      dx.set(this.#dScored.subarray(i * d_model, (i + 1) * d_model), row * d_model);
    });
    return dx;
  }
}

function largest(row: Doubles): number {
  let best = row[0];
  for (let v = 1; v < row.length; v++) if (row[v] > best) best = row[v];
  return best;
}
