// The steps: their names, formulas, explanations and pictures.

import { html } from "lit-html";
import { heatMap } from "../kit/heat_map.ts";
import { largestOf, numbersOf, short, strip, strips } from "../kit/strips.ts";
import { percent } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import { type Calculation, products } from "./calculation.ts";

/** The data of a step's picture. */
export interface StepView {
  all: Calculation;
  /** The tokens' names. */
  names: string[];
  /** The selected query and key. */
  query: number;
  key: number;
  onSelect: (query: number, key?: number) => void;
}

export interface Step {
  name: string;
  formula: unknown;
  explanation: string;
  /** Of lesson 3. */
  section: string;
  draw: (view: StepView) => unknown;
}

const quoted = (name: string) => `“${name}”`;

/** Every token's vector, one of them with its numbers. */
const vectors = (name: string, matrix: "q" | "k") => ({ all, names, query, onSelect }: StepView) =>
  html`
    ${strips({
      caption: `${name}, [${all[matrix].length}, ${all[matrix][0].length}]`,
      rows: all[matrix],
      names,
      selected: query,
      onSelect,
    })}
    <p>Its row for ${quoted(names[query])}, ${all[matrix][0].length} numbers:</p>
    ${numbersOf(`${name} of ${names[query]}`, all[matrix][query])}
  `;

type Pairs = "scores" | "scaled" | "masked" | "weights";

/** Every pair of tokens. */
function pairs(caption: string, matrix: Pairs, { all, names, query, key, onSelect }: StepView) {
  const rows = all[matrix];
  const finite = rows.flat().filter(Number.isFinite);
  return heatMap({
    caption,
    rows,
    rowNames: names,
    columnNames: names,
    text: short,
    range: matrix === "weights" ? [0, 1] : [Math.min(...finite), Math.max(...finite)],
    selected: [query, key],
    onSelect,
  });
}

export const STEPS: Step[] = [
  {
    name: "Queries",
    formula: html`<i>Q</i> = <i>x</i>·<i>W</i><sub>Q</sub> + <i>b</i><sub>Q</sub>`,
    explanation:
      "Each token’s normalized vector, times a matrix that was learned: what the token looks for.",
    section: "Where do queries, keys and values come from?",
    draw: vectors("Q", "q"),
  },
  {
    name: "Keys",
    formula: html`<i>K</i> = <i>x</i>·<i>W</i><sub>K</sub> + <i>b</i><sub>K</sub>`,
    explanation: "The same vectors, times another matrix: what each token can be found by.",
    section: "Where do queries, keys and values come from?",
    draw: vectors("K", "k"),
  },
  {
    name: "Scores",
    formula: html`<i>S</i> = <i>Q</i>·<i>K</i><sup>⊤</sup>`,
    explanation: "How well each query fits each key: their dot product.",
    section: "Who should I listen to?",
    draw(view) {
      const { all, names, query, key } = view;
      const [q, k] = [all.q[query], all.k[key]];
      const [first, second, third] = products(q, k).map(([i]) => `${short(q[i])} × ${short(k[i])}`);
      return html`
        ${pairs("S: a row for each token that looks", "scores", view)}
        <p class="line">Query of ${quoted(names[query])} ${strip(q, largestOf(all.q))}</p>
        <p class="line">Key of ${quoted(names[key])} ${strip(k, largestOf(all.k))}</p>
        <p class="sum">Number by number multiplied and added up, the largest first:
          ${first} + ${second} + ${third} + … = <b>${short(all.scores[query][key])}</b></p>
      `;
    },
  },
  {
    name: "Scaling",
    formula: html`<i>S</i> / √${symbol("d_head")}`,
    explanation:
      "Sums of many products vary widely, and softmax of scores far apart looks at one token alone.",
    section: "Why divide by √d_head?",
    draw(view) {
      const { all, query, key } = view;
      const d_head = all.q[0].length;
      return html`
        ${pairs("S / √d_head", "scaled", view)}
        <p class="sum">${short(all.scores[query][key])} / √${d_head} =
          ${short(all.scores[query][key])} / ${short(Math.sqrt(d_head))} =
          <b>${short(all.scaled[query][key])}</b></p>
      `;
    },
  },
  {
    name: "Mask",
    formula: html`−∞ where <i>s</i> &gt; <i>t</i>`,
    explanation: "No token may look at what comes after it: the model is to predict that.",
    section: "Don't peek",
    draw(view) {
      const { names, query, key } = view;
      return html`
        ${pairs("What each token may look at", "masked", view)}
        <p class="sum">${quoted(names[query])} stands at position ${query},
          ${quoted(names[key])} at ${key}: ${key > query
            ? html`<b>hidden</b>`
            : html`<b>it may look</b>`}. It sees ${query + 1} of ${names.length} tokens.</p>
      `;
    },
  },
  {
    name: "Softmax",
    formula: html`<i>A</i> = softmax(<i>S</i>)`,
    explanation: "Each row becomes shares that add up to 1: how much of its attention goes where.",
    section: "Who should I listen to?",
    draw(view) {
      const { all, names, query, key } = view;
      const row = all.masked[query];
      const largest = Math.max(...row);
      const powers = row.map((score) => Math.exp(score - largest));
      const sum = powers.reduce((a, b) => a + b);
      return html`
        ${pairs("A: the attention weights", "weights", view)}
        <p>The row’s largest score, ${short(largest)}, is first subtracted from all. The shares stay
          the same, and no power gets too large for the computer.</p>
        <p class="sum">${quoted(names[query])} to ${quoted(names[key])}:
          ${short(row[key])} − (${short(largest)}) = ${short(row[key] - largest)}, and
          e^${short(row[key] - largest)} = ${short(powers[key])}. Divided by ${short(sum)}, the sum
          of its row: <b>${short(all.weights[query][key])}</b></p>
      `;
    },
  },
  {
    name: "Weighted sum",
    formula: html`<i>A</i>·<i>V</i>`,
    explanation: "What each token has to give, its value, taken by its share: the head’s output.",
    section: "Where do queries, keys and values come from?",
    draw({ all, names, query, key, onSelect }) {
      const largest = largestOf(all.v);
      return html`
        ${strips({
          caption: `Each token’s value, times its share for ${quoted(names[query])}`,
          rows: all.v.map((row, s) => row.map((value) => value * all.weights[query][s])),
          names,
          selected: key,
          onSelect: (s) => onSelect(query, s),
          largest,
          beside: all.weights[query].map((weight) => percent(weight, 0)),
        })}
        ${strips({
          caption: `The output, [${all.output.length}, ${all.output[0].length}]`,
          rows: all.output,
          names,
          selected: query,
          onSelect: (t) => onSelect(t),
          largest,
        })}
        <p>What ${quoted(names[query])} gets:</p>
        ${numbersOf(`Output of ${names[query]}`, all.output[query], 0)}
        <p class="sum">Its first number: ${names.slice(0, query + 1).map((_, s) => s)
          .sort((a, b) => all.weights[query][b] - all.weights[query][a]).slice(0, 3)
          .map((s) => `${short(all.weights[query][s])} × ${short(all.v[s][0])}`).join(
            " + ",
          )}${query > 2 ? " + …" : ""} = <b>${short(all.output[query][0])}</b></p>
      `;
    },
  },
];
