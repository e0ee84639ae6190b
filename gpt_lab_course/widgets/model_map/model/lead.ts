// The one line above the picture: what this is, what to try, and the training rewound.

import { html, nothing } from "lit-html";
import { inBytes } from "../../kit/format.ts";

interface Lead {
  examples: { name: string; choose: () => void }[];
  /** The slider of snapshots, if the reader asked for it. */
  rewinding: unknown;
  onRewind: () => void;
}

const link = (words: unknown, act: () => void, expanded?: boolean) =>
  html`<button type="button" class="link" aria-expanded=${
    expanded === undefined ? nothing : expanded ? "true" : "false"
  } @click=${act}>${words}</button>`;

/** Within a sentence. */
const inSentence = (name: string) => name.replace(/^(A|The) /, (word) => word.toLowerCase());

export function leadOf({ examples, rewinding, onRewind }: Lead) {
  const tries = examples.map(({ name, choose }) =>
    html`
      <span class="unbroken">${link(inSentence(name), choose)},</span>
    `
  );
  return html`<p><strong>A whole GPT runs in this page.</strong> <span class="how">Type, and Enter writes the next
      word.</span> Try ${tries}or ${
    link("rewind its training", onRewind, rewinding !== undefined)
  }.</p>
    ${rewinding ?? nothing}`;
}

/** That a press is kept until the model is there. @param size its bytes */
export const waitingNote = (size: number) =>
  html`
    <p
      role="status"><strong>The model is on its way, ${inBytes(
        size,
      )}.</strong> What you pressed is kept, and answered when it is here.</p>
  `;

/** Whether an example's settings are those that the map has. */
export const areSet = (settings: object, values: object) =>
  Object.entries(settings).every(([name, value]) =>
    JSON.stringify(value) === JSON.stringify((values as Record<string, unknown>)[name])
  );
