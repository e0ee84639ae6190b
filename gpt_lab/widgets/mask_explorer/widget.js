// MaskExplorer: attention masks on the reader's sentence. The arithmetic is in masks.js.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { addressOf } from "../kit/address.js";
import { loadAsset } from "../kit/asset.js";
import { slider } from "../kit/controls.js";
import { percent, plural, withCommas } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { symbol } from "../kit/math.js";
import { parsePairs, settingsCodec } from "../kit/settings.js";
import { fromAddress, toAddress } from "../kit/text_address.js";
import { TextField } from "../kit/text_field.js";
import { widget } from "../kit/widget.js";
import { costs } from "./costs.js";
import { grid } from "./grid.js";
import { KINDS, scores } from "./masks.js";
import { meaning, pairSentence, rowSentence } from "./words.js";

const MAX_TOKENS = 16; // as many as fit side by side
const LONGEST = 131_072;

export default widget("mask-explorer", "Mask explorer", async (context) => {
  const name = uniqueId("mask-explorer");
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  let problem = "";
  const codec = settingsCodec((name) => context.get(name), {
    kind: { choices: KINDS },
    prefix: { min: 1, max: MAX_TOKENS, integer: true },
    window: { min: 1, max: MAX_TOKENS, integer: true },
    query: { min: 0, max: MAX_TOKENS - 1, integer: true },
    key: { min: 0, max: MAX_TOKENS - 1, integer: true },
    length: { min: 1, max: LONGEST, integer: true },
    length_window: { min: 1, max: LONGEST, integer: true },
  });

  const field = new TextField(context, tokenizer, () => {
    context.announce(plural(names().length, "token"));
    address?.changed();
  });
  const all = () => field.ids.slice(1); // without the one that stands before each text
  const names = () => all().slice(0, MAX_TOKENS).map((id) => field.name(id));
  const settings = () => {
    const T = Math.max(1, names().length);
    const max = context.get("kind") === "encoder-decoder" ? T - 1 : T; // the decoder has one at least
    return {
      prefix: Math.min(context.get("prefix"), max),
      window: Math.min(context.get("window"), T),
    };
  };

  /** @param {Record<string, unknown>} changes @param {() => string} describe */
  function change(changes, describe) {
    context.set(changes);
    context.announce(describe());
    address?.changed();
  }
  const describeCount = () => {
    const T = names().length;
    return `${context.get("kind")}: ${withCommas(scores(context.get("kind"), T, settings()))} of ${
      withCommas(T * T)
    } scores`;
  };

  const address = addressOf(context, {
    write: () =>
      [
        `text=${toAddress(context.get("text"))}`,
        ...codec.encode(),
      ]
        .join("&"),
    read(link) {
      const words = parsePairs(link);
      const kind = words.get("kind");
      if (kind) words.set("kind", kind.replaceAll("%20", " "));
      const { traits, problems } = codec.decode(words);
      context.set(traits);
      const text = fromAddress(words.get("text") ?? "");
      if (text === undefined) problems.push("its text is damaged");
      else field.enter(text);
      problem = problems.length ? `Not taken from the link: ${problems.join("; ")}.` : "";
      context.redraw();
    },
  });

  /** @param {import("./masks.js").Kind} kind */
  const choice = (kind) =>
    html`
      <label><input
        type="radio"
        name=${name}
        value=${kind}
        .checked=${live(context.get("kind") === kind)}
        @change=${() => change({ kind }, describeCount)}
      > ${kind}</label>
    `;

  /** The slider that the chosen mask has. @param {number} T */
  function kindSlider(T) {
    const kind = context.get("kind");
    const trait = kind === "sliding window" ? "window" : "prefix";
    const words = {
      "prefix": "length of the prefix",
      "sliding window": "width of the window",
      "encoder-decoder": "tokens that the encoder reads",
    }[/** @type {string} */ (kind)];
    if (words === undefined || T < 2) return nothing;
    const value = settings()[trait];
    const max = kind === "encoder-decoder" ? T - 1 : T;
    return slider({
      label: html`<span>${words}: ${value}</span>`,
      name: words,
      value,
      stops: Array.from({ length: max }, (_, i) => i + 1),
      onChange: (chosen) => change({ [trait]: chosen }, describeCount),
    });
  }

  return () => {
    const [tokens, kind, currentSettings] = [names(), context.get("kind"), settings()];
    const T = tokens.length;
    const [query, key] = ["query", "key"].map((one) => Math.min(context.get(one), T - 1));
    const count = scores(kind, T, currentSettings);
    /** @param {number} row @param {number} column */
    const select = (row, column) =>
      change(
        { query: row, key: column },
        () => pairSentence(kind, row, column, currentSettings, tokens),
      );
    return html`
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      ${field.view()}
      ${all().length > MAX_TOKENS
        ? html`<p class="faint">The grid has the first ${MAX_TOKENS} of ${
          plural(all().length, "token")
        }.</p>`
        : nothing}
      <fieldset class="kinds">
        <legend>Mask</legend>
        ${KINDS.map(choice)}
      </fieldset>
      <p class="meaning">${meaning(kind, currentSettings)}</p>
      <div class="layout">
        <div>
          <div class="kind-slider">${kindSlider(T)}</div>
          ${T
            ? grid({
              kind,
              settings: currentSettings,
              names: tokens,
              selected: [query, key],
              onSelect: select,
            })
            : html`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
        </div>
        <div>
          ${T
            ? html`
              <div class="sentences">
                <p><b>${rowSentence(kind, query, currentSettings, tokens)}.</b></p>
                <p>${pairSentence(kind, query, key, currentSettings, tokens)}.</p>
              </div>
              <p>The mask leaves <b>${withCommas(count)}</b> of ${symbol("T")}² = ${withCommas(
                T * T,
              )}
                scores a head: ${percent(count / (T * T))}.</p>
            `
            : nothing}
        </div>
        <div class="of-all">
          ${costs({
            ...{ kind, T, settings: currentSettings },
            ...{ length: context.get("length"), lengthWindow: context.get("length_window") },
            change: (changes) => change(changes, describeCount),
          })}
        </div>
      </div>
      ${address?.copyLink() ?? nothing}
    `;
  };
});
