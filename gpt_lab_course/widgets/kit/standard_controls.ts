// The control that a setting has by its declaration.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { numberField, radios, select, slider, steps, toggle } from "./controls.ts";
import type { ChoiceSetting, NumberSetting, Setting, TextSetting } from "./declared.ts";
import { decimal, percent, withCommas } from "./format.ts";
import { uniqueId } from "./ids.ts";
import { sizeControl } from "./size_control.ts";
import { halfCharacter } from "./text.ts";

/** Options of a view that override a control's declaration. */
export interface ControlOptions {
  label?: unknown;
  min?: number;
  max?: number;
  stops?: readonly number[];
  effect?: unknown;
  disabled?: boolean;
  /** The labels of the ends of a size's slider. */
  ends?: readonly [least: string, most: string];
  /** The displayed value, if it is not the setting's. */
  value?: unknown;
}

const UNITS: Record<string, (value: number) => string> = {
  commas: withCommas,
  percent: (share) => percent(share, 0),
  1: (value) => decimal(value, 1),
};

export class StandardControls {
  #id = uniqueId("gpt-lab-control");
  /** Typed texts that are not the formatted value of their setting. */
  #drafts = new Map<string, string>();

  constructor(
    readonly change: (name: string, value: unknown) => void,
    readonly redraw: () => void,
  ) {}

  /** Drops the invalid text of a field. */
  forget(name: string) {
    this.#drafts.delete(name);
  }

  view(name: string, setting: Setting, now: unknown, options: ControlOptions = {}) {
    const title = setting.help ?? nothing;
    const control = this.#control(name, setting, now, options);
    return html`<div class="control" data-setting=${name} title=${title}>${control}</div>`;
  }

  #control(name: string, setting: Setting, now: unknown, options: ControlOptions) {
    const declared = setting.kind === "text" ? setting.label : setting.label ?? name;
    const label = options.label ?? declared;
    const value = options.value ?? now;
    const onChange = (to: unknown) => this.change(name, to);
    switch (setting.kind) {
      case "switch":
        return toggle({ label, name, checked: Boolean(value), onChange, effect: options.effect });
      case "choice":
        return this.#choice(name, setting, label, value as string, onChange);
      case "text":
        return this.#text(name, setting, label, value as string);
      case "parts":
      case "cell":
      case "position":
      case "group":
        throw new Error(
          `${name} has no standard control: a ${setting.kind} is chosen in a view`,
        );
      default:
        return this.#number(name, setting, label, value as number, onChange, options);
    }
  }

  #choice(
    name: string,
    { control, choices, names }: ChoiceSetting,
    label: unknown,
    value: string,
    onChange: (value: string) => void,
  ) {
    const options = choices.map((one) => [one, names?.[one] ?? one] as const);
    return control === "select"
      ? select(label, options, value, onChange, name)
      : radios(label, `${this.#id}-${name}`, options, value, onChange);
  }

  #number(
    name: string,
    setting: NumberSetting,
    label: unknown,
    value: number,
    onChange: (value: number) => void,
    options: ControlOptions,
  ) {
    const { control, names, unit = "", step = 1 } = setting;
    const { min = setting.min ?? 0, max = setting.max ?? Infinity } = options;
    const text = (n: number) => names?.[n] ?? (UNITS[unit] ?? String)(n);
    const all = () => options.stops ?? setting.stops ?? steps(min, max, step);
    const stops = () => all().filter((stop) => stop >= min && stop <= max);
    if (control === "size") {
      return sizeControl({
        ...{ name, setting, label, value, text, onChange, stops: stops(), id: this.#id },
        ...{ disabled: options.disabled, ends: options.ends, draft: this.#drafts.get(name) },
        onDraft: (draft) => {
          if (draft === undefined) this.#drafts.delete(name);
          else this.#drafts.set(name, draft);
          this.redraw();
        },
      });
    }
    if (control === "field") return numberField({ label, name, value, min, max, onChange });
    if (control === "select") {
      return select(label, steps(min, max, 1).map((n) => [n, text(n)]), value, onChange, name);
    }
    return slider({
      label: html`<span>${label} <span class="number">${text(value)}</span></span>`,
      name: typeof label === "string" ? label : setting.label ?? name,
      value,
      stops: stops(),
      text,
      onChange,
      disabled: options.disabled,
    });
  }

  #text(name: string, { rows = 2 }: TextSetting, label: unknown, value: string) {
    const id = `${this.#id}-${name}`;
    const problem = halfCharacter(this.#drafts.get(name) ?? "");
    const input = (event: Event) => {
      const text = (event.target as HTMLTextAreaElement).value;
      if (halfCharacter(text)) this.#drafts.set(name, text);
      else this.#drafts.delete(name);
      if (this.#drafts.has(name) || text === value) this.redraw();
      else this.change(name, text);
    };
    return html`
      <div class="text-field">
        <label for=${id}>${label}</label>
        <textarea
          id=${id}
          name=${name}
          rows=${rows}
          dir="auto"
          spellcheck="false"
          aria-invalid=${problem ? "true" : nothing}
          aria-describedby=${problem ? `${id}-problem` : nothing}
          .value=${live(this.#drafts.get(name) ?? value)}
          @input=${input}
        ></textarea>
        <p class="warn" role="alert" id="${id}-problem" ?hidden=${!problem}>${problem}</p>
      </div>
    `;
  }
}
