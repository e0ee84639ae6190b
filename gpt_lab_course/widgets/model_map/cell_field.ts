// A field for a number's name. A redraw must not undo what is being typed.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

export interface Draft {
  /** The text of the field, if it is not the displayed number. */
  draft?: string;
  /** An entered text that names no number. */
  refused?: string;
}

interface Field {
  id: string;
  /** The number that is shown. */
  cell: string;
  local: Draft;
  /** Why there is no such number, or an empty string. */
  problem: string;
  /** Takes a name, unless it returns why not. */
  enter: (typed: string) => boolean;
  /** Content beside the field. */
  more: unknown;
}

/** Clears typed and refused texts. */
export const forget = (local: Draft) => {
  local.draft = local.refused = undefined;
};

export const cellField = ({ id, cell, local, problem, enter, more }: Field) =>
  html`
    <form class="find-cell" @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      const typed = local.draft ?? cell;
      if (enter(typed)) forget(local);
      else local.refused = typed;
    }}>
      <label for=${id}>Go to a number</label>
      <input id=${id} type="text" spellcheck="false" autocapitalize="off" autocomplete="off"
        .value=${live(local.draft ?? cell)}
        @input=${(event: Event) => local.draft = (event.target as HTMLInputElement).value}
        aria-invalid=${problem ? "true" : "false"} aria-describedby="${id}-problem">
      <button type="submit">Go</button>
      ${more}
    </form>
    <p class="warn" id="${id}-problem" role="alert" ?hidden=${!problem}>${problem}</p>
  `;
