// A recorded run: the moment of a step, and the known words of a sample. Pure functions.

export interface Moment {
  readonly step: number;
  readonly train: number;
  readonly held_out: number;
  readonly sample: string;
}

export interface Run {
  readonly parameters: number;
  /** The held-out loss of counted tables, from the highest to the lowest. */
  readonly levels: Readonly<Record<string, number>>;
  readonly words: readonly string[];
  readonly moments: readonly Moment[];
}

/** The place of the last moment at or before a step. */
export function placeOf(moments: readonly Moment[], step: number): number {
  const next = moments.findIndex((moment) => moment.step > step);
  return next < 0 ? moments.length - 1 : Math.max(0, next - 1);
}

/** The place of the moment that is nearest to a share of the picture's width, 0 to 1. */
export function nearest(moments: readonly Moment[], share: number): number {
  const last = moments[moments.length - 1].step;
  const distances = moments.map(({ step }) => Math.abs(across(step, last) - share));
  return distances.indexOf(Math.min(...distances));
}

/** A step's position as a share of the width: a square root gives early ones more room. */
export const across = (step: number, last: number) => Math.sqrt(step / last);

export interface Fragment {
  readonly text: string;
  readonly known: boolean;
}

/** A sample in pieces; those that are words of the training text are known. */
export function pieces(sample: string, words: ReadonlySet<string>): Fragment[] {
  return sample.split(/([A-Za-z]+)/u)
    .map((text) => ({ text, known: words.has(text) }))
    .filter(({ text }) => text !== "");
}

/** Levels sorted by loss, the highest first. */
export const descending = (levels: Run["levels"]) =>
  Object.entries(levels).sort(([, a], [, b]) => b - a);

/** The levels that a loss has passed, by name. */
export const passed = (levels: Run["levels"], loss: number) =>
  descending(levels).filter(([, level]) => loss < level).map(([name]) => name);
