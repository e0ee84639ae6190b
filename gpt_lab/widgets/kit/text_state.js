// A text and settings in the address, for widgets with a text field.

import { html } from "lit-html";
import { addressOf } from "./address.js";
import { parsePairs, settingsCodec } from "./settings.js";
import { fromAddress, toAddress } from "./text_address.js";

/**
 * Keeps the trait `text` and these settings in the widget's part of the address.
 *
 * @param {import("./widget_context.js").WidgetContext} context
 * @param {import("./text_field.js").TextField} field
 * @param {Record<string, import("./settings.js").Setting>} settings
 */
export function textState(context, field, settings) {
  const codec = settingsCodec((name) => context.get(name), settings);
  /** @type {string[]} */
  let problems = [];
  const address = addressOf(context, {
    write: () => [`text=${toAddress(field.text)}`, ...codec.encode()].join("&"),
    read(link) {
      const words = parsePairs(link);
      const { traits, problems: found } = codec.decode(words);
      const text = fromAddress(words.get("text") ?? "");
      if (text === undefined) found.unshift("its text is damaged");
      // the text first: a new text resets settings that belong to the old one
      context.set(text === undefined ? traits : { text, ...traits });
      problems = found;
      context.redraw();
    },
  });
  context.on(["text", ...Object.keys(settings)], () => {
    problems = [];
    address?.changed();
  });
  return {
    /** Why parts of a link were not accepted. */
    warning: () =>
      html`<p class="warn" role="alert" ?hidden=${!problems.length}>
        Not taken from the link: ${problems.join("; ")}.</p>`,
    copyLink: () => address?.copyLink() ?? "",
  };
}
