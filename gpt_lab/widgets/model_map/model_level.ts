// The model from a text to its next word: the picture, its stations, and what is switched off in it.

import { html, nothing } from "lit-html";
import type { Change, LookAnswer, LookRequest } from "../../engine/messages.ts";
import { button, slider, steps } from "../kit/controls.ts";
import { withCommas } from "../kit/format.ts";
import type { Look } from "../kit/question.ts";
import { Stepper } from "../kit/stepper.ts";
import type { Losses } from "./arcs.ts";
import { breakPanel, score } from "./break_panel.ts";
import { changesOf, nameOf } from "./cuts.ts";
import type { Level, MapKit, Sizes } from "./level.ts";
import { lossesOf } from "./losses.ts";
import { picture } from "./picture.ts";
import {
  firstOf,
  type Guess,
  MAX_ROWS,
  measured,
  outputNames,
  type Reading,
  ROWS_WITH_WORDS,
  streamNames,
  times,
  weightNames,
} from "./reading.ts";
import { type Counts, lastStation, stationOf } from "./stations.ts";

const PACE = 350; // milliseconds a station, when it plays
const FRAME = 34; // pixels of the widget's padding and border
const IN_A_SNAPSHOT = [326, 726]; // pixels: a phone's and a lesson's

interface Question {
  ids: number[];
  edits: Change[];
  snapshot: "1" | "10" | "100";
}

interface Seen {
  now: Reading;
  before?: Reading;
  losses?: Losses;
}

const keyOf = ({ ids, snapshot }: Pick<Question, "ids" | "snapshot">) => `${snapshot} ${ids}`;

