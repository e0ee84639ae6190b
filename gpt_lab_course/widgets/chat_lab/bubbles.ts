// The conversation as a chat shows it, and the other models' answers beside it.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.ts";
import type { Tokens } from "../kit/tokens.ts";
import type { Answer, Chat, End, ModelName, Turn } from "./talk.ts";
import { DECLARED } from "./declared.ts";
import { type Role, writtenPieces } from "./template.ts";

const { written: LONGEST } = DECLARED.constants;
export const CARET = html`<span class="caret" aria-hidden="true"></span>`;

const ENDS: Record<Exclude<End, "ended">, string> = {
  writing: "writing …",
  cut: `Cut after ${LONGEST} tokens: it did not end by itself.`,
  stopped: "You stopped it.",
  full: "No room is left in the model’s context. Begin a new chat.",
};
const MARKS = {
  end: "It ended by itself: it wrote the end-of-text token.",
  assistant: "It ended by itself: it wrote the assistant’s marker.",
  user: "It ended by itself: it wrote the user’s marker.",
};

/** How a turn ended, in a sentence. */
function endOf({ end, written }: Turn, tokens: Tokens) {
  if (end === "cut" && written.length < LONGEST) return "Cut: the model’s context is full.";
  if (end !== "ended") return ENDS[end];
  const [{ role }] = writtenPieces("user", written.slice(-1), tokens.tokenizer);
  return MARKS[role];
}

/** What a model wrote; markers in it are shown. */
export function said(role: Role, { written, end }: Turn, tokens: Tokens) {
  const parts = writtenPieces(role, written, tokens.tokenizer);
  if (parts.at(-1)?.marker !== undefined && end === "ended") parts.pop();
  if (!parts.length && end !== "writing") return html`<span class="faint">(nothing)</span>`;
  return html`<bdi>${
    parts.map(({ role, ids, marker }) =>
      marker === undefined
        ? tokens.tokenizer.decode(ids)
        : html`<span class="chip ${role}">${role === "end" ? "end of text" : role}</span>`
    )
  }</bdi>${end === "writing" ? CARET : nothing}`;
}

const bubble = (role: Role, who: string, text: unknown, foot: unknown = nothing, own = false) =>
  html`
    <li class="turn ${role}${own ? " own" : ""}">
      <span class="who faint">${who}</span>
      <div class="bubble" dir="auto">${text}</div>
      ${foot}
    </li>
  `;

interface Talk {
  messages: readonly string[];
  chat: Chat;
  /** The model's words. */
  name: string;
  tokens: Tokens;
  again: () => void;
}

export function bubbles({ messages, chat, name, tokens, again }: Talk) {
  const last = messages.length - 1;
  const footOf = (turn: Turn) =>
    html`<p class="foot faint">${endOf(turn, tokens)} ${
      turn.end === "stopped" ? button("Write it again", again, { name: "again" }) : nothing
    }</p>`;
  return html`
    <ol class="bubbles" aria-label="The chat">
      ${messages.map((message, i) => {
        const turn = chat.turns[i];
        return [
          bubble("user", "You", html`<bdi>${message}</bdi>`),
          turn
            ? bubble(
              "assistant",
              `The model, ${name}`,
              said("assistant", turn, tokens),
              i === last || turn.end !== "ended" ? footOf(turn) : nothing,
            )
            : nothing,
        ];
      })}
      ${chat.user
        ? bubble(
          "user",
          "The user, written by the model",
          said("user", chat.user, tokens),
          footOf(chat.user),
          true,
        )
        : nothing}
      ${messages.length || chat.user
        ? nothing
        : html`<li class="faint empty">Nothing has been said yet.</li>`}
    </ol>
  `;
}

/** Each model's last turn after the same messages. */
export function comparison(
  answer: Answer,
  names: Readonly<Record<string, string>>,
  role: Role,
  tokens: Tokens,
) {
  const models = Object.keys(names) as ModelName[];
  return html`
    <ul class="models ${role}" aria-label="All models, asked the same">
      ${models.map((model) => {
        const turn = role === "user" ? answer[model]?.user : answer[model]?.turns.at(-1);
        return html`
          <li>
            <p class="title">The model, ${names[model]}</p>
            <div class="bubble" dir="auto">${turn
              ? said(role, turn, tokens)
              : html`<span class="faint">…</span>`}</div>
            <p class="foot faint">${turn ? endOf(turn, tokens) : nothing}</p>
          </li>
        `;
      })}
    </ul>
  `;
}
