// One head's attention, as arcs from one token or as a matrix. Both fit their box as long as names stay
// legible; beyond that they scroll to the selection.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { largest } from "../../engine/largest.ts";
import { percent } from "./format.ts";

const MAX_ARCS = 24; // tokens; of a longer text, the last ones and those that are named
const NAMED = 3;
const HEIGHT = 110; // of the arcs, in pixels; their width is the box's
const SHADES = 20;

export interface AttentionView {
  /** [T, T] */
  weights: Float32Array;
  /** Their names, [T]. */
  tokens: readonly string[];
  /** The index of the query. */
  query: number;
  matrix: boolean;
}

export function attentionView({ weights, tokens, query, matrix }: AttentionView) {
  const T = tokens.length;
  const row = weights.slice(query * T, query * T + query + 1);
  const top = largest(row, NAMED).filter((s, i) => i === 0 || row[s] >= 0.005); // 0% needs no label
  const words = top.map((s) => `“${tokens[s]}” ${percent(row[s], 0)}`).join(", ");
  const description = `“${tokens[query]}” looks at ${words}.`;
  const columns = columnsOf(query, top);
  return html`
    <p class="faint" aria-live="polite">${description}${!matrix && columns.includes(undefined)
      ? " Drawn are those and the last tokens."
      : nothing}</p>
    <div class="attention-picture scrolls" tabindex="0" role="img"
      aria-label=${description}>${matrix
        ? grid(weights, tokens, query, top[0])
        : arcs(row, tokens, query, columns, new Set(top))}</div>
  `;
}

/** The tokens that have an arc, and undefined where some are left out. @param named tokens that are drawn in any case */
export function columnsOf(query: number, named: readonly number[]): (number | undefined)[] {
  const all = Array.from({ length: query + 1 }, (_, s) => s);
  if (all.length <= MAX_ARCS) return all;
  const last = MAX_ARCS - 2 * NAMED - 1; // there may be a gap before and after each named one
  return all.filter((s) => s > query - last || named.includes(s)).flatMap((s, i, drawn) =>
    s > (drawn[i - 1] ?? -1) + 1 ? [undefined, s] : [s]
  );
}

function arcs(
  row: Float32Array,
  tokens: readonly string[],
  query: number,
  columns: readonly (number | undefined)[],
  named: Set<number>,
) {
  const n = columns.length;
  const from = n - 0.5; // the query is the last column
  const arc = (s: number | undefined, i: number) => {
    if (s === undefined) return nothing;
    const to = i + 0.5;
    const lift = 12 + (HEIGHT - 16) * (from - to) / n;
    const path = s === query
      ? `M${from - 0.15} ${HEIGHT}C${from - 0.3} ${HEIGHT - 26} ${from + 0.3} ${HEIGHT - 26} ${
        from + 0.15
      } ${HEIGHT}`
      : `M${from} ${HEIGHT}Q${(from + to) / 2} ${HEIGHT - 2 * lift} ${to} ${HEIGHT}`;
    return svg`
      <path class="arc" d=${path} stroke-width=${0.5 + 7 * row[s]}
        stroke-opacity=${0.08 + 0.92 * row[s]}></path>
    `;
  };
  const name = (s: number | undefined) =>
    html`
      <span
        class=${s === query ? "looks" : s !== undefined && named.has(s) ? "named" : ""}
        data-in-view=${s === query ? tokens.join() : nothing}
      ><bdi>${s === undefined ? "…" : tokens[s]}</bdi></span>
    `;
  const size = n <= 5 ? "few" : n <= 10 ? "some" : "many";
  return html`
    <div class="arcs ${size}" style=${styleMap({ "--n": `${n}` })}>
      <svg height=${HEIGHT} viewBox="0 0 ${n} ${HEIGHT}" preserveAspectRatio="none">
        ${columns.map(arc)}
      </svg>
      <div class="names">${columns.map(name)}</div>
    </div>
  `;
}

/** @param most the key that gets most of the query's attention */
function grid(weights: Float32Array, tokens: readonly string[], query: number, most: number) {
  const T = tokens.length;
  const shades = Array.from({ length: SHADES + 1 }, () => "");
  for (let t = 0; t < T; t++) {
    for (let s = 0; s <= t; s++) {
      shades[Math.round(SHADES * weights[t * T + s])] += `M${s} ${t}h.95v.95h-.95z`;
    }
  }
  return html`
    <div class="matrix" style=${styleMap({ "--n": `${T}` })}>
      <div class="names">${tokens.map((token, t) =>
        html`<span class=${t === query ? "looks" : ""}><bdi>${token}</bdi></span>`
      )}</div>
      <svg viewBox="0 0 ${T} ${T}">
        ${shades.map((d, i) =>
          svg`<path class="cell" d=${d} fill-opacity=${0.05 + 0.95 * i / SHADES}></path>`
        )}
        <rect class="lit" x="0" y=${query} width=${query + 1} height="1"></rect>
        <rect class="most" x=${most} y=${query} width="1" height="1"
          data-in-view="${tokens.join()} ${query} ${most}"></rect>
      </svg>
    </div>
  `;
}
