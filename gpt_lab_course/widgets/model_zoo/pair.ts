// Two models side by side: a bar of where each one's parameters are, three numbers, and a sentence.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { inBytes, inShort, sharePercent, withCommas } from "../kit/format.ts";
import { TOKENS } from "./compare.ts";
import type { Component, Count } from "./count.ts";
import type { Model } from "./models.ts";

/** A component's color, as Python's palette has it. */
const color = (name: string) => `var(--${name.replaceAll(" ", "-")})`;
const pale = (name: string) => `color-mix(in oklab, ${color(name)} 30%, var(--paper))`;

export const swatch = (name: string) =>
  html`<span class="swatch" style=${styleMap({ background: color(name) })}></span>`;

const tip = ({ name, total, read }: Component, of: number) =>
  `${name}: ${withCommas(total)} · ${sharePercent(total / of)}${
    read < total ? `, of which a token reads ${withCommas(read)}` : ""
  }`;

/** All parameters of a model as one bar; what a token does not read is pale. */
function bar({ components, total }: Count, label: string) {
  const pieces = components.flatMap((part) => {
    const said = tip(part, total);
    return [
      { share: part.read / total, fill: color(part.name), said },
      { share: (part.total - part.read) / total, fill: pale(part.name), said },
    ];
  }).filter(({ share }) => share > 1e-5);
  return html`
    <div class="parts-bar" role="img" aria-label=${label}>${pieces.map(({ share, fill, said }) =>
      html`<span data-tip=${said} style=${
        styleMap({ width: `${(100 * share).toFixed(3)}%`, background: fill })
      }></span>`
    )}</div>
  `;
}

/** @param chooser the menu of models */
export function oneModel({ name, count, cache, year }: Model, chooser: unknown) {
  const shares = count.components.map(({ name, total }) =>
    `${name} ${sharePercent(total / count.total)}`
  );
  const row = (what: unknown, value: unknown) =>
    html`
      <div>
        <dt>${what}</dt>
        <dd>${value}</dd>
      </div>
    `;
  return html`
    <div class="one-model">
      ${chooser}
      ${bar(count, `${name}: ${shares.join(", ")}`)}
      <dl>
        ${row("parameters", html`<b class="total">${withCommas(count.total)}</b>`)}
        ${row(
          "read for a token",
          html`<b>${inShort(count.read)}</b> <span class="faint">${
            sharePercent(count.read / count.total)
          }</span>`,
        )}
        ${row(
          html`cache of <span class="unbroken">${withCommas(TOKENS)} tokens</span>`,
          html`<b>${inBytes(cache)}</b>`,
        )}
        ${row("first weights", year ?? html`<span class="faint">yours</span>`)}
      </dl>
    </div>
  `;
}

/** "3.8 times as many", "21% fewer", or "as many". */
export function ratio(now: number, before: number, [more, less, times, same]: readonly string[]) {
  if (!before || !now) return now === before ? same : now ? more : less;
  const of = Math.max(now / before, before / now);
  if (of < 1.005) return same;
  const grown = now > before;
  if (of < 1.95) return `${Math.round(100 * Math.abs(now / before - 1))}% ${grown ? more : less}`;
  return `${of < 10 ? of.toFixed(1) : withCommas(Math.round(of))} times ${grown ? times : less}`;
}

const COUNTS = ["more", "fewer", "as many", "as many"];
const SIZES = ["larger", "smaller", "as large", "as large"];

/** The difference of two models in a sentence. */
export function verdict(model: Model, against: Model) {
  const has = ratio(model.count.total, against.count.total, COUNTS);
  const reads = ratio(model.count.read, against.count.read, COUNTS);
  const keeps = ratio(model.cache, against.cache, SIZES);
  return html`
    <p
      class="verdict"><b>${model.name}</b> has ${has} parameters ${has.endsWith("many")
        ? "as"
        : "than"} <b>${against.name}</b>; a token reads ${reads}, and its cache is ${keeps}.</p>
    ${model.count.read < model.count.total * 0.97 || against.count.read < against.count.total * 0.97
      ? html`<p class="faint note">Pale: what a token does not read, such as experts that are not chosen.</p>`
      : nothing}
  `;
}
