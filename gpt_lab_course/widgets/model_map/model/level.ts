// The model from a text to its next word: the field, the picture, its stations, and what is switched off in it.

import { html, nothing } from "lit-html";
import { button } from "../../kit/controls.ts";
import { Stepper } from "../../kit/stepper.ts";
import type { Shown } from "../../kit/widget.ts";
import { autoplay } from "./autoplay.ts";
import { Absences } from "./absences.ts";
import { breakButton, breakLead, breakPanel, breakTable } from "./break_panel.ts";
import { cardOf, saidOf } from "./cards.ts";
import { changesOf, isHeadOff, nameOf, replacedRows, shortfall, toggled } from "../cuts.ts";
import { details, drawnNote, legend, playButton, transport } from "./foot.ts";
import { areSet, leadOf, waitingNote } from "./lead.ts";
import type { Level, MapKit, Sizes } from "../level.ts";
import type { Rewind } from "../rewind.ts";
import { picture } from "./picture.ts";
import { rowName } from "./texts.ts";
import { rowsIn } from "./plan.ts";
import { Pointing } from "./pointing.ts";
import { lastRows } from "./reading.ts";
import { type Question, Reader, type Seen } from "./reader.ts";
import { Writer } from "./writing.ts";
import { type Counts, lastStation, stationOf } from "./stations.ts";

const PACE = 1200; // milliseconds a station, when it plays
const FRAME = 34; // pixels of the widget's padding and border
const IN_A_SNAPSHOT = [358, 700, 1216]; // pixels: a phone's, a lesson's, the first page's
const TABLE_BESIDE = 760; // pixels, from which the table of parts has room beside the picture

