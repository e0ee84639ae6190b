// Labeled controls for keyboard and touch.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * A slider over a list of values; arrow keys step through them.
 *
 * @param {object} options
 * @param {unknown} options.label the visible label, or nothing
 * @param {string} options.name the accessible name
 * @param {number} options.value
 * @param {number[]} options.stops the values, in order; the thumb is at the nearest one
 * @param {(value: number) => void} options.onChange
 * @param {(value: number) => string} [options.text] a value as text for screen readers
 * @param {boolean} [options.disabled]
 */
export function slider({ label, name, value, stops, onChange, text = String, disabled = false }) {
  /** @param {Event} event saves the value on pointer down: the gesture may turn out to be a scroll */
  const remember = ({ target }) => (/** @type {any} */ (target).before = value);
  /** @param {Event} event restores the value if it was a scroll */
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
 * The values from `low` to `high` in equal steps, without rounding errors: 0.3, not 0.30000000000000004.
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
 * A checkbox. Its label can show its effect.
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
 * A button. A disabled one stays in place and keeps the focus.
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

/** A menu of the numbers from 0 on. @param {string} label @param {number} count @param {number} value @param {(value: number) => void} onChange */
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
