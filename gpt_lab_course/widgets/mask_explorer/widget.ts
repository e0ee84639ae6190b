// MaskExplorer: attention masks on the reader's sentence. The arithmetic is in masks.ts.

import { html, nothing } from "lit-html";
import { percent, plural, withCommas } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import { widget } from "../kit/widget.ts";
import { costs } from "./costs.ts";
import { DECLARED } from "./declared.ts";
import { grid } from "./grid.ts";
import { scores } from "./masks.ts";
import { meaning, pairSentence, rowSentence } from "./words.ts";

const MAX_TOKENS = DECLARED.settings.window.max; // as many as fit side by side
const SLIDER = {
  "prefix": ["prefix", "length of the prefix"],
  "sliding window": ["window", "width of the window"],
  "encoder-decoder": ["prefix", "tokens that the encoder reads"],
} as const;

export default widget(DECLARED, ({ state, tokens, control, define }) => {
  /** What the view shows of the state: no more tokens, and no longer prefix, than the text has. */
  const current = () => {
    const { kind } = state;
    const names = tokens.of(state.text).slice(0, MAX_TOKENS).map((id) => tokens.name(id));
    const T = names.length;
    const most = Math.max(1, kind === "encoder-decoder" ? T - 1 : T); // the decoder has one at least
    const extent = {
      prefix: Math.min(state.prefix, most),
      window: Math.min(state.window, Math.max(1, T)),
    };
    const [query, key] = [state.query, state.key].map((i) => Math.max(0, Math.min(i, T - 1)));
    return { kind, names, T, most, extent, query, key, count: scores(kind, T, extent) };
  };

  /** The slider that the chosen mask has. */
  function kindSlider({ kind, T, most, extent }: ReturnType<typeof current>) {
    if (kind === "causal" || kind === "full" || T < 2) return nothing;
    const [name, label] = SLIDER[kind];
    return control(name, { label, max: name === "window" ? T : most, value: extent[name] });
  }

  return define({
    announcement() {
      const { kind, T, count, query, key, extent, names } = current();
      const all = `${kind}: ${withCommas(count)} of ${withCommas(T * T)} scores`;
      return T ? `${all}. ${pairSentence(kind, query, key, extent, names)}` : all;
    },
    view() {
      const now = current();
      const { kind, names, T, extent, query, key, count } = now;
      const all = tokens.of(state.text).length;
      return html`
        ${all > MAX_TOKENS
          ? html`<p class="faint">The grid has the first ${MAX_TOKENS} of ${
            plural(all, "token")
          }.</p>`
          : nothing}
        <div class="layout">
          <div>
            ${T
              ? grid({
                ...{ kind, extent, names, selected: [query, key] },
                onSelect(query, key) {
                  state.query = query;
                  state.key = key;
                },
              })
              : html`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
          </div>
          <div class="chosen-kind">
            ${control("kind")}
            <p class="meaning">${meaning(kind, extent)}</p>
            ${kindSlider(now)}
            ${T
              ? html`
                <div class="sentences">
                  <p><b>${rowSentence(kind, query, extent, names)}.</b></p>
                  <p>${pairSentence(kind, query, key, extent, names)}.</p>
                </div>
                <p>The mask leaves <b>${withCommas(count)}</b> of ${symbol("T")}² = ${withCommas(
                  T * T,
                )} scores a head: ${percent(count / (T * T))}.</p>
              `
              : nothing}
          </div>
          <div class="of-all">
            ${costs({
              ...{ kind, T, extent, length: state.length, lengthWindow: state.length_window },
              controls: [control("length"), control("length_window")],
            })}
          </div>
        </div>
      `;
    },
  });
});
