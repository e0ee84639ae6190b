// LiveGPT: a text, its tokens, the model's next words, and the inside of the model.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { windowStart } from "../../engine/window.ts";
import { addressOf } from "../kit/address.js";
import { loadAsset } from "../kit/asset.js";
import { button } from "../kit/controls.js";
import { sharePercent } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { truncationNote } from "../kit/truncation_note.js";
import { samplingControls, samplingOf } from "../kit/sampling.js";
import { statusLine } from "../kit/status.js";
import { halfCharacter, tokenTemplate, tokenText } from "../kit/token_text.js";
import { TokenRow } from "../kit/tokens.js";
import { widget } from "../kit/widget.js";
import { wordList } from "../kit/words.js";
import { insideView, switches } from "./inside.js";
import { about, disclosure, exampleButtons } from "./parts.js";
import { linkCodec } from "./state.js";
import { Draft } from "./text.js";

const WRITE_COUNT = 60; // tokens that one press of the button writes
const WORDS = 10;
const FEW = 5;
const LENS_WORDS = 3;

/** @typedef {import("../../engine/messages.ts").Word} Word */

export default widget("live-gpt", "The model, live", async (context) => {
  const id = uniqueId("live-gpt");
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const sizes = context.get("sizes");
  /** The streams of the lens. @type {string[]} */
  const streams = ["embedding"];
  for (let i = 0; i < sizes.n_layers; i++) streams.push(`blocks.${i}.output`);
  const small = () => Boolean(context.get("small"));
  const draft = new Draft(tokenizer, context.get("ids"));
  const model = modelClient(context);
  let problem = "";
  let note = "";
  let writing = false;
  /** @type {number | undefined} the token whose next words are shown; the last if undefined */
  let selected;
  /** @type {string | undefined} text that cannot be encoded */
  let invalidText;
  /** @type {Set<string>} the open disclosures */
  const open = new Set();
  /** @type {{ next: Word[], adjusted?: Word[], layers?: Word[][], attention?: Float32Array, start?: number, position?: number }} */
  let answer = {
    next: context.get("next").map((/** @type {[number, number]} */ [id, probability]) => (
      { id, probability }
    )),
  };

  /** @type {Map<number, unknown>} */
  const templates = new Map();
  const template = (/** @type {number} */ token) => {
    if (!templates.has(token)) templates.set(token, tokenTemplate(tokenizer.bytes(token)));
    return templates.get(token);
  };
  /** @type {Map<number, number>} lab IDs by GPT-2's IDs, which are the ones on display */
  const labIds = new Map();
  /** @type {{ ids: number[], gpt2: number[] }} */
  let numbering = { ids: [], gpt2: [] };
  const gpt2Ids = () => {
    if (numbering.ids !== draft.ids) {
      numbering = { ids: draft.ids, gpt2: tokenizer.gpt2_ids(draft.ids) };
      draft.ids.forEach((token, i) => labIds.set(numbering.gpt2[i], token));
    }
    return numbering.gpt2;
  };
  const showGpt2 = (/** @type {number} */ token) => template(labIds.get(token) ?? token);
  const row = new TokenRow(context, showGpt2, (index) => {
    selected = selected === index ? undefined : index;
    ask();
  });

  /** @type {number[]} */
  let pendingTokens = [];
  let frame = 0;
  const flushTokens = () => {
    frame = 0;
    if (!pendingTokens.length) return;
    draft.append(pendingTokens.splice(0));
    publish();
  };
  /** @param {number} token */
  function receive(token) {
    if (token === tokenizer.end_of_text) note = "The model ended the text here.";
    else pendingTokens.push(token);
    frame ||= requestAnimationFrame(flushTokens); // one redraw for all tokens that arrive until then
  }

  /** The model's input: the end-of-text token, which starts every document, then the text. */
  const documentIds = () => [tokenizer.end_of_text, ...draft.ids];
  /** @param {import("../../engine/messages.ts").LookRequest["write"]} [write] */
  function request(write) {
    const ids = documentIds();
    const inside = open.has("inside");
    const start = windowStart(ids.length, sizes.context_length);
    return {
      ...{ ids, write, words: WORDS, sampling: samplingOf(context) },
      edits: context.get("off").map((/** @type {string} */ part) => ({ part })),
      positions: selected === undefined ? undefined : [Math.max(selected + 1, start)],
      lens: inside ? streams : [],
      names: inside ? [`blocks.${context.get("layer")}.attention.weights`] : [],
    };
  }

  /** @param {import("../../engine/messages.ts").LookRequest["write"]} [write] */
  async function ask(write) {
    if (selected !== undefined && selected >= draft.ids.length) selected = undefined;
    context.redraw();
    const { layer, head } = { layer: context.get("layer"), head: context.get("head") };
    try {
      const seen = await model.look(request(write), receive);
      if (!seen) return; // superseded
      if (write) {
        cancelAnimationFrame(frame);
        flushTokens();
        writing = false;
        context.announce(draft.text.slice(-200));
      }
      const [next = []] = seen.words ?? [];
      const weights = seen.activations[`blocks.${layer}.attention.weights`];
      const square = weights && weights.shape[1] ** 2;
      answer = {
        ...{ next, adjusted: seen.adjusted?.[0], start: seen.start, position: seen.positions[0] },
        layers: weights && streams.map((name) => seen.lens[name][0].slice(0, LENS_WORDS)),
        attention: weights?.values.subarray(head * square, (head + 1) * square),
      };
      if (selected === undefined) {
        context.set({ next: next.map(({ id, probability }) => [id, probability]) });
      }
      if (next.length && !write) {
        context.announce(
          `Next: ${tokenText(tokenizer, next[0].id)}, ${sharePercent(next[0].probability)}`,
        );
      }
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
      writing = false;
    }
    context.redraw();
  }

  /** Syncs the text to Python and to the address. */
  function publish() {
    context.set({ ids: draft.ids, text: draft.text });
    address?.changed();
    context.redraw();
  }

  /** @param {number} count */
  function write(count) {
    stop();
    draft.mark();
    selected = undefined;
    note = "";
    writing = true;
    ask({ seed: context.get("seed"), count, stop: tokenizer.end_of_text });
  }

  function stop() {
    if (!writing) return;
    cancelAnimationFrame(frame);
    flushTokens();
    writing = false;
    ask(); // supersedes the writing
  }

  /** What the reader has typed. @param {string} text */
  function enter(text) {
    problem = halfCharacter(text);
    invalidText = problem ? text : undefined;
    if (problem) return context.redraw();
    pendingTokens = [];
    writing = false;
    note = "";
    selected = undefined;
    draft.type(text);
    publish();
    ask();
  }

  function undo() {
    stop();
    draft.undo();
    note = "";
    publish();
    ask();
  }

  /** @param {number} token */
  function choose(token) {
    if (token === tokenizer.end_of_text) return;
    stop();
    draft.mark();
    if (selected !== undefined) draft.ids = draft.ids.slice(0, selected + 1);
    selected = undefined;
    draft.append([token]);
    publish();
    ask();
  }

  context.on(["text"], () => {
    if (context.get("text") !== draft.text) enter(context.get("text"));
  });
  const changed = () => {
    address?.changed();
    ask();
  };
  const codec = linkCodec((name) => context.get(name), sizes);
  const address = small() ? undefined : addressOf(context, {
    write: codec.encode,
    read(state) {
      const { traits: { text, ...settings }, problems } = codec.decode(state);
      context.set(settings);
      if (text !== undefined) enter(text);
      problem = problems.length ? `Not taken from the link: ${problems.join("; ")}.` : "";
      context.redraw();
    },
  });

  context.onCleanup(() => cancelAnimationFrame(frame));

  const part = disclosure(open, () => ask());

  return () => {
    // without a model, no words stand under a text that they do not follow
    if (model.state === "failed") answer = { next: [] };
    const words = small() ? answer.next.slice(0, FEW) : answer.next;
    const after = selected === undefined
      ? "Next words"
      : html`Next words after <bdi class="token">${template(draft.ids[selected])}</bdi>`;
    return html`
      <label for=${id}>Your text</label>
      <textarea
        id=${id}
        rows=${small() ? 2 : 3}
        dir="auto"
        spellcheck="false"
        .value=${live(invalidText ?? draft.text)}
        @input=${(/** @type {Event} */ event) =>
          enter(/** @type {HTMLTextAreaElement} */ (event.target).value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      <div class="buttons">
        ${button(writing ? "Stop" : "Write", () => writing ? stop() : write(WRITE_COUNT), {
          name: "write",
        })}
        ${button("One token", () => write(1), { disabled: writing })}
        ${button("Undo", undo, { disabled: !draft.changed })}
        ${address?.copyLink() ?? nothing}
        <span class="faint">${note}</span>
      </div>
      ${small() ? nothing : html`
        ${exampleButtons(context.get("examples"), (text) => {
          stop();
          enter(text);
        })}
        ${row.view(gpt2Ids(), selected ?? draft.ids.length - 1)}
        ${truncationNote(draft.ids.length, sizes.context_length)}
      `}
      <div class="next" aria-busy=${model.state === "asked" ? "true" : "false"}>
        <p class="title" id="${id}-next">${after}</p>
        ${wordList(words, template, "Next words", choose)}
      </div>
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
        nothing,
      )}
      ${small() ? nothing : html`
        ${part("sampling", "How the next token is chosen", () =>
          html`
            ${samplingControls(context, changed)}
            <p class="title">What is drawn from</p>
            ${wordList(answer.adjusted ?? [], template, "What is drawn from")}
          `)}
        ${part("inside", "Look inside", () =>
          insideView(context, answer, {
            template,
            plain: (token) => tokenText(tokenizer, token),
            ids: documentIds(),
            changed: () => ask(),
          }))}
        ${part("off", "Switch parts off", () => switches(context, sizes, changed))}
      `}
      ${about(context)}
    `;
  };
});
