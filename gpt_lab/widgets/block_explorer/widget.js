// BlockExplorer: the vectors in one block: what enters, what each sub-layer adds, what leaves.

import { html, nothing } from "lit-html";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { loadAsset } from "../kit/asset.js";
import { chooser } from "../kit/controls.js";
import { decimal, withCommas } from "../kit/format.js";
import { columnOf, lastPositions } from "../kit/positions.js";
import { statusLine } from "../kit/status.js";
import { TextField } from "../kit/text_field.js";
import { textState } from "../kit/text_state.js";
import { widget } from "../kit/widget.js";
import { streamChart } from "./chart.js";
import { flow } from "./flow.js";
import { measures, namesOf, through } from "./lengths.js";
import { tokenTable } from "./token_table.js";

const MAX_TOKENS = 32; // each costs the model as much as writing three tokens

export default widget("block-explorer", "A block, opened", async (context) => {
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const field = new TextField(context, tokenizer, () => {
    context.set({ position: -1 });
    ask();
  });
  const model = modelClient(context);
  const { n_layers, context_length } = context.get("sizes");
  const state = textState(context, field, {
    layer: { min: 0, max: n_layers - 1, integer: true },
    position: { min: -context_length, max: 1e6, integer: true },
  });
  let problem = "";
  let busy = false;
  /** The measurements on display, and their block. @type {{ layer: number, view: import("./lengths.js").View }} */
  let display = { layer: context.get("layer"), view: context.get("_first") };

  async function ask() {
    busy = true;
    context.redraw();
    const { ids } = field;
    const layer = context.get("layer");
    const positions = lastPositions(ids.length, MAX_TOKENS, context_length);
    const streams = through(n_layers, layer);
    try {
      const names = namesOf(n_layers, layer);
      const result = await model.look({ ids, names, lens: streams, positions, words: 1 });
      if (!result) return; // superseded
      const rows = positions.length;
      display = {
        layer,
        view: {
          start: positions[0],
          ids: ids.slice(positions[0]),
          ...measures(result.activations, { n_layers, layer, rows }),
          best: streams.map((name) =>
            result.lens[name].map(([{ id, probability }]) => [id, probability])
          ),
        },
      };
      problem = "";
      context.announce(describe());
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
    }
    busy = false;
    context.redraw();
  }
  context.on(["layer"], ask);
  context.on(["position"], () => context.announce(describe()));

  const followedColumn = () =>
    columnOf(context.get("position"), display.view.start, display.view.ids.length);

  function describe() {
    const { layer, view: { streams, added } } = display;
    const t = followedColumn();
    const numbers = [
      streams[2 * layer],
      added.attention,
      added.feed_forward,
      streams[2 * layer + 2],
    ].map((lengths) => decimal(lengths[t], 1));
    return `Block ${layer}: enters ${numbers[0]}, attention adds ${numbers[1]}, the FFN ${
      numbers[2]
    }, leaves ${numbers[3]}`;
  }

  /** @param {number} column */
  function follow(column) {
    const { start, ids } = display.view;
    context.set({ position: column === ids.length - 1 ? -1 : start + column });
  }

  return () => {
    const { layer, view } = display;
    const column = followedColumn();
    const template = (/** @type {number} */ id) => field.template(id);
    return html`
      ${field.view()}
      ${state.warning()}
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      <div class="buttons">
        ${chooser("Block", n_layers, context.get("layer"), (to) => context.set({ layer: to }))}
        ${state.copyLink()}
      </div>
      <div class="opened" aria-busy=${busy ? "true" : "false"}>
        <p class="title">Block ${layer} at <bdi class="token">${template(
          view.ids[column],
        )}</bdi></p>
        ${flow(view, { layer, column, template })}
        <p class="faint">A length is the square root of a sum of squares. At 90° an addition leaves what is
          there as it is and adds something new; above 90° it takes some of it away.</p>
        ${tokenTable(view, { layer, column, onSelect: follow, template })}
        ${view.start
          ? html`<p class="faint">Drawn are the last ${view.ids.length} of ${
            withCommas(view.start + view.ids.length)
          } tokens.</p>`
          : nothing}
        <p class="title">The residual stream’s length, block by block</p>
        ${streamChart(view.streams, { layer, column, name: field.plain(view.ids[column]) })}
      </div>
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
      )}
    `;
  };
});
