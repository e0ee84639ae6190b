// One block at one token: six heads that look back, the neurons that fire, and the two additions to scale.

import { html, nothing } from "lit-html";
import { button, numberField } from "../../kit/controls.ts";
import { decimal, percent, plural, sharePercent } from "../../kit/format.ts";
import { additionTable, trianglePicture, turned } from "./additions.ts";
import { focus, type Head, headCard, signedDecimal } from "./heads.ts";
import { firing, neuronGrid } from "./neurons.ts";
import { topPlaces } from "./numbers.ts";
import { type BlockQuestion, BlockReader, type BlockSeen } from "./reader.ts";
import { crumbs } from "../crumbs.ts";
import { changesOf, nameOf, parseCut, shortfall, toggled } from "../cuts.ts";
import type { Level, MapKit, Sizes } from "../level.ts";
import type { Rewind } from "../rewind.ts";

const DRAWN = 12; // tokens
const NAMED = 3; // neurons

export function blockLevel(kit: MapKit, rewind: Rewind): Level<BlockQuestion, BlockSeen> {
  const { state, data, tokens, change } = kit;
  const sizes = data<Sizes>("sizes");
  const reader = new BlockReader(sizes);
  const local = kit.local({ text: "", position: -1, layer: -1, head: -1, neuron: -1 });

  const ids = () => tokens.input(state.text);
  /** The chosen token's position; the last one's in a new text. */
  const position = () => {
    const last = ids().length - 1;
    const first = Math.max(0, ids().length - DRAWN);
    return local.text === state.text && local.position >= first && local.position <= last
      ? local.position
      : last;
  };
  /** The chosen head and neuron of this block; −1 if there is none. */
  const chosen = () => local.layer === state.layer ? local : { head: -1, neuron: -1 };
  const choose = (what: { head?: number; neuron?: number }) => {
    const { head, neuron } = chosen();
    Object.assign(local, { head, neuron, layer: state.layer, ...what });
  };
  const name = (id: number) => id === tokens.end ? "start" : tokens.name(id);

  const question = (): BlockQuestion => ({
    ...{ ids: ids(), edits: changesOf(state, tokens), snapshot: rewind.asked() },
    ...{ layer: state.layer, position: position() },
  });

  /** The state of a part at the chosen token: off, from the second text, or as trained. */
  function changed(part: string, at: number): string {
    const cut = state.cuts.map(parseCut).find((one) =>
      one.part === part && (one.position ?? at) === at
    );
    return cut ? state.patch ? "from the second text" : "off" : "";
  }

  function headsOf(seen: BlockSeen): Head[] {
    const { weights, T, start, asked: { layer, position } } = seen;
    const n = Math.min(T, DRAWN);
    const first = T - n;
    return seen.heads.map((addition, head) => ({
      ...{ head, addition, row: position - start - first },
      weights: Array.from({ length: n }, (_, t) => {
        const from = (head * T + first + t) * T + first;
        return Array.from(weights.subarray(from, from + n));
      }),
      state: changed(`blocks.${layer}.attention.heads.${head}`, position) ||
        changed(`blocks.${layer}.attention`, position),
    }));
  }

  function headline({ asked: { layer }, stages, answer }: BlockSeen): string {
    const [from, to] = [stages.before.chance, stages.after.chance].map(sharePercent);
    const word = `“${name(answer)}”`;
    if (from === to) return `Block ${layer} leaves ${word} at ${to}`;
    const verb = stages.after.chance > stages.before.chance ? "raises" : "lowers";
    return `Block ${layer} ${verb} ${word} from ${from} to ${to}`;
  }

  const crumbRow = () => {
    const [before, after] = [state.layer - 1, state.layer + 1];
    const go = (layer: number, words: string, end: string) => {
      const there = layer >= 0 && layer < sizes.n_layers;
      return button(there ? words : end, () => state.layer = layer, { disabled: !there });
    };
    return html`
      <div class="block-way">
        ${crumbs(kit, [{ label: `Block ${state.layer}` }])}
        <div class="buttons">
          ${go(before, `‹ Block ${before}`, "First block")}
          ${go(after, `Block ${after} ›`, "Last block")}
          ${button("Up to the model", () => state.level = "model")}
        </div>
      </div>
    `;
  };

  function tokenRow() {
    const all = ids();
    const first = Math.max(0, all.length - DRAWN);
    return html`
      <div class="block-tokens buttons" role="group" aria-label="The token whose row is shown">
        <span class="faint">The row of</span>
        ${all.slice(first).map((id, t) =>
          html`
            <button type="button" aria-pressed=${first + t === position() ? "true" : "false"}
              @click=${() => Object.assign(local, { text: state.text, position: first + t })}
            ><bdi>${name(id)}</bdi></button>
          `
        )}
        ${first
          ? html`<span class="faint">the last ${DRAWN} of ${all.length} tokens</span>`
          : nothing}
      </div>
    `;
  }

  const cutList = () =>
    state.cuts.length
      ? html`
        <ul class="cuts">${state.cuts.map((cut) =>
          html`<li>${state.patch ? "From the second text: " : "Off: "}${nameOf(cut, tokens, ids())}
            ${button("Put back", () => state.cuts = toggled(state.cuts, cut))}</li>`
        )}</ul>
        <p class="faint" ?hidden=${!shortfall(state, tokens)}>${shortfall(state, tokens)}</p>
      `
      : nothing;

  /** The panel of a chosen part, with its actions. */
  const panel = (sentence: string, part: string, cell: string) => {
    const off = state.cuts.includes(part);
    return html`
      <div class="part-panel">
        <p>${sentence}</p>
        <div class="buttons">
        ${button(off ? "Switch on" : "Switch off", () => state.cuts = toggled(state.cuts, part))}
        ${button("Open its numbers", () => change({ cell, level: "product" }))}
        </div>
      </div>
    `;
  };

  function headSentence(
    { head, weights, row, addition, state }: Head,
    { answer, asked }: BlockSeen,
  ) {
    const shown = asked.ids.slice(-weights.length);
    const most = focus(weights[row]);
    const looks = `Head ${head} looks most at “${name(shown[most])}”, with ${
      percent(weights[row][most], 0)
    } of its attention.`;
    if (state) return `${looks} It is ${state}.`;
    return `${looks} What it brings adds ${signedDecimal(addition)} to the score of “${
      name(answer)
    }”.`;
  }

  function headPanel(heads: Head[], seen: BlockSeen) {
    const one = heads[chosen().head];
    if (!one) {
      return html`<p class="part-panel faint">Choose a head to switch it off or to open its numbers.</p>`;
    }
    const { asked: { layer, position }, start, T } = seen;
    const most = T - one.weights.length + focus(one.weights[one.row]);
    return panel(
      headSentence(one, seen),
      `blocks.${layer}.attention.heads.${one.head}`,
      `blocks.${layer}.attention.scores[${one.head},${position - start},${most}]`,
    );
  }

  function neuronSentence({ hidden, neurons, answer }: BlockSeen, neuron: number) {
    const x = hidden[neuron];
    return `Neuron ${neuron} ${x > 0.1 ? "fires with" : "is quiet, at"} ${decimal(x, 2)}. It adds ${
      signedDecimal(neurons[neuron])
    } to the score of “${name(answer)}”.`;
  }

  function neuronPanel(seen: BlockSeen, best: readonly number[]) {
    const { asked: { layer, position }, start, neurons } = seen;
    const { neuron } = chosen();
    return html`
      <div class="buttons neuron-choice">
        ${best.map((n) =>
          html`
            <button type="button" aria-pressed=${n === neuron ? "true" : "false"}
              @click=${() => choose({ neuron: n })}>${n}: ${signedDecimal(neurons[n])}</button>
          `
        )}
        ${numberField({
          ...{ label: "Neuron", name: "neuron", value: neuron < 0 ? best[0] : neuron },
          ...{ min: 0, max: sizes.d_ff - 1, onChange: (n) => choose({ neuron: n }) },
        })}
      </div>
      ${neuron < 0 ? nothing : panel(
        neuronSentence(seen, neuron),
        `blocks.${layer}.feed_forward.neurons.${neuron}`,
        `blocks.${layer}.feed_forward.up[${position - start},${neuron}]`,
      )}
    `;
  }

  function picture(seen: BlockSeen) {
    const { asked, answer, hidden, neurons, added, lengths } = seen;
    const word = name(answer);
    const shown = asked.ids.slice(-DRAWN).map(name);
    const heads = headsOf(seen);
    const best = topPlaces(neurons, NAMED);
    const network = changed(`blocks.${asked.layer}.feed_forward`, asked.position);
    return html`
      <div class="block-parts">
        <section>
          <p class="block-title">1 · The ${heads.length} heads look back</p>
          <p class="faint">Where “${shown[
            heads[0].row
          ]}” looks, then who looks where (a row looks at its
            columns, %). Top right: what the head adds to the score of “${word}”. All heads and
            attention’s bias: ${signedDecimal(added.attention)}.</p>
          <div class="heads">${heads.map((one) =>
            headCard(one, {
              names: shown,
              chosen: one.head === chosen().head,
              onSelect: () => choose({ head: one.head }),
            })
          )}</div>
          ${headPanel(heads, seen)}
        </section>
        <section>
          <p class="block-title">2 · ${plural(hidden.length, "neuron")}, ${firing(
            hidden,
          )} of them firing</p>
          <p class="faint">${network
            ? `The network is ${network}. `
            : nothing}The greener, the more it
            fires (up to ${decimal(
              Math.max(...hidden),
              1,
            )}); firing means above 0.1. Outlined: the three
            that add most to “${word}”. All of them and the bias: ${signedDecimal(
              added.feed_forward,
            )}.</p>
          ${neuronGrid({
            hidden,
            best,
            selected: chosen().neuron,
            onSelect: (n) => choose({ neuron: n }),
          })}
          ${neuronPanel(seen, best)}
        </section>
        <section class="block-additions">
          <p class="block-title">3 · Two additions, to scale</p>
          <p class="faint">Every arrow is ${sizes.d_model} numbers. Lengths are true, and so are the
            angles within each triangle.</p>
          ${additionTable(seen, name, word)}
          ${trianglePicture(kit.id, lengths)}
          <p><span class="faint">Cosines: in, attention ${decimal(lengths.cosines.attention, 2)};
            middle, feed-forward ${decimal(lengths.cosines.feed_forward, 2)}.</span>
            <strong>${turned(lengths)}</strong></p>
        </section>
      </div>
    `;
  }

  return {
    question,
    answer: (asked, look) => reader.answer(asked, look),
    announcement(seen) {
      if (!seen) return "";
      const { head, neuron } = chosen();
      const said = [
        `${headline(seen)}.`,
        ...(head < 0 ? [] : [headSentence(headsOf(seen)[head], seen)]),
        ...(neuron < 0 ? [] : [neuronSentence(seen, neuron)]),
      ];
      return said.join(" ");
    },
    view: (seen, { busy }) =>
      html`
        ${crumbRow()}
        <p class="map-title">${seen ? headline(seen) : `Block ${state.layer}`}</p>
        ${tokenRow()} ${cutList()}
        ${seen ? picture(seen) : html`
          <p class="block-waits faint">What the block’s heads and neurons do comes with the model.</p>
        `}
        ${rewind.view(busy)}
      `,
  };
}
