// FactLab: give a country another's capital in one of several ways, and see what else changes.

import { html, nothing } from "lit-html";
import { attachCards } from "../kit/cards.ts";
import { button, radios } from "../kit/controls.ts";
import { plural, sharePercent } from "../kit/format.ts";
import type { Look } from "../kit/question.ts";
import { widget } from "../kit/widget.ts";
import { wordList } from "../kit/words.ts";
import type { Country } from "../kit/world.ts";
import { DECLARED } from "./declared.ts";
import { deedIn } from "./deeds.ts";
import { History } from "./history.ts";
import { countryCard, lostCapitals, map, type Options, standing } from "./map.ts";
import {
  documentsOf,
  edited,
  type Fact,
  measure,
  type Measured,
  NOTHING,
  plain,
  retrieved,
  sentence,
  steered,
  type Taught,
  type Telling,
  told,
} from "./measuring.ts";
import { type Asked, results, type Way } from "./results.ts";
import { dialogue, standingTold, type ToldFacts } from "./told.ts";

const TRAINED: readonly Way[] = DECLARED.constants.trained;
/** The ways that are recorded for SmolLM2. */
const TOLD: readonly Way[] = ["nothing", "told"];

const COMPUTING = "Computing …";

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, define } = kit;
  const countries = data<Country[]>("countries");
  const wordings = data<string[]>("wordings");
  const recorded = data<[string, string][]>("documents")
    .map(([country, capital]): Fact => ({ country, capital }));
  const first = data<Measured | null>("first") ?? undefined;
  let records: Promise<Taught[]> | undefined;
  /** The announcement of the last complete answer for screen readers. */
  let summary = "";
  /** Measurements by question, so that undoing a change needs no new one. */
  const known = new Map<string, Measured>();
  let isFirst = first !== undefined;
  const history = new History(["times", "k"]);
  const placeOf = (fact: Fact) =>
    recorded.findIndex(({ country, capital }) =>
      country === fact.country && capital === fact.capital
    );
  const { ownOf, ownerOf, headline, counted, allWays, answers } = results({
    ...{ countries, wordings, placeOf },
    damages: data("damages"),
    decode: (ids) => tokens.tokenizer.decode(ids),
  });
  /** What the map shows. */
  let onMap: Options | undefined;
  if (kit.host) {
    const cards = attachCards(kit.host, {
      within: ".world",
      card: (mark) => onMap && countryCard(mark, onMap),
    });
    kit.onCleanup(cards.stop);
  }
  const change = (to: object) => kit.change(to as Partial<typeof state>);

  /** The record of a fact; the file is fetched once. */
  async function taught({ country, capital }: Fact) {
    records ??= kit.asset("taught-facts").then((view) =>
      JSON.parse(new TextDecoder().decode(view)) as Taught[]
    );
    records.catch(() => records = undefined); // a later request may succeed
    const all = await records;
    return all.find((one) => one.country === country && one.capital === capital) as Taught;
  }

  let answered: Promise<ToldFacts> | undefined;
  /** SmolLM2's answers; the file is fetched once. */
  async function answersOfSmollm2() {
    answered ??= kit.asset("told-facts").then((view) =>
      JSON.parse(new TextDecoder().decode(view)) as ToldFacts
    );
    answered.catch(() => answered = undefined);
    return await answered;
  }

  const factNow = (): Fact => ({ country: state.country, capital: state.capital });
  function askedNow(): Asked {
    const { times, k, model, form } = state;
    const way = isMissing() ? "told" : state.way;
    return {
      ...{ fact: factNow(), way, model },
      form: model === "lab" ? undefined : form,
      times: way === "steered" || way === "edited" ? times : undefined,
      k: way === "retrieved" ? k : undefined,
    };
  }
  const isNews = ({ country, capital }: Fact) =>
    countries.find(([, name]) => name === country)?.[2] !== capital;
  const isTrained = (way: Way) => TRAINED.includes(way);
  const isSmollm2 = () => state.model === "smollm2";
  /** Whether the way was recorded, and this fact was not. */
  const lacksRecord = () =>
    (isSmollm2() || state.way === "edited" || isTrained(state.way)) &&
    placeOf(factNow()) < 0;
  /** Whether the map shows what telling does, for the chosen way was not recorded for this fact. */
  const isMissing = () => !isSmollm2() && isNews(factNow()) && lacksRecord();
  /** Why nothing can be shown, or an empty string. */
  function obstacle() {
    const fact = factNow();
    if (!isNews(fact)) {
      return `${fact.capital} is the capital of ${fact.country} already. Choose another one.`;
    }
    if (isSmollm2() && !TOLD.includes(state.way)) return "Of SmolLM2, only telling is recorded.";
    if (!isSmollm2() || !lacksRecord()) return "";
    return "SmolLM2 is too large for a page. It was told " +
      `${plural(recorded.length, "fact")} beforehand. Choose one of them.`;
  }
  /** Why something else is shown, or an empty string. */
  function substitute() {
    if (!isMissing()) return "";
    return `A page cannot ${state.way === "edited" ? "find an edit" : "train"}. ` +
      `That was done beforehand, for ${plural(recorded.length, "fact")}. Choose one of them, or ` +
      "see below what telling this one does.";
  }

  /** The text in front of questions, for ways that tell. */
  function spoken({ fact, way, k = 1 }: Asked): Telling {
    if (way === "told") return told(fact);
    if (way !== "retrieved") return NOTHING;
    return retrieved(documentsOf(fact, recorded), k, (text) => tokens.tokenizer.encode(text));
  }

  async function telling(asked: Asked, look: Look): Promise<Telling> {
    const { fact, way, times = 1 } = asked;
    if (way === "steered") return await steered(fact, countries, times, tokens, look);
    return way === "edited" ? edited(await taught(fact), times) : spoken(asked);
  }

  const deed = (asked: Asked) => deedIn(asked, { recorded, ownerOf });

  function inWords(fact: Fact, found: Measured) {
    const { kept, lost } = standing({ countries, fact, found });
    if (found.own) {
      return `${fact.country}: “${found.own.said}” Capitals kept: ${kept} of ${kept + lost}.`;
    }
    const share = sharePercent(found.probability);
    return `${fact.capital}: ${share}. Capitals kept: ${kept} of ${kept + lost}.`;
  }

  const aside = (way: Way) => way === "rehearsed" ? "was rehearsed" : "is in a document, too";

  const recordedFacts = () =>
    html`<div class="buttons" role="group" aria-label="Recorded facts">${
      recorded.map(({ country, capital }) =>
        button(`${country}: ${capital}`, () => change({ country, capital }))
      )
    }</div>`;

  /** How much of it, for the ways that have a measure. */
  const factor = () =>
    isSmollm2() || isMissing()
      ? nothing
      : state.way === "steered" || state.way === "edited"
      ? control("times")
      : state.way === "retrieved"
      ? control("k")
      : nothing;

  /** The other ways' effects, unseen: the tallest one is the room that each has. */
  const rooms = (now: Asked) =>
    (Object.keys(DECLARED.settings.way.names) as Way[]).map((way) =>
      html`<p class="deed room" aria-hidden="true"><i>${COMPUTING}</i> ${
        deed({ ...now, way, k: 9 })
      }</p>`
    );

  /** A note on the ways that are recorded for SmolLM2. */
  const fewWays = () =>
    radios(
      DECLARED.settings.way.label,
      `${kit.declared.name}-told-way`,
      TOLD.map((way) => [way, DECLARED.settings.way.names[way]] as const),
      state.way,
      (way) => change({ way }),
    );

  return define({
    first,
    /** The frame's note on the source of the numbers. */
    get ready() {
      return isSmollm2() ? "These are recorded answers of SmolLM2." : undefined;
    },
    question: () => obstacle() ? undefined : askedNow(),
    async *answer(question, look): AsyncGenerator<Measured> {
      const { fact, way, form } = question;
      const key = JSON.stringify(question);
      const partly = !isFirst; // the page has Python's complete answer to the first question
      isFirst = false;
      const before = known.get(key);
      if (!before && partly) summary = COMPUTING;
      const answers = before
        ? [before]
        : form
        ? [standingTold(await answersOfSmollm2(), fact, form, way === "told", countries)]
        : isTrained(way)
        ? [(await taught(fact))[way as "lora"]]
        : measure(fact, await telling(question, look), { countries, wordings, tokens, look });
      for await (const found of answers) {
        const complete = found.asked === countries.length;
        if (complete) {
          known.set(key, found);
          summary = inWords(fact, found);
        }
        if (complete || partly) yield found;
      }
    },
    announcement: () => obstacle() || [substitute(), summary].filter(Boolean).join(" "),
    follow: (changes) =>
      changes.model === "smollm2" && !TOLD.includes(changes.way ?? state.way)
        ? { ...changes, way: "told" }
        : changes,
    view(answer, { asked, busy }) {
      history.note(kit.values());
      const reason = obstacle();
      const why = reason || substitute();
      const found = asked ? answer : undefined;
      const now = askedNow();
      const shown = asked ?? now; // until there is an answer, the last one
      const isOld = busy && JSON.stringify(shown) !== JSON.stringify(now);
      const { fact, way, form } = shown;
      const front = spoken(shown).before(plain(fact.country));
      const words = (found?.words ?? []).map(([id, probability]) => ({ id, probability }));
      const undo = () => change(history.back());
      onMap = { countries, fact, found, aside: aside(way) };
      return html`
        <div class="choose">
          ${control("country", { label: "Teach it that the capital of" })}
          ${control("capital", { label: html`is<span class="unseen"> the new capital</span>` })}
          ${button("Undo", undo, { disabled: !history.any, name: "undo" })}</div>
        ${isSmollm2() ? fewWays() : control("way")}
        <p class="warn" role="alert" ?hidden=${!why}>${why}</p>
        ${why && lacksRecord() ? recordedFacts() : nothing}
        <div ?hidden=${Boolean(reason)}>
          <div class=${isOld ? "old" : nothing}>
            ${headline(shown, found)}
            ${map(onMap)}
            <p class="faint counted">${counted(shown, found)}</p>
          </div>
          <div class="how">
            <div class="deeds">
              <p class="deed"><b>${busy
                ? COMPUTING
                : now.form || isTrained(now.way)
                ? "Recorded."
                : "Live."}</b>
                ${deed(now)}</p>
              ${isSmollm2() ? nothing : rooms(now)}
            </div>
            <div class="factor">${factor()}</div>
          </div>
          <div class=${isOld ? "old" : nothing}>
            <div class="results">
              ${form
                ? html`<div>${
                  dialogue({
                    ...{ form, fact, found, own: ownOf(fact) },
                    sentence: way === "told" ? sentence(fact) : "",
                  })
                }</div>`
                : html`
                  <div>
                    <p class="title">First token of the answer</p>
                    <p class="prompt" tabindex="0" role="group" aria-label="What the model reads"><span><span
                      class="faint">${front}</span><b>${plain(
                        fact.country,
                      )} …</b></span></p>
                    ${wordList(words, tokens, "First token of the answer")}
                    </div>
                  <div>
                    <p class="title">Five other wordings</p>
                    ${answers(fact, found)}
                  </div>
                `}
            </div>
            ${lostCapitals(onMap)} ${allWays(shown)}
          </div>
        </div>
        ${control("model")} ${isSmollm2() ? control("form") : nothing}
      `;
    },
  });
});
