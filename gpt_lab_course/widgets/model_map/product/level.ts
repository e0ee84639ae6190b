// One number: the product or the formula that gives it, and the numbers that these are made of.

import { html, nothing } from "lit-html";
import type { Activation } from "../../../engine/messages.ts";
import { windowStart } from "../../../engine/window.ts";
import { button, select } from "../../kit/controls.ts";
import { plural } from "../../kit/format.ts";
import { cellField, type Draft, forget } from "../cell_field.ts";
import { findCell, type Found, split } from "../cells.ts";
import { computationOf, type Formula, needs, type Product } from "./computation.ts";
import { asShipped, type Crumb, crumbs } from "../crumbs.ts";
import { written } from "./formulas.ts";
import type { Level, MapKit, Sizes } from "../level.ts";
import { codeLines, lessonLink } from "../lessons.ts";
import { largestTerm, pictures, sumOf, table } from "./view.ts";
import { type Store, withStore } from "../store.ts";
import {
  type CellName,
  cellOf,
  flatten,
  type ModelNumbers,
  parseCell,
  tensorsOf,
} from "../tensors.ts";
import { nextOf, tokenAxis, useOf } from "./uses.ts";
import { valuesOf } from "./values.ts";

interface Question {
  ids: number[];
  cell: string;
}
interface Answer extends Question {
  found: Found;
  store: Store;
  activations: Record<string, Activation>;
  /** The displayed activation: the cell itself, or the one for which a weight is used. */
  of?: CellName;
  at?: number;
  what: string;
  computation?: Product | Formula;
}

const WIDE = 1060; // pixels, from which on the table stands beside the pictures

