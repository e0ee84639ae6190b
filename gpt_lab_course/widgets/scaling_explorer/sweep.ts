// A sweep's points: means, columns of a picture, the shape nearest to the knobs. Pure functions.

export const KNOBS = ["d_model", "n_heads", "n_layers", "d_ff"] as const;
export type Knob = (typeof KNOBS)[number];
export type Sizes = Record<Knob, number>;

/** A seed's model: thousandths of a nat, and shares, ability by ability. */
export interface Seed {
  excess: number[];
  right: number[];
  curves: number[][];
  /** The step that is reported: the best by the half of the held-out text that chooses. */
  best: number;
}
/** A shape under a budget, at the best of its rates. */
export interface Point {
  sizes: Sizes;
  /** What else the shape has: other parts, another start. */
  others: Record<string, unknown>;
  steps: number;
  batch: number;
  parameters: number;
  active: number;
  flops: number;
  /** Whether the best rate is the lowest or highest of those tried. */
  edge: boolean;
  rate: number;
  /** The rates tried with the first seed, and the excess by which they were compared. */
  rates: [rate: number, excess: number | null][];
  /** The parameters of each component. */
  parts: Record<string, number>;
  /** The steps at which the curves were measured. */
  marks: number[];
  seeds: Seed[];
}
export interface Ability {
  name: string;
  /** The excess loss without it; none of a text. */
  chance?: number;
  /** The share right without it. */
  guess?: number;
}
export interface Task {
  vocab_size: number;
  context_length: number;
  abilities: Ability[];
}
export interface Group {
  name: string;
  question: string;
  task: string;
  points: Point[];
}
export interface Sweep {
  tasks: Record<string, Task>;
  groups: Group[];
  /** The groups of the plan that are not recorded. */
  missing: string[];
}

export type Measure = "right" | "excess";

const mean = (values: readonly number[]) => values.reduce((sum, n) => sum + n, 0) / values.length;

/** An ability of each seed, or the mean of all of them. */
export function valuesOf(point: Point, ability: number, measure: Measure): number[] {
  return point.seeds.map((seed) => {
    const all = seed[measure].map((value) => measure === "excess" ? value / 1000 : value);
    return ability < 0 ? mean(all) : all[ability];
  });
}

export const meanOf = (...given: Parameters<typeof valuesOf>) => mean(valuesOf(...given));

/** What a model without the ability has, or without any; undefined where nobody knows. */
export function chanceOf(task: Task, ability: number, measure: Measure): number | undefined {
  const all = task.abilities.map(({ chance, guess }) =>
    measure === "right" ? guess : chance === undefined ? undefined : chance / 1000
  );
  if (ability >= 0) return all[ability];
  return all.some((one) => one === undefined) ? undefined : mean(all as number[]);
}

/** Whether guessing is known: not of a text. */
export const hasChance = ({ abilities }: Task) =>
  abilities.every(({ chance }) => chance !== undefined);

/** Some points over one axis: a knob's values, or a place for each shape. */
export interface Column {
  knob: Knob | undefined;
  group: Group;
  points: Point[];
  /** The places on the axis, 0 to 1. */
  at: number[];
}

/** The one knob in which a group's shapes differ; d_ff may follow d_model. */
export function knobOf({ points }: Group): Knob | undefined {
  const first = points[0];
  const same = (name: keyof Point) =>
    points.every((point) => JSON.stringify(point[name]) === JSON.stringify(first[name]));
  if (!same("others") || !same("steps")) return undefined;
  const turned = KNOBS.filter((knob) =>
    points.some(({ sizes }) => sizes[knob] !== first.sizes[knob])
  );
  const follows = points.every(({ sizes }) => sizes.d_ff === 4 * sizes.d_model);
  const knobs = follows && turned.includes("d_model")
    ? turned.filter((knob) => knob !== "d_ff")
    : turned;
  return knobs.length === 1 ? knobs[0] : undefined;
}

export function columnOf(group: Group): Column {
  const knob = knobOf(group);
  const points = knob
    ? group.points.toSorted((a, b) => a.sizes[knob] - b.sizes[knob])
    : group.points;
  const last = Math.max(1, points.length - 1);
  const logs = points.map(({ sizes }, i) => knob ? Math.log(sizes[knob]) : i / last);
  const [low, high] = [logs[0], logs[logs.length - 1]];
  return {
    knob,
    group,
    points,
    at: logs.map((log) => high > low ? (log - low) / (high - low) : 0.5),
  };
}

/** The knobs' own groups, of the text and the steps for which most of the four are there. */
export function everyKnob({ groups }: Sweep): Column[] {
  const alone = groups.filter((group) =>
    knobOf(group) && group.points.length > 2 && isPlain(group.points[0])
  );
  const alike = Map.groupBy(alone, ({ task, points }) => `${task} ${points[0].steps}`);
  const sets = [...alike.values()].map((same) =>
    KNOBS.flatMap((knob) => same.find((group) => knobOf(group) === knob) ?? [])
  );
  const most = Math.max(0, ...sets.map(({ length }) => length));
  return (sets.find(({ length }) => length === most) ?? []).map(columnOf);
}

