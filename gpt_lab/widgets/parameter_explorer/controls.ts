// The controls of sizes and switches, with notes about the heads.

import { html, nothing } from "lit-html";
import { nearestBuildable, sizeOptions, whyNotBuildable } from "../kit/buildable.ts";
import { button } from "../kit/controls.ts";
import { signed, withCommas } from "../kit/format.ts";
import type { Kit } from "../kit/kit.ts";
import { symbol, typeset } from "../kit/math.ts";
import { type Config, type Counted, isSize, isSwitch, type SizeName } from "./config.ts";
import { type Count, keyWidth } from "./count.ts";
import { DECLARED } from "./declared.ts";

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

/** The controls of some sizes and switches, the sizes first. */
export function controlsOf(names: readonly Counted[], explored: Explored) {
  const switches = names.filter(isSwitch);
  return html`
    ${names.filter(isSize).map((name) => sizeControl(name, explored))} ${switches.length
      ? html`<div class="switches">${
        switches.map((name) => {
          const { kit, config, now, totalOf } = explored;
          const difference = totalOf({ ...config, [name]: !config[name] }) - now.total;
          return kit.control(name, {
            effect: `${config[name] ? "off" : "on"}: ${signed(difference)}`,
          });
        })
      }</div>`
      : nothing}
  `;
}

function sizeControl(name: SizeName, explored: Explored) {
  const { kit: { control, state } } = explored;
  const lock = (name: "lock_d_ff" | "lock_n_kv_heads") =>
    control(name, { label: typeset(settings[name].label) });
  const below: Partial<Record<SizeName, () => unknown>> = {
    n_heads: () => headsNote(explored),
    n_kv_heads: () => [lock("lock_n_kv_heads"), groupsNote(explored.config)],
    d_ff: () => lock("lock_d_ff"),
  };
  return [control(name, sizeOptions(name, settings[name], state)), below[name]?.() ?? nothing];
}

/** What H changes, or why no model can have this H. */
function headsNote({ config, now, headsBefore, repair }: Explored) {
  const { d_model, n_heads, n_kv_heads } = config;
  const problem = whyNotBuildable(config);
  if (problem) {
    const limits = { d_model: settings.d_model.max, n_heads: settings.n_heads.max };
    return html`
      <div class="heads-note">
        <p class="warn">${problem}</p>
        <p class="fixes">${nearestBuildable(config, limits).map(({ name, value }) =>
          button(`${name}=${value}`, () => repair(name, value))
        )}</p>
      </div>
    `;
  }
  const unchanged = n_kv_heads !== n_heads
    ? "Keys and values are H_kv · d_head wide, so here H changes the count."
    : headsBefore === undefined
    ? "H does not change the count: it only splits d_model."
    : `H went from ${headsBefore} to ${n_heads} and the count stays ${withCommas(now.total)}: ` +
      "H · d_head is d_model, whatever H is.";
  return html`
    <div class="heads-note">
      <p>${symbol("d_head")} = ${withCommas(d_model)} / ${n_heads} = ${withCommas(
        d_model / n_heads,
      )}</p>
      <p class=${headsBefore === undefined ? "faint" : ""}>${unchanged}</p>
    </div>
  `;
}

/** How wide keys and values are. */
function groupsNote(config: Config) {
  const { d_model, n_heads, n_kv_heads } = config;
  if (whyNotBuildable(config)) return nothing; // the heads' note says why
  const group = n_heads / n_kv_heads;
  return html`
    <p class="groups-note">
      ${symbol("d_kv")} = ${n_kv_heads} · ${withCommas(d_model / n_heads)} = ${withCommas(
        keyWidth(config),
      )}: ${group === 1
        ? "each query head has keys and values of its own"
        : `${group} query heads share the keys and values of one`}
    </p>
  `;
}
