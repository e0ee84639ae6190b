// What the picture's parts are called.

import { html, nothing } from "lit-html";
import { symbol } from "../kit/math.ts";
import { decimal, percent } from "../kit/format.ts";
import { DECLARED } from "./declared.ts";
import {
  hasChance,
  type Knob,
  KNOBS,
  type Measure,
  type Point,
  type Sizes,
  type Task,
} from "./sweep.ts";

const NAMES: Record<string, string> = DECLARED.settings.ability.names;
const WHAT: Record<string, string> = {
  fact: "a full name → a city, 1,024 by heart",
  one: "a name → the next in this row’s list",
  two: "a name → the next but one",
  both: "two names → both of their next",
  sense1: "a word → its meaning by the first clue",
  sense2: "a word → its meaning by both clues",
  bigram: "a letter → its likeliest follower",
};

/** An ability's name; a text's is that of its kind. */
export function abilityName(task: Task, ability: number) {
  const { abilities } = task;
  if (ability >= 0 || abilities.length === 1) return nameOf(abilities[Math.max(0, ability)].name);
  return hasChance(task) ? nameOf("all") : "All kinds of text";
}

/** What a loss is called: of a text, nobody knows the lowest possible. */
export const lossName = (task: Task) => hasChance(task) ? "excess" : "loss";

export const nameOf = (name: string) => NAMES[name] ?? `${name[0].toUpperCase()}${name.slice(1)}`;

export const whatItIs = (name: string) => WHAT[name] ?? "";

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
export const sizesView = (sizes: Sizes) =>
  KNOBS.map((knob, i) => [
    i ? " · " : "",
    html`<span class="unbroken">${symbol(KNOB_WORDS[knob][0])} ${sizes[knob]}</span>`,
  ]);

export const sizesText = ({ sizes }: Point) =>
  `d_model ${sizes.d_model}, H ${sizes.n_heads}, L ${sizes.n_layers}, d_ff ${sizes.d_ff}`;