export function modelLevel(kit: MapKit, rewind: Rewind): Level<Question, Seen> {
  const { state, data, tokens, control, host } = kit;
  const sizes = data<Sizes>("sizes");
  const counts = data<Counts>("counts");
  const first = data<Seen>("_first");
  const local = kit.local({
    width: (host?.clientWidth ?? 0) - FRAME,
    /** Whether the reader has opened or closed the table of parts; until then it is open where a part is off. */
    breaking: undefined as boolean | undefined,
    revealed: false,
    rewinding: false,
    /** The text after which the model wrote its end. */
    ended: undefined as string | undefined,
  });
  const last = lastStation(sizes);
  const station = () => state.station < 0 ? last : Math.min(state.station, last);
  const stepper = new Stepper(kit, {
    at: station,
    last: () => last,
    go: (to) => state.station = to >= last ? -1 : to,
    of: () => state.text,
    ...{ next: "Next step", pace: PACE, shows: ".model-pictures" },
  });
  let shownNow: Seen | undefined;
  let busy = false;
  if (host) {
    const measure = () =>
      local.width = kit.find(".frame-view")?.clientWidth ?? host.clientWidth - FRAME;
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    kit.onCleanup(() => observer.disconnect());
    if (kit.page) kit.onCleanup(autoplay(host, () => state.level === "model" && !kit.changed));
  }
  const widths = () => local.width > 0 ? [local.width] : IN_A_SNAPSHOT; // it may not be on the page yet
  const question = (): Question => ({
    ids: tokens.input(state.text),
    edits: changesOf(state, tokens),
    snapshot: rewind.asked(),
  });
  const reader = new Reader(sizes, first, question());
  const note = ({ ids, edits, snapshot }: Question, { now: { next: [[id]] } }: Seen) =>
    rewind.remember(JSON.stringify([ids, edits]), snapshot, rowName(id, tokens));
  if (first.now) note(question(), first);
  const isBreaking = () => local.breaking ?? state.cuts.length > 0;
  const beside = () => local.width > TABLE_BESIDE;
  const writer = new Writer(kit, (text) => local.ended = text);

  function cut(part: string) {
    local.breaking = true; // and so it stays when all is put back
    state.cuts = toggled(state.cuts, part);
  }

  const isOff = (layer: number, head: number, position: number) =>
    isHeadOff(state.cuts, layer, head, position);
  const replaced = ({ now }: Seen) => replacedRows(state, tokens, now);

  /** The reading with the rows that fit a width, or that of the widget. */
  function fitting(seen: Seen, width = local.width): Seen {
    const rows = rowsIn(width > 0 ? width : Infinity);
    const before = seen.before && lastRows(seen.before, rows);
    return { ...seen, now: lastRows(seen.now, rows), before };
  }

  const absences = new Absences(kit, () => !busy && shownNow?.now.next[0][0]);

  const cardContext = (seen: Seen) => ({
    ...{ ...seen, sizes, tokens, counts },
    left: absences.left,
    openBlock: (layer: number) => kit.change({ layer, level: "block" }),
    openNumber: (cell: string) => kit.change({ cell, level: "product" }),
    write: writer.write,
    readUpTo: (position: number) =>
      kit.change({
        text: tokens.input(state.text).slice(1, position + 1).map((id) => tokens.plain(id)).join(
          "",
        ),
      }),
  });
  const pointing = new Pointing({
    box: () => kit.find(".model-pictures"),
    card: (mark) => shownNow && cardOf(mark, cardContext(fitting(shownNow))),
    breaking: isBreaking,
    cut,
    onPoint: async ({ part, measures }) => {
      if (await absences.measure(part, measures.length)) pointing.refresh();
    },
  });

  function drawn(whole: Seen, width: number) {
    const at = station();
    const seen = fitting(whole, width);
    const context = cardContext(seen);
    return picture({
      ...{ sizes, tokens, width, id: `${kit.id}-${width}`, isOff },
      ...{ now: seen.now, before: seen.before, losses: seen.losses },
      ...{ stage: at, picked: at === last, replaced: replaced(seen) },
      covered: isBreaking() && width > TABLE_BESIDE,
      says: host && ((mark) => {
        if (mark.startsWith("block")) return `Open block ${mark.split(".")[1]}`;
        const card = cardOf(mark, context);
        return card ? saidOf(card) : mark;
      }),
    });
  }

  const here = ({ now, losses }: Seen, at = station()) =>
    stationOf(at, sizes, counts, now, tokens, losses);

  function toggleBreaking() {
    local.breaking = !isBreaking();
    if (local.breaking && !beside()) kit.scrollSoon(".break-table");
  }

  const cutName = (one: string) => nameOf(one, tokens, tokens.input(state.text));
  const setCuts = (cuts: readonly string[]) => state.cuts = [...cuts];

  /** The table of parts: beside the picture, or below it where there is no room. */
  function table(seen: Seen) {
    if (!isBreaking()) return nothing;
    return breakTable({
      ...{ sizes, tokens, onChange: setCuts, cuts: state.cuts, patch: state.patch },
      losses: seen.losses,
      answer: (seen.before ?? seen.now).next[0],
      revealed: local.revealed,
      onReveal: () => local.revealed = !local.revealed,
    });
  }

  /** What is off, and how. */
  const panel = () =>
    isBreaking()
      ? breakPanel({
        ...{ cuts: state.cuts, nameOf: cutName, onChange: setCuts },
        patch: control("patch"),
        other: state.patch ? control("other") : nothing,
        shortfall: shortfall(state, tokens),
      })
      : nothing;

  function lead(seen: Seen) {
    if (isBreaking()) {
      const { cuts, patch } = state;
      return breakLead({ ...{ tokens, counts, cuts, patch, onChange: setCuts }, ...seen });
    }
    const examples = data<typeof kit.declared.examples>("examples") ?? kit.declared.examples;
    return leadOf({
      examples: examples.filter(([, settings]) => !areSet(settings, kit.values()))
        .map(([name, settings]) => ({
          name,
          choose: () => {
            local.breaking = undefined;
            kit.change(settings as Partial<typeof state>);
          },
        })),
      rewinding: local.rewinding ? rewind.view(busy) : undefined,
      onRewind: () => {
        local.rewinding = !local.rewinding;
        if (!local.rewinding) return;
        if (state.snapshot === "100") state.snapshot = "10";
        kit.focusSoon("[data-setting=snapshot] input");
      },
    });
  }

  /** That a press waits for the model, which is on its way. */
  function waiting() {
    if (!kit.client || !busy || kit.client.status.state !== "loading") return undefined;
    return kit.client.status.loaded / kit.client.size;
  }

  function field(seen: Seen | undefined) {
    const swaps = seen && state.patch
      ? [...replaced(seen)].filter(([, id]) => id !== undefined)
        .map(([t, id]) => `“${rowName(id!, tokens)}” for “${rowName(seen.now.ids[t], tokens)}”`)
      : [];
    const notes = local.ended === state.text ? [...swaps, "the model ends it here"] : swaps;
    const enter = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      writer.next();
    };
    const [text] = kit.texts();
    return html`<div class="map-field" @keydown=${enter}>${text}${
      notes.length ? html`<span class="field-note">${notes.join(", ")}</span>` : nothing
    }</div>`;
  }

  function foot(seen: Seen) {
    const { playing } = stepper;
    const ended = station() === last && !playing;
    const { name, sentence } = here(seen);
    return html`
      ${playButton(playing, last - 1, () => playing ? stepper.pause() : stepper.play())}
      ${legend(sizes.d_model, !ended)}
      ${ended ? nothing : html`<p class="caption"><strong>${name}.</strong> ${sentence}</p>`}
    `;
  }

  function more(seen: Seen, { tools }: Shown<unknown>) {
    const at = station();
    const step = (to: number) => {
      stepper.pause();
      state.station = to >= last ? -1 : to;
    };
    return html`
      <div class="map-more">
        ${transport(at, last, (n) => here(seen, n).name, step)}
        ${local.rewinding && !isBreaking() ? nothing : rewind.view(busy)}
        ${button("All the weights", () => state.level = "weights")}
        ${tools} ${kit.texts()[1]}
      </div>
    `;
  }

  return {
    first: first.now ? first : undefined,
    question,
    async *answer(asked, look) {
      for await (const seen of reader.answer(asked, look)) {
        note(asked, seen);
        yield seen;
      }
    },
    announcement(seen) {
      if (!seen) return "";
      const { name, sentence } = here(seen);
      return `${name}. ${sentence}`;
    },
    view(seen, shown) {
      busy = shown.busy;
      if (!seen) {
        return html`${field(seen)}<div class="map-more">${rewind.view(busy)} ${shown.tools}</div>
          <p class="model-waits faint">The picture comes with the model.</p>`;
      }
      shownNow = seen;
      writer.ifKnown(seen);
      queueMicrotask(() => pointing.refresh());
      const { now } = fitting(seen);
      const waits = waiting();
      return html`
        ${field(seen)}
        ${breakButton(isBreaking(), waits, toggleBreaking)}
        <div class="map-lead">${waits === undefined
          ? lead(seen)
          : waitingNote(kit.client!.size)}</div>
        <div class="model-pictures ${local.width > 0 ? "" : "still"}" @pointerover=${pointing
          .over} @pointermove=${pointing.over}
          @pointerleave=${pointing.leave} @pointerdown=${pointing.down} @focusin=${pointing.focus}
          @focusout=${pointing.blur} @click=${pointing.click} @keydown=${pointing.key}>
          ${widths().map((width) => drawn(seen, width))}
          <div class="map-card" hidden aria-hidden="true"></div>
        </div>
        ${table(seen)}
        <div class="map-foot">${foot(seen)}</div>
        ${drawnNote(now)}
        ${panel()}
        ${more(seen, shown)}
        ${details(here(seen), Boolean(host))}
      `;
    },
  };
}