export function productLevel(kit: MapKit): Level<Question, Answer> {
  const { state, data, id, tokens, find } = kit;
  const sizes = data<Sizes>("sizes");
  const { tensors: kinds, code } = data<ModelNumbers>("_numbers");
  const tensors = tensorsOf(kinds, sizes.n_layers);
  const local = kit.local<Draft & { cell: string; cursor: number; width: number }>({
    ...{ cell: "", cursor: 0, width: 0 },
  });
  const measure = () => {
    if (state.level === "product") local.width = find(".map-level")?.clientWidth ?? local.width;
  };
  if (kit.host) {
    const observer = new ResizeObserver(measure);
    observer.observe(kit.host);
    kit.onCleanup(() => observer.disconnect());
  }

  function idsOf() {
    const ids = tokens.input(state.text);
    return ids.slice(windowStart(ids.length, sizes.context_length));
  }
  const lookUp = (cell: string) => findCell(cell, tensors, idsOf().length, sizes);
  /** A neuron of the last block, while no number is chosen. */
  const shownCell = () =>
    state.cell || cellOf(`blocks.${sizes.n_layers - 1}.feed_forward.up`, idsOf().length - 1, 0);

  function use(found: Found, ids: readonly number[]) {
    return found.tensor
      ? useOf(found, ids, sizes, (one) => tokens.name(one))
      : { of: found, at: undefined, what: "" };
  }

  async function answer({ ids, cell }: Question, look: Parameters<typeof withStore>[1]) {
    const found = findCell(cell, tensors, ids.length, sizes) as Found;
    const used = use(found, ids);
    const names = used ? needs(used.of.name, sizes) : [];
    const { store, answer } = await withStore(kit, look, { ids, names });
    const activations = answer?.activations ?? {};
    const values = valuesOf(sizes, ids, tensors, store, activations);
    const computation = used && computationOf(values, used.of.name, used.of.index);
    return { ids, cell, found, store, activations, what: "", ...used, computation };
  }

  const open = (cell: string) => {
    forget(local);
    kit.change({ cell });
  };
  function enter(typed: string) {
    const found = lookUp(typed);
    if (typeof found !== "string") open(cellOf(found.name, ...found.index));
    return typeof found !== "string";
  }

  const cellButton = (cell: string, words: unknown = cell) =>
    html`<button type="button" class="cell-name" @click=${() => open(cell)}>${words}</button>`;

  /** The way from the model to the number. */
  function way(name: string): Crumb[] {
    const [block, part] = split(name);
    const names: [RegExp, string][] = [
      [/^attention|^norm_1/, "Attention"],
      [/^feed_forward|^norm_2/, "Feed-forward"],
      [/embedding/, "Embedding"],
      [/./, block === undefined ? "Output" : "Residual stream"],
    ];
    const label = names.find(([pattern]) => pattern.test(part))![1];
    const to = { level: "block", layer: block } as const;
    return block === undefined
      ? [{ label }, { label: "one number" }]
      : [{ label: `Block ${block}`, to }, { label, to }, { label: "one number" }];
  }

  const field = (problem: string) =>
    cellField({
      ...{ id: `${id}-number`, cell: shownCell(), local, problem, enter },
      more: button("All weights", () => kit.change({ level: "weights" })),
    });

  /** The number itself, as code would print it. */
  const output = ({ name, index }: CellName, value: number) =>
    html`<p class="cell-line"><code>${cellOf(name, ...index)}</code> = <output data-tensor=${name}
      data-index=${index.join(",")}>${String(Number(value.toPrecision(6)))}</output></p>`;

  function body(given: Answer) {
    const { found, of, what, computation, store, ids } = given;
    const own = found.tensor
      ? store.value(found.name, flatten(found.index, found.shape))
      : computation!.value;
    if (!of || !computation) {
      return html`${output(found, own)}<p>Your text has ${
        plural(ids.length, "token")
      }, and none of them
        stands at position ${found.index[0]}. So the model does not use this number for it.</p>`;
    }
    const t = of.index[tokenAxis(of.index)];
    const word = tokens.template(ids[t]);
    const columnWord = of.name === "logits" ? tokens.template(of.index[1]) : undefined;
    const tokenMenu = select(
      "Token",
      ids.map((one, i) =>
        [i, `${i}: ${one === tokens.end ? "start, " : ""}${tokens.name(one)}`] as const
      ),
      t,
      (i) => open(cellOf(of.name, ...of.index.with(tokenAxis(of.index), i))),
      "token",
    );
    const next = nextOf(of, sizes);
    const chapter = lessonLink(of.name, Boolean(kit.page));
    const after = html`
      <p class="title">The lines that compute it ${chapter}</p>
      ${codeLines(code[split(of.name)[1]])}
      <p class="title">Where it goes next</p>
      <p>${next.what} ${next.cell ? cellButton(next.cell) : nothing}</p>
    `;
    const head = html`
      ${output(found, own)}
      ${what
        ? html`<p>${what} Here it is in ${cellButton(cellOf(of.name, ...of.index))}.</p>`
        : nothing}
      <div class="buttons">${tokenMenu}</div>
    `;
    if (computation.kind === "formula") {
      return html`${head}
        <p>${computation.what}</p>
        <p class="formula">${computation.text} = <b>${written(computation.value)}</b></p>
        <ul class="operands">${
        computation.operands.map(({ label, value, cell }) =>
          html`
            <li>${label}: <b>${written(value)}</b> ${cell ? cellButton(cell) : nothing}</li>
          `
        )
      }</ul>
        ${after}`;
    }
    const width = local.width || 700;
    const beside = width >= WIDE;
    const product = computation;
    const sum = sumOf(product);
    const n = sum.terms.length;
    const cursor = Math.min(
      n - 1,
      local.cell === given.cell ? local.cursor : given.at ?? largestTerm(sum),
    );
    const onCursor = (at: number) => {
      local.cell = given.cell;
      local.cursor = at;
    };
    const left = beside ? Math.round(width * 0.62) : width;
    return html`
      ${head}
            <div class="product-columns ${beside ? "beside" : ""}">
        <div>${pictures({
          product,
          width: left,
          cursor,
          word,
          columnWord,
          onCursor,
          onCell: open,
          find,
        })}</div>
        <div>${table({ product, cursor, onCursor, onCell: open })} ${after}</div>
      </div>
    `;
  }

  function title(given: Answer) {
    const { computation, found, store } = given;
    if (!computation) return "A number that this text does not use";
    if (found.tensor) {
      const own = store.value(found.name, flatten(found.index, found.shape));
      return `The parameter ${written(own)} at work`;
    }
    const value = written(computation.value);
    return computation.kind === "product"
      ? `${value} is a row times a column`
      : `Where ${value} comes from`;
  }

  return {
    question: () =>
      typeof lookUp(shownCell()) === "string" ? undefined : { ids: idsOf(), cell: shownCell() },
    answer,
    view(given) {
      if (kit.host) queueMicrotask(measure); // once it is drawn
      const found = lookUp(local.refused ?? shownCell());
      const wrong = typeof found === "string" ? found : "";
      const cell = parseCell(shownCell());
      const current = given && typeof lookUp(shownCell()) !== "string";
      return html`
        ${crumbs(kit, way(given?.of?.name ?? cell?.name ?? ""))}
        <p class="map-title">${current ? title(given) : "One number"}</p>
        ${asShipped(kit)}
        ${field(wrong)}
        <div class="number-body ${current || wrong ? "" : "waiting"}">${current
          ? body(given)
          : wrong
          ? nothing
          : html`<p class="faint">The numbers come with the model.</p>`}</div>
      `;
    },
    announcement: (given) => given?.computation ? `${given.cell}: ${title(given)}` : "",
  };
}
