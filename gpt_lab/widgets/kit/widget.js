// What every widget is: a root that draws itself from its model, and that fails alone.

import { html, nothing, render } from "lit-html";
import { Lab } from "./lab.js";
import { listenForTips } from "./tooltip.js";

/**
 * Where a widget is drawn: an element, or a book that is being built and takes the template.
 *
 * @typedef {HTMLElement | { show: (template: unknown) => void }} Host
 */

/** JupyterLab would take arrow keys and shortcuts away from the controls. @param {Event} event */
const keep = (event) => event.stopPropagation();

/**
 * A widget's default export. `setUp` is called once a view, and returns what draws: a function of
 * nothing that gives a lit-html template, called again whenever a trait changes.
 *
 * @param {string} name a class for its style sheet
 * @param {string} label what it is called by those who cannot see it
 * @param {(lab: Lab) => (() => unknown) | Promise<() => unknown>} setUp
 */
export function widget(name, label, setUp) {
  return {
    /**
     * @param {{ model: import("./lab.js").Model, el: Host, page?: import("./lab.js").Page }} given
     */
    async render({ model, el, page }) {
      const host = "show" in el ? undefined : el;
      /** @param {unknown} content */
      const show = (content) => {
        const template = html`
          <section class="gpt-lab ${name}" aria-label=${label} @keydown=${keep}>
            ${content}
            <p class="unseen" role="status">${lab.spoken}</p>
          </section>
        `;
        if ("show" in el) el.show(template);
        else render(template, el);
      };
      /** @param {unknown} error */
      const fail = (error) => {
        lab.end();
        show(failure(label, error));
        if (host) console.warn(error);
        else throw error;
      };
      /** @type {() => unknown} */
      let view = () => nothing;
      const lab = new Lab(model, page, host, () => {
        try {
          show(view());
        } catch (error) {
          fail(error);
        }
      });
      const redraw = () => lab.redraw();
      try {
        view = await setUp(lab);
        model.on("change", redraw);
        lab.atEnd(() => model.off("change", redraw));
        if (host) lab.atEnd(listenForTips(host));
      } catch (error) {
        fail(error);
        return () => {};
      }
      lab.draw();
      return () => lab.end();
    },
  };
}

/** @param {string} label @param {unknown} error */
const failure = (label, error) =>
  html`
    <p class="warn" role="alert">
      ${label} does not work here: ${error instanceof Error ? error.message : String(error)}.
    </p>
  `;
