// Shares of a whole, as a pie and as a stacked bar. A table beside them has the numbers.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { sharePercent, withCommas } from "../kit/format.ts";

interface Share {
  name: string;
  total: number;
}

const RADIUS = 100;
const MIN_LABELED_SHARE = 0.12; // of the circle
const NARROW_SHARE = 0.2; // its label stands further out, where there is more room
const MIN_VISIBLE_SHARE = 1e-5; // a thousandth of a pixel of the edge

/** A point of a circle. @param turn 0 is above, 0.25 to the right */
const at = (turn: number, radius = RADIUS) => {
  const angle = 2 * Math.PI * turn;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)].map((n) => Number(n.toFixed(3)));
};

/** The outline of a slice, in turns. An arc that ends where it starts is not drawn: a full circle is two arcs. */
export function slice(from: number, to: number) {
  const arc = (start: number, end: number) =>
    `A ${RADIUS} ${RADIUS} 0 ${end - start > 0.5 ? 1 : 0} 1 ${at(end).join(" ")}`;
  if (to - from > 1 - MIN_VISIBLE_SHARE) {
    return `M ${at(0).join(" ")} ${arc(0, 0.5)} ${arc(0.5, 1)} Z`;
  }
  return `M 0 0 L ${at(from).join(" ")} ${arc(from, to)} Z`;
}

/** A part's colors from Python's palette, pale if other parts are chosen. */
const style = (name: string, chosen: readonly string[] = []) => {
  const property = name.replaceAll(" ", "-");
  return chosen.length && !chosen.includes(name)
    ? { fill: `color-mix(in oklab, var(--${property}) 22%, var(--paper))`, ink: "var(--ink)" }
    : { fill: `var(--${property})`, ink: `var(--${property}-ink)` };
};

const sumOf = (parts: readonly Share[]) => parts.reduce((sum, part) => sum + part.total, 0);

const tip = ({ name, total: count }: Share, total: number) =>
  `${name}: ${withCommas(count)} · ${sharePercent(count / total)}`;

/** @param chosen the parts that stand out; all if empty */
export function pie(parts: readonly Share[], label: string, chosen: readonly string[]) {
  const total = sumOf(parts);
  let end = 0;
  const slices = parts.map((part) => {
    const from = end;
    end += part.total / total;
    return { part, from, to: end, share: part.total / total };
  }).filter(({ share }) => share > MIN_VISIBLE_SHARE);
  return html`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${label}>
      ${slices.map(({ part, from, to }) =>
        svg`
          <path
            d=${slice(from, to)}
            data-component=${part.name}
            data-tip=${tip(part, total)}
            style=${styleMap({ fill: style(part.name, chosen).fill })}
          />
        `
      )}
      <circle class="edge" r=${RADIUS}></circle>
      ${slices.map(({ part, share, from, to }) => {
        if (share < MIN_LABELED_SHARE) return nothing;
        const [x, y] = at((from + to) / 2, (share < NARROW_SHARE ? 0.7 : 0.62) * RADIUS);
        const words = [...part.name.split(" "), sharePercent(share)];
        return svg`<text transform="translate(${x} ${y})" style=${
          styleMap({ fill: style(part.name, chosen).ink })
        }>
          ${
          words.map((word, i) =>
            svg`<tspan x="0" dy=${
              i ? "1.15em" : `${0.35 - 0.575 * (words.length - 1)}em`
            }>${word}</tspan>`
          )
        }
        </text>`;
      })}
    </svg>
  `;
}

/**
 * A stacked bar. It is hidden from screen readers, since the table has the same numbers.
 *
 * @param scale the count of a full-width bar
 * @param chosen the parts that stand out; all if empty
 */
export const stackedBar = (parts: readonly Share[], scale: number, chosen: readonly string[]) => {
  const total = sumOf(parts);
  return html`
    <div class="track" aria-hidden="true">
      ${parts.map((part) =>
        html`
          <div
            class="segment"
            data-component=${part.name}
            data-tip=${tip(part, total)}
            ?hidden=${part.total === 0}
            style=${styleMap({
              background: style(part.name, chosen).fill,
              color: style(part.name, chosen).ink,
              width: `${(100 * part.total) / scale}%`,
            })}
          ><span>${part.name}</span></div>
        `
      )}
    </div>
  `;
};

export const swatch = (name: string) =>
  html`<span class="swatch" style=${styleMap({ background: style(name).fill })}></span>`;
