// The model from a text to its next word: the field, the picture, its stations, and what is switched off in it.

import { html, nothing } from "lit-html";
import { button, slider, steps } from "../../kit/controls.ts";
import { inBytes, plural, withCommas } from "../../kit/format.ts";
import { Stepper } from "../../kit/stepper.ts";
import type { Shown } from "../../kit/widget.ts";
import { autoplay } from "./autoplay.ts";
import { breakPanel, breakTable, score } from "./break_panel.ts";
import { cardOf, saidOf } from "./cards.ts";
import { changesOf, nameOf, parseCut, shortfall, toggled } from "../cuts.ts";
import { leadOf, rewindSlider } from "./lead.ts";
import { lessonLink } from "../lessons.ts";
import type { Level, MapKit, Sizes } from "../level.ts";
import { picture } from "./picture.ts";
import { rowName } from "./texts.ts";
import { rowsIn } from "./plan.ts";
import { Pointing } from "./pointing.ts";
import { lastRows } from "./reading.ts";
import { type Question, Reader, type Seen } from "./reader.ts";
import { type Counts, lastStation, stationOf } from "./stations.ts";

const PACE = 1200; // milliseconds a station, when it plays
const FRAME = 34; // pixels of the widget's padding and border
const IN_A_SNAPSHOT = [358, 700, 1216]; // pixels: a phone's, a lesson's, the first page's
const TABLE_BESIDE = 760; // pixels, from which the table of parts has room beside the picture
const MEASURED = 200; // marks whose absence is remembered

