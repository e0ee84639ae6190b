// The shell of every widget: it draws the widget's template, and catches the errors of this widget alone.

import { html, nothing, render } from "lit-html";
import { WidgetContext } from "./widget_context.js";
import { attachTooltips } from "./tooltip.js";

/**
 * Where a widget is drawn: an element, or, while the book is being built, an object that takes the
 * template.
 *
 * @typedef {HTMLElement | { show: (template: unknown) => void }} Target
 */

/** Keeps JupyterLab's shortcuts from taking keys that are meant for the controls. @param {Event} event */
const stopPropagation = (event) => event.stopPropagation();

/**
 * A widget's default export. `setUp` is called once per view and returns the widget's `view`: a
 * function without arguments that returns a lit-html template. It is called again whenever a trait
 * changes.
 *
 * @param {string} name a class for its style sheet
 * @param {string} label its accessible name
 * @param {(context: WidgetContext) => (() => unknown) | Promise<() => unknown>} setUp
 */
export function widget(name, label, setUp) {
  return {
    /**
     * @param {{ model: import("./widget_context.js").Model, el: Target, page?: import("./widget_context.js").Page }} anywidget
     */
    async render({ model, el, page }) {
      const host = "show" in el ? undefined : el;
      /** @param {unknown} content */
      const show = (content) => {
        const template = html`
          <section class="gpt-lab ${name}" aria-label=${label} @keydown=${stopPropagation}>
            ${content}
            <p class="unseen" role="status">${context.announcement}</p>
          </section>
        `;
        if ("show" in el) el.show(template);
        else render(template, el);
      };
      /** @param {unknown} error */
      const fail = (error) => {
        context.dispose();
        show(failure(label, error));
        if (host) console.warn(error);
        else throw error;
      };
      /** @type {() => unknown} */
      let view = () => nothing;
      const context = new WidgetContext(model, page, host, () => {
        try {
          show(view());
        } catch (error) {
          fail(error);
        }
      });
      const redraw = () => context.redraw();
      try {
        view = await setUp(context);
        model.on("change", redraw);
        context.onCleanup(() => model.off("change", redraw));
        if (host) context.onCleanup(attachTooltips(host));
      } catch (error) {
        fail(error);
        return () => {};
      }
      context.draw();
      return () => context.dispose();
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
