// The model from a text to its next word: the picture, its stations, and switched-off parts.

import { html, nothing } from "lit-html";
import { button, slider, steps } from "../../kit/controls.ts";
import { plural, withCommas } from "../../kit/format.ts";
import { Stepper } from "../../kit/stepper.ts";
import { breakPanel, score } from "./break_panel.ts";
import { changesOf, nameOf, parseCut, shortfall, toggled } from "../cuts.ts";
import { lessonLink } from "../lessons.ts";
import type { Level, MapKit, Sizes } from "../level.ts";
import { picture } from "./picture.ts";
import { rowsIn } from "./plan.ts";
import { lastRows } from "./reading.ts";
import { type Question, Reader, type Seen } from "./reader.ts";
import { type Counts, lastStation, stationOf } from "./stations.ts";

const PACE = 1200; // milliseconds a station, when it plays
const FRAME = 34; // pixels of the widget's padding and border
const IN_A_SNAPSHOT = [326, 726]; // pixels: a phone's and a lesson's

export function modelLevel(kit: MapKit): Level<Question, Seen> {
  const { state, data, tokens, control, host } = kit;
  const sizes = data<Sizes>("sizes");
  const counts = data<Counts>("counts");
  const first = data<Seen>("_first");
  const local = kit.local({
    width: (host?.clientWidth ?? 0) - FRAME,
    breaking: false,
    revealed: false,
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
  if (host) {
    const observer = new ResizeObserver(() => local.width = host.clientWidth - FRAME);
    observer.observe(host);
    kit.onCleanup(() => observer.disconnect());
  }
  const widths = () => local.width > 0 ? [local.width] : IN_A_SNAPSHOT; // it may not be on the page yet
  const question = (): Question => ({
    ids: tokens.input(state.text),
    edits: changesOf(state, tokens),
    snapshot: state.snapshot,
  });
  const reader = new Reader(sizes, first, question());

  function write(id: number) {
    kit.append(id);
    state.station = 0;
    stepper.play();
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

  function drawn(whole: Seen, width: number) {
    const at = station();
    const seen = fitting(whole, width);
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
      replaced: replaced(seen),
      isOff,
      onBlock: (layer) => kit.change({ layer, level: "block" }),
    });
  }

  const here = ({ now, losses }: Seen, at = station()) =>
    stationOf(at, sizes, counts, now, tokens, losses);

  function caption(seen: Seen) {
    const { name, sentence, shape, parameters, activation } = here(seen);
    const numbers = parameters
      ? html`
        · <span class="unbroken">${withCommas(
          parameters,
        )} parameters</span>${activation.startsWith("blocks") ? ", norms included" : ""}
      `
      : "";
    return html`
      <p class="caption"><strong>${name}.</strong> ${sentence}
        <span class="faint">${shape}${numbers} ·</span> ${lessonLink(activation, Boolean(host))}</p>
    `;
  }

  const isBreaking = () => local.breaking || state.cuts.length > 0;

  function toggleBreaking() {
    local.breaking = !local.breaking;
    if (local.breaking) kit.scrollSoon(".break-panel");
  }

  function breaking(seen: Seen) {
    if (!isBreaking()) return nothing;
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
          ...{ sizes, tokens, onChange, cuts: state.cuts, patch: state.patch },
          losses: seen.losses,
          answer: before.next[0],
          revealed: local.revealed,
          onReveal: () => local.revealed = !local.revealed,
        })}
        <div class="break-way">
          ${control("patch")}
          ${state.patch ? control("other") : nothing}
          <p class="faint">${shortfall(state, tokens)}</p>
          ${button("Put all back", () => Object.assign(state, { cuts: [] }), {
            disabled: !state.cuts.length,
          })}
        </div>
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
    view(seen) {
      if (!seen) {
        return html`
          <div class="map-controls buttons">${control("snapshot")}</div>
          <p class="model-waits faint">The picture comes with the model.</p>
        `;
      }
      const { now } = fitting(seen);
      const [id] = now.next[0];
      const at = station();
      return html`
        <div class="map-controls buttons">
          ${button(html`Write <bdi>“${tokens.name(id)}”</bdi>`, () => write(id))}
          <button type="button" class="break" aria-expanded=${isBreaking() ? "true" : "false"}
            @click=${toggleBreaking}>Break it</button>
          ${button("All the weights", () => state.level = "weights")}
          ${control("snapshot")}
        </div>
        <div class="transport">
          ${stepper.view()}
          ${slider({
            ...{
              label: nothing,
              name: "How far the text has come",
              value: at,
              stops: steps(0, last, 1),
            },
            text: (n) => here(seen, n).name,
            onChange: (n) => state.station = n >= last ? -1 : n,
          })}
        </div>
        ${caption(seen)}
        ${now.start
          ? html`<p class="faint">Drawn are the last ${now.ids.length} of ${
            plural(now.start + now.ids.length, "token")
          }.</p>`
          : nothing}
        <div class="model-pictures ${local.width > 0 ? "" : "still"}">
          ${widths().map((width) => drawn(seen, width))}
        </div>
        <p class="legend faint"><span>A row is made of</span>
          <span class="key embedding">the word itself</span>
          <span class="key attention">what attention brings from words before</span>
          <span class="key feed-forward">what feed-forward networks add</span>
          <span>An arc is amber if the answer would lose a tenth of its chance without it, and gray if less.</span>
          <span>Words within the picture are what the model would say if it ended there.</span>
          <span>A click on an amber arc or on a word of the text switches it off.
            ${state.cuts.length ? "Dashed is how it was." : nothing}</span></p>
        ${breaking(seen)}
      `;
    },
  };
}
