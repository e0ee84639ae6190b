// A look inside a run: what it answers, whom its heads look at, and one weight down to the number.

import { html, nothing } from "lit-html";
import { attentionView } from "../kit/attention_view.ts";
import { button, numberField, select } from "../kit/controls.ts";
import { decimal, percent } from "../kit/format.ts";
import type { Seen } from "../kit/trainer.ts";
import { shapesOf } from "../../engine/train/parameters.ts";
import { readConfig } from "../../engine/config.ts";
import { nameOf, type Trained } from "./lab.ts";
import type { Task } from "./tasks.ts";

const PAUSE = 250; // milliseconds between two looks at a run that trains
const LETTERS = 80;
const BETAS = [0.9, 0.95];

/** What of it is looked at. */
export interface Chosen {
  row: number;
  block: number;
  head: number;
  query: number;
  weight: string;
  at: number;
  to: number;
}
export const FIRST: Chosen = {
  ...{ row: 0, block: 0, head: 0, query: Infinity },
  ...{ weight: "blocks.0.feed_forward.up.weight", at: 0, to: 0 },
};

export class Inside {
  seen: { of: Trained; answer: Seen } | undefined;
  problem = "";
  #pending = false;
  #again = false;
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly redraw: () => void) {}

  /** Asks a run, unless it is being asked; then once more afterwards. */
  ask(one: Trained, task: Task, chosen: Chosen) {
    if (this.#pending) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    const wait = this.#last + PAUSE - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.ask(one, task, chosen), wait);
      return;
    }
    this.#pending = true;
    const ids = rowOf(task, chosen.row);
    const writes = task.data.row === undefined;
    const request = {
      ...{ ids, words: 4, names: [`blocks.${chosen.block}.attention.weights`] },
      ...(writes ? { write: { count: LETTERS, seed: 1 } } : {}),
    };
    one.run.look(request, [chosen.weight]).then((answer) => {
      this.seen = { of: one, answer };
      this.problem = "";
    }, (error) => this.problem = error.message).finally(() => {
      this.#pending = false;
      this.#last = performance.now();
      this.redraw();
      if (this.#again) {
        this.#again = false;
        this.ask(one, task, chosen);
      }
    });
  }

  end() {
    clearTimeout(this.#timer);
  }
}

/** What the model reads of a row: all but the last token; of a text, its beginning. */
export function rowOf({ data: { ids, row }, context }: Task, n: number): number[] {
  if (row === undefined) return [...ids.subarray(0, context)];
  const from = n % (ids.length / row) * row;
  return [...ids.subarray(from, from + row - 1)];
}

/** The token that is right after a row. */
const rightOf = ({ data: { ids, row = 1 } }: Task, n: number) =>
  ids[n % (ids.length / row) * row + row - 1];

interface View {
  inside: Inside;
  one: Trained;
  task: Task;
  chosen: Chosen;
  onChange: (chosen: Partial<Chosen>) => void;
  /** The runs that can be looked into, each with its color. */
  runs: readonly Trained[];
  onRun: (color: number) => void;
}

export function insideView(view: View) {
  const { inside, one, runs, onRun } = view;
  const answer = inside.seen?.of === one ? inside.seen.answer : undefined;
  const names = runs.map((run) => [run.color, `${nameOf(run)}, seed ${run.seed}`] as const);
  return html`
    ${runs.length > 1
      ? html`<p class="choose">${select("Run", names, one.color, onRun, "run")}</p>`
      : nothing}
    <div class="inside">
      ${answer ? [answers(view, answer), attention(view, answer), weight(view, answer)] : html`
        <p
          class="faint">${inside.problem || "Asking the model …"}</p>
      `}
    </div>
  `;
}

/** What it says to a question of its task. */
function answers({ task, chosen, onChange, one }: View, { words, written, step }: Seen) {
  if (task.data.row === undefined) {
    const text = (written ?? []).map((id) => task.tokens[id]).join("");
    const start = rowOf(task, 0).map((id) => task.tokens[id]).join("");
    return html`
      <section>
        <p class="title">What it writes after ${step} steps</p>
        <p class="sample"><span class="faint">${start}</span>${text}</p>
      </section>
    `;
  }
  const right = rightOf(task, chosen.row);
  const read = rowOf(task, chosen.row).map((id) => task.tokens[id]);
  const shown = words?.[0] ?? [];
  return html`
    <section>
      <p class="title">What it says after ${step} steps</p>
      <p class="asked">${read.join(" ")} → <b>${task.tokens[right]}</b>?
          ${button("Another", () => onChange({ row: chosen.row + 37, query: Infinity }))}</p>
      <table class="words">
        <tbody>${shown.slice(0, 4).map(({ id, probability }) =>
          html`
            <tr class=${id === right ? "right" : ""}>
              <th scope="row">${task.tokens[id]}${id === right ? " ✓" : ""}</th>
              <td><span class="share" aria-hidden="true" style="width: ${percent(
                probability,
              )}"></span></td>
              <td class="number">${percent(probability, 0)}</td>
            </tr>
          `
        )}</tbody>
      </table>
      <p class="faint">Of its last batch, ${percent(one.accuracy, 0)} were right.</p>
    </section>
  `;
}

