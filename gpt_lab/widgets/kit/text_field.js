// A text field, and its text as the lab model's tokens.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { uniqueId } from "./ids.js";
import { halfCharacter, tokenTemplate, tokenText } from "./token_text.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */
/** @typedef {import("../../engine/lab_tokenizer.ts").LabTokenizer} LabTokenizer */

/** A text trait as a field. `changed` is called whenever the trait changes. */
export class TextField {
  #id = uniqueId("gpt-lab-text");
  #problem = "";
  /** @type {string | undefined} the field's content while it cannot be encoded */
  #invalidText;
  /** @type {{ text?: string, ids: number[] }} */
  #encoding = { ids: [] };
  /** @type {Map<number, unknown>} */
  #templates = new Map();

  /**
   * @param {WidgetContext} context
   * @param {LabTokenizer} tokenizer
   * @param {() => void} changed
   * @param {{ trait?: string, label?: string }} [options]
   */
  constructor(context, tokenizer, changed, { trait = "text", label = "Your text" } = {}) {
    this.context = context;
    this.tokenizer = tokenizer;
    this.trait = trait;
    this.label = label;
    context.on([trait], () => {
      this.#problem = "";
      this.#invalidText = undefined;
      changed();
    });
  }

  /** @returns {string} */
  get text() {
    return this.context.get(this.trait);
  }

  /** The model's input: the end-of-text token, which starts every document, then the text. */
  get ids() {
    if (this.#encoding.text !== this.text) {
      const { text } = this;
      this.#encoding = { text, ids: [this.tokenizer.end_of_text, ...this.tokenizer.encode(text)] };
    }
    return this.#encoding.ids;
  }

  /** Takes a text that the reader typed or that a link contains. @param {string} text */
  enter(text) {
    this.#problem = halfCharacter(text);
    this.#invalidText = this.#problem ? text : undefined;
    if (this.#problem || text === this.text) this.context.redraw();
    else this.context.set({ [this.trait]: text });
  }

  /** A token as a template, with signs for whitespace. @param {number} id */
  template(id) {
    if (!this.#templates.has(id)) this.#templates.set(id, tokenTemplate(this.tokenizer.bytes(id)));
    return this.#templates.get(id);
  }

  /** A token as plain text. @param {number} id */
  plain(id) {
    return tokenText(this.tokenizer, id);
  }

  /** A token as a row or column heading: short, without its leading space. @param {number} id */
  name(id) {
    const text = id === this.tokenizer.end_of_text ? "<|eot|>" : this.plain(id);
    const short = text.trim() || JSON.stringify(text).slice(1, -1).replaceAll(" ", "␣");
    return [...short].length > 10 ? `${[...short].slice(0, 9).join("")}…` : short;
  }

  view() {
    return html`
      <div class="text-field">
        <label for=${this.#id}>${this.label}</label>
        <textarea
          id=${this.#id}
          rows="2"
          dir="auto"
          spellcheck="false"
          .value=${live(this.#invalidText ?? this.text)}
          @input=${(/** @type {Event} */ event) =>
            this.enter(/** @type {HTMLTextAreaElement} */ (event.target).value)}
        ></textarea>
        <p class="warn" role="alert" ?hidden=${!this.#problem}>${this.#problem}</p>
      </div>
    `;
  }
}
