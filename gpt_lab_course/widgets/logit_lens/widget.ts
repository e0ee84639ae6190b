// LogitLens: the model's answer if it ended after each block, for each token of a text.

import { html, nothing } from "lit-html";
import type { Word } from "../../engine/messages.ts";
import { sharePercent, withCommas } from "../kit/format.ts";
import { columnOf, lastPositions } from "../kit/positions.ts";
import { widget } from "../kit/widget.ts";
import { wordList } from "../kit/words.ts";
import { DECLARED } from "./declared.ts";
import { lensGrid } from "./grid.ts";
import { rowName, settledSince, streamsOf } from "./rows.ts";

// Each column costs the model as much as writing a token per row.
const { words: WORDS, max_columns: MAX_COLUMNS } = DECLARED.constants;

type Guess = [id: number, probability: number];
interface Lens {
  start: number;
  ids: number[];
  halves: boolean;
  /** For each row and column, the most probable tokens; at first only those of the open cell. */
  words: Word[][][];
}

export default widget(DECLARED, ({ state, data, tokens, control, define }) => {
  const { n_layers, context_length } = data<{ n_layers: number; context_length: number }>("sizes");
  const first = data<{ start: number; ids: number[]; best: Guess[][]; open: Guess[] }>("_first");
  const word = ([id, probability]: Guess): Word => ({ id, probability });

  /** The open cell. */
  const selected = ({ halves, words, start, ids }: Lens): [row: number, column: number] => {
    const row = streamsOf(n_layers, halves).indexOf(state.stream);
    return [row < 0 ? words.length - 1 : row, columnOf(state.position, start, ids.length)];
  };
  const atFirst: Lens = {
    start: first.start,
    ids: first.ids,
    halves: state.halves,
    words: first.best.map((row) => row.map((pair) => [word(pair)])),
  };
  const [row, column] = selected(atFirst);
  atFirst.words[row][column] = first.open.map(word);

  const token = (id: number) => html`<bdi class="token">${tokens.template(id)}</bdi>`;

  return define({
    first: atFirst,
    question: () => ({ ids: tokens.input(state.text), halves: state.halves }),
    async answer({ ids, halves }, look): Promise<Lens> {
      const lens = streamsOf(n_layers, halves);
      const positions = lastPositions(ids.length, MAX_COLUMNS, context_length);
      const answer = await look({ ids, lens, positions, words: WORDS });
      const words = lens.map((name) => answer.lens[name]);
      return { start: positions[0], ids: ids.slice(positions[0]), halves, words };
    },
    follow: (changes) => ({
      ...("text" in changes ? { position: -1 } : {}),
      ...(changes.halves === false
        ? { stream: state.stream.replace("middle", "output") as typeof state.stream }
        : {}),
      ...changes,
    }),
    announcement(lens) {
      if (!lens) return "";
      const [row, column] = selected(lens);
      const words = lens.words[row][column].slice(0, 3);
      return words.map(({ id, probability }) => `${tokens.plain(id)} ${sharePercent(probability)}`)
        .join(", ");
    },
    view(lens) {
      if (!lens) return nothing;
      const { start, ids, halves, words } = lens;
      const names = streamsOf(n_layers, halves).map((name) => rowName(name, halves));
      const [row, column] = selected(lens);
      const best = words.map((row) => row.map(([first]) => first));
      const [answer] = words[words.length - 1][column];
      const settled = settledSince(best.map((row) => row[column].id));
      return html`
        ${lensGrid({
          ...{ tokens, ids, best, rowNames: names, selected: [row, column] },
          onSelect(row, column) {
            state.stream = streamsOf(n_layers, halves)[row] as typeof state.stream;
            state.position = column === ids.length - 1 ? -1 : start + column;
          },
        })}
        <p class="faint">The stronger the color, the more probable; underlined where the text goes on like
          that.${start
            ? ` The columns are the last ${ids.length} of ${withCommas(start + ids.length)} tokens.`
            : ""}</p>
        <p>After ${token(ids[column])} the model’s answer is ${token(answer.id)}
          (${sharePercent(answer.probability)}), the likeliest from ${names[settled]} on.</p>
        <p class="title">After ${token(ids[column])}, if the model ended after ${row === 0
          ? "the embedding"
          : names[row]}</p>
        ${wordList(words[row][column], tokens, "Ten likeliest tokens")}
        ${control("halves")}
      `;
    },
  });
});
