// AttentionStepper: one head's attention to a text, from queries to the weighted sum, step by step.

import { html, nothing } from "lit-html";
import { plural } from "../kit/format.ts";
import { Stepper } from "../kit/stepper.ts";
import { widget } from "../kit/widget.ts";
import { calculate, type Calculation, ofHead, type Vectors } from "./calculation.ts";
import { lessonLink } from "./lesson.ts";
import { DECLARED } from "./declared.ts";
import { STEPS } from "./steps.ts";

const { max_tokens: MAX_TOKENS } = DECLARED.constants; // more rows would be too many to read

interface Answer {
  ids: number[];
  all: Calculation;
}

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, change, define } = kit;
  const { n_heads } = data<{ n_heads: number }>("sizes");
  const { ids, ...vectors } = data<Vectors & { ids: number[] }>("numbers");

  const stepper = new Stepper(kit, {
    at: () => state.step,
    last: () => STEPS.length - 1,
    go: (step) => change({ step }),
    next: "Next step",
  });

  return define({
    first: { ids, all: calculate(vectors) },
    question: () => ({
      ids: tokens.input(state.text).slice(0, MAX_TOKENS),
      layer: state.layer,
      head: state.head,
    }),
    async answer({ ids, layer, head }, look): Promise<Answer> {
      const names = ["q", "k", "v"].map((name) => `blocks.${layer}.attention.${name}`);
      const { activations } = await look({ ids, names });
      const [q, k, v] = names.map((name) => ofHead(activations[name], head, n_heads));
      return { ids, all: calculate({ q, k, v }) };
    },
    follow: (changes) => "text" in changes ? { query: null, key: null, ...changes } : changes,
    announcement() {
      const { name, explanation } = STEPS[state.step];
      return `Step ${state.step + 1}, ${name}. ${explanation}`;
    },
    view(answer) {
      if (!answer) return nothing;
      const { ids, all } = answer;
      const last = ids.length - 1;
      const query = Math.min(state.query ?? last, last);
      const most = all.weights[query].indexOf(Math.max(...all.weights[query]));
      const step = STEPS[state.step];
      const total = tokens.input(state.text).length;
      return html`
        <div class="buttons">${control("layer")} ${control("head")} ${stepper.view()}</div>
        <ol class="steps" aria-label="Steps">
          ${STEPS.map(({ name }, i) =>
            html`<li><button
              type="button"
              aria-current=${i === state.step ? "step" : nothing}
              @click=${() => {
              stepper.pause();
              change({ step: i });
            }}
            >${i + 1} ${name}</button></li>`
          )}
        </ol>
        <div class="step">
          <p><b>${step.name}</b> <span class="math formula">${step.formula}</span></p>
          <p>${step.explanation}</p>
          ${step.draw({
            all,
            names: ids.map((id) => tokens.name(id)),
            query,
            key: Math.min(state.key ?? most, last),
            onSelect: (query, key) => change({ query, key: key ?? null }),
          })}
          ${lessonLink(kit.page !== undefined, step.section)}
        </div>
        ${total > MAX_TOKENS
          ? html`<p class="faint">Drawn are the first ${MAX_TOKENS} of ${plural(total, "token")}.
            Tokens that come later change nothing about these.</p>`
          : nothing}
      `;
    },
  });
});
