// The same sentence in several languages, and the reader's text, as rows with bars.

import { html } from "lit-html";
import { bar } from "../kit/bars.js";
import { button } from "../kit/controls.js";
import { withCommas } from "../kit/format.js";

/** @typedef {import("./text.js").TextCount} TextCount */

/** @param {unknown} name @param {TextCount} count @param {number} longest */
const row = (name, { characters, bytes, tokens }, longest) =>
  html`
    <tr>
      <th scope="row">${name}</th>
      <td class="number">${withCommas(characters)}</td>
      <td class="number">${withCommas(bytes)}</td>
      <td class="number">${withCommas(tokens)}${bar(tokens, longest)}</td>
      <td class="number">${characters ? (tokens / characters).toFixed(2) : "–"}</td>
    </tr>
  `;

/**
 * @param {{ language: string, tag: string, sentence: string, count: TextCount }[]} sentences
 * @param {TextCount} yours
 * @param {(sentence: string) => void} onChoose
 */
export function languageTable(sentences, yours, onChoose) {
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
        ${sentences.map(({ language, tag, sentence, count }) =>
          html`
            ${row(button(language, () => onChoose(sentence), { name: "choose" }), count, longest)}
            <tr class="sentence">
              <td colspan="5" lang=${tag} dir="auto">${sentence}</td>
            </tr>
          `
        )}
      </tbody>
    </table>
  `;
}
