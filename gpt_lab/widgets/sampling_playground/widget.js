// SamplingPlayground: the next-token distribution before and after each setting, and draws from it.

import { html } from "lit-html";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { loadAsset } from "../kit/asset.js";
import { button } from "../kit/controls.js";
import { percent, plural, withCommas } from "../kit/format.js";
import { truncationNote } from "../kit/truncation_note.js";
import { SAMPLING, samplingControls, samplingOf } from "../kit/sampling.js";
import { statusLine } from "../kit/status.js";
import { TextField } from "../kit/text_field.js";
import { textState } from "../kit/text_state.js";
import { widget } from "../kit/widget.js";
import { exampleButtons } from "../live_gpt/parts.js";
import { chanceTable, legend } from "./bars.js";
import { drawMany, stages, summary } from "./stages.js";

const MAX_DRAWS = 100_000; // draws
const SETTINGS = { ...SAMPLING, draws: { min: 0, max: MAX_DRAWS, integer: true } };

export default widget("sampling-playground", "Sampling", async (context) => {
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const field = new TextField(context, tokenizer, () => ask({ draws: 0 }));
  const model = modelClient(context);
  const state = textState(context, field, SETTINGS);
  let problem = "";
  let busy = false;
  /** @type {import("./stages.js").Summary} */
  let distribution = context.get("_first");
  /** @type {Float32Array<ArrayBuffer> | undefined} */
  let logits;
  /** @type {import("./stages.js").Numbers | undefined} what is drawn from */
  let probabilities;
  /** @type {Uint32Array | undefined} how often each token was drawn */
  let counts;

  /** Requests the logits, for a new text or when they are first needed. @param {{ draws?: number }} [change] */
  async function ask(change) {
    if (change && context.get("draws") !== 0) context.set(change);
    [busy, logits] = [true, undefined];
    context.redraw();
    try {
      const result = await model.look({ ids: field.ids, logits: true });
      if (!result) return; // superseded
      logits = /** @type {Float32Array<ArrayBuffer>[]} */ (result.logits)[0];
      problem = "";
      compute();
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
    }
    busy = false;
    context.redraw();
  }

  function compute() {
    if (!logits) return ask();
    const all = stages(logits, field.ids, samplingOf(context));
    [distribution, probabilities] = [summary(all), all.final];
    draw();
    const first = field.plain(distribution.rows[0][0]);
    context.announce(
      `${plural(distribution.left, "token")} left; likeliest: ${first}, ${
        percent(distribution.rows[0][3])
      }`,
    );
  }

  function draw() {
    const draws = context.get("draws");
    if (draws && !probabilities) return ask();
    counts = draws && probabilities
      ? drawMany(probabilities, context.get("seed"), draws)
      : undefined;
    context.redraw();
  }

  context.on(["temperature", "top_k", "top_p", "min_p", "repetition_penalty"], compute);
  context.on(["draws", "seed"], draw);
  if (context.host && context.get("draws")) ask();

  /** @param {number} more */
  const drawMore = (more) => {
    const draws = Math.min(MAX_DRAWS, context.get("draws") + more);
    context.set({ draws });
    context.announce(`${withCommas(draws)} drawn`);
  };

  function answer() {
    const { left, share, choices } = distribution;
    const all = tokenizer.vocab_size;
    if (context.get("temperature") === 0) {
      return html`At temperature 0 the most probable token is taken, always.`;
    }
    const many = choices.map((n) => n < 10 ? n.toFixed(1) : withCommas(Math.round(n)));
    return html`${
      left < all
        ? html`<strong>${withCommas(left)} of ${withCommas(all)} tokens</strong> are left. They had
        ${
          percent(share)
        } of the probability; each is divided by that, and together they have 100 % again.`
        : html`All ${withCommas(all)} tokens can be drawn.`
    }
    As uncertain as a choice among <strong>${many[1]}</strong> equal ones${
      many[0] === many[1] ? "." : html`; the model’s own, among ${many[0]}.`
    }`;
  }

  return () => {
    const draws = counts ? context.get("draws") : 0;
    return html`
      ${field.view()}
      ${truncationNote(field.ids.length - 1, context.get("sizes").context_length)}
      ${state.warning()}
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      ${exampleButtons(context.get("examples"), (text) => field.enter(text))}
      ${samplingControls(context, () => {})}
      <div class="answer" aria-busy=${busy ? "true" : "false"}>
        <p>${answer()}</p>
        ${chanceTable(distribution, {
          template: (id) => field.template(id),
          vocabulary: tokenizer.vocab_size,
          draws,
          count: (id) => counts?.[id] ?? 0,
        })}
        ${legend(draws > 0)}
      </div>
      <div class="buttons">
        ${button("Draw 1", () => drawMore(1))}
        ${button("Draw 1,000", () => drawMore(1000), { name: "draw" })}
        ${button("Clear", () => context.set({ draws: 0 }), { disabled: !context.get("draws") })}
        ${state.copyLink()}
      </div>
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
      )}
    `;
  };
});
