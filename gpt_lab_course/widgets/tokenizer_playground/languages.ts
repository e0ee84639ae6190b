// The same sentence in several languages, and the reader's text, as rows with bars.

import { html } from "lit-html";
import { button } from "../kit/controls.ts";
import { withCommas } from "../kit/format.ts";
import { bar } from "../kit/words.ts";
import type { TextCount } from "./text.ts";

const row = (name: unknown, { characters, bytes, tokens }: TextCount, longest: number) =>
  html`
    <tr>
      <th scope="row">${name}</th>
      <td class="number">${withCommas(characters)}</td>
      <td class="number">${withCommas(bytes)}</td>
      <td class="number">${withCommas(tokens)}${bar(tokens, longest)}</td>
      <td class="number">${characters ? (tokens / characters).toFixed(2) : "–"}</td>
    </tr>
  `;

export interface Sentence {
  language: string;
  /** The language's BCP 47 tag. */
  tag: string;
  text: string;
  count: TextCount;
}

export function languageTable(
  sentences: readonly Sentence[],
  yours: TextCount,
  onChoose: (text: string) => void,
) {
  const longest = Math.max(1, yours.tokens, ...sentences.map(({ count }) => count.tokens));
  return html`
    <table class="languages">
      <caption>The same sentence in other languages</caption>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col" class="number">Characters</th>
          <th scope="col" class="number">Bytes</th>
          <th scope="col" class="number">Tokens</th>
          <th scope="col" class="number">Tokens per character</th>
        </tr>
      </thead>
      <tbody>
        ${row("Your text", yours, longest)}
        ${sentences.map(({ language, tag, text, count }) =>
          html`
            ${row(button(language, () => onChoose(text), { name: "choose" }), count, longest)}
            <tr class="sentence">
              <td colspan="5" lang=${tag} dir="auto">${text}</td>
            </tr>
          `
        )}
      </tbody>
    </table>
  `;
}
