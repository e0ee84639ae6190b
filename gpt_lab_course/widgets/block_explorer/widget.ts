// BlockExplorer: the vectors in one block: its input, each sub-layer's addition, its output.

import { html, nothing } from "lit-html";
import { decimal, plural } from "../kit/format.ts";
import { columnOf, lastPositions } from "../kit/positions.ts";
import { widget } from "../kit/widget.ts";
import { streamChart } from "./chart.ts";
import { DECLARED } from "./declared.ts";
import { flow } from "./flow.ts";
import { measures, namesOf, through, type View } from "./lengths.ts";
import { tokenTable } from "./token_table.ts";

const { max_tokens: MAX_TOKENS } = DECLARED.constants; // each costs the model as much as writing three tokens

export default widget(DECLARED, ({ state, data, tokens, control, define }) => {
  const { n_layers, context_length } = data<Record<string, number>>("sizes");
  const columnIn = ({ start, ids }: View) => columnOf(state.position, start, ids.length);
  const word = (id: number) => html`<bdi class="token">${tokens.template(id)}</bdi>`;

  return define({
    first: { layer: state.layer, view: data<View>("_first") },
    question: () => ({ ids: tokens.input(state.text), layer: state.layer }),
    async answer({ ids, layer }, look) {
      const positions = lastPositions(ids.length, MAX_TOKENS, context_length);
      const [names, lens] = [namesOf(n_layers, layer), through(n_layers, layer)];
      const answer = await look({ ids, names, lens, positions, words: 1 });
      const view: View = {
        start: positions[0],
        ids: ids.slice(positions[0]),
        ...measures(answer.activations, { n_layers, layer, rows: positions.length }),
        best: lens.map((name) =>
          answer.lens[name].map(([{ id, probability }]) => [id, probability])
        ),
      };
      return { layer, view };
    },
    follow: (changes) => "text" in changes ? { position: -1, ...changes } : changes,
    announcement(answer) {
      if (!answer) return "";
      const { layer, view } = answer;
      const [column, { streams, added }] = [columnIn(view), view];
      const [enters, attention, ffn, leaves] = [
        ...[streams[2 * layer], added.attention, added.feed_forward, streams[2 * layer + 2]],
      ].map((lengths) => decimal(lengths[column], 1));
      return `Block ${layer}: enters ${enters}, attention adds ${attention}, the FFN ${ffn}, leaves ${leaves}`;
    },
    view(answer) {
      if (!answer) return nothing;
      const { layer, view } = answer;
      const { ids, start } = view;
      const column = columnIn(view);
      const onSelect = (column: number) =>
        state.position = column === ids.length - 1 ? -1 : start + column;
      return html`
        <p class="title">Block ${layer} at ${word(ids[column])}</p>
        ${flow(view, layer, column, state.more ? word : undefined)}
        <p class="faint">A length is the square root of a sum of squares.</p>
        <div class="buttons">${control("layer")}</div>
        ${control("more")} ${state.more ? details(view, layer, column, onSelect) : nothing}
      `;
    },
  });

  /** The details that are shown on demand. */
  function details(view: View, layer: number, column: number, onSelect: (column: number) => void) {
    const { start, ids } = view;
    return html`
      <p class="faint">An addition at 90° adds something new
        and leaves what is there as it is; above 90° it takes some of it away.</p>
      ${tokenTable(view, { layer, column, tokens, onSelect })}
      ${start
        ? html`<p class="faint">Drawn are the last ${ids.length} of ${
          plural(start + ids.length, "token")
        }.</p>`
        : nothing}
      <p class="title">The residual stream’s length, block by block</p>
      ${streamChart(view.streams, {
        ...{ layer, column, onSelect },
        names: ids.map((id) => tokens.name(id)),
      })}
    `;
  }
});
