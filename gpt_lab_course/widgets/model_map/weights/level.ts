// All parameters at once: every one is a dot, the darker, the farther from zero. Zoom in to read it.

import { html, nothing } from "lit-html";
import { button, disclosure } from "../../kit/controls.ts";
import { plural, sharePercent, withCommas } from "../../kit/format.ts";
import { cellField, type Draft, forget } from "../cell_field.ts";
import { findCell } from "../cells.ts";
import { asShipped, crumbs } from "../crumbs.ts";
import type { Level, MapKit, Sizes } from "../level.ts";
import { Picture } from "./picture.ts";
import { scaleComparison } from "./scale.ts";
import { knownStore, type Store, withStore } from "../store.ts";
import {
  cellOf,
  components,
  countOf,
  flatten,
  type ModelNumbers,
  shapeText,
  tensorsOf,
} from "../tensors.ts";

export function weightsLevel(kit: MapKit): Level<object, Store> {
  const { state, data, find, id, tokens } = kit;
  const sizes = data<Sizes>("sizes");
  const { tensors: kinds, rms, models } = data<ModelNumbers>("_numbers");
  const tensors = tensorsOf(kinds, sizes.n_layers);
  const total = countOf(tensors);
  const local = kit.local<Draft & { whole: boolean; compares: boolean }>({
    whole: true,
    compares: false,
  });
  let picture: Picture | undefined;
  kit.onCleanup(() => picture?.dispose());

  const tokenCount = () => Math.min(tokens.input(state.text).length, sizes.context_length);
  const look = (cell: string) => findCell(cell, tensors, tokenCount(), sizes);
  /** The weight in focus: the first of all while there is none. */
  function focused() {
    const found = state.cell ? look(state.cell) : "";
    return typeof found === "object" && found.tensor
      ? { tensor: found.tensor, index: found.index }
      : { tensor: tensors[0], index: tensors[0].shape.map(() => 0) };
  }
  /** Why the state's cell is not in the picture. */
  function problem() {
    const found = look(local.refused ?? (state.cell || cellOf(tensors[0].name, 0, 0)));
    if (typeof found === "string") return found;
    return found.tensor
      ? ""
      : `${found.name} is computed from your text, so it is not in the picture.`;
  }

  const open = () => kit.change({ level: "product", cell: focusedCell() });
  const focusedCell = () => {
    const { tensor, index } = focused();
    return cellOf(tensor.name, ...index);
  };
  function enter(typed: string) {
    const found = look(typed);
    if (typeof found === "string") return false;
    const cell = cellOf(found.name, ...found.index);
    kit.change(found.tensor ? { cell } : { cell, level: "product" });
    return true;
  }

  /** Draws into the element, once it is there. */
  function attach(store: Store) {
    const element = find(".all-weights");
    if (!element) return;
    const { tensor: { name }, index } = focused();
    const shows = { store, tensors, rms, focus: { name, index } };
    if (picture?.element === element && !picture.gone) return picture.show(shows);
    picture?.dispose();
    picture = new Picture(element, shows, {
      choose(name, index) {
        forget(local);
        kit.change({ cell: cellOf(name, ...index) });
      },
      open,
      leave: () => kit.change({ level: "model" }),
      changed: () => local.whole = picture?.whole ?? true,
    });
  }

  /** The cell in focus, in words. */
  function said(store: Store) {
    const { tensor, index } = focused();
    const at = flatten(index, tensor.shape);
    const stored = store.steps(tensor.name, at);
    const { pieces, shape } = tensor;
    const nth = Math.floor(index[index.length - 1] * pieces.length / shape[shape.length - 1]);
    const piece = pieces.slice(nth, nth + 1).filter((name) => name !== "weight");
    return html`
      <p class="cell-line">
        <code>${focusedCell()}</code> =
        <output data-tensor=${tensor.name} data-index=${index.join(",")}>${written(
          store.value(tensor.name, at),
        )}</output>
        <span class="faint">${[tensor.component, ...piece].join(" · ")} · shape ${shapeText(
          tensor.shape,
        )}${stored
          ? ` · stored as ${stored.integer} steps of ${stored.step.toPrecision(4)}`
          : ""}</span>
      </p>
    `;
  }

  const view = (store: Store | undefined) => {
    if (store && kit.host) queueMicrotask(() => attach(store));
    return html`
      ${crumbs(kit, [{ label: "All weights" }])}
      <p class="map-title">All ${withCommas(total)} numbers</p>
      ${asShipped(kit)}
      <p>Every number that the model has learned is a dot. The more a dot stands out, the farther the number
        is from zero. Zoom in to read it.</p>
      <div class="buttons" role="group" aria-label="Zoom">
        ${button("Zoom in", () => picture?.zoomFocus(2.5), { disabled: !store })}
        ${button("Zoom out", () => picture?.zoomFocus(0.4), { disabled: !store || local.whole })}
        ${button("Show all", () => picture?.showWhole(), { disabled: !store || local.whole })}
        ${button("Zoom to the number", () => picture?.zoomFocus(1000), { disabled: !store })}
      </div>
      ${store ? said(store) : nothing}
      <div class="all-weights" tabindex="0" role="application" aria-roledescription="map of numbers"
        aria-label="All ${withCommas(total)} parameters, ${components(tensors).map((
          { name, count },
        ) => `${name} ${withCommas(count)}`).join(", ")}" aria-describedby="${id}-keys">
        <canvas class="cells"></canvas>
        <canvas class="labels"></canvas>
        ${store ? nothing : html`<p class="faint">The picture comes with the model.</p>`}
      </div>
      <p class="faint"
        id="${id}-keys">Drag to move, pinch to zoom; hold Ctrl to zoom with the wheel. With the
        keyboard: arrows move from number to number, + and − zoom, Enter shows what the number is used for,
        Escape goes back out.</p>
      ${cellField({
        ...{
          id: `${id}-cell`,
          cell: state.cell || focusedCell(),
          local,
          problem: problem(),
          enter,
        },
        more: button("What is it used for?", open, { name: "open-product" }),
      })}
      <ul class="legend">${components(tensors).map(({ name, count, share }) =>
        html`<li><i class="swatch" style="background: var(--${
          name.replaceAll(" ", "-")
        })"></i> ${name}
        <span class="faint">${withCommas(count)} · ${sharePercent(share)}</span></li>`
      )}</ul>
      ${disclosure(
        "How big is that?",
        local.compares,
        (open) => local.compares = open,
        () => scaleComparison(models, components(tensors)),
      )}
    `;
  };

  return {
    question: () => ({ weights: true }),
    answer: async (_, look) => (await withStore(kit, look)).store,
    first: undefined,
    view: (answer) => view(answer ?? knownStore(kit)),
    announcement(answer) {
      const store = answer ?? knownStore(kit);
      const { tensor, index } = focused();
      return store
        ? `${focusedCell()}, ${written(store.value(tensor.name, flatten(index, tensor.shape)))}`
        : `${plural(total, "number")}`;
    },
  };
}

/** As code would print it: enough digits to tell neighbors apart. */
const written = (value: number) => String(Number(value.toPrecision(6)));
