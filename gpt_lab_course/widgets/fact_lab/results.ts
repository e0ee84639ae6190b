// The results of a fact in numbers and lists: capitals kept, and answers with the new one.

import { html } from "lit-html";
import { sharePercent } from "../kit/format.ts";
import { DECLARED } from "./declared.ts";
import { standing } from "./map.ts";
import type { Country } from "../kit/world.ts";
import { answerIn, type Fact, type Measured } from "./measuring.ts";
import { follows, type Form, names } from "./told.ts";

export type Way = keyof typeof DECLARED.settings.way.names;
type Model = keyof typeof DECLARED.settings.model.names;

/** The ways as the end of a sentence. */
const HOW: Record<Way, string> = {
  ...{ nothing: "without the fact.", told: "by telling it.", retrieved: "by retrieving it." },
  ...{ steered: "by steering.", edited: "by editing one matrix.", lora: "by training LoRA." },
  ...{ tuned: "by training all weights.", rehearsed: "by training with rehearsal." },
};

/** The settings of a question. */
export interface Asked {
  fact: Fact;
  way: Way;
  /** If a vector or a matrix is added: its factor. */
  times?: number;
  /** If documents are retrieved: their number. */
  k?: number;
  model: Model;
  /** For SmolLM2: the form of the question. */
  form?: Form;
}

/** The data for the results. */
interface Known {
  countries: Country[];
  wordings: string[];
  /** For each recorded fact and way, how many other capitals are kept. */
  damages: Record<Way, [kept: number, of: number]>[];
  /** The index of a fact among the recorded ones, or -1. */
  placeOf: (fact: Fact) => number;
  /** The text of some tokens. */
  decode: (ids: number[]) => string;
}

/** The parts of a view with the results of a fact. */
export function results({ countries, wordings, damages, placeOf, decode }: Known) {
  const capitals = countries.map(([, , capital]) => capital);
  const answerOf = (ids: number[]) => answerIn(decode(ids), capitals);
  const ownOf = ({ country }: Fact) => countries.find(([, name]) => name === country)?.[2] ?? "";
  /** The country whose capital is given away. */
  const ownerOf = ({ capital }: Fact) => countries.find(([, , own]) => own === capital)?.[1] ?? "";

  /** The damage in one sentence, and what became of the fact in another. */
  function headline({ fact, way, model }: Asked, found: Measured | undefined) {
    const { kept, lost, unasked } = standing({ countries, fact, found });
    const count = unasked ? "…" : String(lost);
    return html`
      <p class="headline"><b class="lost-count ${lost && !unasked ? "damage" : ""}">${count}</b>
        <span>of <span class="counted-count">${unasked ? "…" : kept + lost}</span> other capitals
          are lost ${HOW[way]}</span></p>
      <p class="fact-line">${model === "smollm2"
        ? factTold(fact, found)
        : factLine(fact, found)}</p>
    `;
  }

  function factLine(fact: Fact, found: Measured | undefined) {
    const others = (found?.said ?? []).slice(1).map(answerOf);
    const right = others.filter((said) => said === fact.capital).length;
    const n = wordings.length - 1;
    return html`The new fact: <b class="new">${
      sharePercent(found?.probability ?? 0)
    }</b> for “${fact.capital}”
      in its own words, <b class="reworded">${
      others.length < n ? "…" : `${right} of ${n}`
    }</b> in others.`;
  }

  /** The same for SmolLM2, which is asked in one wording. */
  function factTold(fact: Fact, found: Measured | undefined) {
    const is = follows(found?.own?.said ?? "", fact.capital, ownOf(fact));
    const copies = Object.values(found?.answers ?? {}).filter((said) => names(said, fact.capital));
    return html`
      Does it say ${fact.capital} for ${fact.country}? <b class="new">${found
        ? (is ? "Yes" : "No")
        : "…"}.</b> Of other countries, <b
        class="copies">${found ? copies.length : "…"}</b> get it, too.
    `;
  }

  /** The progress of asking, or the reason for the number of countries. */
  function counted({ fact, way, model }: Asked, found: Measured | undefined) {
    const { kept, lost, unknown, unasked } = standing({ countries, fact, found });
    if (unasked) {
      const asked = found?.asked ?? 0;
      return html`
        <label class="progress">Asking all ${countries.length} countries …
          <progress max=${countries.length} value=${asked}></progress></label>
      `;
    }
    const count = kept + lost;
    const [one, two] = [fact.country, ownerOf(fact)];
    if (model === "smollm2") {
      return `Counted: ${count} of ${countries.length} countries. SmolLM2 does not name the capital ` +
        `of ${unknown} others in this form, told nothing; ${one} and ${two} are left out.`;
    }
    const left = countries.length - 2 - count;
    const why = way === "rehearsed" ? "that were rehearsed" : "in other documents";
    const but = left ? `${one}, ${two} and the ${left} ${why}` : `${one} and ${two}`;
    return `Counted: ${count} of ${countries.length} countries, all but ${but}.`;
  }

  /** The capitals that each way keeps, for a recorded fact in the lab model. */
  function allWays({ fact, model }: Asked) {
    const damage = model === "lab" ? damages[placeOf(fact)] : undefined;
    const rows = Object.entries(DECLARED.settings.way.names) as [Way, string][];
    return html`
      <details class="all-ways" ?hidden=${!damage}>
        <summary>All ways for this fact, side by side</summary>
        <table>
          <caption>${fact.country} gets ${fact
            .capital}: other capitals kept (what is added, once; 3 documents)</caption>
          <tbody>${rows.map(([way, words]) => {
            const [kept, of] = damage?.[way] ?? [0, 0];
            return html`
              <tr>
                <th scope="row">${words}</th>
                <td>${kept} of ${of}</td>
                <td><meter min="0" max=${of} value=${kept} aria-label="${words}: kept"></meter></td>
              </tr>
            `;
          })}</tbody>
        </table>
      </details>
    `;
  }

  /** The model's answers in other wordings. */
  const answers = (fact: Fact, found: Measured | undefined) =>
    html`<ul class="wordings">${
      wordings.slice(1).map((wording, i) => {
        const ids = found?.said[i + 1];
        if (!ids) {
          return html`<li class="faint"><span aria-hidden="true">…</span>
            <span>${wording.replace("{country}", fact.country)} <b>…</b></span></li>`;
        }
        const said = answerOf(ids);
        const is = said === fact.capital;
        return html`<li class=${is ? "new-one" : "other"}>
        <span role="img" aria-label=${is ? "the new capital" : "not the new capital"}>${
          is ? "✓" : "✗"
        }</span>
        <span>${wording.replace("{country}", fact.country)} <b><bdi>${said}</bdi></b></span></li>`;
      })
    }</ul>`;

  return { ownOf, ownerOf, headline, counted, allWays, answers };
}
