// All weights of the page's model, fetched once a page, in the eight bits that its file has: four megabytes.

import type { Numbers, Weight } from "../../engine/messages.ts";
import type { Look } from "../kit/question.ts";
import type { MapKit } from "./level.ts";
import { flatten, type Tensor } from "./tensors.ts";

/** A tensor's numbers: integers times the step of their row, or floats. */
export interface Packed {
  integers?: Int8Array;
  /** [rows] */
  step?: Numbers;
  values?: Numbers;
  /** Numbers in a row. */
  columns: number;
}

export class Store {
  #packed = new Map<string, Packed>();

  /** Stores only a matrix's integers, from which the values follow. */
  constructor(weights: Record<string, Weight>) {
    for (const [name, { values, shape, quantized }] of Object.entries(weights)) {
      const columns = shape[shape.length - 1];
      this.#packed.set(name, quantized ? { ...quantized, columns } : { values, columns });
    }
  }

  packed(name: string): Packed {
    const found = this.#packed.get(name);
    if (!found) throw new RangeError(`the model’s file lacks ${name}`);
    return found;
  }

  /** A number as used by the model. @param at its place in the tensor */
  value(name: string, at: number): number {
    const { integers, step, values, columns } = this.packed(name);
    if (!integers) return values![at];
    return Math.fround(integers[at] * step![Math.floor(at / columns)]);
  }

  at({ name, shape }: Pick<Tensor, "name" | "shape">, ...index: number[]): number {
    return this.value(name, flatten(index, shape));
  }

  /** A matrix's number as the file has it: so many steps of this size; none for a float. */
  steps(name: string, at: number): { integer: number; step: number } | undefined {
    const { integers, step, columns } = this.packed(name);
    return integers && { integer: integers[at], step: step![Math.floor(at / columns)] };
  }
}

/** By the page's model, so that all views of a page share one. */
const stores = new WeakMap<object, Store>();

export const knownStore = ({ client }: MapKit) => client && stores.get(client.host);

/** The weights, requested together with this question if they are not loaded yet. */
export async function withStore(kit: MapKit, look: Look, request: Parameters<Look>[0] = {}) {
  const known = knownStore(kit);
  if (known && !request.ids) return { store: known };
  const answer = await look(known ? request : { ...request, weights: ["*"] });
  const store = knownStore(kit) ?? new Store(answer.weights!);
  if (kit.client) stores.set(kit.client.host, store);
  delete answer.weights; // the floats, of which nothing is kept
  return { store, answer };
}
