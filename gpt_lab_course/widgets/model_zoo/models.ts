// The models of the zoo, each with what the list and the pictures say of it.

import { cacheNumbers, type Count, countRow } from "./count.ts";
import { TOKENS } from "./compare.ts";
import type { Row } from "./row.ts";

export interface Model {
  name: string;
  year: number | undefined;
  row: Row;
  count: Count;
  /** Bytes of the cache of a text of TOKENS tokens, two for each number. */
  cache: number;
}

export const modelOf = (name: string, row: Row, year?: number): Model => ({
  ...{ name, row, year },
  count: countRow(row),
  cache: 2 * cacheNumbers(row, TOKENS),
});

const KEYS: Record<string, ((model: Model) => number) | undefined> = {
  year: ({ year }) => year ?? 0,
  parameters: ({ count }) => count.total,
  token: ({ count }) => count.read,
  cache: ({ cache }) => cache,
};

/** The models in an order: numbers from the largest down; as they are listed, family by family, otherwise. */
export function sorted(models: readonly Model[], by: string): readonly Model[] {
  const key = KEYS[by];
  return key ? models.toSorted((a, b) => key(b) - key(a)) : models;
}
