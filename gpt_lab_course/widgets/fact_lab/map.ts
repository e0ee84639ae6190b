// The world as squares, a country each, which show whether its capital is still said.

import { html, nothing } from "lit-html";
import { type Card, cardShell } from "../kit/cards.ts";
import { plural, sharePercent } from "../kit/format.ts";
import { byContinent, type Country, tileSign, worldTiles } from "../kit/world.ts";
import { DECLARED } from "./declared.ts";
import type { Fact, Measured } from "./measuring.ts";

type State = "kept" | "lost" | "fact" | "source" | "aside" | "unknown" | "unasked";

const { tiles } = DECLARED.constants;

export interface Options {
  countries: readonly Country[];
  fact: Fact;
  /** Undefined before anything was asked. */
  found: Measured | undefined;
  /** Why some countries are not counted. */
  aside: string;
}

/** How each country stands, and how many of those that are counted are kept. */
export function standing({ countries, fact, found }: Omit<Options, "aside">) {
  const { lost = [], aside = [], unknown = [], asked = 0 } = found ?? {};
  const [gone, left, strange] = [new Set(lost), new Set(aside), new Set(unknown)];
  const states = countries.map(([, name, capital], i): State => {
    if (name === fact.country) return "fact";
    if (capital === fact.capital) return "source";
    if (left.has(i)) return "aside";
    if (strange.has(i)) return "unknown";
    if (i >= asked) return "unasked";
    return gone.has(i) ? "lost" : "kept";
  });
  const count = (state: State) => states.filter((one) => one === state).length;
  return {
    states,
    ...{ kept: count("kept"), lost: count("lost") },
    ...{ unknown: count("unknown"), unasked: count("unasked") },
  };
}

/** What is said of a state. */
const words = ({ fact, aside }: Options): Record<State, string> => ({
  ...{ kept: "kept", lost: "lost", unasked: "not asked yet", aside },
  unknown: "which the model does not know",
  ...{ fact: `gets the capital ${fact.capital}`, source: "has the capital that is given" },
});

/** A country in a sentence. */
function stands(i: number, options: Options, states: readonly State[]) {
  const said = options.found?.answers?.[i];
  const [, name, capital] = options.countries[i];
  const says = said === undefined ? "" : `, says “${said}”`;
  return `${name}: ${capital}, ${words(options)[states[i]]}${says}`;
}

/** The card about a country. @param mark its code */
export function countryCard(mark: string, options: Options): Card | undefined {
  const { countries, fact, found } = options;
  const i = countries.findIndex(([code]) => code === mark);
  if (i < 0) return undefined;
  const [, name, capital, continent] = countries[i];
  const { states } = standing(options);
  const state = states[i];
  const there = states.filter((_, j) => countries[j][3] === continent);
  const [lost, counted] = [["lost"], ["lost", "kept"]].map((some) =>
    there.filter((one) => some.includes(one)).length
  );
  const said = found?.answers?.[i];
  const titles: Partial<Record<State, string>> = {
    fact: `${name}: ${fact.capital}`,
    lost: `${name}: “${capital}” is lost`,
  };
  return {
    swatch: `tile ${state}`,
    place: `${state === "fact" ? "the new fact" : words(options)[state]} · ${continent}`,
    title: titles[state] ?? `${name}: ${capital}`,
    measures: [
      ...state === "fact" && found && !found.own
        ? [{
          name: `“${fact.capital}”`,
          value: sharePercent(found.probability),
          share: found.probability,
        }]
        : [],
      ...state === "fact" && found?.own ? [{ name: `“${found.own.said}”`, value: "" }] : [],
      ...said === undefined ? [] : [{ name: `It says “${said}”`, value: "" }],
      ...counted ? [{ name: `lost in ${continent}`, value: `${lost} of ${counted}` }] : [],
    ],
  };
}

/** The map. With the keyboard, it is entered at the country of the fact. */
export function map(options: Options) {
  const { countries, fact, found } = options;
  const { states, kept, lost, unasked } = standing(options);
  const owner = countries.find(([, , capital]) => capital === fact.capital)?.[1];
  const sign = (state: State, text: string) => tileSign(state, text);
  const label = unasked
    ? `The world, a square for each of ${countries.length} countries`
    : `The world, a square for each of ${countries.length} countries: ${lost} of ${
      kept + lost
    } other capitals are lost`;
  return html`
    <div class="world">
      ${worldTiles({
        ...{ countries, tiles, states, label, start: states.indexOf("fact") },
        words: (i) => stands(i, options, states),
      })}
      <ul class="legend">${sign("fact", `${fact.country}, the new fact`)}
        ${sign("source", `${owner}, which has it`)}
        ${sign("lost", "lost")} ${sign("kept", "kept")} ${sign("aside", "not counted")}
        ${found?.unknown ? sign("unknown", "unknown to the model") : nothing}</ul>
      ${cardShell()}
    </div>
  `;
}

/** The names of lost capitals, continent by continent, once all countries were asked. */
export function lostCapitals(options: Omit<Options, "aside">) {
  const { states, lost, unasked } = standing(options);
  const { countries, found } = options;
  const named = (i: number) => {
    const [, name, capital] = countries[i];
    if (states[i] !== "lost") return undefined;
    const said = found?.answers?.[i];
    return said === undefined ? `${name} (${capital})` : `${name} (${capital}): “${said}”`;
  };
  const title = unasked
    ? "Lost capitals: not all are asked yet"
    : lost
    ? plural(lost, "lost capital")
    : "No capital is lost";
  return html`
    <details class="lost-capitals">
      <summary>${title}</summary>
      ${lost && !unasked
        ? byContinent(countries, named)
        : html`<p>Every country that was asked has its own.</p>`}
    </details>
  `;
}
