// Below the picture: how it is played, what its colors mean, and the numbers of the step that is shown.

import { html, nothing } from "lit-html";
import { button, slider, steps } from "../../kit/controls.ts";
import { plural, withCommas } from "../../kit/format.ts";
import { lessonLink } from "../lessons.ts";
import type { Station } from "./stations.ts";

/** @param steps the number of steps that it plays */
export const playButton = (playing: boolean, steps: number, onClick: () => void) =>
  html`
    <button type="button" class="play" @click=${onClick}>
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="21"></circle>
        <path d=${playing
          ? "M17 15h3.5v14h-3.5zM24 15h3.5v14h-3.5z"
          : "M18.500 15.500 29.500 22l-11 6.500z"}></path>
      </svg>
      <span><strong>${playing
        ? "Pause"
        : "Play"}</strong> <span class="more">its ${steps} steps</span></span>
    </button>
  `;

const key = (name: string, long: string, short: string) =>
  html`
    <span
      class="key ${name}"><span class="long">${long}</span><span class="short">${short}</span></span>
  `;

/** @param away whether a step's caption stands in its place */
export const legend = (d_model: number, away: boolean) =>
  html`
    <p class="legend ${away ? "away" : ""}">
      ${key("", "the word itself", "word")}
      ${key("attention", "what attention brings from the words before", "attention")}
      ${key("feed-forward", "what the feed-forward networks add", "feed-forward network")}
      <span class="thick">thickness: length of the row’s ${d_model} numbers</span></p>
  `;

/** A step's shapes and parameters, and the lesson that builds it. */
export const details = ({ shape, parameters, activation }: Station, onPage: boolean) =>
  html`<p class="faint details">${shape}${
    parameters
      ? html`
        · <span class="unbroken">${withCommas(
          parameters,
        )} parameters</span>${activation.startsWith("blocks") ? ", norms included" : ""}
      `
      : nothing
  } · ${lessonLink(activation, onPage)}</p>`;

/** Back, a slider and the next step. @param nameOf a step's name @param go shows a step */
export const transport = (
  at: number,
  last: number,
  nameOf: (step: number) => string,
  go: (step: number) => void,
) =>
  html`
    <div class="transport">
      ${button("Back", () => go(at - 1), { disabled: at === 0 })}
      ${slider({
        ...{ label: nothing, name: "How far the text has come", value: at },
        stops: steps(0, last, 1),
        text: nameOf,
        onChange: go,
      })}
      ${button("Next step", () => go(at + 1), { disabled: at >= last })}
    </div>
  `;

/** That only the last tokens have rows. */
export const drawnNote = ({ start, ids }: { start: number; ids: readonly number[] }) =>
  start
    ? html`<p class="faint drawn">Drawn are the last ${ids.length} of ${
      plural(start + ids.length, "token")
    }.</p>`
    : nothing;
