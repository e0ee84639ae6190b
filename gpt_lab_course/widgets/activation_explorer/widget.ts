// ActivationExplorer: activation functions and their slopes, a gate, and the lab model's pre-activations.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { decimal, percent, sharePercent, withCommas } from "../kit/format.ts";
import { widget } from "../kit/widget.ts";
import { curves, ranges } from "./curves.ts";
import { DECLARED } from "./declared.ts";
import { ACTIVATIONS, label, NAMES } from "./functions.ts";
import { gateMap } from "./gate.ts";
import { shareBelow } from "./histogram.ts";

export default widget(DECLARED, ({ state, data, control, change, id, define }) => {
  const allCounts = data<number[][]>("_counts");
  const tokens = data<number>("_tokens");

  /** f(g) and the gate's product. */
  const gated = () => {
    const value = ACTIVATIONS[state.function].value(state.gate);
    return { value, product: value * state.up };
  };
  const sentences = {
    point() {
      const { value, slope } = ACTIVATIONS[state.function];
      const numbers = [value, ...(state.more ? [slope] : [])].map((f) => decimal(f(state.x), 3));
      return `x ${decimal(state.x, 1)}: ${short(state.function)} ${numbers.join(", slope ")}`;
    },
    gate: () => `${ACTIVATIONS[state.function].gate}: ${decimal(gated().product, 3)}`,
    block: () => `below 0: ${percent(shareBelow(allCounts[state.layer], 0))}`,
  };
  /** The reader's last change. */
  let topic: keyof typeof sentences = "point";

  /** The functions that are shown: ReLU and GPT-2's GELU, or all. */
  const names = () =>
    NAMES.filter((name) =>
      state.more || name === "relu" || name === "gelu_tanh" || name === state.function
    );
  const short = (name: typeof NAMES[number]) =>
    state.more ? label(name) : label(name).split(",")[0];

  const table = () =>
    html`
      <table class="values">
        <caption>At <i>x</i> = ${decimal(state.x, 1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            ${state.more ? html`<th scope="col" class="number">slope</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${names().map((name) =>
            html`
              <tr>
                <th scope="row"><label>
                  <input type="radio" name="${id}-function" value=${name}
                    .checked=${live(name === state.function)}
                    @change=${() => state.function = name}>
                  <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
                    class="curve ${name}" d="M0 4H24"></path></svg>${short(name)}</label></th>
                <td class="number">${decimal(ACTIVATIONS[name].value(state.x), 4)}</td>
                ${state.more
                  ? html`<td class="number">${decimal(ACTIVATIONS[name].slope(state.x), 4)}</td>`
                  : nothing}
              </tr>
            `
          )}
        </tbody>
      </table>
    `;

  function preActivations(counts: number[]) {
    const all = counts.reduce((sum, count) => sum + count, 0);
    return html`
      <div class="comes-in">
        ${control("layer")}
        <p><strong>${percent(shareBelow(counts, 0))}</strong> of them are below 0${state.x === 0
          ? nothing
          : html`, <strong>${percent(shareBelow(counts, state.x))}</strong> below ${
            decimal(state.x, 1)
          }`}.</p>
        <p class="faint">${withCommas(all)} numbers: the lab model on ${withCommas(tokens)}
          held-out tokens, ${withCommas(all / tokens)} neurons each; ${sharePercent(
            (counts[0] + counts[counts.length - 1]) / all,
          )} lie outside of −6 … 6.</p>
      </div>
    `;
  }

  function gate() {
    const activation = ACTIVATIONS[state.function];
    const { value, product } = gated();
    return html`
      <div class="gate">
        <p class="title">The gate: ${activation.gate}, ${label(state.function).split(
          ",",
        )[0]}(<i>g</i>) · <i>u</i></p>
        ${gateMap({
          ...{ activation, gate: state.gate, up: state.up },
          onMove: (gate, up) => change({ gate, up }),
        })}
        <div class="numbers">
          ${control("gate", { label: html`<span><i>g</i>, which opens the gate</span>` })}
          ${control("up", { label: html`<span><i>u</i>, which passes it</span>` })}
          <p class="number product">${decimal(value, 3)} · ${decimal(
            state.up,
            1,
          )} = <strong>${decimal(product, 3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `;
  }

  return define({
    follow(changes) {
      topic = "layer" in changes
        ? "block"
        : "gate" in changes || "up" in changes
        ? "gate"
        : "point";
      const { x = state.x, closer = state.closer } = changes;
      const [low, high] = ranges(closer).x;
      return { ...changes, x: Math.min(high, Math.max(low, x)) };
    },
    announcement: () => sentences[topic](),
    view() {
      const { x, closer: close } = state;
      const [min, max] = ranges(close).x;
      const counts = allCounts[state.layer];
      const difference = ACTIVATIONS.gelu.value(x) - ACTIVATIONS.gelu_tanh.value(x);
      return html`
        <div class="layout">
          <div class="picture">
            ${curves({
              ...{ chosen: state.function, x, close, counts },
              ...{ names: names(), slopes: state.more },
              onMove: (to) => state.x = to,
            })}
            ${control("x", { min, max, label: html`<span><i>x</i>, what comes in</span>` })}
            ${control("closer")} ${control("more")}
          </div>
          <div class="numbers">
            ${table()}
            ${state.more
              ? html`<p class="faint">The two GELUs differ by ${
                Math.abs(difference).toFixed(6)
              } here.</p>`
              : nothing}
            ${preActivations(counts)}
          </div>
          ${state.more ? gate() : nothing}
        </div>
      `;
    },
  });
});
