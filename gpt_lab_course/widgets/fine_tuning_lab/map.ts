// Which capitals a model has lost: the count, the map, and their names.

import { html, nothing } from "lit-html";
import { type Card, cardShell } from "../kit/cards.ts";
import { plural } from "../kit/format.ts";
import { byContinent, type Country, tileSign, worldTiles } from "../kit/world.ts";
import type { Found } from "./asking.ts";
import { DECLARED } from "./declared.ts";
import { namedIn } from "./plan.ts";

type State = "kept" | "lost" | "aside" | "unasked";

export interface Standing {
  states: State[];
  lost: number;
  /** Of so many: all that are not named in the sentences. */
  counted: number;
  unasked: number;
  asked: number;
  /** Where the keyboard enters the map. */
  start: number;
}

/** How each country stands. @param trained whether there is a model besides the shipped one, which has lost nothing */
export function standing(
  countries: readonly Country[],
  found: Found | undefined,
  sentences: readonly string[],
  trained: boolean,
): Standing {
  const [aside, gone] = [namedIn(sentences, countries), new Set(found?.lost)];
  const asked = trained ? found?.asked ?? 0 : countries.length;
  const states = countries.map((_, i): State => {
    if (trained && aside.includes(i)) return "aside";
    if (i >= asked) return "unasked";
    return trained && gone.has(i) ? "lost" : "kept";
  });
  const count = (state: State) => states.filter((one) => one === state).length;
  const [lost, unasked] = [count("lost"), count("unasked")];
  return {
    ...{ states, lost, unasked, asked },
    counted: countries.length - count("aside"),
    start: trained ? aside[0] ?? 0 : 0,
  };
}

const WORDS: Record<State, string> = {
  ...{ kept: "kept", lost: "lost", unasked: "not asked yet" },
  aside: "in your sentences, not counted",
};

/** The card about a country. @param mark its code */
export function countryCard(
  mark: string,
  countries: readonly Country[],
  { states }: Standing,
): Card | undefined {
  const i = countries.findIndex(([code]) => code === mark);
  if (i < 0) return undefined;
  const [, name, capital, continent] = countries[i];
  const there = states.filter((_, j) => countries[j][3] === continent);
  const [lost, counted] = [["lost"], ["lost", "kept"]].map((some) =>
    there.filter((one) => some.includes(one)).length
  );
  return {
    swatch: `tile ${states[i]}`,
    place: `${WORDS[states[i]]} · ${continent}`,
    title: `${name}: ${capital}`,
    measures: counted ? [{ name: `lost in ${continent}`, value: `${lost} of ${counted}` }] : [],
  };
}

/** The count in words, and the map. */
export function damage(stands: Standing, countries: readonly Country[], trained: boolean) {
  const { states, lost, counted, unasked, start, asked } = stands;
  const of = `of ${counted} ${trained && counted < countries.length ? "other " : ""}capitals`;
  return html`
    <p
      class="headline"><b class="lost-count ${lost && !unasked ? "damage" : ""}">${unasked
        ? "…"
        : lost}</b> <span>${of} ${trained
        ? "are lost by this training"
        : "are lost: the shipped model says them all"}</span></p>
    <p class="faint asking">${unasked
      ? html`<label>Asking for each capital, ${asked} of ${countries.length} …
        <progress max=${countries.length} value=${asked}></progress></label>`
      : "Each square is a country, asked as “The capital of … is”."}</p>
    <div class="world">
      ${worldTiles({
        ...{ countries, tiles: DECLARED.constants.tiles, states, start },
        label: `The world, a square for each of ${countries.length} countries: ${lost} lost`,
        words: (i) => `${countries[i][1]}: ${countries[i][2]}, ${WORDS[states[i]]}`,
      })}
      <ul class="legend">${tileSign("kept", "kept")} ${tileSign("lost", "lost")}
        ${tileSign("aside", "in your sentences")}</ul>
      ${cardShell()}
    </div>
  `;
}

/** The names of what is lost. */
export function lostList({ states, lost, unasked }: Standing, countries: readonly Country[]) {
  const title = unasked
    ? "Lost capitals"
    : lost
    ? plural(lost, "lost capital")
    : "No capital is lost";
  const named = (i: number) =>
    states[i] === "lost" ? `${countries[i][1]} (${countries[i][2]})` : undefined;
  return html`
    <details class="lost-capitals"><summary>${title}</summary>
      ${lost ? byContinent(countries, named) : nothing}
      <p ?hidden=${lost > 0}>Every country that was asked has its own.</p></details>
  `;
}
