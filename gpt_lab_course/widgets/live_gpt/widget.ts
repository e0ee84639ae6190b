// LiveGPT: a text, its tokens, the model's next words, and the inside of the model.

import { html, nothing } from "lit-html";
import type { Word } from "../../engine/messages.ts";
import { windowStart } from "../../engine/window.ts";
import { button, disclosure } from "../kit/controls.ts";
import { sharePercent, withCommas } from "../kit/format.ts";
import { partButtons } from "../kit/parts.ts";
import { truncationNote } from "../kit/positions.ts";
import { TokenRow } from "../kit/token_row.ts";
import { widget } from "../kit/widget.ts";
import { wordList } from "../kit/words.ts";
import { DECLARED } from "./declared.ts";
import { Draft } from "./draft.ts";
import { headView, type Inside, insideOf, insideRequest, lensTable } from "./inside.ts";
import { samplingControls, samplingOf } from "./sampling.ts";

const WRITE_COUNT = 60; // tokens that one press of the button writes
const { words: WORDS } = DECLARED.constants;
const FEW = 5;
const COMES = html`<p class="faint">This comes with the model.</p>`;

interface Sizes {
  n_layers: number;
  n_heads: number;
  context_length: number;
  parameters: number;
}
interface Answer {
  next: Word[];
  adjusted?: Word[];
  inside?: Inside;
  /** Whether they are the words after the whole text. */
  atEnd: boolean;
}

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, define, local, look } = kit;
  const sizes = data<Sizes>("sizes");
  const small = data<boolean>("small");
  const draft = new Draft(tokens.tokenizer, data("ids"));
  const page = local({
    /** The token whose next words are shown; the last if undefined. */
    selected: undefined as number | undefined,
    writing: false,
    /** Whether the model wrote the last token. */
    written: false,
    note: "",
    sampling: false,
    inside: false,
    off: false,
  });

  /** The text's tokens, updated if a link, Python or the reader has changed the text. */
  function ids() {
    if (state.text === draft.text) return draft.ids;
    drop();
    draft.replace(state.text, data("ids"));
    Object.assign(page, { selected: undefined, writing: false, written: false, note: "" });
    return draft.ids;
  }
  /** Syncs the tokens to Python, and to the address. */
  function sync() {
    kit.publish({ ids: draft.ids });
    state.text = draft.text;
  }

  // ---- the model writes ----
  let arrived: number[] = [];
  let frame = 0;
  function drop() {
    cancelAnimationFrame(frame);
    [arrived, frame] = [[], 0];
  }
  /** Appends the tokens that have arrived, once a frame. */
  function take() {
    const more = arrived;
    drop();
    if (!more.length) return;
    draft.append(more);
    sync();
  }
  function receive(more: number[]) {
    for (const id of more) {
      if (id === tokens.end) page.note = "The model ended the text here.";
      else arrived.push(id);
    }
    frame ||= requestAnimationFrame(take);
  }
  async function write(count: number) {
    const text = [tokens.end, ...ids()];
    draft.mark();
    Object.assign(page, { selected: undefined, writing: true, written: true, note: "" });
    try {
      const all = await look({
        ...{ ids: text, edits: edits(state.off), sampling: samplingOf(state) },
        write: { count, seed: state.seed, stop: tokens.end },
      }, receive);
      if (!all) return; // stopped, or there is another text
    } catch (error) {
      page.note = `The model cannot go on: ${error instanceof Error ? error.message : error}.`;
    }
    take();
    page.writing = false;
  }
  function stop() {
    if (!page.writing) return;
    kit.client?.stop();
    take();
    page.writing = false;
  }

  // ---- the reader chooses ----
  function choose(id: number) {
    stop();
    draft.mark();
    draft.append([id], page.selected === undefined ? undefined : page.selected + 1);
    Object.assign(page, { selected: undefined, written: false, note: "" });
    sync();
  }
  function undo() {
    stop();
    draft.undo();
    Object.assign(page, { selected: undefined, written: false, note: "" });
    sync();
  }

  const row = new TokenRow(
    kit,
    (id) => tokens.template(id),
    (index) => page.selected = page.selected === index ? undefined : index,
  );

  const section = (name: "sampling" | "inside" | "off", title: string, content: () => unknown) =>
    disclosure(title, page[name], (open) => page[name] = open, content);

  const samplingView = (answer: Answer | undefined) =>
    html`
      ${samplingControls(control)}
      <p class="title">What is drawn from</p>
      ${wordList(answer?.adjusted ?? [], tokens, "What is drawn from")}
    `;
  const insideView = (inside: Inside | undefined) =>
    inside
      ? html`
        ${lensTable(inside.lens, tokens)}
        <div class="buttons">${control("layer")} ${control("head")} ${control("matrix")}</div>
        ${headView(inside, { head: state.head, matrix: state.matrix, tokens })}
      `
      : COMES;
  const offView = () =>
    html`
      ${partButtons({
        ...{ sizes, chosen: state.off, stateLabels: ["off", "on"] },
        onChange: (off) => state.off = off,
      })}
      <p>${button("Switch all on", () => state.off = [], { disabled: !state.off.length })}
        <span class="faint">What is off adds zero to the stream.</span></p>
    `;

  return define({
    first: { next: data<[number, number][]>("next").map(word), atEnd: true } as Answer,
    question() {
      const text = [tokens.end, ...ids()];
      if (page.writing) return undefined;
      const { selected, sampling, inside } = page;
      return {
        ...{ ids: text, off: state.off, selected },
        sampling: sampling ? samplingOf(state) : undefined,
        layer: inside ? state.layer : undefined,
      };
    },
    async answer({ ids, off, selected, sampling, layer }, look): Promise<Answer> {
      const start = windowStart(ids.length, sizes.context_length);
      const seen = await look({
        ...{ ids, edits: edits(off), words: WORDS, sampling },
        positions: selected === undefined ? undefined : [Math.max(selected + 1, start)],
        ...(layer === undefined ? {} : insideRequest(sizes.n_layers, layer)),
      });
      const [next = []] = seen.words ?? [];
      const inside = layer === undefined ? undefined : insideOf(seen, ids, layer);
      return { next, adjusted: seen.adjusted?.[0], inside, atEnd: selected === undefined };
    },
    publish: ({ next, atEnd }) =>
      atEnd ? { next: next.map(({ id, probability }) => [id, probability]) } : {},
    announcement(answer) {
      if (page.written) return draft.text.slice(-200);
      const [best] = answer?.next ?? [];
      return best ? `Next: ${tokens.plain(best.id)}, ${sharePercent(best.probability)}` : "";
    },
    view(answer, { busy }) {
      const { length } = ids();
      const { selected, writing, note } = page;
      const next = answer?.next ?? [];
      const chosen = selected === undefined ? nothing : html`
        after <bdi class="token">${tokens.template(draft.ids[selected])}</bdi>
      `;
      return html`
        ${small
          ? nothing
          : html`<p class="purpose faint">Here the model writes, each token chosen as you set it. The model
            map shows how it comes to one.</p>`}
        <div class="buttons">
          ${button(writing ? "Stop" : "Write", () => writing ? stop() : write(WRITE_COUNT), {
            name: "write",
            primary: true,
          })}
          ${button("One token", () => write(1), { disabled: writing })}
          ${button("Undo", undo, { disabled: !draft.changed })}
          <span class="faint">${note}</span>
        </div>
        ${small ? nothing : [
          row.view(ids(), selected ?? length - 1),
          truncationNote(length, sizes.context_length),
        ]}
        <div class="next" aria-busy=${busy || writing ? "true" : "false"}>
          <p class="title">Next words${chosen}</p>
          ${wordList(small ? next.slice(0, FEW) : next, tokens, "Next words", choose)}
        </div>
        ${small ? nothing : [
          section("sampling", "How the next token is chosen", () => samplingView(answer)),
          section("inside", "Look inside", () => insideView(answer?.inside)),
          section("off", "Switch parts off", offView),
        ]}
        <p class="faint about">
          A model of ${card(sizes.parameters, Boolean(kit.page))}, trained on simple facts, stories
          and old novels: it completes texts like those, knows nothing else, and cannot answer you.
        </p>
      `;
    },
  });
});

const edits = (off: readonly string[]) => off.map((part) => ({ part }));
const word = ([id, probability]: [number, number]): Word => ({ id, probability });

/** How large the model is, in the book with a link to its card. */
function card(parameters: number, inBook: boolean) {
  const root = inBook ? globalThis.document?.documentElement?.dataset?.content_root : undefined;
  const words = `${withCommas(parameters)} parameters`;
  return root === undefined ? words : html`<a href="${root}book/lab_model.html">${words}</a>`;
}
