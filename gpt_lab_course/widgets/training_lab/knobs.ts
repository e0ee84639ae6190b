// The knobs of a challenge as cards, of which the reader chooses one; or all sizes, with their pie.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { nearestBuildable, sizeOptions, whyNotBuildable } from "../kit/buildable.ts";
import { button } from "../kit/controls.ts";
import { withCommas } from "../kit/format.ts";
import type { Kit } from "../kit/kit.ts";
import { symbol } from "../kit/math.ts";
import { countParameters } from "../parameter_explorer/count.ts";
import { DECLARED as EXPLORED } from "../parameter_explorer/declared.ts";
import { pie } from "../parameter_explorer/pie.ts";
import { type Challenge, type Knob, KNOBS, type Sizes, sizesOf } from "./challenges.ts";
import { DECLARED } from "./declared.ts";
import { symbolOf } from "./verdict.ts";

const { settings } = DECLARED;
const MOST = 200_000; // parameters: more train too slowly in a page

/** The parameters of a model by its parts, as ParameterExplorer counts them. */
export function countOf(sizes: Sizes, vocab_size: number, context_length: number) {
  const gpt2 = EXPLORED.presets[0];
  const config = { ...gpt2, ...sizes, n_kv_heads: sizes.n_heads, vocab_size, context_length };
  return countParameters(EXPLORED.tensors, config);
}

/** Why these sizes cannot be trained here; undefined if they can. */
export function problemOf(sizes: Sizes, parameters: number): string | undefined {
  const why = whyNotBuildable({ ...sizes, n_kv_heads: sizes.n_heads });
  if (why) return why;
  if (parameters <= MOST) return undefined;
  return `${withCommas(parameters)} parameters are more than the ${
    withCommas(MOST)
  } that train in a page`;
}

interface Cards {
  challenge: Challenge;
  chosen: string;
  onChoose: (knob: Knob) => void;
  /** The parameters of some sizes. */
  count: (sizes: Sizes) => number;
  /** What a knob's run has ended at, if it has. */
  result: (knob: Knob) => unknown;
  group: string;
  legend: unknown;
}

/** The challenge's four knobs, each with what it is raised to. */
export const knobCards = (
  { challenge, chosen, onChoose, count, result, group, legend }: Cards,
) =>
  html`
    <fieldset class="knobs" data-setting="knob">
      <legend>${legend}</legend>
      ${KNOBS.map((knob) => {
        const sizes = sizesOf(challenge, knob);
        return html`
          <label class=${chosen === knob ? "chosen" : ""}>
            <input type="radio" name=${group} value=${knob} .checked=${live(chosen === knob)}
              @change=${() => onChoose(knob)}>
            <span class="knob">${symbol(symbolOf(knob))} <span class="faint">${settings[knob]
              .label}</span></span>
            <span class="raise number">${challenge.base[knob]} → <b>${sizes[knob]}</b></span>
            <span class="result number faint">${result(knob) ??
              html`${withCommas(count(sizes))} parameters`}</span>
          </label>
        `;
      })}
    </fieldset>
  `;

/** All sizes and settings as controls. */
export function allKnobs(kit: Kit<typeof DECLARED>, sizes: Sizes, problem: string | undefined) {
  const { control, change } = kit;
  const most = { d_model: settings.d_model.max, n_heads: settings.n_heads.max };
  const heads = { ...sizes, n_kv_heads: sizes.n_heads };
  const fixes = whyNotBuildable(heads) ? nearestBuildable(heads, most) : [];
  return html`
    <div class="sizes">
      ${KNOBS.map((name) =>
        control(name, sizeOptions(name, settings[name], { ...sizes, lock_d_ff: false }))
      )}
      ${control("learning_rate")} ${control("steps")} ${control("seed")}
    </div>
    <p class="warn" role="alert" ?hidden=${!problem}>${problem}${fixes.length ? ": " : ""}${fixes
      .map(({ name, value }) => button(`${name}=${value}`, () => change({ [name]: value })))}</p>
  `;
}

/** The exact count, and the pie of it. */
export function countPicture(sizes: Sizes, vocab_size: number, context: number, possible: boolean) {
  const { components, total } = countOf(sizes, vocab_size, context);
  const shown = components.filter((part) => part.total);
  return html`
    <div class="count">
      <p><b class="total">${withCommas(total)}</b> <span class="faint">parameters</span></p>
      ${possible
        ? pie(
          shown,
          `Pie of ${withCommas(total)} parameters: ${
            shown.map((part) => `${part.name} ${withCommas(part.total)}`).join(", ")
          }`,
          [],
        )
        : nothing}
    </div>
  `;
}
