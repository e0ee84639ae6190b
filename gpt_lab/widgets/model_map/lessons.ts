// The code that computes an activation, and the lesson that builds it.

import { html } from "lit-html";
import { split } from "./cells.ts";

const LESSONS: [RegExp, string][] = [
  [/^embedding\./, "02_embeddings"],
  [/^attention/, "03_attention"],
  [/^feed_forward/, "04_feed_forward"],
  [/^logits/, "06_prediction"],
  [/./, "05_whole_model"], // norms, and what is added
];

/** The page of the lesson on an activation, within the book. */
export const lessonOf = (name: string) => {
  const [, local] = split(name);
  return LESSONS.find(([pattern]) => pattern.test(local))![1];
};

/** Its number; in the book it is a link. */
export function lessonLink(name: string, inBook: boolean) {
  const lesson = lessonOf(name);
  const words = `Lesson ${Number(lesson.slice(0, 2))}`;
  const root = inBook ? globalThis.document?.documentElement?.dataset?.content_root : undefined;
  return html`<span class="faint">${
    root === undefined ? words : html`<a href="${root}notebooks/${lesson}.html">${words}</a>`
  }</span>`;
}

/** Lines of gpt_lab, each under the function that it is from. */
export const codeLines = (lines: [where: string, line: string][]) =>
  html`<pre class="code-lines" tabindex="0" aria-label="Lines of gpt_lab.model">${
    lines.map(([where, line]) => html`<span class="faint"># ${where}</span>\n${line}\n`)
  }</pre>`;
