// What ModelMap shows of single numbers, for tests in Python: the page's own modules on the page's own file.

import { openCheckpoint } from "../../gpt_lab_course/engine/checkpoints.ts";
import { look } from "../../gpt_lab_course/engine/look.ts";
import { Session } from "../../gpt_lab_course/engine/session.ts";
import {
  activationNames,
  activationShape,
  findCell,
} from "../../gpt_lab_course/widgets/model_map/cells.ts";
import {
  computationOf,
  needs,
  totalOf,
} from "../../gpt_lab_course/widgets/model_map/product/computation.ts";
import {
  layoutOf,
  placeIn,
  pointOf,
  tileAt,
} from "../../gpt_lab_course/widgets/model_map/weights/layout.ts";
import type { Sizes } from "../../gpt_lab_course/widgets/model_map/level.ts";
import { Store } from "../../gpt_lab_course/widgets/model_map/store.ts";
import {
  cellOf,
  type ModelNumbers,
  parseCell,
  type Tensor,
  tensorsOf,
  unflatten,
} from "../../gpt_lab_course/widgets/model_map/tensors.ts";
import { placesOf, tonesOf } from "../../gpt_lab_course/widgets/model_map/weights/tones.ts";
import { nextOf, useOf } from "../../gpt_lab_course/widgets/model_map/product/uses.ts";
import { valuesOf } from "../../gpt_lab_course/widgets/model_map/product/values.ts";

interface Opened {
  sizes: Sizes;
  numbers: ModelNumbers;
  tensors: Tensor[];
  store: Store;
  session: Session;
}

let opened: Opened;

/** Opens the page's file. @param given its path, and what the widget's traits have */
export async function open(given: { path: string; sizes: Sizes; numbers: ModelNumbers }) {
  const { model, weights } = openCheckpoint(Deno.readFileSync(given.path));
  const session = new Session(model);
  const answer = await look(session, { weights: ["*"] }, undefined, weights);
  opened = {
    ...given,
    session,
    tensors: tensorsOf(given.numbers.tensors, given.sizes.n_layers),
    store: new Store(answer.weights!),
  };
}

export const tensors = () => opened.tensors.map(({ name, shape, size }) => ({ name, shape, size }));

/** Weights by tensor and place: their value, and the integer and step if the file has them so. */
export function weights(cells: [tensor: number, at: number][]) {
  return cells.map(([tensor, at]) => {
    const { name } = opened.tensors[tensor];
    const { integer = null, step = null } = opened.store.steps(name, at) ?? {};
    return [opened.store.value(name, at), integer, step];
  });
}

/** Activations of a text: each with what the page shows it to be the sum of, and the numbers it says are in it. */
export async function activations({ ids, cells }: { ids: number[]; cells: string[] }) {
  const { sizes, tensors, store, session } = opened;
  const answer = await look(session, { ids, names: ["*"] });
  const values = valuesOf(sizes, ids, tensors, store, answer.activations);
  return cells.map((cell) => {
    const { name, index } = parseCell(cell)!;
    const needed = needs(name, sizes);
    const found = computationOf(
      {
        ...values,
        activation(one, ...at) {
          if (!needed.includes(one)) {
            throw new Error(`${name} is shown with ${one}, which is not asked for`);
          }
          return values.activation(one, ...at);
        },
      },
      name,
      index,
    );
    const total = found.kind === "product" ? totalOf(found) : found.computed;
    const next = nextOf({ name, index }, sizes);
    const goes = next.cell ? findCell(next.cell, tensors, ids.length, sizes) : "";
    if (typeof goes === "string" && goes) throw new Error(`${cell} goes to ${goes}`);
    return [String(found.value), String(total), found.kind];
  });
}

