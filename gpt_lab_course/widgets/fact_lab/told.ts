// SmolLM2's recorded answers while it is told a fact, in three forms of a question.

import { html, nothing } from "lit-html";
import type { Country } from "../kit/world.ts";
import type { Fact, Measured } from "./measuring.ts";

export type Form = "bare" | "chat" | "text";

/** Python's record, `told.recorded`. */
export interface ToldFacts {
  known: Record<Form, number[]>;
  facts: (Fact & { forms: Record<Form, Told> })[];
}
interface Told {
  before: string;
  said: string;
  lost: Record<string, string>;
}

/** The map's data for a fact in one form, with or without the fact in the prompt. */
export function standingTold(
  { known, facts }: ToldFacts,
  { country, capital }: Fact,
  form: Form,
  isTold: boolean,
  countries: readonly Country[],
): Measured {
  const fact = facts.find((one) => one.country === country && one.capital === capital);
  const { before = "", said = "", lost = {} } = fact?.forms[form] ?? {};
  const knows = new Set(known[form]);
  const answers = isTold ? lost : {};
  return {
    ...{ words: [], probability: 0, said: [], aside: [], asked: countries.length },
    lost: Object.keys(answers).map(Number),
    unknown: countries.flatMap((_, i) => knows.has(i) ? [] : [i]),
    own: { before, said: isTold ? said : before },
    answers,
  };
}

/** Whether a text contains a name as whole words, ignoring accents: Python's `told.names`. */
export function names(text: string, name: string): boolean {
  const plain = (one: string) => one.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const at = plain(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}_])${at}(?![\\p{L}\\p{N}_])`, "u").test(plain(text));
}

/** Whether an answer gives a fact's country the new capital, and not its own beside it. */
export const follows = (said: string, capital: string, own: string) =>
  names(said, capital) && !names(said, own);

/** A question's text, within the chat's markers. */
export function content(form: Form, country: string, sentence: string): string {
  const front = sentence ? `${sentence} ` : "";
  if (form === "bare") return `${front}The capital of ${country} is`;
  const how = form === "text" ? "Answer from the text. " : "";
  return `${how}${front}What is the capital of ${country}?`;
}

/** The question about the fact's own country, and the answers. */
export function dialogue(options: {
  form: Form;
  fact: Fact;
  sentence: string;
  own: string;
  found: Measured | undefined;
}) {
  const { form, fact, sentence, own, found } = options;
  const { before, said } = found?.own ?? {};
  /** An answer, with a mark as soon as it is there. */
  const answered = (answer: string | undefined) => {
    if (answer === undefined) return html`<p class="told-answer faint">…</p>`;
    const is = follows(answer, fact.capital, own);
    return html`
      <p class="told-answer ${is ? "new-one" : "other"}">
        <span role="img" aria-label=${is ? "the new capital" : "not the new capital"}>${is
          ? "✓"
          : "✗"}</span> <b><bdi>${answer || "…"}</bdi></b></p>
    `;
  };
  const line = (front: string, answer: string | undefined) =>
    html`
      <p class="told-question">${form === "bare" ? nothing : html`
        <b>User:</b>
      `}${content(form, fact.country, front)}</p>
      ${answered(answer)}
    `;
  return html`
    <p class="title">What it says of ${fact.country}</p>
    ${line("", before)} ${sentence ? line(sentence, said) : nothing}
  `;
}
