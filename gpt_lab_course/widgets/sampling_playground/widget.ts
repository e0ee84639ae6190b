// SamplingPlayground: the next-token distribution before and after each setting, and draws from it.

import { html } from "lit-html";
import type { Numbers } from "../../engine/messages.ts";
import { button } from "../kit/controls.ts";
import { percent, plural, withCommas } from "../kit/format.ts";
import { truncationNote } from "../kit/positions.ts";
import { widget } from "../kit/widget.ts";
import { samplingControls, samplingOf } from "../live_gpt/sampling.ts";
import { chanceTable, legend } from "./bars.ts";
import { DECLARED } from "./declared.ts";
import { drawMany, stages, type Summary, summary } from "./stages.ts";

const MAX_DRAWS = DECLARED.settings.draws.max;

interface Answer {
  distribution: Summary;
  /** How often each token was drawn, [V]; undefined before the model has loaded. */
  counts?: Uint32Array;
}

export default widget(DECLARED, ({ state, data, tokens, control, define }) => {
  const { context_length } = data<{ context_length: number }>("sizes");
  /** The model's last logits, which settings change without asking it again. */
  let known: { ids: number[]; logits: Numbers } | undefined;

  function sentence({ left, share, choices }: Summary, greedy: boolean) {
    const all = tokens.tokenizer.vocab_size;
    if (greedy) return html`At temperature 0 the most probable token is taken, always.`;
    const many = choices.map((n) => n < 10 ? n.toFixed(1) : withCommas(Math.round(n)));
    return html`${
      left < all
        ? html`<strong>${withCommas(left)} of ${withCommas(all)} tokens</strong> are left. They had
        ${
          percent(share)
        } of the probability; each is divided by that, and together they have 100% again.`
        : html`All ${withCommas(all)} tokens can be drawn.`
    }
    As uncertain as a choice among <strong>${many[1]}</strong> equal ones${
      many[0] === many[1] ? "." : html`; the model’s own, among ${many[0]}.`
    }`;
  }
  const drawMore = (more: number) => state.draws = Math.min(MAX_DRAWS, state.draws + more);

  return define({
    first: { distribution: data<Summary>("_first") } as Answer,
    question: () => ({
      ...{ ids: tokens.input(state.text), sampling: samplingOf(state) },
      ...{ seed: state.seed, draws: state.draws },
    }),
    async answer({ ids, sampling, seed, draws }, look): Promise<Answer> {
      if (known?.ids !== ids) {
        const [logits] = (await look({ ids, logits: true })).logits ?? [];
        known = { ids, logits };
      }
      const all = stages(known.logits, ids, sampling);
      const counts = draws ? drawMany(all.final, seed, draws) : undefined;
      return { distribution: summary(all), counts };
    },
    follow: (changes) => "text" in changes ? { draws: 0, ...changes } : changes,
    announcement(answer) {
      if (!answer) return "";
      const { left, rows: [[best, , , probability]] } = answer.distribution;
      const drawn = answer.counts ? `; ${withCommas(state.draws)} drawn` : "";
      return `${plural(left, "token")} left; likeliest: ${tokens.plain(best)}, ${
        percent(probability)
      }${drawn}`;
    },
    view(answer, { asked }) {
      const draws = answer?.counts ? asked.draws : 0;
      return html`
        ${truncationNote(tokens.of(state.text).length, context_length)}
        <div class="answer">
          ${answer
            ? html`
              <p>${sentence(answer.distribution, asked.sampling.temperature === 0)}</p>
              ${chanceTable(answer.distribution, { tokens, draws, counts: answer.counts })}
              ${legend(draws > 0)}
            `
            : html`<p class="faint">The bars come with the model.</p>`}
        </div>
        <div class="buttons">
          ${button("Draw 1", () => drawMore(1), { primary: true })}
          ${button("Draw 1,000", () => drawMore(1000))}
          ${button("Clear the draws", () => state.draws = 0, { disabled: !state.draws })}
        </div>
        ${samplingControls(control)}
      `;
    },
  });
});
