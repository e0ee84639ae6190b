// Who looks at whom: one head's attention as arcs from one token, or as a matrix of all.

import { html, nothing, svg } from "lit-html";
import { percent } from "./format.js";

const MOST = 24; // tokens side by side; of longer texts the last are drawn
const [WIDE, CELL] = [64, 20]; // pixels a token

/**
 * @param {object} given
 * @param {Float32Array} given.weights [T, T]
 * @param {string[]} given.tokens the T tokens' texts
 * @param {number} given.query the token that looks
 * @param {boolean} given.matrix
 */
export function attentionView({ weights, tokens, query, matrix }) {
  const T = tokens.length;
  const last = matrix ? T : query + 1;
  const first = Math.max(0, last - MOST);
  const row = weights.subarray(query * T, query * T + query + 1);
  const most = [...row.keys()].sort((a, b) => row[b] - row[a]).slice(0, 3);
  const words = most.map((s) => `${quoted(tokens[s])} ${percent(row[s], 0)}`).join(", ");
  const said = `${quoted(tokens[query])} looks at ${words}.`;
  const drawn = matrix ? grid(weights, tokens, first, T, query) : arcs(row, tokens, first, query);
  return html`
    <p class="faint" aria-live="polite">${said}${first
      ? ` Drawn are the last ${last - first} tokens.`
      : nothing}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${said}>${drawn}</div>
  `;
}

/** @param {string} token */
const quoted = (token) => `“${token}”`;

/** @param {string} token */
const short = (token) => token.length > 8 ? `${token.slice(0, 7)}…` : token;

/** @param {Float32Array} row @param {string[]} tokens @param {number} first @param {number} query */
function arcs(row, tokens, first, query) {
  const shown = tokens.slice(first, query + 1);
  const width = shown.length * WIDE;
  const high = Math.min(110, 30 + shown.length * 8);
  /** @param {number} s */
  const middle = (s) => (s - first + 0.5) * WIDE;
  return svg`<svg width=${width} height=${high + 24} viewBox="0 0 ${width} ${high + 24}">
    ${
    shown.map((_, i) => {
      const s = first + i;
      const [from, to] = [middle(query), middle(s)];
      const lift = Math.max(4, high - 14 - (high * 1.2 * (query - s)) / shown.length);
      const path = s === query
        ? `M${from - 8} ${high} C${from - 14} ${high - 26} ${from + 14} ${high - 26} ${
          from + 8
        } ${high}`
        : `M${from} ${high} Q${(from + to) / 2} ${lift - high / 2} ${to} ${high}`;
      return svg`
        <path class="arc" d=${path} stroke-width=${0.5 + 7 * row[s]}
          stroke-opacity=${0.08 + 0.92 * row[s]}></path>
      `;
    })
  }
    ${
    shown.map((token, i) =>
      svg`
        <text class=${first + i === query ? "looks" : ""} x=${(i + 0.5) * WIDE} y=${high + 16}
          text-anchor="middle">${short(token)}</text>
      `
    )
  }
  </svg>`;
}

/** @param {Float32Array} weights @param {string[]} tokens @param {number} first @param {number} T @param {number} query */
function grid(weights, tokens, first, T, query) {
  const n = T - first;
  const size = WIDE + n * CELL;
  const cells = [];
  for (let t = 0; t < n; t++) {
    cells.push(svg`
      <text class=${first + t === query ? "looks" : ""} x=${WIDE - 6}
        y=${t * CELL + 14} text-anchor="end">${short(tokens[first + t])}</text>
    `);
    for (let s = 0; s <= t; s++) {
      const weight = weights[(first + t) * T + first + s];
      cells.push(svg`
        <rect class="cell" x=${WIDE + s * CELL} y=${t * CELL} width=${CELL - 1}
          height=${CELL - 1} fill-opacity=${0.05 + 0.95 * weight}></rect>
      `);
    }
  }
  return svg`<svg width=${size} height=${n * CELL} viewBox="0 0 ${size} ${
    n * CELL
  }">${cells}</svg>`;
}
