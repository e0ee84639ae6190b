// What the picture's parts are called.

import { html, nothing } from "lit-html";
import { symbol } from "../kit/math.ts";
import { decimal, percent } from "../kit/format.ts";
import type { Knob, Measure, Point, Sizes, Task } from "./sweep.ts";

const ABILITIES: Record<string, readonly [name: string, what: string]> = {
  fact: ["Facts", "first and last name → city, 1,024 people by heart"],
  one: ["One look-up", "a name → the next in this row’s list"],
  two: ["Two in a row", "a name → the next but one"],
  both: ["Two at once", "two names → both of their next"],
  sense1: ["Sense, 1 clue", "a word → what it means under the first clue"],
  sense2: ["Sense, 2 clues", "a word → what it means under both clues"],
  bigram: ["Letter pairs", "a letter → the one that follows it most often"],
};

/** An ability's name; a text's is that of its kind. */
export const abilityName = (task: Task, ability: number) =>
  ability < 0 ? "All abilities" : nameOf(task.abilities[ability].name);

export const nameOf = (name: string) =>
  ABILITIES[name]?.[0] ?? `${name[0].toUpperCase()}${name.slice(1)}`;

export const whatItIs = (name: string) => ABILITIES[name]?.[1] ?? "";

export const KNOB_WORDS: Record<Knob, readonly [letter: string, words: string]> = {
  d_model: ["d_model", "width"],
  n_heads: ["H", "heads"],
  n_layers: ["L", "blocks"],
  d_ff: ["d_ff", "FFN width"],
};

export const measured = (value: number, measure: Measure) =>
  measure === "right" ? percent(value, 0) : decimal(value, value < 0.1 ? 3 : 2);

/** A mean with its seeds: "48% (44, 48, 52)". */
export function withSeeds(values: readonly number[], measure: Measure) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const each = values.map((value) => measured(value, measure).replace("%", ""));
  return html`<strong>${measured(mean, measure)}</strong>${
    values.length > 1
      ? html`
        <span class="faint each">${each.join(" ")}</span>
      `
      : nothing
  }`;
}

/** "d_model 32 · H 4 · L 2 · d_ff 128", typeset. */
export const sizesView = ({ d_model, n_heads, n_layers, d_ff }: Sizes) =>
  html`
    <span class="unbroken">${symbol("d_model")} ${d_model}</span> · <span
      class="unbroken">${symbol("H")} ${n_heads}</span> · <span
      class="unbroken">${symbol(
        "L",
      )} ${n_layers}</span> · <span
      class="unbroken">${symbol("d_ff")} ${d_ff}</span>
  `;

export const sizesText = ({ sizes }: Point) =>
  `d_model ${sizes.d_model}, H ${sizes.n_heads}, L ${sizes.n_layers}, d_ff ${sizes.d_ff}`;
