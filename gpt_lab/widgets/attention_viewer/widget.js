// AttentionViewer: where every head looks in a text, and what the model says without some of them.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { softmax } from "../../engine/attention.js";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.js";
import { loadAsset } from "../kit/asset.js";
import { attentionView } from "../kit/attention_view.js";
import { compare, comparedList } from "../kit/compared.js";
import { button } from "../kit/controls.js";
import { sharePercent } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { truncationNote } from "../kit/truncation_note.js";
import { partsSetting } from "../kit/parts_address.js";
import { statusLine } from "../kit/status.js";
import { TextField } from "../kit/text_field.js";
import { textState } from "../kit/text_state.js";
import { widget } from "../kit/widget.js";
import { headGrid, nameOf, partOf } from "./heads.js";
import { lookingTokens } from "./looking.js";
import { ordered, ORDERS, says } from "./order.js";
import { picturesOf } from "./small_multiple.js";

const WORDS = 6;
/** @typedef {import("./order.js").Head} Head */

export default widget("attention-viewer", "Attention of all heads", async (context) => {
  const id = uniqueId("attention-viewer");
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const field = new TextField(context, tokenizer, ask);
  const model = modelClient(context);
  const sizes = context.get("sizes");
  const { n_layers, n_heads } = sizes;
  const scores = context.get("scores");
  const state = textState(context, field, {
    layer: { min: 0, max: n_layers - 1, integer: true },
    head: { min: 0, max: n_heads - 1, integer: true },
    order: { choices: Object.keys(ORDERS) },
    off: partsSetting(sizes),
  });
  let problem = "";
  let current = true;
  /** @type {number | undefined} the token that the mouse is on */
  let under;
  /** @type {number | undefined} the token that was chosen; the last when undefined */
  let chosen;
  const first = context.get("first");
  /** What is shown: the tokens read, each head's attention, the words before and after. */
  let shown = {
    ids: /** @type {number[]} */ (first.ids),
    pictures: picturesOf(first.weights.map(full), n_heads),
    words: first.next.map((/** @type {[number, number]} */ [id, p]) => (
      { id, before: p, after: p }
    )),
    off: 0,
  };
  /** @type {{ ids: number[], probabilities: Float32Array } | undefined} with all heads on */
  let whole;

  /** Hundredths below the diagonal, [H, T·(T+1)/2], as [H, T, T]. @param {number[][]} heads */
  function full(heads) {
    const T = first.ids.length;
    return Float32Array.from(heads.flatMap((cells) => {
      let n = 0;
      return Array.from(
        { length: T * T },
        (_, i) => i % T <= Math.floor(i / T) ? cells[n++] / 100 : 0,
      );
    }));
  }

  async function ask() {
    current = false;
    context.redraw();
    try {
      await look();
      problem = "";
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
      current = true;
    }
    context.redraw();
  }

  async function look() {
    const { ids } = field;
    const off = /** @type {string[]} */ (context.get("off"));
    if (whole?.ids !== ids && off.length) {
      const seen = await model.look({ ids, logits: true });
      if (!seen?.logits) return; // overtaken
      whole = { ids, probabilities: softmax(seen.logits[0]) };
    }
    const names = Array.from({ length: n_layers }, (_, i) => `blocks.${i}.attention.weights`);
    const edits = off.map((part) => ({ part }));
    const seen = await model.look({ ids, edits, names, logits: true });
    if (!seen?.logits) return;
    const probabilities = softmax(seen.logits[0]);
    if (!off.length) whole = { ids, probabilities };
    const read = ids.slice(seen.start);
    if (read.length !== shown.ids.length) under = chosen = undefined;
    shown = {
      ids: read,
      pictures: picturesOf(names.map((name) => seen.activations[name].values), n_heads),
      words: compare(/** @type {any} */ (whole).probabilities, probabilities, WORDS),
      off: off.length,
    };
    current = true;
    const [{ id, after }] = [...shown.words].sort((a, b) => b.after - a.after);
    context.announce(`Next: ${field.plain(id)}, ${sharePercent(after)}`);
  }

  context.on(["off"], ask);

  /** The enlarged head. @param {Head} head @param {Set<string>} off */
  function enlarged(head, off) {
    const T = shown.ids.length;
    const query = under ?? chosen ?? T - 1;
    const weights = shown.pictures.get(nameOf(head))?.weights;
    if (!weights) return html`<p class="faint">This comes with the model.</p>`;
    const names = shown.ids.map((token) => field.name(token));

    const part = partOf(head);
    return html`
      <p class="title" id="${id}-head">Head ${head.head} of block ${head.layer}</p>
      <p class="faint">${says(scores, head.layer, head.head)}</p>
      ${lookingTokens({
        row: weights.subarray(query * T, (query + 1) * T),
        tokens: shown.ids.map((token) => field.written(token)),
        names,
        query,
        onLook(token) {
          under = token;
          context.redraw();
        },
        onChoose(token) {
          chosen = token;
          under = undefined;
          context.redraw();
        },
        onLeave() {
          under = undefined;
          context.redraw();
        },
      })}
      ${attentionView({ weights, tokens: names, query, matrix: true })}
      ${button(
        off.has(part) ? "Switch this head on" : "Switch this head off",
        () => context.set({ off: [...off.symmetricDifference(new Set([part]))].sort() }),
      )}
    `;
  }

  return () => {
    const off = new Set(/** @type {string[]} */ (context.get("off")));
    const head = { layer: context.get("layer"), head: context.get("head") };
    const T = shown.ids.length;
    return html`
      ${field.view()}
      ${truncationNote(field.ids.length - 1, sizes.context_length)}
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      ${state.warning()}
      <div class="buttons">
        <label>Sort by
          <select @change=${(/** @type {Event} */ event) =>
            context.set({ order: /** @type {HTMLSelectElement} */ (event.target).value })}>
            ${Object.entries(ORDERS).map(([name, words]) =>
              html`<option value=${name} ?selected=${
                live(name === context.get("order"))
              }>${words}</option>`
            )}
          </select>
        </label>
        ${button(`All heads on again (${off.size} off)`, () => context.set({ off: [] }), {
          off: off.size === 0,
        })}
        ${state.copyLink()}
      </div>
      <div class="views" aria-busy=${current ? "false" : "true"}>
        <div>
          ${headGrid({
            heads: ordered(scores, context.get("order")),
            columns: n_heads,
            pictures: shown.pictures,
            T,
            query: under ?? chosen ?? T - 1,
            chosen: head,
            off,
            onChoose: ({ layer, head }) => context.set({ layer, head }),
          })}
          <p class="faint">${nameOf({
            layer: 1,
            head: 5,
          })} is head 5 of block 1. A row for each token that
            looks, a column for each that is looked at.</p>
        </div>
        <div role="group" aria-labelledby="${id}-head">${enlarged(head, off)}</div>
      </div>
      <div class="next">
        <p class="title">Next words${shown.off
          ? html`<span class="faint">, above with all heads, below without ${shown.off}</span>`
          : nothing}</p>
        ${comparedList(shown.words, (token) => field.written(token), shown.off > 0, "Next words")}
      </div>
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
      )}
    `;
  };
});
