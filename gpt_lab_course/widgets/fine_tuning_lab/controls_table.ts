// What the same training costs with sentences that teach no new capital.

import { html } from "lit-html";
import { button } from "../kit/controls.ts";
import type { Country } from "../kit/world.ts";
import type { Found } from "./asking.ts";
import { DECLARED } from "./declared.ts";
import { type Standing, standing } from "./map.ts";
import type { Trial } from "./trial.ts";

const { controls: CONTROLS } = DECLARED.constants;
export type WhichControl = keyof typeof CONTROLS;

const NAMES: Record<WhichControl, string> = {
  true: "Control: a true fact",
  other: "Control: sentences about something else",
};

interface Table {
  /** How the reader's model stands. */
  stands: Standing;
  trained: boolean;
  /** The controls that were run, by their snapshots. */
  controls: ReadonlyMap<WhichControl, string>;
  counts: ReadonlyMap<string, Found>;
  countries: readonly Country[];
  running: WhichControl | "";
  trial: Trial;
  /** Whether one can be run. */
  ready: boolean;
  run: (which: WhichControl) => void;
}

export function controlTable(
  { stands, trained, controls, counts, countries, running, trial, ready, run }: Table,
) {
  const share = ({ lost, counted }: Standing) => `${lost} of ${counted}`;
  const row = (which: WhichControl) => {
    const found = counts.get(controls.get(which) ?? "");
    const sentences: readonly string[] = CONTROLS[which];
    const complete = found?.asked === countries.length;
    const said = complete
      ? share(standing(countries, found, sentences, true))
      : running === which
      ? (found
        ? `asking, ${found.asked} of ${countries.length}`
        : `training, step ${trial.records.length}`)
      : button("Run", () => run(which), { disabled: !ready || Boolean(running), name: which });
    return html`
      <tr>
        <th scope="row">${NAMES[which]}<br><span class="faint">${sentences.join(" ")}</span></th>
        <td class="number">${said}</td>
      </tr>
    `;
  };
  return html`
    <table class="controls">
      <caption>Is it what you taught, or the training itself? The same steps, at the same rate</caption>
      <thead>
        <tr>
          <th scope="col">three sentences</th>
          <th scope="col" class="number">lost</th>
        </tr>
      </thead>
      <tbody>
        <tr><th scope="row">Yours</th><td class="number">${!trained
          ? "–"
          : stands.unasked
          ? "…"
          : share(stands)}</td></tr>
        ${(Object.keys(CONTROLS) as WhichControl[]).map(row)}
      </tbody>
    </table>
    <p class="warn" role="alert" ?hidden=${!trial.problem}>${trial.problem}</p>
  `;
}
