// One head's attention, as arcs from one token or as a matrix.

import { html, nothing, svg } from "lit-html";
import { percent } from "./format.js";

const MAX_TOKENS = 24; // of a longer text, the last ones are drawn
const [TOKEN_WIDTH, CELL] = [64, 20]; // pixels a token

/**
 * @param {object} options
 * @param {Float32Array} options.weights [T, T]
 * @param {string[]} options.tokens their texts, [T]
 * @param {number} options.query the index of the query
 * @param {boolean} options.matrix
 */
export function attentionView({ weights, tokens, query, matrix }) {
  const T = tokens.length;
  const last = matrix ? T : query + 1;
  const first = Math.max(0, last - MAX_TOKENS);
  const row = weights.subarray(query * T, query * T + query + 1);
  const top = [...row.keys()].sort((a, b) => row[b] - row[a]).slice(0, 3);
  const words = top.map((s) => `${quoted(tokens[s])} ${percent(row[s], 0)}`).join(", ");
  const description = `${quoted(tokens[query])} looks at ${words}.`;
  const picture = matrix ? grid(weights, tokens, first, T, query) : arcs(row, tokens, first, query);
  return html`
    <p class="faint" aria-live="polite">${description}${first
      ? ` Drawn are the last ${last - first} tokens.`
      : nothing}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${description}>${picture}</div>
  `;
}

/** @param {string} token */
const quoted = (token) => `“${token}”`;

/** @param {string} token */
const short = (token) => token.length > 8 ? `${token.slice(0, 7)}…` : token;

/** @param {Float32Array} row @param {string[]} tokens @param {number} first @param {number} query */
function arcs(row, tokens, first, query) {
  const visible = tokens.slice(first, query + 1);
  const width = visible.length * TOKEN_WIDTH;
  const high = Math.min(110, 30 + visible.length * 8);
  /** @param {number} s */
  const middle = (s) => (s - first + 0.5) * TOKEN_WIDTH;
  return svg`<svg width=${width} height=${high + 24} viewBox="0 0 ${width} ${high + 24}">
    ${
    visible.map((_, i) => {
      const s = first + i;
      const [from, to] = [middle(query), middle(s)];
      const lift = Math.max(4, high - 14 - (high * 1.2 * (query - s)) / visible.length);
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
    visible.map((token, i) =>
      svg`
        <text class=${first + i === query ? "looks" : ""} x=${(i + 0.5) * TOKEN_WIDTH} y=${high +
          16}
          text-anchor="middle">${short(token)}</text>
      `
    )
  }
  </svg>`;
}

/** @param {Float32Array} weights @param {string[]} tokens @param {number} first @param {number} T @param {number} query */
function grid(weights, tokens, first, T, query) {
  const n = T - first;
  const size = TOKEN_WIDTH + n * CELL;
  const cells = [];
  for (let t = 0; t < n; t++) {
    cells.push(svg`
      <text class=${first + t === query ? "looks" : ""} x=${TOKEN_WIDTH - 6}
        y=${t * CELL + 14} text-anchor="end">${short(tokens[first + t])}</text>
    `);
    for (let s = 0; s <= t; s++) {
      const weight = weights[(first + t) * T + first + s];
      cells.push(svg`
        <rect class="cell" x=${TOKEN_WIDTH + s * CELL} y=${t * CELL} width=${CELL - 1}
          height=${CELL - 1} fill-opacity=${0.05 + 0.95 * weight}></rect>
      `);
    }
  }
  return svg`<svg width=${size} height=${n * CELL} viewBox="0 0 ${size} ${
    n * CELL
  }">${cells}</svg>`;
}
