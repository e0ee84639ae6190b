// Where a level is within the model: "The model > Block 5 > Feed-forward > one number", each a way back.

import { html, nothing } from "lit-html";
import type { StateOf } from "../kit/declared.ts";
import type { DECLARED } from "./declared.ts";
import type { MapKit } from "./level.ts";
import { ownOf } from "./own.ts";

export interface Crumb {
  label: string;
  /** The settings that lead there; none for words that lead nowhere. */
  to?: Partial<StateOf<typeof DECLARED>>;
}

/** The way from the model to here; the last is what is shown. */
export const crumbs = ({ change }: MapKit, way: readonly Crumb[]) => {
  const whole: Crumb = { label: "The model", to: { level: "model" } };
  return html`
    <nav class="crumbs" aria-label="Where this is in the model">
      <ol>
      ${[whole, ...way].map(({ label, to }, i) =>
        html`<li aria-current=${i === way.length ? "location" : "false"}>${
          to && i < way.length
            ? html`<button type="button" @click=${() => change(to)}>${label}</button>`
            : label
        }</li>`
      )}
      </ol>
    </nav>
  `;
};

/** That single numbers are those of the trained model with all of its parts, where the reader has chosen otherwise. */
export const asShipped = (kit: MapKit) =>
  kit.state.cuts.length || kit.state.snapshot !== "100" || ownOf(kit).snapshot
    ? html`
      <p
        class="faint">These are the numbers of the trained model with all of its parts: what is switched off,
              rewound or opened elsewhere does not count here.</p>
    `
    : nothing;
