// Links from a step to the section of chapter 3 that builds it.

import { html } from "lit-html";

const PAGE = "notebooks/03_attention.html";

/** A heading's anchor. @param {string} section */
export const anchor = (section) =>
  section.replace("√d_head", "sqrt-d-text-head").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The section's name, in the book as a link. @param {import("../kit/widget_context.js").WidgetContext} context @param {string} section */
export function chapterLink(context, section) {
  const root = context.page
    ? globalThis.document?.documentElement?.dataset?.content_root
    : undefined;
  return html`<p class="faint">Chapter 3 builds this in ${
    root === undefined
      ? html`“${section}”`
      : html`<a href="${root}${PAGE}#${anchor(section)}">${section}</a>`
  }.</p>`;
}
