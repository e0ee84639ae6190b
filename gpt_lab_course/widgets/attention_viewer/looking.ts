// Where a token attends: the text's tokens, shaded by their attention weights.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { percent } from "../kit/format.ts";
import { moveRovingTabindex } from "../kit/grid_keys.ts";
import { shade } from "../kit/heat_map.ts";

interface AttentionTokens {
  /** The query's attention weights, [T]. */
  row: ArrayLike<number>;
  /** Their templates. */
  tokens: unknown[];
  names: string[];
  query: number;
  /** Called with the token under the mouse, and with nothing when it leaves. */
  onLook: (token?: number) => void;
  onChoose: (token: number) => void;
}

export function attentionTokens({ row, tokens, names, query, onLook, onChoose }: AttentionTokens) {
  return html`
    <ol class="looking" aria-label="Tokens: choose one to see where it looks"
      @pointerleave=${() => onLook()}>
      ${tokens.map((token, t) => {
        const weight = t <= query ? row[t] : 0;
        const share = t <= query ? percent(weight, 0) : "";
        return html`<li><button
          type="button"
          class=${t === query ? "looks" : t > query ? "later" : ""}
          tabindex=${t === query ? 0 : -1}
          aria-pressed=${t === query ? "true" : "false"}
          aria-label="${names[t]}${share && `, gets ${share}`}"
          style=${styleMap(shade(weight))}
          @click=${() => onChoose(t)}
          @pointerenter=${({ pointerType }: PointerEvent) => pointerType === "mouse" && onLook(t)}
          @keydown=${(event: KeyboardEvent) => {
          moveRovingTabindex(event, t, tokens.length, onChoose);
        }}
        ><bdi>${token}</bdi><span class="share">${share || "–"}</span></button></li>`;
      })}
    </ol>
  `;
}
