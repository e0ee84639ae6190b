// The parameters of a row, by component: the twin of Python's `count_parameters(of_row(row))`. Pure functions.

import {
  attends,
  attention,
  cached,
  deltaRule,
  experts,
  feedForward,
  layerInput,
  layerTable,
  lightning,
  shortFilter,
  stateSpace,
  table,
  type TensorCount,
} from "./parts.ts";
import { layersOf, type Row, splitKind } from "./row.ts";

export interface Component {
  name: string;
  total: number;
  /** Those that one token reads. */
  read: number;
}
export interface Count extends Component {
  components: Component[];
}

/** The parts of a layer of this kind, by component. */
function layer(row: Row, kind: string): [string, TensorCount[]][] {
  const [mixer, network] = splitKind(kind);
  const parts: [string, TensorCount[]][] = [];
  if (mixer.startsWith("mamba")) parts.push(["state space", stateSpace(row)]);
  if (mixer === "delta") parts.push(["delta rule", deltaRule(row)]);
  if (mixer === "filter") parts.push(["filter", shortFilter(row)]);
  if (mixer === "lightning") parts.push(["delta rule", lightning(row)]);
  if (attends(mixer)) parts.push(["attention", attention(row, mixer)]);
  if (["dense", "wide", "both"].includes(network)) {
    parts.push(["feed-forward", feedForward(row, network)]);
  }
  if (["moe", "both"].includes(network)) parts.push(["experts", experts(row)]);
  parts.push(["token embedding", layerInput(row)]);
  return parts;
}

const whole = (count: number): TensorCount => ({ count, read: count });

/** The parameters of a model: the total, and those of each component that has any. */
export function countRow(row: Row): Count {
  const { d_model: d, vocab_size: V, norm = "rms", bias = false, norm_bias = bias } = row;
  const counts = new Map<string, Component>();
  const add = (name: string, tensors: TensorCount[], times = 1) => {
    const sum = counts.get(name) ?? { name, total: 0, read: 0 };
    for (const { count, read } of tensors) {
      sum.total += times * count;
      sum.read += times * read;
    }
    if (sum.total) counts.set(name, sum);
  };
  const normName = norm.endsWith("rms") ? "RMS norm" : "layer norm";
  const aNorm = norm.startsWith("plain") ? 0 : norm === "layer" && norm_bias ? 2 * d : d;
  const tied = row.tie_embeddings ?? false;
  add("token embedding", [tied ? whole(V * d) : table(V, d)]);
  if (row.positions === "learned") {
    add("position embedding", [table(row.context_length ?? 0, d)]);
  }
  if (row.embedding_norm) add("layer norms", [whole(2 * d)]);
  add("token embedding", layerTable(row));
  for (const [kind, n] of Object.entries(layersOf(row))) {
    for (const [name, tensors] of layer(row, kind)) add(name, tensors, n);
    add(`${normName}s`, [whole((row.norms_per_block ?? 2) * aNorm)], n);
  }
  add(`final ${normName}`, [whole(aNorm)]);
  add("output projection", [whole((tied ? 0 : V * d) + (row.lm_head_bias ? V : 0))]);
  const components = [...counts.values()];
  const sum = (of: "total" | "read") => components.reduce((all, one) => all + one[of], 0);
  return { name: "total", total: sum("total"), read: sum("read"), components };
}

/** Numbers that the cache of a text of T tokens has. */
export const cacheNumbers = (row: Row, T: number) =>
  Object.entries(layersOf(row)).reduce(
    (sum, [kind, n]) => sum + n * cached(row, splitKind(kind)[0], T),
    0,
  );
