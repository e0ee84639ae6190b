// The controls of sizes and switches, with notes about the heads.

import { html, nothing } from "lit-html";
import { sizeOptions } from "../kit/buildable.ts";
import { button } from "../kit/controls.ts";
import { signed, withCommas } from "../kit/format.ts";
import type { Kit } from "../kit/kit.ts";
import { symbol, typeset } from "../kit/math.ts";
import {
  type Config,
  type Counted,
  inForce,
  isSize,
  isSwitch,
  type SizeName,
  type SwitchName,
} from "./config.ts";
import { type Count, headWidth, keyWidth } from "./count.ts";
import { DECLARED } from "./declared.ts";
import { fixesOf, whyNot } from "./whole.ts";

const { settings } = DECLARED;

export interface Explored {
  kit: Kit<typeof DECLARED>;
  config: Config;
  now: Count;
  /** The total of another configuration. */
  totalOf: (config: Config) => number;
  /** H before the reader moved it, if that is all that has changed since. */
  headsBefore: number | undefined;
  /** Sets a size, and moves the focus to its field. */
  repair: (name: SizeName, value: number) => void;
}

/** The controls of the first page: the sizes, then the switches. */
export function controlsOf(names: readonly Counted[], explored: Explored) {
  const switches = names.filter(isSwitch);
  return html`
    ${names.filter((name) => !isSwitch(name)).map((name) =>
      controlOf(name, explored)
    )} ${switches.length
      ? html`<div class="switches">${switches.map((name) => switchControl(name, explored))}</div>`
      : nothing}
  `;
}

/** The controls of the second page, in order, without those that have no effect now. */
export const moreControls = (names: readonly Counted[], explored: Explored) =>
  names.filter((name) => inForce(name, explored.config)).map((name) =>
    isSwitch(name) ? switchControl(name, explored) : controlOf(name, explored)
  );

function switchControl(name: SwitchName, { kit, config, now, totalOf }: Explored) {
  const difference = totalOf({ ...config, [name]: !config[name] }) - now.total;
  return kit.control(name, { effect: `${config[name] ? "off" : "on"}: ${signed(difference)}` });
}

function controlOf(name: Counted, explored: Explored) {
  const { kit: { control, state }, config } = explored;
  if (!isSize(name)) return control(name);
  const lock = (name: "lock_d_ff" | "lock_n_kv_heads") =>
    control(name, { label: typeset(settings[name].label) });
  const below: Partial<Record<SizeName, () => unknown>> = {
    n_heads: () => headsNote(explored),
    n_kv_heads: () => [lock("lock_n_kv_heads"), groupsNote(config)],
    d_ff: () =>
      config.experts
        ? html`<p class="faint note">${
          typeset("Not in the count: each expert is d_expert wide.")
        }</p>`
        : lock("lock_d_ff"),
  };
  const { lock_d_ff, lock_n_kv_heads } = state;
  const paired = ["rotary", "sinusoidal"].includes(config.positions) && !config.latent;
  const sizes = { ...config, lock_d_ff, lock_n_kv_heads, paired };
  const options = sizeOptions(name, settings[name], sizes);
  options.disabled = !inForce(name, config);
  if (name === "n_active") {
    options.stops = settings.n_active.stops.filter((k) => k <= config.n_experts);
  }
  return [control(name, options), below[name]?.() ?? nothing];
}

/** The effect of H, or the reason why these sizes are impossible. */
function headsNote({ config, now, headsBefore, repair }: Explored) {
  const { d_model, n_heads } = config;
  const problem = whyNot(config);
  if (problem) {
    return html`
      <div class="heads-note">
        <p class="warn">${problem}</p>
        <p class="fixes">${fixesOf(config).map(({ name, value }) =>
          button(`${name}=${value}`, () => repair(name, value))
        )}</p>
      </div>
    `;
  }
  return html`
    <div class="heads-note">
      <p>${symbol("d_head")} = ${withCommas(d_model)} / ${n_heads} = ${withCommas(
        d_model / n_heads,
      )}</p>
      <p class=${headsBefore === undefined ? "faint" : ""}>${typeset(
        ofHeads(config, now, headsBefore),
      )}</p>
    </div>
  `;
}

/** The effect of H on the count. */
export function ofHeads(config: Config, now: Count, headsBefore: number | undefined) {
  const { n_heads, n_kv_heads, latent, qk_norm } = config;
  if (latent) return "Each query has d_rope numbers more, so here H changes the count.";
  if (n_kv_heads !== n_heads) {
    return "Keys and values are H_kv · d_head wide, so here H changes the count.";
  }
  if (qk_norm === "head") {
    return "The norms of queries and keys are d_head wide, so here H changes the count.";
  }
  return headsBefore === undefined
    ? "H does not change the count: it only splits d_model."
    : `H went from ${headsBefore} to ${n_heads} and the count stays ${withCommas(now.total)}: ` +
      "H · d_head is d_model, whatever H is.";
}

/** How wide keys and values are. */
function groupsNote(config: Config) {
  const { d_model, n_heads, n_kv_heads } = config;
  if (d_model % n_heads || n_heads % n_kv_heads) return nothing; // the note on heads explains it
  const group = n_heads / n_kv_heads;
  return html`
    <p class="groups-note">
      ${symbol("d_kv")} = ${n_kv_heads} · ${withCommas(headWidth(config))} = ${withCommas(
        keyWidth(config),
      )}: ${group === 1
        ? "each query head has keys and values of its own"
        : `${group} query heads share the keys and values of one`}
    </p>
  `;
}
