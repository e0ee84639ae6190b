// The code that computes an activation, and the lesson that builds it.

import { html } from "lit-html";
import { split } from "./cells.ts";

// A test compares each heading's address with the lessons.
const SECTIONS: [RegExp, string][] = [
  [/^embedding/, "02_embeddings#a-row-of-a-table"],
  [/^attention\.[qkv]$/, "03_attention#where-do-queries-keys-and-values-come-from"],
  [/^attention\.(heads|output)/, "03_attention#side-by-side-then-mixed"],
  [/^attention/, "03_attention#who-should-i-listen-to"],
  [/^feed_forward/, "04_feed_forward#up-bend-down"],
  [/^logits/, "00_five_steps#score-every-word"],
  [/norm/, "05_whole_model#layer-norm"],
  [/./, "05_whole_model#one-stream-thirteen-writers"], // what is added
];

/** The place in a lesson on an activation: its file, and the heading's address there. */
export const sectionOf = (name: string) => {
  const [, local] = split(name);
  return SECTIONS.find(([pattern]) => pattern.test(local))![1];
};

/** Its number; in the book it is a link. */
export function lessonLink(name: string, inBook: boolean) {
  const [lesson, heading] = sectionOf(name).split("#");
  const words = `Lesson ${Number(lesson.slice(0, 2))}`;
  const root = inBook ? globalThis.document?.documentElement?.dataset?.content_root : undefined;
  return html`<span class="faint">${
    root === undefined
      ? words
      : html`<a href="${root}notebooks/${lesson}.html#${heading}">${words}</a>`
  }</span>`;
}

/** Lines of gpt_lab, each under the function that it is from. */
export const codeLines = (lines: [where: string, line: string][]) =>
  html`<pre class="code-lines" tabindex="0" aria-label="Lines of gpt_lab.model">${
    lines.map(([where, line]) => html`<span class="faint"># ${where}</span>\n${line}\n`)
  }</pre>`;
