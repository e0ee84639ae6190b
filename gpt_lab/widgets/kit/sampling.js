// How the next token is chosen: the settings, by the names that Python has for them.

import { html } from "lit-html";
import { slider, steps } from "./controls.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */

/** What a link may say. @type {Record<string, import("./settings.js").NumberSetting>} */
export const SAMPLING = {
  temperature: { first: 1, least: 0, most: 2 },
  top_k: { first: 0, least: 0, most: 1000, whole: true },
  top_p: { first: 1, least: 0, most: 1 },
  min_p: { first: 0, least: 0, most: 1 },
  repetition_penalty: { first: 1, least: 0.5, most: 2 },
  seed: { first: 0, least: 0, most: 999_999, whole: true },
};

const FEW = [0, 0.01, 0.02];

/** @type {[name: string, label: string, stops: number[], says: (value: number) => string][]} */
const SLIDERS = [
  ["temperature", "Temperature", steps(0, 2, 0.1), (x) => x === 0 ? "0, greedy" : String(x)],
  ["top_k", "Top-k", [0, 1, 2, 3, 5, 10, 20, 50, 100], (k) => k === 0 ? "all" : String(k)],
  ["top_p", "Top-p", steps(0, 1, 0.05), (p) => p === 1 ? "all" : String(p)],
  ["min_p", "Min-p", [...FEW, ...steps(0.05, 1, 0.05)], (p) => p === 0 ? "all" : String(p)],
  ["repetition_penalty", "Repetition penalty", steps(0.5, 2, 0.1), String],
];

/** What `generate` is given. @param {WidgetContext} context */
export const samplingOf = (context) => ({
  temperature: context.get("temperature"),
  top_k: context.get("top_k"),
  top_p: context.get("top_p"),
  min_p: context.get("min_p"),
  repetition_penalty: context.get("repetition_penalty"),
});

/**
 * The seed's field is written only when the seed changes: a redrawing, which every word that is said
 * and every token that comes makes, must not take away what is half typed.
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
  const { least, most } = SAMPLING.seed;
  /** @param {Event} event what is not a number leaves the seed as it is */
  const setSeed = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const typed = Math.round(field.valueAsNumber);
    const seed = Number.isFinite(typed)
      ? Math.min(Math.max(typed, least), most)
      : context.get("seed");
    field.value = String(seed);
    set("seed", seed);
  };
  return html`
    <div class="sampling">
      ${SLIDERS.map(([name, label, stops, says]) =>
        slider({
          label: html`<span>${label} <span class="number">${says(context.get(name))}</span></span>`,
          name: label,
          value: context.get(name),
          stops,
          text: says,
          onChange: (value) => set(name, value),
        })
      )}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${least} max=${most} step="1" .value=${String(context.get("seed"))}
          @change=${setSeed}>
      </label>
    </div>
  `;
}