/** Whom a head looks at. */
function attention({ task, one, chosen, onChange }: View, { activations }: Seen) {
  const found = activations[`blocks.${chosen.block}.attention.weights`];
  if (!found) return nothing;
  const { sizes: { n_layers, n_heads } } = one;
  const T = found.shape[1];
  const head = Math.min(chosen.head, n_heads - 1);
  const query = Math.min(chosen.query, T - 1);
  const tokens = rowOf(task, chosen.row).map((id) => task.tokens[id]);
  const several = (n: number, label: string, value: number, name: "block" | "head" | "query") =>
    n > 1
      ? select(
        label,
        Array.from({ length: n }, (_, i) =>
          [i, name === "query" ? `${i + 1}: ${tokens[i]}` : String(i + 1)] as const),
        value,
        (to) =>
          onChange({ [name]: to }),
        name,
      )
      : nothing;
  return html`<section>
    <p class="title">Whom a head looks at</p>
    <p class="choose">${several(n_layers, "Block", chosen.block, "block")} ${
    several(n_heads, "Head", head, "head")
  } ${several(T, "From token", query, "query")}</p>
    ${
    attentionView({
      ...{ tokens, query, matrix: true },
      weights: found.values.slice(head * T * T, (head + 1) * T * T),
    })
  }
  </section>`;
}

/** One weight: its gradient, and the step that AdamW made of it. */
function weight({ task, one, chosen, onChange }: View, { gradients, step }: Seen) {
  const found = gradients[chosen.weight];
  if (!found) return nothing;
  const config = { vocab_size: task.tokens.length, context_length: task.context, ...one.sizes };
  const names = shapesOf(readConfig(config)).map(([name]) => [name, name] as const);
  const [rows, columns = 1] = found.shape;
  const [at, to] = [Math.min(chosen.at, rows - 1), Math.min(chosen.to, columns - 1)];
  const i = at * columns + to;
  const [g, m, v] = [found.values[i], found.average[i], found.square[i]];
  const [beta_1, beta_2] = BETAS;
  const [full, square] = [m / (1 - beta_1 ** step), v / (1 - beta_2 ** step)];
  const change = step ? -one.rate * full / (Math.sqrt(square) + 1e-8) : 0;
  const line = (name: unknown, value: number, how: unknown = nothing) =>
    html`
      <tr>
        <th scope="row">${name}</th>
        <td class="number">${scientific(value)}</td>
        <td class="faint">${how}</td>
      </tr>
    `;
  return html`<section class="one-weight">
    <p class="title">One weight, in step ${step}</p>
    <p class="choose">${
    select("Parameter", names, chosen.weight, (weight) => onChange({ weight }), "parameter")
  } ${
    numberField({
      ...{ label: "row", name: "row", value: at, min: 0, max: rows - 1 },
      onChange: (at) => onChange({ at }),
    })
  } ${
    columns > 1
      ? numberField({
        ...{ label: "column", name: "column", value: to, min: 0, max: columns - 1 },
        onChange: (to) => onChange({ to }),
      })
      : nothing
  }</p>
    ${
    step
      ? html`
        <table class="numbers">
          <tbody>
              ${line("gradient", g, "of the loss; the whole gradient is clipped to length 1")}
              ${line("m", m, "running average of the gradient, 0.9 old and 0.1 new")}
              ${line("v", v, "running average of its square, 0.95 old and 0.05 new")}
              ${line("m, corrected", full, `m / (1 − 0.9^${step})`)}
              ${line("v, corrected", square, `v / (1 − 0.95^${step})`)}
              ${line("learning rate", one.rate, "of this step")}
              ${line("change", change, "− rate · m / √v, both corrected")}
              ${line("before", found.weight[i] - change)}
              ${line("now", found.weight[i])}
            </tbody>
        </table>
      `
      : html`<p>Its value is ${scientific(found.weight[i])}. There was no step yet.</p>`
  }
  </section>`;
}

/** −0.0123 or 1.23·10⁻⁵, with four digits. */
function scientific(n: number) {
  if (n === 0) return "0";
  const power = Math.floor(Math.log10(Math.abs(n)));
  if (power >= -4) return decimal(n, Math.max(0, 4 - power));
  return html`${decimal(n / 10 ** power, 3)} · 10<sup>−${-power}</sup>`;
}
