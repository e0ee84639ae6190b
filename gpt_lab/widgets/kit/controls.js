// Labelled controls that a keyboard and a thumb can use.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * A slider over a list of values; the arrow keys go along them.
 *
 * @param {object} options
 * @param {unknown} options.label what is seen, or nothing
 * @param {string} options.name what is said
 * @param {number} options.value
 * @param {number[]} options.stops the values, in order; the nearest one is where the slider stands
 * @param {(value: number) => void} options.onChange
 * @param {(value: number) => string} [options.text] a value as it is read aloud
 * @param {boolean} [options.disabled]
 */
export function slider({ label, name, value, stops, onChange, text = String, disabled = false }) {
  /** @param {Event} event the value before a finger came down: it may have come to scroll */
  const remember = ({ target }) => (/** @type {any} */ (target).before = value);
  /** @param {Event} event the browser has taken the gesture for scrolling */
  const restore = ({ target }) => {
    const { before } = /** @type {{ before?: number }} */ (target);
    if (before !== undefined) onChange(before);
  };
  const input = html`
    <input
      type="range"
      min="0"
      max=${stops.length - 1}
      step="1"
      aria-label=${name}
      aria-valuetext=${text(value)}
      ?disabled=${disabled}
      .value=${live(String(nearest(stops, value)))}
      @pointerdown=${remember}
      @pointercancel=${restore}
      @input=${(/** @type {InputEvent} */ event) =>
        onChange(stops[/** @type {HTMLInputElement} */ (event.target).valueAsNumber])}
    >
  `;
  return label === nothing ? input : html`<label class="slider">${label}${input}</label>`;
}

/**
 * The values from `low` to `high` in equal steps, without rounding's tails: 0.3, not 0.30000000000000004.
 *
 * @param {number} low
 * @param {number} high
 * @param {number} step
 */
export const steps = (low, high, step) =>
  Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => Number((low + i * step).toFixed(6)),
  );

/** @param {number[]} stops @param {number} value */
function nearest(stops, value) {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

/**
 * A checkbox; what it would do can stand in its label.
 *
 * @param {object} options
 * @param {unknown} options.label
 * @param {string} options.name
 * @param {boolean} options.checked
 * @param {(checked: boolean) => void} options.onChange
 * @param {unknown} [options.effect]
 */
export const toggle = ({ label, name, checked, onChange, effect = nothing }) =>
  html`
    <label class="switch">
      <input
        type="checkbox"
        name=${name}
        .checked=${live(checked)}
        @change=${(/** @type {Event} */ event) =>
          onChange(/** @type {HTMLInputElement} */ (event.target).checked)}
      >
      <span>${label}</span>
      <span class="number faint effect">${effect}</span>
    </label>
  `;

/**
 * A button. One that can do nothing now stays where it is and keeps the focus.
 *
 * @param {unknown} label
 * @param {() => void} act
 * @param {{ disabled?: boolean, name?: string }} [options]
 */
export const button = (label, act, { disabled = false, name = "" } = {}) =>
  html`
    <button
      type="button"
      class=${name || nothing}
      aria-disabled=${disabled ? "true" : nothing}
      @click=${() => disabled || act()}
    >${label}</button>
  `;

/** Choices from 0 up. @param {string} label @param {number} count @param {number} value @param {(value: number) => void} onChange */
export const chooser = (label, count, value, onChange) =>
  html`
    <label>${label}
      <select @change=${(/** @type {Event} */ event) =>
        onChange(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
        ${Array.from({ length: count }, (_, i) =>
          html`<option value=${i} ?selected=${live(i === value)}>${i}</option>`)}
      </select>
    </label>
  `;
