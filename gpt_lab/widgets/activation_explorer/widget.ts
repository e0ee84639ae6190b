// ActivationExplorer: activation functions and their slopes, a gate, and the lab model's pre-activations.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { addressOf } from "../kit/address.js";
import { chooser, slider, steps, toggle } from "../kit/controls.js";
import { decimal, percent, sharePercent, withCommas } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { BOOLEAN, parsePairs, settingsCodec } from "../kit/settings.js";
import { widget } from "../kit/widget.js";
import { curves, ranges } from "./curves.js";
import { ACTIVATIONS, gated } from "./functions.js";
import { gateMap, REACH } from "./gate.js";
import { LOW, shareBelow, STEP } from "./histogram.js";

const X_STOPS = steps(LOW, -LOW, STEP);
const GATE_STOPS = steps(-REACH, REACH, 0.1);

export default widget("activation-explorer", "Activation functions", (context) => {
  const id = uniqueId("activation-explorer");
  /** @type {number[][]} */
  const counts = context.get("_counts");
  /** @type {Record<string, import("../kit/settings.js").Setting>} */
  const settings = {
    function: { choices: Object.keys(ACTIVATIONS) },
    x: { min: LOW, max: -LOW },
    layer: { min: 0, max: counts.length - 1, integer: true },
    gate: { min: -REACH, max: REACH },
    up: { min: -REACH, max: REACH },
    closer: BOOLEAN,
  };
  const codec = settingsCodec((name) => context.get(name), settings);
  /** @type {string[]} */
  let problems = [];
  const address = addressOf(context, {
    write: () => codec.encode().join("&") || undefined,
    read(link) {
      const decoded = codec.decode(parsePairs(link));
      problems = decoded.problems;
      context.set(decoded.traits);
      context.redraw();
    },
  });
  /** @param {Record<string, unknown>} traits @param {() => string} describe */
  function change(traits, describe) {
    problems = [];
    context.set(traits);
    context.announce(describe());
    address?.changed();
  }
  const chosen = () => /** @type {string} */ (context.get("function"));
  const describePoint = () => {
    const { label, value, slope } = ACTIVATIONS[chosen()];
    const x = context.get("x");
    return `x ${decimal(x, 1)}: ${label} ${decimal(value(x), 3)}, slope ${decimal(slope(x), 3)}`;
  };
  const describeGate = () => {
    const [g, u] = [context.get("gate"), context.get("up")];
    return `${ACTIVATIONS[chosen()].gate}: ${decimal(gated(chosen(), g, u), 3)}`;
  };

  /** @param {number} x */
  const move = (x) => change({ x }, describePoint);
  /** @param {boolean} close moves the point into the visible range */
  function zoom(close) {
    const [low, high] = ranges(close).x;
    change({ closer: close, x: Math.min(high, Math.max(low, context.get("x"))) }, describePoint);
  }

  /** @param {number} x */
  const table = (x) =>
    html`
      <table class="values">
        <caption>At <i>x</i> = ${decimal(x, 1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            <th scope="col" class="number">slope</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(ACTIVATIONS).map(([name, { label, value, slope }]) =>
            html`
              <tr>
                <th scope="row"><label><input type="radio" name="${id}-function" value=${name}
                              .checked=${live(name === chosen())}
                              @change=${() => change({ function: name }, describePoint)}>
                              <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path class="curve ${name}"
                                d="M0 4H24"></path></svg>${label}</label></th>
                <td class="number">${decimal(value(x), 4)}</td>
                <td class="number">${decimal(slope(x), 4)}</td>
              </tr>
            `
          )}
        </tbody>
      </table>
    `;

  /** @param {number} x */
  function preActivations(x) {
    const layer = context.get("layer");
    const blockCounts = counts[layer];
    const all = blockCounts.reduce((sum, count) => sum + count, 0);
    const tokens = context.get("_tokens");
    return html`
      <div class="comes-in">
        ${chooser(
          "Pre-activations of block",
          counts.length,
          layer,
          (block) =>
            change({ layer: block }, () => `below 0: ${percent(shareBelow(counts[block], 0))}`),
        )}
        <p><strong>${percent(shareBelow(blockCounts, 0))}</strong> of them are below 0${x === 0
          ? nothing
          : html`, <strong>${percent(shareBelow(blockCounts, x))}</strong> below ${
            decimal(x, 1)
          }`}.</p>
        <p class="faint">${withCommas(all)} numbers: the lab model on ${withCommas(
          tokens,
        )} held-out tokens, ${withCommas(all / tokens)} neurons each; ${sharePercent(
          (blockCounts[0] + blockCounts[blockCounts.length - 1]) / all,
        )} lie outside of −6 … 6.</p>
      </div>
    `;
  }

  function gate() {
    const [g, u, name] = [context.get("gate"), context.get("up"), chosen()];
    const { label, gate: gateName, value } = ACTIVATIONS[name];
    /** @param {"gate" | "up"} trait @param {string} letter @param {string} describe */
    const number = (trait, letter, describe) =>
      slider({
        label: html`<span><span><i>${letter}</i>, ${describe}</span> <span class="number">${
          decimal(context.get(trait), 1)
        }</span></span>`,
        name: `${letter}, ${describe}`,
        value: context.get(trait),
        stops: GATE_STOPS,
        text: (n) => decimal(n, 1),
        onChange: (n) => change({ [trait]: n }, describeGate),
      });
    return html`
      <div class="gate">
        <p class="title">The gate: ${gateName}, ${label.split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${gateMap({
          name,
          gate: g,
          up: u,
          onMove: (to, by) => change({ gate: to, up: by }, describeGate),
        })}
        <div class="numbers">
        ${number("gate", "g", "which opens the gate")}
        ${number("up", "u", "which passes it")}
        <p class="product">${decimal(value(g), 3)} · ${decimal(u, 1)} = <strong>${decimal(
          gated(name, g, u),
          3,
        )}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `;
  }

  return () => {
    const x = context.get("x");
    const close = context.get("closer");
    const [low, high] = ranges(close).x;
    const difference = Math.abs(ACTIVATIONS.gelu.value(x) - ACTIVATIONS.gelu_tanh.value(x));
    return html`
      <p class="warn" role="alert" ?hidden=${!problems.length}>
        Not taken from the link: ${problems.join("; ")}.
      </p>
      <div class="layout">
        <div class="picture">
          ${curves({
            chosen: chosen(),
            x,
            close,
            counts: counts[context.get("layer")],
            onMove: move,
          })}
          ${slider({
            label: html`<span><span><i>x</i>, what comes in</span> <span class="number">${
              decimal(x, 1)
            }</span></span>`,
            name: "x, what comes in",
            value: x,
            stops: X_STOPS.filter((stop) => stop >= low && stop <= high),
            text: (n) => decimal(n, 1),
            onChange: move,
          })}
          ${toggle({
            label: "Closer to 0",
            name: "closer",
            checked: close,
            onChange: zoom,
          })}
        </div>
        <div class="numbers">
          ${table(x)}
          <p class="faint">The two GELUs differ by ${difference.toFixed(6)} here.</p>
          ${preActivations(x)}
        </div>
        ${gate()}
        <div class="buttons">${address?.copyLink() ?? nothing}</div>
      </div>
    `;
  };
});
