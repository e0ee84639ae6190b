// Two models as pies to one scale: areas are parameters, and what a token does not read is pale.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { sharePercent, withCommas } from "../kit/format.ts";
import { slice } from "../parameter_explorer/pie.ts";
import type { Component, Count } from "./count.ts";

/** A component's color, as Python's palette has it. */
const color = (name: string) => `var(--${name.replaceAll(" ", "-")})`;
const pale = (name: string) => `color-mix(in oklab, ${color(name)} 30%, var(--paper))`;

export const swatch = (name: string) =>
  html`<span class="swatch" style=${styleMap({ background: color(name) })}></span>`;

const tip = ({ name, total, read }: Component, of: number) =>
  `${name}: ${withCommas(total)} · ${sharePercent(total / of)}${
    read < total ? `, of which a token reads ${withCommas(read)}` : ""
  }`;

/** @param most the parameters of a pie that fills the picture */
export function pie({ components, total }: Count, most: number, label: string) {
  let end = 0;
  const slices = components.flatMap((part) => {
    const from = end;
    const middle = from + part.read / total;
    end = from + part.total / total;
    const said = tip(part, total);
    return [
      { from, to: middle, fill: color(part.name), said },
      ...part.read < part.total ? [{ from: middle, to: end, fill: pale(part.name), said }] : [],
    ];
  }).filter(({ from, to }) => to - from > 1e-5);
  const scale = Math.sqrt(total / most);
  return html`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${label}>
      <g transform="scale(${scale.toFixed(4)})">
        ${slices.map(({ from, to, fill, said }) =>
          svg`<path d=${slice(from, to)} data-tip=${said} style=${styleMap({ fill })} />`
        )}
        <circle class="edge" r="100" vector-effect="non-scaling-stroke"></circle>
      </g>
      ${scale < 0.03 ? svg`<circle class="around" r="8"></circle>` : nothing}
    </svg>
  `;
}