/** For weights, whether what the page shows has them in the place that it names. */
export async function uses({ ids, cells }: { ids: number[]; cells: [number, number][] }) {
  const { sizes, tensors, store, session } = opened;
  const answer = await look(session, { ids, names: ["*"] });
  const values = valuesOf(sizes, ids, tensors, store, answer.activations);
  return cells.map(([tensor, at]) => {
    const { name, shape } = tensors[tensor];
    const index = unflatten(at, shape);
    const cell = cellOf(name, ...index);
    const use = useOf({ name, index }, ids, sizes, String);
    if (!use) return name === "position_embedding.weight" && index[0] >= ids.length ? "" : cell;
    const found = computationOf(values, use.of.name, use.of.index);
    const value = store.value(name, at);
    if (found.kind === "formula") {
      // a position's is a step further: it is looked up, then added
      const source = name.startsWith("position")
        ? cellOf("embedding.position", ...use.of.index)
        : cell;
      const operand = found.operands.find((one) => one.cell === source);
      return operand?.value === value ? "" : cell;
    }
    const { right, bias, column } = found;
    const shown = use.at === undefined
      ? [bias?.cell, bias?.value]
      : [right.cell(use.at, column), right.at(use.at, column)];
    return shown[0] === cell && shown[1] === value ? "" : cell;
  });
}

/** Names and shapes of the activations, for so many tokens. */
export const shapes = (T: number) =>
  activationNames(opened.sizes).map((name) => [name, activationShape(name, T, opened.sizes)]);

export const engineNames = () => opened.session.model.activationNames;

/** Why these cells are none, for a text of six tokens; an empty word for those that are. */
export const problems = (cells: string[]) =>
  cells.map((cell) => {
    const found = findCell(cell, opened.tensors, 6, opened.sizes);
    return typeof found === "string" ? found : "";
  });

/** The page of a width: which parameters no cell shows, or several; and which do not lie where they are said to. */
export function page({ width, cells }: { width: number; cells: [number, number][] }) {
  const { tensors } = opened;
  const layout = layoutOf(tensors, width);
  const seen = new Uint8Array(tensors.reduce((sum, { size }) => sum + size, 0));
  let outside = 0;
  for (const tile of layout.tiles) {
    const { x, y, w, h, tensor: { offset } } = tile;
    if (x < 0 || y < 0 || x + w > layout.w || y + h > layout.h) outside += 1;
    for (let down = 0; down < h; down++) {
      for (let across = 0; across < w; across++) seen[offset + placeIn(tile, across, down)] += 1;
    }
  }
  const overlap =
    layout.tiles.filter((a, i) =>
      layout.tiles.slice(i + 1).some((b) =>
        a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
      )
    ).length;
  const lost = cells.filter(([tensor, at]) => {
    const one = tensors[tensor];
    const point = pointOf(layout, one, unflatten(at, one.shape))!;
    const tile = tileAt(layout, point.x + 0.5, point.y + 0.5)!;
    return tile.tensor !== one ||
      placeIn(tile, Math.round(point.x - tile.x), Math.round(point.y - tile.y)) !== at;
  }).length;
  const once = seen.reduce((sum, count) => sum + Number(count === 1), 0);
  return { once, outside, overlap, lost, seen: seen.length, texels: placesOf(layout.tiles).size };
}

/** The bytes of cells, and of the squares of all levels around them, with the numbers in each square. */
export async function tones({ width, cells }: { width: number; cells: [number, number][] }) {
  const { tensors, store, numbers } = opened;
  const layout = layoutOf(tensors, width);
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const found = await tonesOf(store, tensors, layout.tiles, numbers.rms, pause);
  const bytes = cells.map(([tensor, at]) => {
    const one = tensors[tensor];
    const { tile, ...point } = pointOf(layout, one, unflatten(at, one.shape))!;
    const [x, y] = [Math.round(point.x - tile.x), Math.round(point.y - tile.y)];
    const i = layout.tiles.indexOf(tile);
    const squares = found.places.slice(1).map(({ [i]: { base, right, down } }, level) => {
      const side = 2 ** (level + 1);
      const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
      const inside: number[] = [];
      for (let dy = row * side; dy < Math.min(tile.h, (row + 1) * side); dy++) {
        for (let dx = column * side; dx < Math.min(tile.w, (column + 1) * side); dx++) {
          inside.push(placeIn(tile, dx, dy));
        }
      }
      return [found.squares[base + column * right + row * down], inside];
    });
    return [found.cells[one.offset + at], squares];
  });
  return { bytes, pauses };
}
