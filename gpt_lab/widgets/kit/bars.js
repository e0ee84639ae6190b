// A number as a bar.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";

/** @param {number} value @param {number} longest the value of a full-width bar */
export const bar = (value, longest) =>
  html`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${styleMap({ width: `${(100 * value) / Math.max(longest, Number.MIN_VALUE)}%` })}
  ></span></span>`;