/** Whether a shape is told by the four knobs alone. */
export const isPlain = ({ others }: Point) => Object.keys(others).length === 0;

const isSame = (one: Sizes, other: Sizes) => KNOBS.every((knob) => one[knob] === other[knob]);

/** Whether two points are one shape under one budget, which stands in several groups. */
export const isTwin = (one: Point, other: Point) =>
  JSON.stringify([one.sizes, one.others, one.steps]) ===
    JSON.stringify([other.sizes, other.others, other.steps]);

/** The points of some columns, each once. */
export function pointsOf(columns: readonly Column[]): Point[] {
  const found: Point[] = [];
  for (const point of columns.flatMap(({ points }) => points)) {
    if (!found.some((one) => isTwin(one, point))) found.push(point);
  }
  return found;
}

/** How far apart two shapes are: doublings, of all knobs together. */
const apart = (one: Sizes, other: Sizes) =>
  KNOBS.reduce((sum, knob) => sum + Math.abs(Math.log2(one[knob] / other[knob])), 0);

/** The points nearest to some sizes: several where shapes differ in other parts alone. */
export function nearest(points: readonly Point[], sizes: Sizes): Point[] {
  const distances = points.map((point) => apart(point.sizes, sizes));
  const least = Math.min(...distances);
  return points.filter((_, i) => distances[i] === least);
}

/** Of some points those that are told by the knobs alone; all, if none is. */
export function plainOf(points: readonly Point[]): readonly Point[] {
  const plain = points.filter(isPlain);
  return plain.length ? plain : points;
}

/** Whether the knobs are at a shape that was trained. */
export const isMeasured = (points: readonly Point[], sizes: Sizes) =>
  points.some((point) => isSame(point.sizes, sizes));

/** A change from the first to the last shape of a column that no seed contradicts. */
export interface Change {
  ability: number;
  from: number;
  to: number;
}

/** So many percentage points at least are a change worth naming. */
export const LEAST_CHANGE = 0.05;

/** The abilities whose share right differs between the ends of a column by every seed, none overlapping. */
export function clearChanges({ points }: Column, task: Task): Change[] {
  const [first, last] = [points[0], points[points.length - 1]];
  return task.abilities.flatMap((_, ability) => {
    const [from, to] = [first, last].map((one) => valuesOf(one, ability, "right"));
    const apart = Math.min(...to) > Math.max(...from) || Math.max(...to) < Math.min(...from);
    const change = { ability, from: mean(from), to: mean(to) };
    return apart && Math.abs(change.to - change.from) >= LEAST_CHANGE ? [change] : [];
  });
}

/** The abilities in the order in which they arrive in a column: halfway from guessing to all right. */
export function arrivals({ points, at }: Column, task: Task): number[] {
  const arrival = task.abilities.map(({ guess = 0 }, ability) => {
    const means = points.map((point) => meanOf(point, ability, "right"));
    const there = means.findIndex((share) => share > (1 + guess) / 2);
    return there < 0 ? 2 - means[means.length - 1] : at[there] - means[there] / 1000;
  });
  return arrival.map((_, i) => i).sort((a, b) => arrival[a] - arrival[b]);
}

/** What differs between the shapes of a group, in short: "H 1 · L 2 · d_ff 128". */
export function shapeWords({ sizes, others, steps }: Point, points: readonly Point[]): string {
  const symbols = { d_model: "d_model", n_heads: "H", n_layers: "L", d_ff: "d_ff" };
  const follows = points.every(({ sizes }) => sizes.d_ff === 4 * sizes.d_model);
  const turned = KNOBS.filter((knob) =>
    points.some((point) => point.sizes[knob] !== points[0].sizes[knob]) &&
    !(knob === "d_ff" && follows)
  );
  const words: string[] = turned.map((knob) => `${symbols[knob]} ${sizes[knob]}`);
  if (points.some((point) => point.steps !== steps)) words.push(`${steps} steps`);
  const constant = Object.entries(points[0].others).filter(([name, value]) =>
    points.every((point) => point.others[name] === value)
  ).map(([name]) => name);
  for (const [name, value] of Object.entries(others)) {
    if (!constant.includes(name)) words.push(otherWords(name, value));
  }
  return words.join(" · ") || "as GPT-2";
}

const OTHERS: Record<string, string> = {
  "norm rms": "RMS norm",
  "feed_forward swiglu": "SwiGLU",
  "positions rotary": "rotary positions",
  "tie_embeddings false": "untied embeddings",
  "start gpt2": "GPT-2’s start",
};

/** A part that is not GPT-2's: "RMS norm". */
export const otherWords = (name: string, value: unknown) =>
  OTHERS[`${name} ${value}`] ??
    `${name.replace("n_kv_heads", "H_kv").replace("n_experts", "experts")} ${value}`;
