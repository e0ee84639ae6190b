// LogitLens: the model's answer if it ended after each block, for each token of a text.

import { html, nothing } from "lit-html";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { loadAsset } from "../kit/asset.js";
import { toggle } from "../kit/controls.js";
import { sharePercent, withCommas } from "../kit/format.js";
import { columnOf, lastPositions } from "../kit/positions.js";
import { BOOLEAN } from "../kit/settings.js";
import { statusLine } from "../kit/status.js";
import { TextField } from "../kit/text_field.js";
import { textState } from "../kit/text_state.js";
import { widget } from "../kit/widget.js";
import { wordList } from "../kit/words.js";
import { lensGrid } from "./grid.js";
import { rowName, settledSince, streamsOf } from "./rows.js";

const WORDS = 10;
const MAX_COLUMNS = 40; // each costs the model as much as writing a token per row

/** @typedef {import("../../engine/messages.ts").Word} Word */

export default widget("logit-lens", "Logit lens", async (context) => {
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const field = new TextField(context, tokenizer, () => {
    context.set({ position: -1 });
    ask();
  });
  const model = modelClient(context);
  const { n_layers } = context.get("sizes");
  const all = streamsOf(n_layers, true);
  const state = textState(context, field, {
    stream: { choices: all },
    position: { min: -context.get("sizes").context_length, max: 1e6, integer: true },
    halves: BOOLEAN,
  });
  let problem = "";
  let busy = false;
  /** @param {[number, number]} pair @returns {Word} */
  const word = ([id, probability]) => ({ id, probability });
  const first = context.get("_first");
  /** The displayed lens. `words` has each cell's most probable tokens, once the model is loaded. */
  let lens = {
    start: /** @type {number} */ (first.start),
    ids: /** @type {number[]} */ (first.ids),
    halves: Boolean(context.get("halves")),
    best: /** @type {Word[][]} */ (first.best.map((/** @type {any[]} */ row) => row.map(word))),
    words: /** @type {Word[][][] | undefined} */ (undefined),
  };
  const firstCell = { at: `${selected()}`, words: /** @type {Word[]} */ (first.open.map(word)) };

  async function ask() {
    busy = true;
    context.redraw();
    const { ids } = field;
    const halves = Boolean(context.get("halves"));
    const streams = streamsOf(n_layers, halves);
    const positions = lastPositions(ids.length, MAX_COLUMNS, context.get("sizes").context_length);
    try {
      const result = await model.look({ ids, lens: streams, positions, words: WORDS });
      if (!result) return; // superseded
      const words = streams.map((name) => result.lens[name]);
      lens = {
        start: positions[0],
        ids: ids.slice(positions[0]),
        halves,
        best: words.map((row) => row.map(([best]) => best)),
        words,
      };
      problem = "";
      context.announce(describeCell());
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
    }
    busy = false;
    context.redraw();
    queueMicrotask(() => queueMicrotask(showOpenCell));
  }

  /** Scrolls to the end: a long text is wider than the page. */
  function showOpenCell() {
    const grid = context.find(".lens-grid");
    if (grid && context.get("position") === -1) grid.scrollLeft = grid.scrollWidth;
  }

  /** The open cell. @returns {[row: number, column: number]} */
  function selected() {
    const row = streamsOf(n_layers, lens.halves).indexOf(context.get("stream"));
    const last = lens.best.length - 1;
    return [row < 0 ? last : row, columnOf(context.get("position"), lens.start, lens.ids.length)];
  }

  /** @param {number} row @param {number} column */
  function select(row, column) {
    const position = column === lens.ids.length - 1 ? -1 : lens.start + column;
    context.set({ stream: streamsOf(n_layers, lens.halves)[row], position });
    if (!lens.words && firstCell.at !== `${[row, column]}`) ask();
    else context.announce(describeCell());
  }

  function describeCell() {
    const [row, column] = selected();
    const words = lens.words?.[row][column].slice(0, 3) ?? [lens.best[row][column]];
    return words.map(({ id, probability }) => `${field.plain(id)} ${sharePercent(probability)}`)
      .join(", ");
  }

  context.on(["halves"], () => {
    if (!context.get("halves")) {
      context.set({ stream: context.get("stream").replace("middle", "output") });
    }
    ask();
  });

  /** @param {number} id */
  const token = (id) => html`<bdi class="token">${field.template(id)}</bdi>`;

  /** @param {[number, number]} cell @param {string[]} names */
  function answer([, column], names) {
    const best = lens.best.map((row) => row[column].id);
    const last = lens.best[best.length - 1][column];
    return html`<p>After ${token(lens.ids[column])} the model’s answer is ${token(last.id)}
      (${sharePercent(last.probability)}), the likeliest from ${names[settledSince(best)]} on.</p>`;
  }

  return () => {
    const names = streamsOf(n_layers, lens.halves).map((name) => rowName(name, lens.halves));
    const cell = selected();
    const [row, column] = cell;
    const words = lens.words?.[row][column] ??
      (firstCell.at === `${cell}` ? firstCell.words : undefined);
    const hidden = lens.start;
    return html`
      ${field.view()}
      ${state.warning()}
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      <div class="lens" aria-busy=${busy ? "true" : "false"}>
        ${lensGrid({
          ids: lens.ids,
          best: lens.best,
          rowNames: names,
          selected: cell,
          onSelect: select,
          template: (id) => field.template(id),
          plain: (id) => field.plain(id),
          name: (id) => field.name(id),
        })}
        <p class="faint">The stronger the colour, the more probable; underlined where the text goes on like that.${hidden
          ? html`
            The columns are the last ${lens.ids.length} of ${withCommas(
              hidden + lens.ids.length,
            )} tokens.
          `
          : nothing}</p>
        ${answer(cell, names)}
        <p class="title">After ${token(lens.ids[column])}, if the model ended after ${row === 0
          ? "the embedding"
          : names[row]}</p>
        ${wordList(words ?? [], (id) => field.template(id), "Ten likeliest tokens")}
      </div>
      <div class="buttons">
        ${toggle({
          label: "After each attention too",
          name: "halves",
          checked: Boolean(context.get("halves")),
          onChange: (halves) => context.set({ halves }),
        })}
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
