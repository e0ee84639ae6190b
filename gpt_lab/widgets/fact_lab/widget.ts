// FactLab: give a country another's capital in one of several ways, and see what else changes.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.ts";
import { plural, sharePercent } from "../kit/format.ts";
import type { Look } from "../kit/question.ts";
import { widget } from "../kit/widget.ts";
import { wordList } from "../kit/words.ts";
import { DECLARED } from "./declared.ts";
import { map, standing } from "./map.ts";
import {
  answerIn,
  type Country,
  edited,
  type Fact,
  measure,
  type Measured,
  notesOf,
  NOTHING,
  plain,
  retrieved,
  sentence,
  STEERED,
  steered,
  type Taught,
  told,
} from "./measuring.ts";

type Way = keyof typeof DECLARED.settings.way.names;
const TRAINED: readonly Way[] = ["lora", "tuned", "rehearsed"];

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, define } = kit;
  const countries = data<Country[]>("countries");
  const wordings = data<string[]>("wordings");
  const recorded = data<[string, string][]>("notes")
    .map(([country, capital]): Fact => ({ country, capital }));
  const capitals = countries.map(([, , capital]) => capital);
  let records: Promise<Taught[]> | undefined;

  /** The record of a fact; the file is fetched once. */
  async function taught({ country, capital }: Fact) {
    records ??= kit.asset("taught-facts").then((view) =>
      JSON.parse(new TextDecoder().decode(view)) as Taught[]
    );
    const all = await records;
    return all.find((one) => one.country === country && one.capital === capital) as Taught;
  }

  const factNow = (): Fact => ({ country: state.country, capital: state.capital });
  const ownCapital = (name: string) => countries.find((one) => one[1] === name)?.[2] ?? "";
  const isRecorded = (fact: Fact) =>
    recorded.some(({ country, capital }) => country === fact.country && capital === fact.capital);
  const isTrained = (way: Way) => TRAINED.includes(way);
  const needsRecord = (way: Way) => way === "edited" || isTrained(way);
  /** Why nothing can be shown, or an empty string. */
  function obstacle() {
    const fact = factNow();
    if (ownCapital(fact.country) === fact.capital) {
      return `${fact.capital} is the capital of ${fact.country} already. Choose another one.`;
    }
    if (!needsRecord(state.way) || isRecorded(fact)) return "";
    return `A page cannot ${state.way === "edited" ? "find an edit" : "train"}. ` +
      `That was done beforehand, for ${plural(recorded.length, "fact")}. Choose one of them.`;
  }

  async function telling(
    question: { fact: Fact; way: Way; times?: number; k?: number },
    look: Look,
  ) {
    const { fact, way, times = 1, k = 1 } = question;
    if (way === "told") return told(fact);
    if (way === "retrieved") {
      const encode = (text: string) => tokens.tokenizer.encode(text);
      return retrieved(notesOf(fact, recorded), k, encode);
    }
    if (way === "steered") return await steered(fact, countries, times, tokens, look);
    return way === "edited" ? edited(await taught(fact), times) : NOTHING;
  }

  /** What a way does to the model, in words. */
  function deed(fact: Fact, way: Way) {
    const of = countries.find(([, , capital]) => capital === fact.capital)?.[1];
    const notes = notesOf(fact, recorded);
    const deeds: Record<Way, unknown> = {
      nothing: "The control: the model as it is.",
      told: `“${sentence(fact)}” stands in front of every question.`,
      retrieved: html`Of ${notes.length} notes, those that fit a question best stand in front of it.
        The notes: ${notes.map((note) => `“${sentence(note)}”`).join(" ")}`,
      steered: html`Where a question ends, a vector is added to the stream after block ${
        STEERED.split(".")[1]
      }: “${plain(of ?? "")}” minus “${plain(fact.country)}”.`,
      edited: "A matrix of rank one is added to the second matrix of the first FFN.",
      lora: "Two thin matrices beside each matrix of the blocks were trained on the fact, rank 4.",
      tuned: "All weights were trained on the fact alone.",
      rehearsed: "All weights were trained on the fact, each step with seven known capitals.",
    };
    return deeds[way];
  }

  const aside = (way: Way) => way === "rehearsed" ? "was rehearsed" : "is in the notes, too";

  const answerOf = (ids: number[]) => answerIn(tokens.tokenizer.decode(ids), capitals);

  return define({
    first: data<Measured | null>("first") ?? undefined,
    question() {
      if (obstacle()) return undefined;
      const { way, times, k } = state;
      return {
        ...{ fact: factNow(), way },
        times: way === "steered" || way === "edited" ? times : undefined,
        k: way === "retrieved" ? k : undefined,
      };
    },
    async *answer(question, look): AsyncGenerator<Measured> {
      const { fact, way } = question;
      if (isTrained(way)) yield (await taught(fact))[way as "lora"];
      else {
        const now = await telling(question, look);
        yield* measure(fact, now, { countries, wordings, tokens, look });
      }
    },
    announcement(found) {
      if (!found || found.asked < countries.length || obstacle()) return obstacle();
      const fact = factNow();
      const { kept, lost } = standing({ countries, fact, found });
      return `${fact.capital}: ${sharePercent(found.probability)}. ` +
        `Capitals kept: ${kept} of ${kept + lost}.`;
    },
    view(answer, { asked }) {
      const reason = obstacle();
      const { way } = state;
      const found = asked ? answer : undefined;
      const { fact, way: shown } = asked ?? { fact: factNow(), way };
      return html`
        <div class="choose">${control("country")} ${control("capital")}</div>
        ${control("way")}
        ${way === "steered" || way === "edited" ? control("times") : nothing}
        ${way === "retrieved" ? control("k") : nothing}
        <div class="warn" role="alert" ?hidden=${!reason}>
          <p>${reason}</p>
          ${needsRecord(way)
            ? html`<div class="buttons">${
              recorded.map((one) =>
                button(`${one.country}: ${one.capital}`, () =>
                  kit.change({ ...one } as Partial<typeof state>))
              )
            }</div>`
            : nothing}
        </div>
        <div ?hidden=${Boolean(reason)}>
          <p class="deed"><b>${isTrained(shown) ? "Recorded." : "Live."}</b> ${deed(
            fact,
            shown,
          )}</p>
          <div class="results">
            <div>
              <p class="title">${plain(fact.country)} …</p>
              ${wordList(
                (found?.words ?? []).map(([id, probability]) => ({ id, probability })),
                tokens,
                "Next words",
              )}
              <p>${fact.capital}: <b class="new">${sharePercent(found?.probability ?? 0)}</b></p>
              <p class="title">Five other wordings</p>
              <ul class="wordings">${wordings.slice(1).map((wording, i) => {
                const ids = found?.said[i + 1];
                const said = ids ? answerOf(ids) : "…";
                const is = said === fact.capital;
                return html`<li class=${is ? "right" : "wrong"}>
                  <span role="img" aria-label=${is ? "right" : "wrong"}>${is ? "✓" : "✗"}</span>
                  <span>${
                  wording.replace("{country}", fact.country)
                } <b><bdi>${said}</bdi></b></span></li>`;
              })}</ul>
            </div>
            ${map({ countries, fact, found, aside: aside(shown) })}
          </div>
        </div>
      `;
    },
  });
});
