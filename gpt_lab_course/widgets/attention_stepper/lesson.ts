// Links from a step to the section of lesson 3 that builds it.

import { html } from "lit-html";

const PAGE = "notebooks/03_attention.html";

/** A heading's anchor. */
export const anchor = (section: string) =>
  section.replace("√d_head", "sqrt-d-text-head").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The section's name, in the book as a link. @param inBook whether the page is one of the book's */
export function lessonLink(inBook: boolean, section: string) {
  const root = inBook ? globalThis.document?.documentElement?.dataset.content_root : undefined;
  return html`<p class="faint">Lesson 3 builds this: ${
    root === undefined ? section : html`<a href="${root}${PAGE}#${anchor(section)}">${section}</a>`
  }</p>`;
}