export function modelLevel(kit: MapKit): Level<Question, Seen> {
  const { state, data, tokens, control, host } = kit;
  const sizes = data<Sizes>("sizes");
  const counts = data<Counts & Record<string, number>>("counts");
  const first = data<Seen>("_first");
  const local = kit.local({ width: (host?.clientWidth ?? 0) - FRAME, breaking: false });
  const last = lastStation(sizes);
  const station = () => state.station < 0 ? last : Math.min(state.station, last);
  const stepper = new Stepper(kit, {
    at: station,
    last: () => last,
    go: (to) => state.station = to >= last ? -1 : to,
    of: () => state.text,
    ...{ next: "Next step", pace: PACE },
  });
  if (host) {
    const observer = new ResizeObserver(() => local.width = host.clientWidth - FRAME);
    observer.observe(host);
    kit.onCleanup(() => observer.disconnect());
  }
  const widths = () => local.width > 0 ? [local.width] : IN_A_SNAPSHOT; // it may not be on the page yet
  /** Readings and losses of the model as it is, of the last text. */
  const known = {
    key: first.now ? keyOf({ ids: tokens.input(state.text), snapshot: state.snapshot }) : "",
    before: first.now as Reading | undefined,
    losses: first.losses,
  };
  const words = new Map<string, (Guess | null)[]>(); // of a row, by all that it depends on

  const request = ({ snapshot }: Question): Partial<LookRequest> =>
    snapshot === "100" ? {} : { snapshot } as Partial<LookRequest>;

  async function read(question: Question, look: Look, answer?: number): Promise<Reading> {
    const { ids, edits } = question;
    const T = Math.min(ids.length, MAX_ROWS);
    const own = { ...request(question), ids, edits };
    const names = [
      ...streamNames(sizes.n_layers),
      ...outputNames(sizes.n_layers),
      ...weightNames(sizes.n_layers),
    ];
    const seen = await look({ ...own, names, words: 10 });
    const next = seen.words![0].map(({ id, probability }): Guess => [id, probability]);
    const lens = streamNames(sizes.n_layers);
    const on = await look({ ...own, lens, words: 1, chances: [answer ?? next[0][0]] });
    const none = () => times(T - 1, () => null);
    return {
      start: ids.length - T,
      ids: ids.slice(-T),
      ...measured(seen.activations, sizes, T),
      words: lens.filter((name) => name.endsWith(".output")).map((
        name,
      ) => [...none(), firstOf(on.lens[name])[0]]),
      guesses: [...none(), next[0]],
      next,
      chances: [...lens, "logits"].map((name) => on.chances![name][0][0]),
    };
  }

  /** The other rows' words: each is asked for once, since a row knows nothing of those after it. */
  async function withWords(reading: Reading, question: Question, look: Look): Promise<Reading> {
    const T = reading.ids.length;
    if (T > ROWS_WITH_WORDS) return reading;
    const { ids, edits, snapshot } = question;
    const key = (t: number) =>
      `${snapshot} ${JSON.stringify(edits)} ${ids.slice(0, reading.start + t + 1)}`;
    const missing = times(T, (t) => t).filter((t) => !words.has(key(t)));
    if (missing.length) {
      const lens = times(sizes.n_layers, (i) => `blocks.${i}.output`);
      const positions = missing.map((t) => reading.start + t);
      const answer: LookAnswer = await look({
        ...request(question),
        ids,
        edits,
        lens,
        positions,
        words: 1,
      });
      const all = [...lens.map((name) => firstOf(answer.lens[name])), firstOf(answer.words)];
      missing.forEach((t, i) => words.set(key(t), all.map((guesses) => guesses[i])));
    }
    const rows = times(T, (t) => words.get(key(t))!);
    return {
      ...reading,
      words: times(sizes.n_layers, (layer) => rows.map((row) => row[layer])),
      guesses: rows.map((row) => row[sizes.n_layers]),
    };
  }

  async function* answer(question: Question, look: Look): AsyncGenerator<Seen> {
    const { ids, edits } = question;
    const unchanged = { ...question, edits: [] };
    const key = keyOf(question);
    if (known.key !== key) {
      Object.assign(known, { key, before: undefined, losses: undefined });
      if (words.size > 400) words.clear();
    }
    let now: Reading;
    if (edits.length) {
      known.before ??= await withWords(await read(unchanged, look), unchanged, look);
      now = await read(question, look, known.before.next[0][0]);
    } else now = known.before ?? await read(question, look);
    const seen = (): Seen => ({
      now,
      before: edits.length ? known.before : undefined,
      losses: known.losses,
    });
    yield seen();
    if (edits.length || now !== known.before) {
      now = await withWords(now, question, look);
      if (!edits.length) known.before = now;
      yield seen();
    }
    const complete = known.losses && !known.losses.feed_forward.some(Number.isNaN);
    if (complete) return;
    const { next: [[id, chance]] } = known.before!;
    for await (const losses of lossesOf({ ...request(question), ids }, id, chance, sizes, look)) {
      known.losses = losses;
      yield seen();
    }
  }

  function write(id: number) {
    kit.append(id);
    state.station = 0;
    stepper.play();
  }

  const cut = (part: string) =>
    state.cuts = [...new Set(state.cuts).symmetricDifference(new Set([part]))].sort();

  function drawn(seen: Seen, width: number) {
    const at = station();
    return picture({
      ...{
        sizes,
        tokens,
        width,
        id: `${kit.id}-${width}`,
        now: seen.now,
        before: seen.before,
        losses: seen.losses,
      },
      ...{ stage: at, picked: at === last, onCut: cut, onWrite: write },
      onBlock: (layer) => Object.assign(state, { layer, level: "block" }),
    });
  }

  function caption({ now }: Seen) {
    const { name, sentence, shape, parameters, lesson } = stationOf(
      station(),
      sizes,
      counts,
      now,
      tokens,
    );
    const root = host?.ownerDocument.documentElement.dataset.content_root;
    return html`
      <p class="caption"><strong>${name}.</strong> ${sentence}
        <span class="faint">${shape}${parameters
          ? html`
            · ${withCommas(parameters)} parameters
          `
          : nothing}
          ${root === undefined ? nothing : html`
            · <a href="${root}notebooks/${lesson.file}.html">Lesson ${lesson.number}</a>
          `}</span></p>
    `;
  }

  function breaking(seen: Seen) {
    const open = local.breaking || state.cuts.length > 0;
    if (!open) return nothing;
    const before = seen.before ?? seen.now;
    const word = tokens.name(before.next[0][0]);
    const onChange = (cuts: string[]) => state.cuts = cuts;
    const name = (one: string) => nameOf(one, tokens, tokens.input(state.text));
    return html`
      <div class="break-panel">
        ${state.cuts.length && seen.before
          ? score({
            ...{ tokens, counts, nameOf: name, onChange, cuts: state.cuts, patch: state.patch },
            now: seen.now,
            before,
          })
          : html`<p class="score"><strong>Find the fewest parts without which “${word}” is lost.</strong>
            Switch off a part in the table, an arc in the picture, or a word on the left.</p>`}
        ${breakPanel({
          ...{ sizes, tokens, onChange, cuts: state.cuts },
          losses: seen.losses,
          answer: before.next[0],
        })}
        <div class="break-way">
          ${control("patch")}
          ${state.patch ? control("other") : nothing}
          ${button("Put all back", () => Object.assign(state, { cuts: [] }), {
            disabled: !state.cuts.length,
          })}
        </div>
      </div>
    `;
  }

  return {
    first: first.now ? first : undefined,
    question: () => ({
      ids: tokens.input(state.text),
      edits: changesOf(state, tokens),
      snapshot: state.snapshot,
    }),
    answer,
    announcement(seen) {
      if (!seen) return "";
      const { name, sentence } = stationOf(station(), sizes, counts, seen.now, tokens);
      return `${name}. ${sentence}`;
    },
    view(seen) {
      if (!seen) return html`<p class="model-waits faint">The picture comes with the model.</p>`;
      const [id] = seen.now.next[0];
      const at = station();
      return html`
        <div class="map-controls buttons">
          ${button(html`Write <bdi>“${tokens.name(id)}”</bdi>`, () => write(id))}
          <button type="button" aria-expanded=${local.breaking || state.cuts.length > 0
            ? "true"
            : "false"}
            @click=${() => local.breaking = !local.breaking}>Break it</button>
          ${button("All the weights", () => state.level = "weights")}
          ${control("snapshot")}
        </div>
        <div class="model-pictures ${local.width > 0 ? "" : "still"}">
          ${widths().map((width) => drawn(seen, width))}
        </div>
        <p class="legend faint"><span>A row is made of</span>
          <span class="key embedding">the word itself</span>
          <span class="key attention">what attention brings from words before</span>
          <span class="key feed-forward">what feed-forward networks add</span></p>
        <div class="transport">
          ${stepper.view()}
          ${slider({
            ...{
              label: nothing,
              name: "How far the text has come",
              value: at,
              stops: steps(0, last, 1),
            },
            text: (n) => stationOf(n, sizes, counts, seen.now, tokens).name,
            onChange: (n) => state.station = n >= last ? -1 : n,
          })}
        </div>
        ${caption(seen)}
        ${breaking(seen)}
      `;
    },
  };
}
