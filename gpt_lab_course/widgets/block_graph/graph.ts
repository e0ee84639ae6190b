// A drawing of the block: two tokens' streams, and the additions and changes at the country.

import { html, nothing, svg } from "lit-html";
import { laterOf, type Setup } from "./trial.ts";

interface Options {
  setup: Setup;
  /** The choices of attention and FFN, with their labels. */
  choices: { attention: readonly Setup["attention"][]; ffn: readonly Setup["ffn"][] };
  names: Record<string, string>;
  onChange: (changes: Partial<Setup>) => void;
  tokens: [unknown, unknown];
  /** The answer to our sentence. */
  said: unknown;
}

const [FRANCE, IS] = [120, 224]; // where the streams are
const FFN_TOP = 216;
const ATTENTION_TOP = 282;
const laterTop = (block: number) => 40 + 32 * (5 - block);
/** The class of a part with this replacement. */
export const looks = (way: string) => way === "languages" ? "other" : way.replaceAll(" ", "-");

const lock = html`
  <svg class="lock" viewBox="0 0 12 14" width="11" height="13" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="1.6"></path>
    <rect x="1" y="6" width="10" height="7" rx="1.5" fill="currentColor"></rect>
  </svg>
`;

/** A part's arrows: it reads the stream below, and its output is added above. */
const part = (x: number, top: number, height: number, way: string) =>
  svg`
    <g class="wire ${looks(way)}">
      <path class="reads" d="M${FRANCE} ${top + height - 6}H${x + 4}"
        marker-end="url(#block-graph-tip)"></path>
      <path class="adds" d="M${x} ${top + 10}H${FRANCE - 12}"
        marker-end="url(#block-graph-tip)"></path>
      <circle cx=${FRANCE} cy=${top + 10} r="8"></circle>
      <path class="plus" d="M${FRANCE - 4} ${top + 10}h8M${FRANCE} ${top + 6}v8"></path>
    </g>
  `;

const chip = (block: number, way: string) => {
  const y = laterTop(block) + 13;
  return svg`
    <g class="wire ${looks(way)}">
      <path class="adds" d="M78 ${y}H${FRANCE - 7}"></path>
      <circle cx=${FRANCE} cy=${y} r="4"></circle>
    </g>
  `;
};

export function graph({ setup, choices, names, onChange, tokens, said }: Options) {
  const { blocks, way } = laterOf(setup.later);
  const after = <C>(now: C, all: readonly C[]) => all[(all.indexOf(now) + 1) % all.length];
  const next = (kind: "attention" | "ffn"): Partial<Setup> =>
    kind === "ffn"
      ? { ffn: after(setup.ffn, choices.ffn) }
      : { attention: after(setup.attention, choices.attention) };
  const box = (kind: "attention" | "ffn", name: string, top: number) => {
    const now = setup[kind];
    return html`
      <button type="button" class="box ${looks(now)}" style="top: ${top}px"
        aria-label="${name} at France: ${names[now]}. Change it"
        @click=${() => onChange(next(kind))}
      ><b>${name}</b><span>${now === "keep" ? lock : nothing} ${names[now]}</span></button>
    `;
  };
  const later = (block: 1 | 2 | 3 | 4 | 5) => {
    const alone = `${block}` as const;
    const now = blocks.includes(block) ? way : "as it is";
    return html`
      <button type="button" class="chip ${looks(now)}" style="top: ${laterTop(
        block,
      )}px" aria-pressed=${now === "as it is" ? "false" : "true"}
        aria-label="FFN ${block} at France: ${names[now]}"
        @click=${() => onChange({ later: setup.later === alone ? "none" : alone })}
      >FFN ${block}</button>
    `;
  };
  return html`
    <div class="graph">
      <svg viewBox="0 0 270 400" width="270" height="400" aria-hidden="true">
        <defs><marker id="block-graph-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"></path></marker></defs>
        <rect class="block" x="1" y="204" width="268" height="138" rx="6"></rect>
        <text x="136" y="226">block 0</text>
        <path class="stream" d="M${FRANCE} 360V24"></path>
        <path class="stream" d="M${IS} 360V34"></path>
        <path class="fetch" d="M${FRANCE} 70C170 70 170 88 ${IS - 12} 88"
          marker-end="url(#block-graph-tip)"></path>
        <circle class="fetch" cx=${IS} cy="88" r="8"></circle>
        <path class="plus" d="M${IS - 4} 88h8M${IS} 84v8"></path>
        <text x="134" y="62">attention</text><text x="134" y="112">of later blocks</text>
        <path class="fetch" d="M${FRANCE} 334C170 334 170 300 ${IS - 12} 300"
          marker-end="url(#block-graph-tip)"></path>
        <circle class="fetch" cx=${IS} cy="300" r="8"></circle>
        <path class="plus" d="M${IS - 4} 300h8M${IS} 296v8"></path>
        ${[1, 2, 3, 4, 5].map((b) => chip(b, blocks.includes(b) ? way : "as it is"))}
        ${part(88, FFN_TOP, 50, setup.ffn)} ${part(88, ATTENTION_TOP, 50, setup.attention)}
      </svg>
      ${([5, 4, 3, 2, 1] as const).map(later)}
      ${box("ffn", "FFN 0", FFN_TOP)} ${box("attention", "attention 0", ATTENTION_TOP)}
      <span class="word" style="left: ${FRANCE}px">${tokens[0]}</span>
      <span class="word" style="left: ${IS}px">${tokens[1]}</span>
      <span class="said" style="left: ${IS - 2}px">${said}</span>
    </div>
  `;
}
