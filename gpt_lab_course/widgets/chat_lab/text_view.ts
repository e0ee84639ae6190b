// The one text that a chat is: as it is read, as tokens, and with what training counts of it.

import { html, nothing } from "lit-html";
import { decimal } from "../kit/format.ts";
import type { Tokens } from "../kit/tokens.ts";
import { CARET } from "./bubbles.ts";
import { isRemovable, isRemoved, type Piece } from "./template.ts";

const WORDS = { user: "user", assistant: "assistant", end: "end of text" } as const;
const MEANINGS = {
  user: "From here the user speaks.",
  assistant: "From here the assistant speaks.",
  end: "Here a text ends; what follows is a new one.",
};

export interface Text {
  pieces: readonly Piece[];
  removed: number;
  writing: boolean;
  tokens: Tokens;
  /** Of each token that is read but the first. */
  losses?: readonly number[];
  toggle: (marker: number) => void;
}

/** A marker: one that the template puts there can be taken out. */
function marker(piece: Piece, { removed, tokens, toggle }: Text) {
  const { role, ids } = piece;
  const out = isRemoved(piece, removed);
  const byte = role === "end" ? nothing : html`
    <span class="byte">${tokens.tokenizer.bytes(ids[0])[0].toString(16).padStart(2, "0")}</span>
  `;
  const words = [WORDS[role], byte];
  if (!isRemovable(piece)) {
    return html`<span class="chip ${role}" title=${MEANINGS[role]}>${words}</span>`;
  }
  const number = piece.marker!;
  const act = out ? "Put back" : "Take out";
  return html`
    <button type="button" class="chip ${role}${out ? " out" : ""}"
      aria-label="${act} marker ${number + 1}, ${WORDS[role]}" title="${MEANINGS[role]} ${act}."
      data-marker=${number} @click=${() => toggle(number)}>${words}</button>
  `;
}

/** The text with its markers. What the model wrote last is underlined. */
export function rawText(text: Text) {
  const { pieces, writing, tokens } = text;
  return html`
    <div class="raw" dir="auto" role="group"
      aria-label="The text that the model reads">${pieces.map((piece) => [
        piece.marker !== undefined
          ? marker(piece, text)
          : html`<span class="said ${piece.role}${piece.written ? " written" : ""}"><bdi>${
            tokens.tokenizer.decode(piece.ids)
          }</bdi></span>`,
        " ",
      ])}${writing ? CARET : nothing}</div>
  `;
}

/** The tokens that are read and written, in their order, with the pieces that they are of. */
const each = ({ pieces, removed }: Text) =>
  pieces.filter((piece) => !isRemoved(piece, removed)).flatMap((piece) =>
    piece.ids.map((id) => ({ id, piece }))
  );

const shown = ({ role, marker }: Piece, id: number, tokens: Tokens) =>
  marker === undefined ? tokens.template(id) : WORDS[role];

/** Each token with its ID. */
export function tokenList(text: Text) {
  const all = each(text);
  return html`
    <ol class="tokens with-ids" aria-label="Tokens">${all.map(({ id, piece }) =>
      html`
        <li
          class="token ${piece.role}${piece.marker === undefined ? "" : " mark"}${piece.written
            ? " written"
            : ""}"><bdi>${shown(piece, id, text.tokens)}</bdi><span class="id">${id}</span></li>
      `
    )}</ol>
    <p class="faint">${all.length} tokens, a row of the embedding each. A marker is a token like any
      other. Underlined: written by the model.</p>
  `;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Each token's loss, and whether training counts it. */
export function lossMask(text: Text) {
  const all = each(text);
  const { losses } = text;
  const lossOf = (i: number) => losses?.[i - 1];
  const some = (counted: boolean) =>
    all.flatMap(({ piece }, i) =>
      Boolean(piece.counted) === counted && lossOf(i) !== undefined ? [lossOf(i)!] : []
    );
  const summary = (counted: boolean) => {
    const found = some(counted);
    return found.length
      ? html`${found.length} tokens, <b>${decimal(mean(found), 2)}</b> nats each`
      : "none";
  };
  return html`
    <ol class="tokens mask" aria-label="Tokens with their loss">${all.map(({ id, piece }, i) => {
      const loss = lossOf(i);
      const heat = loss === undefined ? 0 : Math.round(100 * Math.min(1, loss / 8));
      return html`<li class="${piece.counted ? "counted" : "ignored"}" style="--loss: ${heat}%"><bdi
        class="token ${piece.role}${piece.marker === undefined ? "" : " mark"}">${
        shown(piece, id, text.tokens)
      }</bdi><span class="height" aria-hidden="true"></span><span class="loss">${
        loss === undefined ? "–" : decimal(loss, 1)
      }</span></li>`;
    })}</ol>
    <dl class="sums">
      <div>
        <dt><span class="key counted"></span>counted in the loss: answers, and their ends</dt>
        <dd>${summary(true)}</dd>
      </div>
      <div>
        <dt><span class="key ignored"></span>masked out: what the user says, and markers</dt>
        <dd>${summary(false)}</dd>
      </div>
    </dl>
    <p
      class="faint">A token’s loss is how much it surprises this model, after all before it. If this chat
      were training data, only the counted tokens would teach. What the model wrote itself surprises it
      little.</p>
  `;
}
