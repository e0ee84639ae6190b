// The explorer in one small picture: a bar of the parts, what they are, and a few knobs.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { sizeOptions } from "../kit/buildable.ts";
import { button } from "../kit/controls.ts";
import { sharePercent, withCommas } from "../kit/format.ts";
import { typeset } from "../kit/math.ts";
import type { ComponentCount, Count } from "./count.ts";
import { type Explored, ofHeads } from "./controls.ts";
import { type Counted, isSize } from "./config.ts";
import { DECLARED } from "./declared.ts";
import { stackedBar, swatch } from "./pie.ts";
import { fixesOf, whyNot } from "./whole.ts";

const NAMED = 0.02; // of the whole; smaller parts are named together

/** @param tools the buttons that copy a link and reset */
export function compact(knobs: readonly Counted[], explored: Explored, tools: unknown) {
  const { config, now } = explored;
  const named = now.components.filter(({ total }) => total / now.total >= NAMED);
  const others = now.components.filter((part) => part.total && !named.includes(part));
  return html`
    <div class="compact">
      <p class=${whyNot(config) ? "not-buildable" : ""}>
          <span class="total">${withCommas(
            now.total,
          )}</span><span class="faint"> parameters</span></p>
      ${stackedBar(now.components, now.total, [])}
      <ul class="parts">${named.map((part) => partOf(part, now))}${others.length
        ? theRest(others, now.total)
        : nothing}</ul>
      <div class="knobs">${knobs.map((name) => knob(name, explored))}</div>
      <div class="compact-foot">${remark(explored)}${knobs.includes("d_ff")
        ? explored.kit.control("lock_d_ff", { label: typeset(DECLARED.settings.lock_d_ff.label) })
        : nothing} ${tools}</div>
    </div>
  `;
}

/** Below its segment, as far as the names have room: so it is as wide as all up to the next one with a name. */
function partOf({ name, total }: ComponentCount, { components, total: whole }: Count) {
  const from = components.findIndex((part) => part.name === name);
  const next = components.findIndex(({ total }, i) => i > from && total / whole >= NAMED);
  const room = components.slice(from, next < 0 ? undefined : next)
    .reduce((sum, part) => sum + part.total, 0);
  return html`<li data-component=${name} style=${
    styleMap({ "flex-grow": (room / whole).toFixed(4) })
  }>
    ${swatch(name)}<strong>${name}</strong>
    <span class="number faint">${withCommas(total)} · ${sharePercent(total / whole)}</span></li>`;
}

function theRest(parts: readonly ComponentCount[], whole: number) {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return html`<li class="rest" title=${parts.map(({ name }) => name).join(", ")}>
    <strong>all else</strong>
    <span class="number faint">${withCommas(total)} · ${sharePercent(total / whole)}</span></li>`;
}

function knob(name: Counted, { kit: { control, state }, config }: Explored) {
  if (!isSize(name)) return control(name);
  const { lock_d_ff, lock_n_kv_heads } = state;
  const sizes = { ...config, lock_d_ff, lock_n_kv_heads, paired: false };
  return control(name, sizeOptions(name, DECLARED.settings[name], sizes));
}

/** Why these sizes are impossible, or what the heads do to the count. */
function remark({ config, now, headsBefore, repair }: Explored) {
  const problem = whyNot(config);
  return html`<p class="remark ${problem ? "warn" : "faint"}">${
    problem
      ? html`${problem}: ${
        fixesOf(config).map(({ name, value }) =>
          button(`${name}=${value}`, () => repair(name, value))
        )
      }`
      : typeset(ofHeads(config, now, headsBefore))
  }</p>`;
}
