// A control for a model's size: a field with error messages, and a slider below.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { slider } from "./controls.ts";
import type { NumberSetting } from "./declared.ts";
import { symbol } from "./math.ts";

/** Parses a size that a reader typed, or says what is wrong with it, in the words of Python's errors. */
export function readSize(
  name: string,
  typed: string,
  most = Infinity,
): { value: number; problem?: undefined } | { value?: undefined; problem: string } {
  const text = typed.trim();
  const grouped = /^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(text); // 50,257 but not 1,5
  const digits = grouped ? text.replace(/[,_ ]/g, "") : text;
  if (digits === "") return { problem: `${name} is empty` };
  if (!/^[+-]?\d+$/.test(digits)) return { problem: `${name}=${text} is not an integer` };
  const value = Number(digits);
  if (value < 1) return { problem: `${name}=${digits} is below 1` };
  if (value > most) return { problem: `${name}=${digits} is above ${most}` };
  return { value };
}

interface SizeControl {
  name: string;
  setting: NumberSetting;
  label: unknown;
  value: number;
  /** The slider's values; the up and down keys step through them in the field as well. */
  stops: readonly number[];
  /** The labels of the slider's ends. */
  ends?: readonly [least: string, most: string];
  text: (value: number) => string;
  disabled?: boolean;
  /** The typed text, if it is not the formatted value. */
  draft: string | undefined;
  onDraft: (draft?: string) => void;
  onChange: (value: number) => void;
  /** A prefix for ids. */
  id: string;
}

export function sizeControl(
  { name, setting, label, value, stops, ends, text, draft, onDraft, onChange, ...rest }:
    SizeControl,
) {
  const { disabled = false, id } = rest;
  const { symbol: letter = name, max } = setting;
  const read = draft === undefined ? { value } : readSize(name, draft, max);
  const shown = read.value === undefined || read.value === value ? draft : undefined; // else it was set elsewhere
  const problem = read.value === undefined ? read.problem : undefined;
  const end = endWords(value, stops, ends);
  const set = (to: number) => {
    onDraft();
    onChange(to);
  };
  const input = (event: Event) => {
    const typed = (event.target as HTMLInputElement).value;
    onDraft(typed);
    const { value } = readSize(name, typed, max);
    if (value !== undefined) onChange(value);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = event.key === "ArrowUp"
      ? stops.find((stop) => stop > value)
      : stops.findLast((stop) => stop < value);
    if (next !== undefined) set(next);
  };
  return html`
    <div class="size">
      <label>
        <span class="name">${symbol(letter)} ${label}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${name}
          .value=${live(shown ?? String(value))}
          ?disabled=${disabled}
          aria-invalid=${String(Boolean(problem))}
          aria-describedby=${problem ? `${id}-${name}` : nothing}
          @input=${input}
          @change=${() => problem || onDraft() /* 50,257 becomes 50257 */}
          @keydown=${key}
        >
      </label>
      ${slider({
        ...{ value, stops, disabled, onChange: set, label: nothing },
        name: `${letter}, ${label}: slider`,
        text: (value) => [text(value), endWords(value, stops, ends)].filter(Boolean).join(", "),
      })}
      <p class="end faint" aria-hidden="true">${disabled ? "" : end}</p>
      <p class="warn problem" id="${id}-${name}" ?hidden=${!problem}>${problem
        ? `${problem}; the figure still has ${value}`
        : ""}</p>
    </div>
  `;
}

/** The labels of a slider's ends, which explain why it stops. */
function endWords(
  value: number,
  stops: readonly number[],
  [least, most]: readonly [string, string] = ["the slider’s smallest", "the slider’s largest"],
) {
  const last = stops[stops.length - 1];
  if (value === last) return most;
  if (value === stops[0]) return least;
  return value > last || value < stops[0] ? "beyond the slider" : "";
}
