// A text and settings in the address, for widgets with a text field.

import { html } from "lit-html";
import { addressOf } from "./address.js";
import { pairs, settingsFromLink, settingsToLink } from "./settings.js";
import { fromAddress, toAddress } from "./text_address.js";

/**
 * Keeps the trait `text` and these settings in the widget's part of the address.
 *
 * @param {import("./widget_context.js").WidgetContext} context
 * @param {import("./text_field.js").TextField} field
 * @param {Record<string, import("./settings.js").Setting>} settings
 */
export function textState(context, field, settings) {
  /** @type {string[]} */
  let problems = [];
  const link = () =>
    [`text=${toAddress(field.text)}`, ...settingsToLink((name) => context.get(name), settings)]
      .join("&");
  const address = addressOf(context, {
    write: link,
    read(state) {
      const given = pairs(state);
      const { traits, refused } = settingsFromLink(given, settings);
      const text = fromAddress(given.get("text") ?? "");
      if (text === undefined) refused.unshift("its text is damaged");
      context.set(text === undefined ? traits : { text, ...traits }); // a new text may reset what is of the old one
      problems = refused;
      context.redraw();
    },
  });
  context.on(["text", ...Object.keys(settings)], () => {
    problems = [];
    address?.changed();
  });
  return {
    /** What of a link was not taken. */
    warning: () =>
      html`<p class="warn" role="alert" ?hidden=${!problems.length}>
        Not taken from the link: ${problems.join("; ")}.</p>`,
    copyLink: () => address?.copyLink() ?? "",
  };
}
