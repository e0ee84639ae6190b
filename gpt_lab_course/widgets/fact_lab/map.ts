// A square for each country, by continent, which shows whether its capital is still said.

import { html, nothing } from "lit-html";
import { plural } from "../kit/format.ts";
import type { Country, Fact, Measured } from "./measuring.ts";

type State = "kept" | "lost" | "fact" | "source" | "aside" | "unknown" | "unasked";

interface Options {
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

export function map({ countries, fact, found, aside }: Options) {
  const { states } = standing({ countries, fact, found });
  const words: Record<State, string> = {
    ...{ kept: "kept", lost: "lost", unasked: "not asked yet", aside },
    unknown: "which the model does not know",
    ...{ fact: `gets the capital ${fact.capital}`, source: "has the capital that is given" },
  };
  const continents = [...new Set(countries.map(([, , , continent]) => continent))].sort();
  const stands = (i: number) => {
    const said = found?.answers?.[i];
    const [, name, capital] = countries[i];
    return `${name}: ${capital}, ${words[states[i]]}${
      said === undefined ? "" : `, says “${said}”`
    }`;
  };
  const sign = (state: State, text: string) =>
    html`<span class="key"><span class="square ${state}" aria-hidden="true">AB</span> ${text}</span>`;
  return html`
    <div class="map">
      <p class="title">${countries.length} countries and their own capitals</p>
      <p class="faint legend">${sign("kept", "kept")} ${sign("lost", "lost")}
        ${sign("fact", "the fact’s")} ${sign("source", "not counted")}
        ${found?.unknown ? sign("unknown", "unknown to the model") : nothing}</p>
      ${continents.map((continent) =>
        html`
          <div class="continent">
            <p class="faint">${continent}</p>
            <ul aria-label=${continent}>${countries.map(([code, , , where], i) =>
              where !== continent ? nothing : html`<li><span
                  class="square ${states[i]}"
                  role="img"
                  aria-label=${stands(i)}
                  data-tip=${stands(i)}
                >${code}</span></li>`
            )}</ul>
          </div>
        `
      )}
    </div>
  `;
}

/** The names of lost capitals, once all countries were asked; the list stays open once opened. */
export function lostCapitals(options: Omit<Options, "aside">) {
  const { states, lost, unasked } = standing(options);
  const { countries, found } = options;
  const names = countries.flatMap(([, name, capital], i) =>
    states[i] === "lost" ? [[`${name} (${capital})`, found?.answers?.[i]]] : []
  );
  const listed = found?.answers && lost
    ? html`<ul>${
      names.map(([name, said]) =>
        html`<li>${name}: <span class="faint"><bdi>${said}</bdi></span></li>`
      )
    }</ul>`
    : html`<p>${
      names.map(([name]) => name).join(", ") || "Every country that was asked has its own."
    }</p>`;
  return html`
    <details ?hidden=${unasked > 0}>
      <summary>${lost ? plural(lost, "lost capital") : "No capital is lost"}</summary>
      ${listed}
    </details>
  `;
}
