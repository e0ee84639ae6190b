// AttentionViewer: every head's attention on a text, and the model's answer without some heads.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { softmax } from "../../engine/attention.ts";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
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
import { attentionTokens } from "./looking.js";
import { describeHead, ordered, ORDERS } from "./order.js";
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
  let busy = false;
  /** @type {number | undefined} the hovered token */
  let hovered;
  /** @type {number | undefined} the chosen token; the last if undefined */
  let chosen;
  const snapshot = context.get("first");
  /** The displayed result: the tokens read, each head's attention, the words before and after. */
  let view = {
    ids: /** @type {number[]} */ (snapshot.ids),
    pictures: picturesOf(snapshot.weights.map(expand), n_heads),
    words: snapshot.next.map((/** @type {[number, number]} */ [id, p]) => (
      { id, before: p, after: p }
    )),
    off: 0,
  };
  /** @type {{ ids: number[], probabilities: Float32Array } | undefined} of the model with all heads */
  let baseline;

  /** Hundredths below the diagonal, [H, T·(T+1)/2], as [H, T, T]. @param {number[][]} heads */
  function expand(heads) {
    const T = snapshot.ids.length;
    return Float32Array.from(heads.flatMap((cells) => {
      let n = 0;
      return Array.from(
        { length: T * T },
        (_, i) => i % T <= Math.floor(i / T) ? cells[n++] / 100 : 0,
      );
    }));
  }

  async function ask() {
    busy = true;
    context.redraw();
    try {
      await look();
      problem = "";
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
      busy = false;
    }
    context.redraw();
  }

  async function look() {
    const { ids } = field;
    const off = /** @type {string[]} */ (context.get("off"));
    if (baseline?.ids !== ids && off.length) {
      const result = await model.look({ ids, logits: true });
      if (!result?.logits) return; // superseded
      baseline = { ids, probabilities: softmax(result.logits[0]) };
    }
    const names = Array.from({ length: n_layers }, (_, i) => `blocks.${i}.attention.weights`);
    const edits = off.map((part) => ({ part }));
    const result = await model.look({ ids, edits, names, logits: true });
    if (!result?.logits) return;
    const probabilities = softmax(result.logits[0]);
    if (!off.length) baseline = { ids, probabilities };
    const window = ids.slice(result.start);
    if (window.length !== view.ids.length) hovered = chosen = undefined;
    view = {
      ids: window,
      pictures: picturesOf(names.map((name) => result.activations[name].values), n_heads),
      words: compare(/** @type {any} */ (baseline).probabilities, probabilities, WORDS),
      off: off.length,
    };
    busy = false;
    const [{ id, after }] = [...view.words].sort((a, b) => b.after - a.after);
    context.announce(`Next: ${field.plain(id)}, ${sharePercent(after)}`);
  }

  context.on(["off"], ask);

  /** The enlarged head. @param {Head} head @param {Set<string>} off */
  function enlarged(head, off) {
    const T = view.ids.length;
    const query = hovered ?? chosen ?? T - 1;
    const weights = view.pictures.get(nameOf(head))?.weights;
    if (!weights) return html`<p class="faint">This comes with the model.</p>`;
    const names = view.ids.map((token) => field.name(token));

    const part = partOf(head);
    return html`
      <p class="title" id="${id}-head">Head ${head.head} of block ${head.layer}</p>
      <p class="faint">${describeHead(scores, head.layer, head.head)}</p>
      ${attentionTokens({
        row: weights.subarray(query * T, (query + 1) * T),
        tokens: view.ids.map((token) => field.template(token)),
        names,
        query,
        onLook(token) {
          hovered = token;
          context.redraw();
        },
        onChoose(token) {
          chosen = token;
          hovered = undefined;
          context.redraw();
        },
        onLeave() {
          hovered = undefined;
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
    const T = view.ids.length;
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
          disabled: off.size === 0,
        })}
        ${state.copyLink()}
      </div>
      <div class="views" aria-busy=${busy ? "true" : "false"}>
        <div>
          ${headGrid({
            heads: ordered(scores, context.get("order")),
            columns: n_heads,
            pictures: view.pictures,
            T,
            query: hovered ?? chosen ?? T - 1,
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
        <p class="title">Next words${view.off
          ? html`<span class="faint">, above with all heads, below without ${view.off}</span>`
          : nothing}</p>
        ${comparedList(view.words, (token) => field.template(token), view.off > 0, "Next words")}
      </div>
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
      )}
    `;
  };
});
