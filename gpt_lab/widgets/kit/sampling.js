// Controls for how the next token is chosen, by Python's names for the settings.

import { html } from "lit-html";
import { slider, steps } from "./controls.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */

/** The ranges of gpt_lab/widgets/sampling.py; a test compares them. @type {Record<string, import("./settings.js").NumberSetting>} */
export const SAMPLING = {
  temperature: { min: 0, max: 2 },
  top_k: { min: 0, integer: true },
  top_p: { min: 0, max: 1 },
  min_p: { min: 0, max: 1 },
  repetition_penalty: { min: 0.5, max: 2 },
  seed: { min: 0, max: 999_999, integer: true },
};

/** @type {[name: string, label: string, stops: number[], format: (value: number) => string][]} */
const SLIDERS = [
  ["temperature", "Temperature", steps(0, 2, 0.1), (x) => x === 0 ? "0, greedy" : String(x)],
  ["top_k", "Top-k", [0, 1, 2, 3, 5, 10, 20, 50, 100], (k) => k === 0 ? "all" : String(k)],
  ["top_p", "Top-p", steps(0, 1, 0.05), (p) => p === 1 ? "all" : String(p)],
  ["min_p", "Min-p", [0, 0.01, 0.02, ...steps(0.05, 1, 0.05)], (p) => p === 0 ? "all" : String(p)],
  ["repetition_penalty", "Repetition penalty", steps(0.5, 2, 0.1), String],
];

/** The sampling settings of `generate`. @param {WidgetContext} context */
export const samplingOf = (context) => ({
  temperature: context.get("temperature"),
  top_k: context.get("top_k"),
  top_p: context.get("top_p"),
  min_p: context.get("min_p"),
  repetition_penalty: context.get("repetition_penalty"),
});

/**
 * The seed's field is updated only when the seed changes, so that a redraw does not overwrite what the
 * reader is typing.
 *
 * @param {WidgetContext} context
 * @param {() => void} changed
 */
export function samplingControls(context, changed) {
  /** @param {string} name @param {number} value */
  const set = (name, value) => {
    context.set({ [name]: value });
    changed();
  };
  const { min, max = Infinity } = SAMPLING.seed;
  /** Keeps the seed if the field has no number. @param {Event} event */
  const setSeed = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const typed = Math.round(field.valueAsNumber);
    const seed = Number.isFinite(typed) ? Math.min(Math.max(typed, min), max) : context.get("seed");
    field.value = String(seed);
    set("seed", seed);
  };
  return html`
    <div class="sampling">
      ${SLIDERS.map(([name, label, stops, format]) =>
        slider({
          label: html`<span>${label} <span class="number">${
            format(context.get(name))
          }</span></span>`,
          name: label,
          value: context.get(name),
          stops,
          text: format,
          onChange: (value) => set(name, value),
        })
      )}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${min} max=${max} step="1" .value=${String(context.get("seed"))}
          @change=${setSeed}>
      </label>
    </div>
  `;
}
