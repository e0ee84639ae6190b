// AblationLab: ablate or patch parts of the model, and see how its answers change.

import { html, nothing } from "lit-html";
import { softmax } from "../../engine/attention.ts";
import type { LookRequest, Numbers } from "../../engine/messages.ts";
import { windowStart } from "../../engine/window.ts";
import { button, radios } from "../kit/controls.ts";
import { sharePercent } from "../kit/format.ts";
import { isStream, partButtons, type Sizes } from "../kit/parts.ts";
import { truncationNote } from "../kit/positions.ts";
import type { Look } from "../kit/question.ts";
import { widget } from "../kit/widget.ts";
import { compare, comparedList, type ComparedWord, divergence } from "../kit/words.ts";
import { DECLARED } from "./declared.ts";
import { changesOf, obstacle, placeIn, type Plan, type Prompts, tally } from "./experiment.ts";
import { places } from "./places.ts";
import { promptsView } from "./prompts_view.ts";

const { words: WORDS } = DECLARED.constants;
const STEP = 8; // prompts that are asked between two drawings

interface Answer {
  words: ComparedWord[];
  /** Whether the text's answer is that of a changed model. */
  changed: boolean;
  nats: number;
  /** The most probable next token after each prompt, as far as asked. */
  answers: (number | undefined)[];
  /** The model's answer to the second text, if it was patched from there. */
  sourceAnswer?: number;
}

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, define } = kit;
  const sizes = data<Sizes & { context_length: number }>("sizes");
  const prompts = data<Prompts>("prompts");
  const lens = [`blocks.${sizes.n_layers - 1}.output`];
  const unasked: (number | undefined)[] = prompts.capitals.map(() => undefined);
  /** The unchanged model's answer to a text. */
  let baseline: { ids: number[]; probabilities: Numbers } | undefined;

  const texts = () => ({ ids: tokens.input(state.text), other: tokens.input(state.other) });
  function plan(): Plan {
    const { ids, other } = texts();
    const { parts, patch, position, other_position } = state;
    return {
      parts: patch ? parts : parts.filter((part) => !isStream(part)),
      patch,
      position: position === null ? undefined : Math.min(position, ids.length - 1),
      other_position: other_position === null
        ? undefined
        : Math.min(other_position, other.length - 1),
    };
  }
  /** Why nothing can be computed, or an empty string. */
  function why(now: Plan) {
    const { ids, other } = texts();
    const start = windowStart(ids.length, sizes.context_length);
    return now.position !== undefined && now.position < start
      ? `The model does not read token ${now.position} of this text: choose one from ${start} on.`
      : obstacle(now, ids.length, other.length);
  }
  /** Where the plan's token is in the prompts: everywhere if undefined, nowhere if null. */
  const placeOf = ({ position }: Plan, ids: number[]) =>
    position === undefined ? undefined : placeIn(prompts, ids, position) ?? null;

  /** Which tokens of the prompts are changed, in words. */
  function scope(now: Plan) {
    if (!now.parts.length) return "nothing changed";
    const place = placeOf(now, texts().ids);
    if (place === undefined) return "changed everywhere";
    if (place === null) return "unchanged: they have no such token";
    return place === prompts.place
      ? "changed at the country"
      : `changed at “${tokens.name(prompts.ids[0][place])}”`;
  }

  async function probabilities(look: Look, request: LookRequest) {
    const [logits] = (await look({ ...request, logits: true })).logits ?? [];
    return softmax(logits);
  }
  async function bestAfter(look: Look, request: LookRequest) {
    const { lens: streams } = await look({ ...request, lens, words: 1 });
    return streams[lens[0]][0][0].id;
  }

  return define({
    first: {
      words: data<[number, number][]>("first").map(([id, p]) => ({ id, before: p, after: p })),
      ...{ changed: false, nats: 0 },
      // the unchanged model answers all of them correctly, which a test checks
      answers: state.parts.length ? unasked : prompts.capitals,
    } as Answer,
    question() {
      const now = plan();
      return why(now) ? undefined : { ...texts(), plan: now };
    },
    async *answer({ ids, other, plan }, look): AsyncGenerator<Answer> {
      const edits = changesOf(plan, other, plan.position);
      if (baseline?.ids !== ids) {
        baseline = { ids, probabilities: await probabilities(look, { ids }) };
      }
      const { probabilities: before } = baseline;
      const after = edits.length ? await probabilities(look, { ids, edits }) : before;
      const place = placeOf(plan, ids);
      const same = place === null ? [] : changesOf(plan, other, place);
      const answer: Answer = {
        words: compare(before, after, WORDS),
        changed: edits.length > 0,
        nats: divergence(before, after),
        answers: same.length ? [...unasked] : prompts.capitals,
      };
      yield answer;
      if (!same.length) return;
      if (plan.patch) answer.sourceAnswer = await bestAfter(look, { ids: other });
      for (const [i, ids] of prompts.ids.entries()) {
        answer.answers[i] = await bestAfter(look, { ids, edits: same });
        if ((i + 1) % STEP === 0) yield answer;
      }
    },
    announcement(answer) {
      if (!answer) return "";
      const [{ id, after }] = [...answer.words].sort((a, b) => b.after - a.after);
      const { right } = tally(prompts, answer.answers);
      return `Next: ${tokens.plain(id)}, ${sharePercent(after)}. ` +
        `Capitals right: ${right} of ${answer.answers.length}`;
    },
    view(answer) {
      const now = plan();
      const [{ ids, other }, reason] = [texts(), why(now)];
      const { patch } = state;
      return html`
        <p class="purpose faint">Not one answer, but ${prompts.countries
          .length}: any parts together, off or
          patched, and how many capitals the model still knows. The model map has one sentence.</p>
        ${truncationNote(ids.length - 1, sizes.context_length)}
        <div class="layout">
          <div class=${patch ? "patched" : ""}>
            ${partButtons({
              ...{ sizes, chosen: now.parts, streams: patch },
              onChange: (parts) => state.parts = parts,
              stateLabels: [patch ? "patched" : "switched off", "as it is"],
            })}
            ${button(patch ? "Patch none" : "Switch all on", () => state.parts = [], {
              disabled: !now.parts.length,
            })}
          </div>
          <div>
            ${radios(
              "The chosen parts add",
              `${kit.id}-way`,
              [
                [false, "zero (switched off)"],
                [true, "what they add in a second text (patched)"],
              ],
              patch,
              (patch) => state.patch = patch,
            )}
            ${places({
              ...{ label: "Where", none: "everywhere", ids, tokens, chosen: now.position },
              onChoose: (position) => state.position = position,
            })}
            ${patch ? control("other") : nothing}
            ${patch && now.position !== undefined
              ? places({
                ...{ label: "Patched from", none: "the same position", ids: other, tokens },
                chosen: now.other_position,
                onChoose: (position) => state.other_position = position,
              })
              : nothing}
          </div>
        </div>
        <p class="warn" role="alert" ?hidden=${!reason}>${reason}</p>
        <div class="results" ?hidden=${Boolean(reason)}>
          <div>
            <p class="title">Next words ${answer?.changed
              ? html`<span class="faint">above before, below after the change, ${
                answer.nats.toFixed(2)
              } nats apart</span>`
              : nothing}</p>
            ${comparedList(
              answer?.words ?? [],
              tokens,
              answer?.changed ?? false,
              "Next words",
              (id) => state.text = tokens.tokenizer.decode([...tokens.of(state.text), id]),
            )}
          </div>
          ${promptsView({
            ...{ prompts, tokens, where: scope(now) },
            answers: answer?.answers ?? unasked,
            sourceAnswer: answer?.sourceAnswer,
          })}
        </div>
      `;
    },
  });
});
