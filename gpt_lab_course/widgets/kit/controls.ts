// Labeled controls for keyboard and touch.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

const field = (event: Event) => event.target as HTMLInputElement & { valueBefore?: number };

export interface Slider {
  /** The visible label, or nothing. */
  label: unknown;
  /** The accessible name. */
  name: string;
  value: number;
  /** The values, in order; the thumb is at the nearest one. */
  stops: readonly number[];
  onChange: (value: number) => void;
  /** A value as text for screen readers. */
  text?: (value: number) => string;
  disabled?: boolean;
}

/** A slider over a list of values; arrow keys step through them. */
export function slider({ label, name, value, stops, onChange, ...rest }: Slider) {
  const { text = String, disabled = false } = rest;
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
      @pointerdown=${(event: Event) => (field(event).valueBefore = value)}
      @pointercancel=${(event: Event) => {
        const { valueBefore } = field(event); // the gesture turned out to be a scroll
        if (valueBefore !== undefined) onChange(valueBefore);
      }}
      @input=${(event: Event) => onChange(stops[field(event).valueAsNumber])}
    >
  `;
  return label === nothing ? input : html`<label class="slider">${label}${input}</label>`;
}

/** The values from `low` to `high` in equal steps, without rounding errors: 0.3, not 0.30000000000000004. */
export const steps = (low: number, high: number, step: number) =>
  Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => Number((low + i * step).toFixed(6)),
  );

function nearest(stops: readonly number[], value: number) {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

export interface Toggle {
  label: unknown;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its effect, in a word or a number. */
  effect?: unknown;
}

export const toggle = ({ label, name, checked, onChange, effect = nothing }: Toggle) =>
  html`
    <label class="switch">
      <input
        type="checkbox"
        name=${name}
        .checked=${live(checked)}
        @change=${(event: Event) => onChange(field(event).checked)}
      >
      <span>${label}</span>
      <span class="number faint effect">${effect}</span>
    </label>
  `;

interface Button {
  disabled?: boolean;
  name?: string;
  /** The one action that a view is about: filled. The others have an outline. */
  primary?: boolean;
}

/** A button. A disabled one stays in place and keeps the focus. */
export const button = (
  label: unknown,
  act: () => void,
  { disabled = false, name = "", primary = false }: Button = {},
) =>
  html`
    <button
      type="button"
      class=${[name, primary ? "primary" : ""].filter(Boolean).join(" ") || nothing}
      aria-disabled=${disabled ? "true" : nothing}
      @click=${() => disabled || act()}
    >${label}</button>
  `;

/** A menu of values, each with its words. */
export const select = <V>(
  label: unknown,
  options: readonly (readonly [value: V, words: string])[],
  value: V,
  onChange: (value: V) => void,
  name: string = "",
) =>
  html`
    <label>${label}
      <select name=${name || nothing} @change=${(event: Event) =>
        onChange(options[(event.target as HTMLSelectElement).selectedIndex][0])}>
        ${options.map(([one, words]) =>
          html`<option value=${String(one)} .selected=${live(one === value)}>${words}</option>`
        )}
      </select>
    </label>
  `;

/** Radio buttons, one for each value. */
export const radios = <V>(
  legend: unknown,
  group: string,
  options: readonly (readonly [value: V, words: unknown])[],
  value: V,
  onChange: (value: V) => void,
) =>
  html`
    <fieldset class="choices">
      <legend>${legend}</legend>
      ${options.map(([one, words]) =>
        html`<label><input
          type="radio"
          name=${group}
          value=${String(one)}
          .checked=${live(one === value)}
          @change=${() => onChange(one)}
        > ${words}</label>`
      )}
    </fieldset>
  `;

export interface NumberField {
  label: unknown;
  name: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A number to type. It is written only when the value changes: a redraw leaves alone what is being typed. */
export const numberField = ({ label, name, value, onChange, ...rest }: NumberField) => {
  const { min = -Infinity, max = Infinity } = rest;
  return html`
    <label class="slider"><span>${label}</span>
      <input
        type="number"
        name=${name}
        min=${Number.isFinite(min) ? min : nothing}
        max=${Number.isFinite(max) ? max : nothing}
        step="1"
        .value=${String(value)}
        @change=${(event: Event) => {
          const typed = Math.round(field(event).valueAsNumber);
          const next = Number.isFinite(typed) ? Math.min(Math.max(typed, min), max) : value;
          field(event).value = String(next);
          onChange(next);
        }}
      >
    </label>
  `;
};

/** Buttons that open to more; the content of a closed one is not drawn. */
export const disclosure = (
  title: unknown,
  open: boolean,
  onToggle: (open: boolean) => void,
  content: () => unknown,
) =>
  html`
    <details ?open=${open} @toggle=${(event: Event) => {
      const now = (event.target as HTMLDetailsElement).open;
      if (now !== open) onToggle(now);
    }}>
      <summary>${title}</summary>
      ${open ? content() : nothing}
    </details>
  `;
