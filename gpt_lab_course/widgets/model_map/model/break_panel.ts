// Switches for all parts, with the answer's probability without each, and the result.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { button } from "../../kit/controls.ts";
import { percent, plural, sharePercent, withCommas } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import { parseCut, toggled } from "../cuts.ts";
import type { Losses } from "./arcs.ts";
import type { Sizes } from "../level.ts";
import { type Reading, times } from "./reading.ts";
import type { Counts } from "./stations.ts";

interface TableOptions {
  sizes: Sizes;
  tokens: Tokens;
  cuts: readonly string[];
  onChange: (cuts: string[]) => void;
  losses?: Losses;
  /** The answer and its probability without any cut. */
  answer: readonly [id: number, probability: number];
  patch: boolean;
  /** Whether the probability without a part is shown for all parts, or only for those that are off. */
  revealed: boolean;
  onReveal: () => void;
}

/** The model's heads and feed-forward networks as a table of switches. */
export function breakTable(options: TableOptions) {
  const { sizes, tokens, cuts, onChange, losses, answer, patch, revealed, onReveal } = options;
  const chosen = new Set(cuts);
  const word = `“${tokens.name(answer[0])}”`;
  const cell = (part: string, name: string, left: number | undefined) => {
    const off = chosen.has(part);
    const known = revealed && left !== undefined && !Number.isNaN(left);
    const shade = known ? Math.max(0, 1 - left / answer[1]) : 0;
    return html`<td><button type="button" aria-pressed=${off ? "true" : "false"} data-part=${part}
      class="part ${shade > 0.5 ? "deep" : ""}" style=${
      styleMap({ "--loss": `${(100 * shade).toFixed(0)}%` })
    }
      aria-label="${name}: ${off ? "off" : "on"}${
      known ? `; without it alone, ${percent(left, 0)}` : ""
    }"
      @click=${() => onChange(toggled(cuts, part))}
    >${off ? "×" : known ? percentOf(left) : "·"}</button></td>`;
  };
  return html`
    <div class="break-table">
      <table>
        <caption>${revealed
          ? `What is left of ${word}, in %, without each alone; with all it is ${
            percentOf(answer[1])
          }.`
          : patch
          ? "Click to take a part from the second text."
          : "Click to switch a part off."}</caption>
        <thead>
          <tr><th scope="col">block</th>${times(
            sizes.n_layers,
            (i) => html`<th scope="col">${i}</th>`,
          )}</tr>
        </thead>
        <tbody>
          ${times(
            sizes.n_heads,
            (head) =>
              html`<tr><th scope="row"><span class="long">head </span>${head}</th>${
                times(sizes.n_layers, (layer) =>
                  cell(
                    `blocks.${layer}.attention.heads.${head}`,
                    `Head ${head} of block ${layer}`,
                    losses?.heads[layer][head],
                  ))
              }</tr>`,
          )}
          <tr class="ffn"><th scope="row"><span class="long">feed-forward</span><abbr
            title="feed-forward network">ffn</abbr></th>${times(
              sizes.n_layers,
              (layer) =>
                cell(
                  `blocks.${layer}.feed_forward`,
                  `Feed-forward network of block ${layer}`,
                  losses?.feed_forward[layer],
                ),
            )}</tr>
        </tbody>
      </table>
      ${button(revealed ? "Hide what is left" : "Show what is left", onReveal)}
    </div>
  `;
}

interface ScoreOptions {
  tokens: Tokens;
  cuts: readonly string[];
  patch: boolean;
  now: Reading;
  before: Reading;
  counts: Counts;
}

/** The effect of the cuts in a sentence, and whether the answer is lost. */
export function score({ tokens, cuts, patch, now, before, counts }: ScoreOptions) {
  const [id, p] = before.next[0];
  const [next, chance] = now.next[0];
  const word = `“${tokens.name(id)}”`;
  const left = now.chances[now.chances.length - 1];
  const lost = next !== id;
  const numbers = cuts.reduce((sum, cut) => sum + numbersOf(cut, counts), 0);
  const what = `${plural(cuts.length, "part")} ${cuts.length === 1 ? "is" : "are"} ${
    patch ? "from the second text" : "off"
  }`;
  return html`
    <p class="score"><strong>${what}.</strong> ${word} ${left < p
      ? "falls"
      : "goes"} from ${sharePercent(p)} to
      ${sharePercent(left)}${lost
        ? html`; the model says “${tokens.name(next)}”, ${sharePercent(chance)}.`
        : "."}
      ${lost && !patch && cuts.length === 1 && numbers
        ? html`
          One part, ${withCommas(numbers)} of ${withCommas(
            counts.all,
          )} numbers, and it is lost: fewer cannot be.
        `
        : lost && !patch && cuts.length > 1
        ? html`
          Lost with ${cuts.length} parts. Are fewer enough?
        `
        : nothing}</p>
  `;
}

