// A count in short: a bar, the highlighted parts, and remarks.

import { html, nothing } from "lit-html";
import { whyNotBuildable } from "../kit/buildable.js";
import { inBytes, sharePercent, signed, times, withCommas } from "../kit/format.js";
import { symbol } from "../kit/math.js";
import { stackedBar, swatch } from "../kit/pie.js";
import { keyWidth } from "./count.js";

/** @typedef {import("../kit/sizes.js").Settings} Settings */
/** @typedef {import("./count.js").Count} Count */

/**
 * @param {Count} count
 * @param {number} scale the count that would fill the whole width
 * @param {{ what: string, name: string, parts: string[] }} given the words above it; a class; the parts that stand out
 */
export const bar = (count, scale, { what, name, parts }) =>
  html`
    <div class="bar ${name}">
      ${what
        ? html`<div class="caption"><span>${what}</span>${withCommas(count.total)}</div>`
        : nothing}
      ${stackedBar(count.components, scale, parts)}
    </div>
  `;

/** The share of some parts in the total. @param {Count} count @param {string[]} parts */
export function chosenParts(count, parts) {
  const chosen = count.components.filter(({ name }) => parts.includes(name));
  const sum = chosen.reduce((total, part) => total + part.total, 0);
  return html`
    <p class="chosen-parts">
      ${chosen.map(({ name }, i) => html`${i ? " + " : nothing}${swatch(name)} ${name}`)}:
      <b>${withCommas(sum)}</b> · ${sharePercent(sum / count.total)}
    </p>
  `;
}

/** A count and its highlighted parts, for screen readers. @param {Count} count @param {string[]} parts */
export function announcementOf(count, parts) {
  const matches = count.components.filter(({ name }) => parts.includes(name));
  const chosen = matches.map(({ name, total }) => `, ${name} ${withCommas(total)}`);
  return `${withCommas(count.total)} parameters${chosen.join("")}`;
}

/**
 * The weights' memory, the difference from the pinned count, and why the model cannot be built.
 *
 * @param {Settings} settings
 * @param {Count} now
 * @param {object} options
 * @param {[dtype: string, bytes: number][]} options.bytesPerNumber
 * @param {{ count: Count, name: string }} [options.pinned]
 */
export function remarks(settings, now, { bytesPerNumber, pinned }) {
  const memory = bytesPerNumber
    .map(([dtype, bytes]) => `${inBytes(now.total * bytes)} in ${dtype}`)
    .join(" · ");
  const before = pinned?.count.total ?? 0;
  const comparison = now.total === before
    ? `as many as the pinned ${pinned?.name}`
    : `${signed(now.total - before)} (${
      times(now.total, before)
    }) against the pinned ${pinned?.name}`;
  const why = whyNotBuildable(settings);
  const counted = settings.n_kv_heads < settings.n_heads
    ? html`${symbol("d_kv")} is taken to be ${withCommas(keyWidth(settings))}`
    : "H is not in them";
  return html`
    <div class="remarks">
      <p class="faint">${memory}</p>
      ${pinned ? html`<p>${comparison}</p>` : nothing}
      ${why
        ? html`
          <p
            class="warn">Not buildable: ${why}. The formulas give a count all the same, as ${counted}.</p>
        `
        : nothing}
    </div>
  `;
}
