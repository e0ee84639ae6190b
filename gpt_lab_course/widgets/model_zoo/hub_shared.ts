// What the layers of several families share: windows, mixtures of experts, and how many are of a kind.

import { type Fields, Refused } from "./hub_fields.ts";
import type { ExpertsRow, Row } from "./row.ts";

export type Layers = Partial<Row>;

export const count = (kinds: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries(counts);
};

export const each = (n: number, kind: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => kind(i));

export const defaults = (read: Fields, name: string) => name in (read.family.defaults ?? {});

/** Which layers look back through a window: as the file says, or as the family has it. */
export function windows(read: Fields, n: number, network: string): Layers {
  const window = read.optional("sliding_window");
  const asked = defaults(read, "use_sliding_window");
  if (!window || (asked && !read.flag("use_sliding_window"))) return {};
  const pattern = read.optional("window_pattern");
  let names = read.kinds("layer_types", n);
  if (!names && asked) {
    const first = read.optional("max_window_layers");
    if (first === undefined) return {};
    names = each(n, (i) => i < first ? "full_attention" : "sliding_attention");
  }
  names ??= each(
    n,
    (i) => pattern && (i + 1) % pattern === 0 ? "full_attention" : "sliding_attention",
  );
  if (!names.includes("sliding_attention")) return {};
  const mixer = (name: string) => name === "sliding_attention" ? "window" : "full";
  return { window, layers: count(names.map((name) => `${mixer(name)} ${network}`)) };
}

const OTHER_NAME: Record<string, string> = {
  num_experts: "num_local_experts",
  num_local_experts: "num_experts",
  n_routed_experts: "num_local_experts",
};

export function experts(read: Fields, rest: Partial<ExpertsRow> = {}): ExpertsRow {
  const [first, width] = read.family.experts ?? ["", ""];
  const other = OTHER_NAME[first];
  const number = read.value(first) === null && read.value(other) !== null ? other : first;
  return {
    count: read.size(number),
    active: read.size("num_experts_per_tok"),
    d_ff: read.size(width),
    ...rest,
  };
}

/** Refuses the layouts of Qwen's mixtures that none of the published ones has. */
export function everyLayerHasExperts(read: Fields) {
  const [step, others] = [read.size("decoder_sparse_step"), read.value("mlp_only_layers")];
  if (step !== 1 || (Array.isArray(others) ? others.length : others)) {
    throw new Refused("decoder_sparse_step and mlp_only_layers leave experts out of some layers");
  }
}

export function sharedGate(read: Fields, row: Row): Layers {
  everyLayerHasExperts(read);
  const shared_d_ff = read.size("shared_expert_intermediate_size");
  const mixture = experts(read, { shared: 1, shared_gate: true, shared_d_ff });
  return { experts: mixture, ...windows(read, row.n_layers, "moe") };
}