interface PanelOptions {
  cuts: readonly string[];
  nameOf: (cut: string) => string;
  onChange: (cuts: string[]) => void;
  /** The switch for parts from a second text, and that text's field if it is on. */
  patch: unknown;
  other: unknown;
  shortfall: string;
}

/** What is off, each with a way back, and where parts come from. */
export const breakPanel = (
  { cuts, nameOf, onChange, patch, other, shortfall }: PanelOptions,
) =>
  html`
    <div class="break-panel">
      <ul class="cuts">${cuts.map((cut) =>
        html`<li>${nameOf(cut)} ${
          button("Put back", () => onChange(cuts.filter((one) => one !== cut)))
        }</li>`
      )}</ul>
      <div class="break-way">
        ${patch} ${button("Put all back", () => onChange([]), { disabled: !cuts.length })}
        ${other}
        <p class="faint">${shortfall}</p>
      </div>
    </div>
  `;

/** How many parameters a part has that is off everywhere; 0 for one token's, whose parameters still work elsewhere. */
function numbersOf(cut: string, counts: Counts): number {
  if (parseCut(cut).position !== undefined) return 0;
  if (cut.includes("neurons")) return counts.neuron;
  if (cut.includes("heads")) return counts.head;
  if (cut.includes("feed_forward")) return counts.feed_forward;
  return cut.includes("attention") ? counts.attention : 0;
}

/** A probability in percent, with a digit more where it is small. */
const percentOf = (p: number) => (100 * p).toFixed(p > 0 && p < 0.01 ? 1 : 0);

/** @param waits the share of the model that is loaded, while a press waits for it */
export const breakButton = (isOpen: boolean, waits: number | undefined, onClick: () => void) =>
  html`
    <button type="button" class="break ${waits === undefined ? "" : "waits"}"
      style=${waits === undefined ? nothing : `--loaded: ${(100 * waits).toFixed(0)}%`}
      aria-expanded=${isOpen ? "true" : "false"} @click=${onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="5" cy="5" r="2.800"></circle>
        <circle cx="5" cy="15" r="2.800"></circle><path d="M7.300 6.700 18 15M7.300 13.300 18 5"></path></svg>Break it</button>
  `;

/** What the reader is to find, or how far the cuts have gone. */
export function breakLead(
  options: Pick<ScoreOptions, "tokens" | "counts" | "cuts" | "patch" | "now"> & {
    before?: Reading;
    losses?: Losses;
    onChange: (cuts: string[]) => void;
  },
) {
  const { cuts, now, before, tokens, losses, patch, onChange } = options;
  if (cuts.length && before) return score({ ...options, before });
  if (cuts.length) {
    return html`<p class="score"><strong>${plural(cuts.length, "part")} changed.</strong>
      The model reads the text anew.</p>`;
  }
  const [id, chance] = now.next[0];
  return html`
    <p
      class="score"><strong>Find the fewest parts without which “${tokens.name(
        id,
      )}” is lost.</strong> Switch off a part in the table or the picture. ${losses && !patch
        ? hint(losses, chance, onChange)
        : nothing}</p>
  `;
}

/** What the most telling head's absence does, and a way to see it; or that no head tells so much. */
function hint({ heads }: Losses, chance: number, onChange: (cuts: string[]) => void) {
  const all = heads.flatMap((row, layer) => row.map((left, head) => ({ left, layer, head })));
  if (all.some(({ left }) => Number.isNaN(left))) return "Measuring each head …";
  const { left, layer, head } = all.reduce((a, b) => b.left < a.left ? b : a);
  if (left > 0.9 * chance) return `Without any one head, ${sharePercent(left)} or more is left.`;
  const part = `blocks.${layer}.attention.heads.${head}`;
  return html`Without head ${head} of block ${layer} alone, ${sharePercent(left)} is left. ${
    link("Switch it off", () => onChange([part]))
  }`;
}

const link = (words: string, act: () => void) =>
  html`
    <button type="button" class="link" @click=${act}>${words}</button>
  `;
