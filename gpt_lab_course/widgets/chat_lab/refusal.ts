// The direction of refusing, as in refusal.py. Pure functions.

import type { Change } from "../../engine/messages.ts";
import { DECLARED } from "./declared.ts";

const { written: LONGEST } = DECLARED.constants;

export interface Direction {
  /** The activation that is moved. */
  part: string;
  /** The direction, [d_model]. */
  unit: number[];
  /** How far questions about real countries are along it, on average, and those about made-up ones. */
  real: number;
  made_up: number;
}

/**
 * The changes that move the stream along the direction.
 *
 * @param strength from 0 to 1, so much of the vector is added; from 0 to −1, so much of the way to the real
 *   countries is gone
 * @param first the position of the last token before the answer
 */
export function changes(
  { part, unit, real, made_up }: Direction,
  strength: number,
  first: number,
): Change[] {
  const at = Array.from({ length: LONGEST + 1 }, (_, i) => first + i);
  const times = (factor: number) => unit.map((number) => factor * number);
  if (strength > 0) return [{ part, at, add: times(strength * (made_up - real)) }];
  if (strength === 0) return [];
  return [
    { part, at, add: times(strength), along: unit },
    { part, at, add: times(-strength * real) },
  ];
}
