// TokenizerPlayground: a text, its GPT-2 tokens, and the merges that made each of them.

import { html, nothing } from "lit-html";
import { plural } from "../kit/format.ts";
import { TokenRow } from "../kit/token_row.ts";
import { widget } from "../kit/widget.ts";
import { DECLARED } from "./declared.ts";
import { languageTable, type Sentence } from "./languages.ts";
import { Merges } from "./merges.ts";
import { count, pieceAt } from "./text.ts";

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, change, find, define } = kit;
  const row = new TokenRow(kit, (id) => tokens.template(id), (selected) => change({ selected }));
  const merges = new Merges(kit);

  /** The sentences with their counts, recomputed when Python changes them. */
  let counted: { rows: unknown; sentences: Sentence[] } = { rows: undefined, sentences: [] };
  function sentences() {
    const rows = data<[language: string, tag: string, text: string][]>("sentences");
    if (rows !== counted.rows) {
      const sentences = rows.map(([language, tag, text]) => (
        { language, tag, text, count: count(text, tokens.tokenizer.encode(text).length) }
      ));
      counted = { rows, sentences };
    }
    return counted.sentences;
  }

  const counts = () => {
    const { tokens: all, characters, bytes } = count(state.text, tokens.of(state.text).length);
    return [plural(all, "token"), plural(characters, "character"), plural(bytes, "byte")]
      .join(" · ");
  };

  /** Replaces the text as typing would, so that the browser's undo brings the reader's own back. */
  function type(text: string) {
    const field = find<HTMLTextAreaElement>("textarea");
    field?.focus();
    field?.select();
    if (!document.execCommand("insertText", false, text)) change({ text });
  }

  return define({
    follow: (changes) => ({
      ..."text" in changes ? { selected: 0 } : {},
      ..."text" in changes || "selected" in changes ? { step: 0 } : {},
      ...changes,
    }),
    announcement: () => state.step ? merges.status() : counts(),
    view() {
      const { text } = state;
      const ids = tokens.of(text);
      const selected = Math.min(state.selected, ids.length - 1);
      const piece = pieceAt(tokens.tokenizer, text, selected);
      return html`
        <p class="counts">${counts()}</p>
        ${row.view(ids, selected)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${piece === undefined ? nothing : merges.view(piece, ids[selected])}
        ${sentences().length ? languageTable(sentences(), count(text, ids.length), type) : nothing}
      `;
    },
  });
});
