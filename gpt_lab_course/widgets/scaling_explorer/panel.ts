// A small picture of points: every seed a dot, the mean a line, chance drawn. As wide as its place; letters
// stand around it, so that they have one size.

import { html, nothing, svg } from "lit-html";

/** Places in a panel: from 0, left and below, to 1, right and above. */
export type Place = readonly [x: number, y: number];

export interface Series {
  /** A class for its color: "d_model". */
  name: string;
  /** The means, joined in this order; no line if they are not. */
  means: Place[];
  joined: boolean;
  seeds: Place[];
}

export interface Panel {
  label: string;
  series: Series[];
  /** A dashed line across: what guessing has. */
  chance?: number;
  /** Faint lines across. */
  grid?: readonly number[];
  /** Where the chosen shape is: a line, and a ring around its mean. */
  here?: Place;
  /** Lines in the panel's places: equal cost. */
  lines?: { name: string; places: Place[] }[];
  tip?: string;
  /** Gets where somebody pointed. */
  onPoint?: (place: Place) => void;
  /** Whether the line at the chosen shape is left out. */
  ringAlone?: boolean;
  /** The room at its left and right, as a share of its width. */
  room?: number;
}

const ROOM = 0.06;

export function panel(given: Panel) {
  const { label, series, chance, grid = [], here, lines = [], tip, onPoint, room = ROOM } = given;
  const x = (share: number) => (100 * (room + share * (1 - 2 * room))).toFixed(2);
  const y = (share: number) => (100 * (1 - share)).toFixed(2);
  const at = ([left, up]: Place) => `${x(left)} ${y(up)}`;
  const path = (places: readonly Place[]) => places.length ? `M${places.map(at).join("L")}` : "";
  const dots = (places: readonly Place[]) => places.map((place) => `M${at(place)}h.01`).join("");
  const across = (share: number, name: string) =>
    svg`<path class=${name} d="M0 ${y(share)}H100"></path>`;
  const point = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const left = ((event.clientX - box.left) / box.width - room) / (1 - 2 * room);
    onPoint?.([left, 1 - (event.clientY - box.top) / box.height]);
  };
  return html`
    <svg class="panel ${onPoint ? "hit" : ""}" viewBox="0 0 100 100" preserveAspectRatio="none"
      role="img" aria-label=${label} data-tip=${tip ?? nothing} @click=${onPoint ? point : nothing}>
      <rect class="ground" width="100" height="100"></rect>
      ${grid.map((share) => across(share, "grid"))}
      ${lines.map(({ name, places }) => svg`<path class="equal ${name}" d=${path(places)}></path>`)}
      ${chance === undefined ? nothing : across(chance, "chance")}
      ${here && !given.ringAlone
        ? svg`<path class="here" d="M${x(here[0])} 0V100"></path>`
        : nothing}
      ${series.map(({ name, means, joined, seeds }) =>
        svg`
          ${joined ? svg`<path class="mean ${name}" d=${path(means)}></path>` : nothing}
          <path class="seeds ${name}" d=${dots(seeds)}></path>
          ${joined
            ? nothing
            : svg`<path class="bar ${name}" d=${
              means.map(([left, up]) => `M${x(left - 0.03)} ${y(up)}H${x(left + 0.03)}`).join("")
            }></path>`}
        `
      )}
      ${here
        ? svg`
          <path class="ring" d="M${at(here)}h.01"></path>
          <path class="ring inner" d="M${at(here)}h.01"></path>
        `
        : nothing}
    </svg>
  `;
}

/** Where the values are on an axis: evenly, or by their logarithm with a floor. */
export interface Axis {
  place: (value: number) => number;
  ticks: readonly (readonly [value: number, words: string])[];
}

const SHARES: Axis = {
  place: (share) => 0.04 + 0.92 * share,
  ticks: [[0, "0%"], [0.5, "50%"], [1, "100%"]],
};

/** A loss is drawn by its logarithm; below this it is as good as none. */
export const FLOOR = 0.001;

/** The axis of a measure; a text's losses, whose lowest possible nobody knows, are drawn as they are. */
export function axisOf(measure: "right" | "excess", isText: boolean, values: number[]): Axis {
  if (measure === "right") return SHARES;
  if (!isText) {
    const least = 10 ** Math.floor(Math.log10(Math.max(Math.min(...values), FLOOR)));
    const ticks = [0.001, 0.01, 0.1, 1].filter((loss) => loss >= least * 0.99);
    return logAxis(least, 5, ticks.map((loss) => [loss, String(loss)]));
  }
  const low = Math.floor(Math.min(...values) * 2) / 2;
  const high = Math.max(low + 0.5, Math.ceil(Math.max(...values) * 2) / 2);
  return {
    place: (loss) => 0.04 + 0.92 * (loss - low) / (high - low),
    ticks: [low, (low + high) / 2, high].map((loss) => [loss, String(loss)]),
  };
}

export function logAxis(
  low: number,
  high: number,
  ticks: readonly (readonly [value: number, words: string])[],
): Axis {
  const place = (value: number) =>
    0.04 + 0.92 * Math.log(Math.max(value, low) / low) / Math.log(high / low);
  return { place, ticks };
}
