// How large this model is beside others: squares to scale, one inside the next, whose areas are parameters.

import { html, svg } from "lit-html";
import { inShort, withCommas } from "../../kit/format.ts";
import type { Component, ModelNumbers } from "../tensors.ts";

type Model = ModelNumbers["models"][number];

/** Models in steps: each begins with the largest of the step before. */
export function stepsOf(models: readonly Model[]): Model[][] {
  const steps: Model[][] = [[models[0]]];
  for (const model of models.slice(1)) {
    const step = steps[steps.length - 1];
    const near = steps.length > 1 && model.total < 100 * step[0].total;
    if (near) step.push(model);
    else steps.push([step[step.length - 1], model]);
  }
  return steps;
}

const SIDE = 150; // units of a drawing

/** A square in a drawing of which `largest` is the whole, from the lower left corner. */
const sideOf = (total: number, largest: number) => SIDE * Math.sqrt(total / largest);

function step(models: readonly Model[], parts: readonly Component[], first: Model) {
  const largest = models[models.length - 1];
  const outline = (model: Model) => {
    const side = sideOf(model.total, largest.total);
    return svg`
      <rect class=${model === largest ? "largest" : ""} x="1" y=${1 + SIDE - side}
        width=${side} height=${side}></rect>
    `;
  };
  const own = sideOf(first.total, largest.total);
  let below = 0;
  return html`
    <figure>
      <svg viewBox="0 0 ${SIDE + 2} ${SIDE + 2}" aria-hidden="true">
        ${models.toReversed().map((model) => outline(model))}
        ${models.includes(first)
          ? parts.map(({ name, share }) => {
            below += share * own;
            return svg`
              <rect class="part" style="fill: var(--${name.replaceAll(" ", "-")})" x="1"
                y=${1 + SIDE - below} width=${own} height=${share * own}></rect>
            `;
          })
          : ""}
      </svg>
      <figcaption>${models.toReversed().map((model) =>
        html`
          <p>${model.label}<br><span class="faint">${model === first
            ? withCommas(model.total)
            : `${inShort(model.total)}, ${
              withCommas(Math.round(model.total / first.total))
            } times as many`}</span></p>
        `
      )}</figcaption>
    </figure>
  `;
}

/** @param models from this one to the largest */
export function scaleComparison(models: readonly Model[], parts: readonly Component[]) {
  const [first, largest] = [models[0], models[models.length - 1]];
  const meters = (total: number) => {
    const side = Math.sqrt(total) / 1000;
    return side < 10 ? side.toFixed(1) : withCommas(Math.round(side));
  };
  return html`
    <section class="scale">
      <p>If each number took one square millimeter, this model would be a square of
        ${meters(first.total)} meters. ${largest.label} would be ${meters(
          largest.total,
        )} meters wide.</p>
      <div class="steps">${stepsOf(models).map((one) => step(one, parts, first))}</div>
    </section>
  `;
}
