// AttentionViewer: every head's attention on a text, and the model's answer without some heads.

import { html, nothing } from "lit-html";
import { softmax } from "../../engine/attention.ts";
import type { Numbers } from "../../engine/messages.ts";
import { attentionView } from "../kit/attention_view.ts";
import { button } from "../kit/controls.ts";
import { plural, sharePercent } from "../kit/format.ts";
import { columnOf, truncationNote } from "../kit/positions.ts";
import { widget } from "../kit/widget.ts";
import { compare, comparedList, type ComparedWord } from "../kit/words.ts";
import { DECLARED } from "./declared.ts";
import { headGrid, nameOf, partOf } from "./heads.ts";
import { attentionTokens } from "./looking.ts";
import { describeHead, ordered, type Scores } from "./order.ts";
import { expand, type Picture, picturesOf } from "./small_multiple.ts";

const { words: WORDS } = DECLARED.constants;

interface Answer {
  /** The position of the first token that was read. */
  start: number;
  ids: number[];
  pictures: Map<string, Picture>;
  /** With all parts, and without those that are off. */
  words: ComparedWord[];
  off: number;
}

/** What Python computed of the first text. */
interface First {
  ids: number[];
  next: [id: number, probability: number][];
  weights: number[][][];
}

export default widget(DECLARED, (kit) => {
  const { id, state, data, local, tokens, control, change, append, define } = kit;
  const { n_layers, n_heads, context_length } = data<Record<string, number>>("sizes");
  const scores = data<Scores>("scores");
  const first = data<First>("first");
  const layers = Array.from({ length: n_layers }, (_, i) => `blocks.${i}.attention.weights`);
  const mouse = local<{ token?: number }>({});
  /** Of the model with all its parts. */
  let baseline: { ids: number[]; probabilities: Numbers } | undefined;

  const queryOf = ({ start, ids }: Answer) =>
    mouse.token ?? columnOf(state.query ?? -1, start, ids.length);

  /** The chosen head, enlarged. */
  function enlarged(answer: Answer) {
    const { start, ids, pictures } = answer;
    const { layer, head } = state;
    const picture = pictures.get(nameOf(state));
    if (!picture) return html`<p class="faint">This comes with the model.</p>`;
    const { weights } = picture;
    const [T, query, names] = [ids.length, queryOf(answer), ids.map((id) => tokens.name(id))];
    return html`
      <p class="title" id="${id}-head">Head ${head} of block ${layer}</p>
      <p class="faint">${describeHead(scores, layer, head)}</p>
      ${attentionTokens({
        row: weights.subarray(query * T, (query + 1) * T),
        tokens: ids.map((id) => tokens.template(id)),
        ...{ names, query },
        onLook: (token) => mouse.token = token,
        onChoose(token) {
          mouse.token = undefined;
          state.query = token === T - 1 ? null : start + token;
        },
      })}
      ${attentionView({ weights, tokens: names, query, matrix: true })}
      ${button(
        state.off.includes(partOf(state)) ? "Switch this head on" : "Switch this head off",
        () =>
          state.off = [...new Set(state.off).symmetricDifference(new Set([partOf(state)]))].sort(),
      )}
    `;
  }

  return define({
    first: {
      start: Math.max(0, tokens.input(state.text).length - first.ids.length),
      ids: first.ids,
      pictures: picturesOf(first.weights.map((heads) => expand(heads, first.ids.length)), n_heads),
      words: first.next.map(([id, p]) => ({ id, before: p, after: p })),
      off: 0,
    },
    question: () => ({ ids: tokens.input(state.text), off: state.off }),
    async answer({ ids, off }, look): Promise<Answer> {
      if (baseline?.ids !== ids && off.length) {
        const { logits = [] } = await look({ ids, logits: true });
        baseline = { ids, probabilities: softmax(logits[0]) };
      }
      const edits = off.map((part) => ({ part }));
      const { start, activations, logits = [] } = await look({
        ...{ ids, edits, names: layers, logits: true },
      });
      const probabilities = softmax(logits[0]);
      if (!off.length || !baseline) baseline = { ids, probabilities };
      mouse.token = undefined;
      return {
        ...{ start, ids: ids.slice(start), off: off.length },
        pictures: picturesOf(layers.map((name) => activations[name].values), n_heads),
        words: compare(baseline.probabilities, probabilities, WORDS),
      };
    },
    follow: (changes) => "text" in changes ? { query: null, ...changes } : changes,
    announcement(answer) {
      const [best] = [...answer?.words ?? []].sort((a, b) => b.after - a.after);
      return best && `Next: ${tokens.plain(best.id)}, ${sharePercent(best.after)}`;
    },
    view(answer) {
      if (!answer) return nothing;
      return html`
        ${truncationNote(tokens.of(state.text).length, context_length)}
        <div class="views">
          <div class="all">
            ${headGrid({
              heads: ordered(scores, state.order),
              columns: n_heads,
              pictures: answer.pictures,
              T: answer.ids.length,
              query: queryOf(answer),
              chosen: state,
              off: new Set(state.off),
              onChoose: ({ layer, head }) => change({ layer, head }),
            })}
            <div class="buttons">
              ${control("order")}
              ${button(
                "Switch all heads on",
                () => state.off = [],
                { disabled: state.off.length === 0 },
              )}
            </div>
            <p class="faint">${nameOf({ layer: 1, head: 5 })} is head 5 of block 1. A row for each
              token that looks, a column for each that is looked at.</p>
          </div>
          <div class="enlarged" role="group" aria-labelledby="${id}-head">${enlarged(answer)}</div>
          <div class="next ${answer.off ? "less" : ""}">
            <p class="title">Next words${answer.off
              ? html`<span class="faint">, above with all heads, below without ${
                plural(answer.off, "part")
              }</span>`
              : nothing}</p>
            ${comparedList(answer.words, tokens, answer.off > 0, "Next words", append)}
          </div>
        </div>
      `;
    },
  });
});
