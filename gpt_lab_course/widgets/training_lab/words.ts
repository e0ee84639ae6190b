// What is said of each task, and what was recorded of it.

import { html, nothing } from "lit-html";
import { decimal, withCommas } from "../kit/format.ts";
import { typeset } from "../kit/math.ts";
import { AT_FLOOR, type Challenge, type ChallengeName, CHALLENGES, KNOBS } from "./challenges.ts";
import type { Task } from "./tasks.ts";
import {
  HEADS,
  raisedWords,
  type Recorded,
  type RecordedRuns,
  sizesWords,
  two,
} from "./verdict.ts";

/** What a model reads, and what it has to say. */
export function about(name: string, task?: Task) {
  switch (name) {
    case "facts": {
      const [first, last, city] = [...task!.data.ids.slice(0, 3)].map((id) => task!.tokens[id]);
      return html`576 people, and a city for each, drawn by lot: <i>${first} ${last} → ${city}</i>. The
        model reads both names and has to say the city. Neither name alone tells it, and no sum of two
        votes, one by each name, gets below the second dashed line.`;
    }
    case "words":
      return html`A text of 64 different words, around and around: after <i>when</i> comes <i>the</i>,
        after <i>the</i> comes <i>old</i>. The model has to say the next word.`;
    case "boxes":
      return html`Four boxes, each with the name of a box inside. Half of the questions are “what is in
        box A?”, the other half “what is in the box that A names?”.`;
    default:
      return html`The model learns the letters of your text, one after the other, and writes on. The
        dashed lines are two tables that only count.`;
  }
}

/** The recorded runs of a challenge, a row for each knob. */
export function recordedTable(name: ChallengeName, recorded: Recorded) {
  const challenge: Challenge = CHALLENGES[name];
  const { steps } = challenge.training;
  const row = (words: string, { parameters, ends, longer, rates }: RecordedRuns) =>
    html`
      <tr>
        <th scope="row">${typeset(words)}</th>
        <td class="number">${withCommas(parameters)}</td>
        <td class="number">${ends.map(two).join(", ")}</td>
        <td class="number">${longer.map(two).join(", ")}</td>
        <td class="number">${rates.map(two).join(", ")}</td>
      </tr>
    `;
  return html`
    <div class="scrolls">
      <table class="recorded">
        <thead>
          <tr>
            <th scope="col">raised</th>
            <th scope="col" class="number">parameters</th>
            <th scope="col" class="number">after ${withCommas(steps)} steps</th>
            <th scope="col" class="number">after ${withCommas(5 * steps)}</th>
            <th scope="col" class="number">rate ÷ 3, rate × 3</th>
          </tr>
        </thead>
        <tbody>
          ${row("nothing", recorded.base)} ${KNOBS.map((knob) =>
            row(raisedWords(challenge, knob), recorded[knob])
          )} ${challenge.beside && recorded.beside
            ? row(sizesWords(challenge.beside), recorded.beside)
            : nothing}
        </tbody>
      </table>
    </div>
    <p class="faint">Below ${decimal(AT_FLOOR, 1)} counts as the floor. ${HEADS}</p>
  `;
}
