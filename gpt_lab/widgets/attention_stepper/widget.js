// AttentionStepper: one head's attention to a text, from queries to the weighted sum, step by step.

import { html, nothing } from "lit-html";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { loadAsset } from "../kit/asset.js";
import { chooser } from "../kit/controls.js";
import { withCommas } from "../kit/format.js";
import { statusLine } from "../kit/status.js";
import { Stepper } from "../kit/stepper.js";
import { TextField } from "../kit/text_field.js";
import { textState } from "../kit/text_state.js";
import { widget } from "../kit/widget.js";
import { calculate, ofHead } from "./calculation.js";
import { chapterLink } from "./chapter.js";
import { STEPS } from "./steps.js";

const MAX_TOKENS = 16; // more rows would be too many to read

export default widget("attention-stepper", "Attention, step by step", async (context) => {
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const field = new TextField(context, tokenizer, ask);
  const model = modelClient(context);
  const { n_layers, n_heads } = context.get("sizes");
  const state = textState(context, field, {
    layer: { min: 0, max: n_layers - 1, integer: true },
    head: { min: 0, max: n_heads - 1, integer: true },
    step: { min: 0, max: STEPS.length - 1, integer: true },
  });
  let problem = "";
  let busy = false;
  const { ids, q, k, v } = context.get("numbers");
  /** @type {{ ids: number[], all: ReturnType<typeof calculate> }} */
  let result = { ids, all: calculate({ q, k, v }) };
  /** @type {{ query: number, key?: number }} */
  let selected = { query: ids.length - 1 };

  async function ask() {
    busy = true;
    context.redraw();
    const { layer, head } = { layer: context.get("layer"), head: context.get("head") };
    const read = field.ids.slice(0, MAX_TOKENS);
    const names = ["q", "k", "v"].map((name) => `blocks.${layer}.attention.${name}`);
    try {
      const answer = await model.look({ ids: read, names });
      if (!answer) return; // superseded
      const [q, k, v] = names.map((name) => ofHead(answer.activations[name], head, n_heads));
      const same = result.ids.length === read.length;
      result = { ids: read, all: calculate({ q, k, v }) };
      if (!same) selected = { query: read.length - 1 };
      problem = "";
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
    }
    busy = false;
    context.redraw();
  }

  const stepper = new Stepper(context, {
    at: () => context.get("step"),
    last: () => STEPS.length - 1,
    go(step) {
      context.set({ step });
      context.announce(`Step ${step + 1}, ${STEPS[step].name}. ${STEPS[step].explanation}`);
    },
    next: "Next step",
  });
  context.on(["layer", "head"], ask);

  /** @param {number} query @param {number} [key] */
  function select(query, key) {
    selected = { query, key };
    context.redraw();
  }

  return () => {
    const { ids, all } = result;
    const { query } = selected;
    const key = selected.key ?? all.weights[query].indexOf(Math.max(...all.weights[query]));
    const step = STEPS[context.get("step")];
    const names = ids.map((id) => field.name(id));
    return html`
      ${field.view()}
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      ${state.warning()}
      <div class="buttons">
        ${chooser("Block", n_layers, context.get("layer"), (layer) => context.set({ layer }))}
        ${chooser("Head", n_heads, context.get("head"), (head) => context.set({ head }))}
        ${stepper.view()}
        ${state.copyLink()}
      </div>
      <ol class="steps" aria-label="Steps">
        ${STEPS.map(({ name }, i) =>
          html`<li><button
            type="button"
            aria-current=${i === context.get("step") ? "step" : nothing}
            @click=${() => {
            stepper.pause();
            context.set({ step: i });
          }}
          >${i + 1} ${name}</button></li>`
        )}
      </ol>
      <div class="step" aria-busy=${busy ? "true" : "false"}>
        <p><b>${step.name}</b> <span class="math formula">${step.formula}</span></p>
        <p>${step.explanation}</p>
        ${step.draw({ all, names, query, key, onSelect: select })}
        ${chapterLink(context, step.section)}
      </div>
      ${field.ids.length > MAX_TOKENS
        ? html`<p class="faint">Drawn are the first ${MAX_TOKENS} of ${
          withCommas(field.ids.length)
        } tokens; what comes
          after them changes nothing of theirs.</p>`
        : nothing}
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
      )}
    `;
  };
});
