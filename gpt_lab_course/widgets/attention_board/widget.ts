// AttentionBoard: a query and four keys to drag, with their scores, shares and output.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { decimal, percent } from "../kit/format.ts";
import { widget } from "../kit/widget.ts";
import {
  attend,
  type Attention,
  CHALLENGES,
  nameOf,
  TOKENS,
  VALUES,
  type Vector,
} from "./attention.ts";
import { DECLARED } from "./declared.ts";
import { type Arrow, blendPlane, keyText, number, pair, plane } from "./plane.ts";

const TASKS = [
  html`Challenge: give <i>capital</i> 90%.`,
  html`Give all four the same share.`,
  html`Give <i>of</i> 90%. Why can’t the query do it alone?`,
];

export default widget(DECLARED, ({ state, control, change, define }) => {
  const vector = (name: Arrow): Vector => [state[`${name}_x`], state[`${name}_y`]];
  const keys = () => TOKENS.map(vector);
  const now = () => attend(vector("query"), keys());

  /** The products behind a score; that of the chosen key, or of the one with the largest share. */
  function calculation({ scores, shares }: Attention) {
    const chosen = TOKENS.indexOf(state.arrow as typeof TOKENS[number]);
    const t = chosen < 0 ? shares.indexOf(Math.max(...shares)) : chosen;
    const [query, key] = [vector("query"), vector(TOKENS[t])];
    const [a, b] = [0, 1].map((i) => `${number(query[i])} · ${number(key[i])}`);
    return html`
      <p
        class="calculation">Score of <i>${nameOf(TOKENS[t])}</i>: ${a} + ${b} = <b>${decimal(
          scores[t],
          1,
        )}</b></p>
    `;
  }

  const table = ({ scores, shares }: Attention) =>
    html`
      <table class="keys">
        <caption>The query of <i>is</i>: <b>${keyText(vector("query"))}</b></caption>
        <thead>
          <tr>
            <th scope="col">token</th>
            <th scope="col" class="number">key</th>
            <th scope="col" class="number">score</th>
            <th scope="col">share</th>
          </tr>
        </thead>
        <tbody>
          ${TOKENS.map((token, t) =>
            html`
              <tr class=${token}>
                <th scope="row">${nameOf(token)}</th>
                <td class="number">${keyText(vector(token))}</td>
                <td class="number">${decimal(scores[t], 1)}</td>
                <td class="share"><span class="number">${percent(shares[t], 0)}</span><span
                  class="bar"><i style=${styleMap({
                    width: `${100 * shares[t]}%`,
                  })}></i></span></td>
              </tr>
            `
          )}
        </tbody>
      </table>
    `;

  function received({ shares, blend }: Attention) {
    const term = (t: number) => html`${shares[t].toFixed(2)} · (${VALUES[t].join(", ")})`;
    return html`
      <div class="received">
        <p class="title">What <i>is</i> receives</p>
        <p class="faint">each value, times its share</p>
        <p class="sum">${term(0)}<br>+ ${term(2)}<br>= <b>${pair(blend)}</b></p>
      </div>
    `;
  }

  return define({
    announcement() {
      const { shares, blend } = now();
      const parts = TOKENS.map((token, t) => `${nameOf(token)} ${percent(shares[t], 0)}`);
      return `${parts.join(", ")}. is receives ${pair(blend)}`;
    },
    view() {
      const attention = now();
      return html`
        <div class="layout">
          <div class="picture">
            ${plane({
              chosen: state.arrow,
              arrows: Object.fromEntries(
                (["query", ...TOKENS] as const).map((name) => [name, vector(name)]),
              ) as Record<Arrow, Vector>,
              current: () => state.arrow,
              onChoose: (arrow) => state.arrow = arrow,
              onMove: (arrow, [x, y]) => change({ [`${arrow}_x`]: x, [`${arrow}_y`]: y }),
            })}
            <p class="faint">Gray lines join places of equal score: a key scores higher the farther it
              lies along the query.</p>
          </div>
          <div class="numbers">
            ${table(attention)} ${calculation(attention)}
          </div>
          <div class="gathered">${received(attention)} ${blendPlane(attention)}</div>
          <div class="controls">
            ${control("arrow")} ${control(`${state.arrow}_x`)} ${control(`${state.arrow}_y`)}
          </div>
        </div>
        <ul class="challenges" aria-label="Challenges">
          ${CHALLENGES.map((done, i) => {
            const reached = done(attention.shares);
            const why = i === 2
              ? "“of” and “is” have the same key, (0, 0): both score 0 for every query, so neither gets more than half. One of the keys has to change."
              : "";
            return html`
              <li
                class=${reached ? "done" : ""}><span class="tick" aria-hidden="true">${reached
                  ? "✓"
                  : "○"}</span><span>${TASKS[i]}${reached
                  ? html`
                    <b>Done.</b> ${why}
                  `
                  : ""}</span></li>
            `;
          })}
        </ul>
      `;
    },
  });
});
