// A count in short: a bar, the parts that stand out, and remarks.

import { html, nothing } from "lit-html";
import { inBytes, sharePercent, signed, times, withCommas } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import type { Config } from "./config.ts";
import { type Count, headWidth, keyWidth } from "./count.ts";
import { stackedBar, swatch } from "./pie.ts";
import { whyNot } from "./whole.ts";

/** @param scale the count that would fill the whole width @param what the words above it */
export const bar = (
  count: Count,
  scale: number,
  { what, name, parts }: { what: string; name: string; parts: readonly string[] },
) =>
  html`
    <div class="bar ${name}">
      ${what
        ? html`<div class="caption"><span>${what}</span>${withCommas(count.total)}</div>`
        : nothing}
      ${stackedBar(count.components, scale, parts)}
    </div>
  `;

/** The share of some parts in the total. */
export function chosenParts(count: Count, parts: readonly string[]) {
  const chosen = count.components.filter(({ name }) => parts.includes(name));
  const sum = chosen.reduce((total, part) => total + part.total, 0);
  return html`
    <p class="chosen-parts">
      ${chosen.map(({ name }, i) => html`${i ? " + " : nothing}${swatch(name)} ${name}`)}:
      <b>${withCommas(sum)}</b> · ${sharePercent(sum / count.total)}
    </p>
  `;
}

/** A count, the parts that stand out, and why it cannot be built, for screen readers. */
export function announcementOf(count: Count, parts: readonly string[], config: Config) {
  const matches = count.components.filter(({ name }) => parts.includes(name));
  const chosen = matches.map(({ name, total }) => `, ${name} ${withCommas(total)}`);
  const problem = whyNot(config);
  return `${withCommas(count.total)} parameters${chosen.join("")}${problem ? `; ${problem}` : ""}`;
}

interface Options {
  bytesPerNumber: readonly (readonly [dtype: string, bytes: number])[];
  pinned: { count: Count; name: string } | undefined;
}

/** The weights' memory, the difference from the pinned count, and why the model cannot be built. */
export function remarks(config: Config, now: Count, { bytesPerNumber, pinned }: Options) {
  const memory = bytesPerNumber
    .map(([dtype, bytes]) => `${inBytes(now.total * bytes)} in ${dtype}`)
    .join(" · ");
  const before = pinned?.count.total ?? 0;
  const comparison = now.total === before
    ? `as many as the pinned ${pinned?.name}`
    : `${signed(now.total - before)} (${
      times(now.total, before)
    }) against the pinned ${pinned?.name}`;
  const why = whyNot(config);
  return html`
    <div class="remarks">
      ${config.experts
        ? html`<p>A token passes ${config.n_active} of ${config.n_experts} experts, and so uses
            <b>${withCommas(now.active)}</b> · ${sharePercent(now.active / now.total)}</p>`
        : nothing}
      <p class="faint">${memory}</p>
      ${pinned ? html`<p>${comparison}</p>` : nothing}
      ${why ? html`<p class="warn">Not buildable: ${why}. ${allTheSame(config)}</p>` : nothing}
    </div>
  `;
}

/** A note on the value that formulas use for an impossible width. */
function allTheSame(config: Config) {
  const { d_model, n_heads, n_kv_heads, latent, qk_norm } = config;
  const taken = (name: string, width: number) =>
    html`as ${symbol(name)} is taken to be ${withCommas(width)}`;
  const as = latent || qk_norm === "head"
    ? taken("d_head", headWidth(config))
    : n_kv_heads < n_heads
    ? taken("d_kv", keyWidth(config))
    : d_model % n_heads
    ? html`as ${symbol("H")} is not in them`
    : "";
  return html`The formulas give a count all the same${as ? ", " : ""}${as}.`;
}