export function modelLevel(kit: MapKit): Level<Question, Seen> {
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
  /** Whether the next word is to be written as soon as it is known. */
  let writes = false;
  const left = new Map<string, number>();
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
    snapshot: state.snapshot,
  });
  const reader = new Reader(sizes, first, question());
  const isBreaking = () => local.breaking ?? state.cuts.length > 0;
  const beside = () => local.width > TABLE_BESIDE;

  function write(id: number) {
    state.station = -1;
    kit.append(id);
  }

  /** Whether what is shown is the text's as it stands. */
  const isCurrent = ({ now }: Seen) =>
    String(tokens.input(state.text).slice(-now.ids.length)) === String(now.ids);

  /** Writes the likeliest word, now or when it is known. */
  function writeNext() {
    writes = true;
    kit.redraw();
  }

  function writeIfKnown(seen: Seen) {
    if (!writes || !isCurrent(seen)) return;
    writes = false;
    queueMicrotask(() => write(seen.now.next[0][0]));
  }

  function cut(part: string) {
    local.breaking = true; // and so it stays when all is put back
    state.cuts = toggled(state.cuts, part);
  }

  /** Whether a head is cut at a position, by itself or with all of its block's attention. */
  const isOff = (layer: number, head: number, position: number) =>
    state.cuts.map(parseCut).some((cut) =>
      [`blocks.${layer}.attention`, `blocks.${layer}.attention.heads.${head}`].includes(cut.part) &&
      (cut.position ?? position) === position
    );

  /** The rows whose embedding is switched off, or is another token's. */
  function replaced({ now }: Seen) {
    const other = tokens.input(state.other);
    const cuts = state.cuts.map(parseCut).filter(({ part }) => part === "embedding");
    return new Map(
      cuts.flatMap(({ position }) =>
        now.ids.map((_, t) => t).filter((t) => position === undefined || t === position - now.start)
          .map((t) => [t, state.patch ? other[now.start + t] : undefined] as const)
      ),
    );
  }

  /** The reading with the rows that fit a width, or that of the widget. */
  function fitting(seen: Seen, width = local.width): Seen {
    const rows = rowsIn(width > 0 ? width : Infinity);
    const before = seen.before && lastRows(seen.before, rows);
    return { ...seen, now: lastRows(seen.now, rows), before };
  }

  const cardContext = (seen: Seen) => ({
    ...{ ...seen, sizes, tokens, counts },
    left: (part: string) => left.get(keyOf(part)),
    openBlock: (layer: number) => kit.change({ layer, level: "block" }),
    openNumber: (cell: string) => kit.change({ cell, level: "product" }),
    write,
    readUpTo: (position: number) =>
      kit.change({
        text: tokens.input(state.text).slice(1, position + 1).map((id) => tokens.plain(id)).join(
          "",
        ),
      }),
  });
  const keyOf = (part: string) => `${state.snapshot} ${state.text} ${part}`;

  const pointing = new Pointing({
    box: () => kit.find(".model-pictures"),
    card: (mark) => shownNow && cardOf(mark, cardContext(fitting(shownNow))),
    breaking: isBreaking,
    cut,
    onPoint: ({ part, measures }) => measureWithout(part, measures.length),
  });

  /** Has the model read the text without a head, if the card of its arc does not know what is left then. */
  async function measureWithout(part: string | undefined, known: number) {
    const wanted = part?.includes("heads") && known < 2 && !state.cuts.length && !busy;
    if (!wanted || !shownNow || kit.client?.status.state !== "ready") return;
    const [key, answer] = [keyOf(part!), shownNow.now.next[0][0]];
    const { part: name, position } = parseCut(part!);
    const { ids, snapshot } = question();
    const seen = await kit.look({
      ...{ ids, edits: [{ part: name, at: [position!] }], chances: [answer] },
      ...(snapshot === "100" ? {} : { snapshot }),
    });
    if (!seen?.chances) return;
    if (left.size > MEASURED) left.clear();
    left.set(key, seen.chances.logits[0][0]);
    pointing.refresh();
  }

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

  const isAtFirst = (settings: object) =>
    Object.entries(settings).every(([name, value]) =>
      JSON.stringify(value) === JSON.stringify(kit.values()[name])
    );

  function lead(seen: Seen) {
    if (isBreaking()) {
      const before = seen.before ?? seen.now;
      if (state.cuts.length && !seen.before) {
        return html`<p class="score"><strong>${plural(state.cuts.length, "part")} changed.</strong>
          The model reads the text anew.</p>`;
      }
      return state.cuts.length && seen.before
        ? score({ tokens, counts, cuts: state.cuts, patch: state.patch, now: seen.now, before })
        : html`<p class="score"><strong>Find the fewest parts without which
            “${tokens.name(before.next[0][0])}” is lost.</strong> Switch off a part in the table, or
            click an arc, a bump or a word in the picture.</p>`;
    }
    const examples = data<typeof kit.declared.examples>("examples") ?? kit.declared.examples;
    return leadOf({
      examples: examples.filter(([, settings]) => !isAtFirst(settings))
        .map(([name, settings]) => ({
          name,
          choose: () => {
            local.breaking = undefined;
            kit.change(settings as Partial<typeof state>);
          },
        })),
      rewinding: local.rewinding ? rewind() : undefined,
      onRewind: () => {
        local.rewinding = !local.rewinding;
        if (local.rewinding) kit.focusSoon("[data-setting=snapshot] input");
      },
    });
  }

  const rewind = () => rewindSlider(state.snapshot, (to) => state.snapshot = to);

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
    const enter = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      writeNext();
    };
    const [text] = kit.texts();
    return html`<div class="map-field" @keydown=${enter}>${text}${
      swaps.length ? html`<span class="field-note">${swaps.join(", ")}</span>` : nothing
    }</div>`;
  }

  function foot(seen: Seen) {
    const at = station();
    const { playing } = stepper;
    const steps = `its ${last - 1} steps`;
    const ended = at === last && !playing;
    const { name, sentence } = here(seen);
    return html`
      <button type="button" class="play" @click=${() => playing ? stepper.pause() : stepper.play()}>
        <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
          <circle cx="22" cy="22" r="21"></circle>
          <path d=${playing
            ? "M17 15h3.5v14h-3.5zM24 15h3.5v14h-3.5z"
            : "M18.500 15.500 29.500 22l-11 6.500z"}></path>
        </svg>
        <span><strong>${playing
          ? "Pause"
          : "Play"}</strong> <span class="more">${steps}</span></span>
      </button>
      <p class="legend ${ended ? "" : "away"}">
        <span class="key"><span class="long">the word itself</span><span class="short">word</span></span>
        <span class="key attention"><span class="long">what attention brings from the words before</span><span class="short">attention</span></span>
        <span class="key feed-forward"><span class="long">what the feed-forward networks add</span><span class="short">feed-forward network</span></span>
        <span class="thick">thickness: length of the row’s ${sizes.d_model} numbers</span></p>
      ${ended ? nothing : html`<p class="caption"><strong>${name}.</strong> ${sentence}</p>`}
    `;
  }

  function details(seen: Seen) {
    const { shape, parameters, activation } = here(seen);
    return html`<p class="faint details">${shape}${
      parameters
        ? html`
          · <span class="unbroken">${withCommas(
            parameters,
          )} parameters</span>${activation.startsWith("blocks") ? ", norms included" : ""}
        `
        : nothing
    } · ${lessonLink(activation, Boolean(host))}</p>`;
  }

  function more(seen: Seen, { tools }: Shown<unknown>) {
    const at = station();
    const step = (to: number) => {
      stepper.pause();
      state.station = to >= last ? -1 : to;
    };
    return html`
      <div class="map-more">
        <div class="transport">
          ${button("Back", () => step(at - 1), { disabled: at === 0 })}
          ${slider({
            ...{ label: nothing, name: "How far the text has come", value: at },
            stops: steps(0, last, 1),
            text: (n) => here(seen, n).name,
            onChange: (n) => step(n),
          })}
          ${button("Next step", () => step(at + 1), { disabled: at >= last })}
        </div>
        ${local.rewinding && !isBreaking() ? nothing : rewind()}
        ${button("All the weights", () => state.level = "weights")}
        ${tools} ${kit.texts()[1]}
      </div>
    `;
  }

  return {
    first: first.now ? first : undefined,
    question,
    answer: (asked, look) => reader.answer(asked, look),
    announcement(seen) {
      if (!seen) return "";
      const { name, sentence } = here(seen);
      return `${name}. ${sentence}`;
    },
    view(seen, shown) {
      busy = shown.busy;
      if (!seen) {
        return html`${field(seen)}<div class="map-more">${rewind()} ${shown.tools}</div>
          <p class="model-waits faint">The picture comes with the model.</p>`;
      }
      shownNow = seen;
      writeIfKnown(seen);
      queueMicrotask(() => pointing.refresh());
      const { now } = fitting(seen);
      const waits = waiting();
      return html`
        ${field(seen)}
        <button type="button" class="break ${waits === undefined ? "" : "waits"}"
          style=${waits === undefined ? nothing : `--loaded: ${(100 * waits).toFixed(0)}%`}
          aria-expanded=${isBreaking() ? "true" : "false"} @click=${toggleBreaking}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="5" cy="5" r="2.800"></circle>
            <circle cx="5" cy="15" r="2.800"></circle><path d="M7.300 6.700 18 15M7.300 13.300 18 5"></path></svg>Break it</button>
        <div class="map-lead">${waits === undefined
          ? lead(seen)
          : html`<p role="status"><strong>The model is on its way,
            ${
            inBytes(kit.client!.size)
          }.</strong> What you pressed is kept, and answered when it is here.</p>`}</div>
        <div class="model-pictures ${local.width > 0 ? "" : "still"}" @pointerover=${pointing.over}
          @pointerleave=${pointing.leave} @pointerdown=${pointing.down} @focusin=${pointing.focus}
          @focusout=${pointing.blur} @click=${pointing.click} @keydown=${pointing.key}>
          ${widths().map((width) => drawn(seen, width))}
          <div class="map-card" hidden aria-hidden="true"></div>
        </div>
        ${table(seen)}
        <div class="map-foot">${foot(seen)}</div>
        ${now.start
          ? html`<p class="faint drawn">Drawn are the last ${now.ids.length} of ${
            plural(now.start + now.ids.length, "token")
          }.</p>`
          : nothing}
        ${panel()}
        ${more(seen, shown)}
        ${details(seen)}
      `;
    },
  };
}
