// A reader's own `config.json`: pasted, chosen as a file, or dropped anywhere on the widget.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.ts";

const LARGEST = 100_000; // bytes; a configuration has a few thousand

export interface Own {
  field: unknown;
  /** Why it cannot be counted; empty if it is, or if there is none. */
  problem: string;
  given: boolean;
  onText: (text: string) => void;
  onProblem: (problem: string) => void;
}

/** Reads a file as text, if it may be a configuration. */
export async function readFile(file: File | undefined, { onText, onProblem }: Own) {
  if (!file) return;
  if (file.size > LARGEST) {
    onProblem("the file has more than 100,000 bytes: no configuration has");
    return;
  }
  const text = await file.text();
  if (text.trim()) onText(text);
  else onProblem("the file is empty");
}

export const ownConfig = (own: Own) =>
  html`
    <div class="own">
      ${own.field}
      <p class="actions">
        <label class="file"><span class="unseen">Choose a config.json</span><input type="file"
          accept=".json,application/json" @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            readFile(input.files?.[0], own);
            input.value = "";
          }}></label>
        ${own.given ? button("Remove", () => own.onText(""), { name: "remove" }) : nothing}
      </p>
      <p class="warn problem" role="alert">${own.problem ? `Not counted: ${own.problem}.` : ""}</p>
      <p class="faint">It is read in this page and sent nowhere.</p>
    </div>
  `;
