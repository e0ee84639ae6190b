// A choice of one token of a text, or of all.

import { html, nothing } from "lit-html";
import { moveRovingTabindex } from "../kit/grid_keys.ts";
import type { Tokens } from "../kit/tokens.ts";

interface Places {
  label: string;
  ids: number[];
  tokens: Tokens;
  chosen: number | undefined;
  /** The label for the choice of no particular token. */
  none: string;
  onChoose: (position: number | null) => void;
}

export function places({ label, ids, tokens, chosen, none, onChoose }: Places) {
  /** @param i 0 for none, then the tokens */
  const one = (content: unknown, name: string, i: number) => {
    const is = i === (chosen === undefined ? 0 : chosen + 1);
    const go = (to: number) => onChoose(to === 0 ? null : to - 1);
    return html`<li><button
      type="button"
      class=${i === 0 ? nothing : "token"}
      tabindex=${is ? 0 : -1}
      aria-pressed=${is ? "true" : "false"}
      aria-label=${name}
      @click=${() => go(i)}
      @keydown=${(event: KeyboardEvent) => moveRovingTabindex(event, i, ids.length + 1, go)}
    >${i === 0 ? content : html`<bdi>${content}</bdi>`}</button></li>`;
  };
  return html`
    <div class="places"><span class="title">${label}</span>
      <ol class="tokens" aria-label=${label}>
        ${one(none, none, 0)}
        ${ids.map((id, t) => one(tokens.template(id), tokens.name(id), t + 1))}
      </ol>
    </div>
  `;
}
