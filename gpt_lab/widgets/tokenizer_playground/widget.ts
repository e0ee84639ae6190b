// TokenizerPlayground: a text, its GPT-2 tokens, and the merges that made each of them.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { Tokenizer } from "../../engine/byte_pair.ts";
import { addressOf } from "../kit/address.js";
import { loadAsset } from "../kit/asset.js";
import { plural } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { fromAddress, toAddress } from "../kit/text_address.js";
import { halfCharacter, tokenTemplate } from "../kit/token_text.js";
import { TokenRow } from "../kit/tokens.js";
import { widget } from "../kit/widget.js";
import { languageTable } from "./languages.js";
import { Merges } from "./merges.js";
import { analyse, count } from "./text.js";

export default widget("tokenizer-playground", "Tokenizer playground", async (context) => {
  const id = uniqueId("tokenizer-playground");
  const tokenizer = new Tokenizer(await vocabulary(context));
  let problem = "";
  /** The reader's text while it has a lone surrogate, which cannot be sent. @type {string | undefined} */
  let invalidText;

  let analysis = analyse(tokenizer, context.get("text"));
  /** @type {{ language: string, tag: string, sentence: string, count: ReturnType<typeof count> }[]} */
  let sentences = [];
  const countSentences = () => {
    sentences = context.get("sentences").map((
      /** @type {string[]} */ [language, tag, sentence],
    ) => (
      { language, tag, sentence, count: count(tokenizer, sentence) }
    ));
  };
  countSentences();
  context.on(["sentences"], countSentences);
  const textChanged = () => {
    analysis = analyse(tokenizer, context.get("text"));
    invalidText = undefined;
    const sentIds = context.get("ids");
    const same = sentIds.length === analysis.ids.length &&
      analysis.ids.every((one, i) => one === sentIds[i]);
    if (!same) context.set({ ids: analysis.ids });
  };
  context.on(["text"], textChanged);
  if (context.host) textChanged();

  /** @type {Map<number, unknown>} */
  const templates = new Map();
  const row = new TokenRow(
    context,
    (token) => {
      if (!templates.has(token)) templates.set(token, tokenTemplate(tokenizer.bytes(token)));
      return templates.get(token);
    },
    (index) => context.set({ selected: index, step: 0 }),
  );
  const merges = new Merges(context, tokenizer);

  const counts = () =>
    [
      plural(analysis.ids.length, "token"),
      plural(analysis.characters, "character"),
      plural(analysis.bytes, "byte"),
    ].join(" · ");

  /** What the reader has typed. @param {string} text */
  function enter(text) {
    merges.stepper.pause();
    problem = halfCharacter(text);
    invalidText = problem ? text : undefined;
    if (!problem && text !== context.get("text")) {
      context.set({ text, selected: 0, step: 0 });
      context.announce(counts());
      address?.changed();
    }
    context.redraw();
  }

  /** Replaces the text as typing would, so that the browser's undo restores the reader's own. @param {string} text */
  function type(text) {
    const field = /** @type {HTMLTextAreaElement} */ (context.find("textarea"));
    field.focus();
    field.select();
    if (!document.execCommand("insertText", false, text)) enter(text);
  }

  const address = addressOf(context, {
    write: () => toAddress(context.get("text")),
    read(state) {
      const text = fromAddress(state);
      if (text !== undefined) return enter(text);
      problem = "Not taken from the link: its text is damaged.";
      context.redraw();
    },
  });

  return () => {
    const selected = context.get("selected");
    const piece = analysis.pieces.find(({ to }) => selected < to);
    const yours = { ...analysis, tokens: analysis.ids.length };
    return html`
      <label for=${id}>Your text</label>
      <textarea
        id=${id}
        rows="3"
        dir="auto"
        spellcheck="false"
        aria-describedby="${id}-counts"
        .value=${live(invalidText ?? analysis.text)}
        @input=${(/** @type {Event} */ event) =>
          enter(/** @type {HTMLTextAreaElement} */ (event.target).value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      <div class="counts-line">
        <p class="counts" id="${id}-counts">${counts()}</p>
        ${address?.copyLink() ?? nothing}
      </div>
      <div class="details ${invalidText ? "stale" : ""}" ?inert=${invalidText !== undefined}>
        ${row.view(analysis.ids, selected)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${merges.view(piece && { piece: piece.piece, id: analysis.ids[selected] })}
      </div>
      ${languageTable(sentences, yours, type)}
    `;
  };
});

/** @param {import("../kit/widget_context.js").WidgetContext} context */
async function vocabulary(context) {
  try {
    return await loadAsset(context.model, "gpt2-vocabulary");
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(`GPT-2’s vocabulary could not be loaded: ${why}`);
  }
}
