// ShapeTracer: a text through every operation of GPT-2. The arithmetic is in trace.js.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { addressOf } from "../kit/address.js";
import { whyNotBuildable } from "../kit/buildable.js";
import { button, toggle } from "../kit/controls.js";
import { inBytes, plural, withCommas } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { symbol } from "../kit/math.js";
import { parsePairs, settingsCodec } from "../kit/settings.js";
import { SizeFields } from "../kit/size_fields.js";
import { range, SIZES, withLocks } from "../kit/sizes.js";
import { Stepper } from "../kit/stepper.js";
import { widget } from "../kit/widget.js";
import { detail } from "./detail.js";
import { operationTable } from "./table.js";
import { trace } from "./trace.js";

/** @typedef {import("./trace.js").Settings} Settings */

const OWN = ["d_model", "n_heads", "n_layers", "d_ff"];
const SETTINGS = ["batch_size", "tokens", ...OWN, "vocab_size", "context_length"];

export default widget("shape-tracer", "Shape tracer", (context) => {
  /** @type {import("./trace.js").Operation[]} */
  const operations = context.get("_operations");
  /** @type {Record<string, number>} */
  const limits = context.get("_limits");
  /** @type {[number, string][]} */
  const text = context.get("_text");
  /** @type {Record<string, number>} */
  const bytesPerNumber = context.get("_bytes_per_number");
  const id = uniqueId("shape-tracer");
  const last = operations.length - 1;
  let problem = "";

  const lengths = [...range(1, 16, 1), ...range(5, 20, 1).map((power) => 2 ** power)];
  const sizes = [
    {
      trait: "batch_size",
      symbol: "B",
      words: "texts",
      stops: range(0, 5, 1).map((n) => 2 ** n),
    },
    { trait: "tokens", symbol: "T", words: "tokens", stops: lengths },
    ...SIZES.filter(({ trait }) => OWN.includes(trait)),
  ].map((size) => ({ ...size, stops: size.stops.filter((stop) => stop <= limits[size.trait]) }));

  const settings = Object.fromEntries([
    ...sizes.map(({ trait }) => [
      trait,
      { min: 1, max: limits[trait], integer: true },
    ]),
    ["dtype", { choices: Object.keys(bytesPerNumber) }],
    ["operation", { min: 0, max: last, integer: true }],
  ]);
  const codec = settingsCodec((name) => context.get(name), settings);

  const current = () => /** @type {Settings} */ (Object.fromEntries(
    SETTINGS.map((trait) => [trait, context.get(trait)]),
  ));

  /** @param {Record<string, any>} changes */
  function change(changes) {
    context.set(withLocks(changes, (name) => context.get(name)));
    const { totals } = trace(operations, current());
    const problem = whyNotBuildable({ ...current(), n_kv_heads: context.get("n_heads") });
    const text = `${withCommas(totals.parameters)} parameters, ${
      withCommas(totals.multiplications)
    } multiplications`;
    context.announce(problem ? `${text}; ${problem}` : text);
    address?.changed();
  }
  /** @param {number} operation */
  function choose(operation) {
    context.set({ operation });
    const [one] = trace([operations[operation]], current()).traced;
    context.announce(`${one.operation.name}: ${one.sizes.join(" by ")}`);
    address?.changed();
  }

  const address = addressOf(context, {
    write: () => codec.encode().join("&"),
    read(link) {
      const { traits, problems } = codec.decode(parsePairs(link));
      change({ ...traits, lock_d_ff: traits.d_ff === 4 * traits.d_model });
      problem = problems.length ? `Not taken from the link: ${problems.join("; ")}.` : "";
      context.redraw();
    },
  });

  const fields = new SizeFields(limits, change, () => context.redraw(), id);
  const stepper = new Stepper(context, {
    at: () => context.get("operation"),
    last: () => last,
    go: choose,
    next: "Next operation",
  });

  /** The text's tokens, or a button that restores them if T differs from their number. */
  function input() {
    if (context.get("tokens") !== text.length) {
      const words = text.map(([, token]) => token).join("");
      return html`<p>Any ${plural(context.get("tokens"), "token")}. ${
        button(`Back to “${words}”`, () => change({ tokens: text.length }))
      }</p>`;
    }
    const batch = context.get("batch_size");
    return html`
      <ol class="tokens" aria-label="Tokens">${text.map(([id, token]) =>
        html`<li><span class="token"><bdi>${
          token.replace(/^ /, "␣")
        }</bdi><span class="id">${id}</span></span></li>`
      )}</ol>
      ${batch > 1
        ? html`<p class="faint">and ${plural(batch - 1, "text")} more of the same length</p>`
        : nothing}
    `;
  }

  function controls() {
    const settings = current();
    const locked = context.get("lock_d_ff");
    const why = whyNotBuildable({ ...settings, n_kv_heads: settings.n_heads });
    return html`
      <div class="sizes">${sizes.map((size) =>
        fields.view(size, settings, size.trait === "d_ff" && locked)
      )}</div>
      <p class="warn"
        ?hidden=${!why}>Not buildable: ${why}. H is in no count but that of the scores.</p>
      <div class="buttons">
        ${toggle({
          label: html`keep ${symbol("d_ff")} = 4 · ${symbol("d_model")}`,
          name: "lock_d_ff",
          checked: locked,
          onChange: (on) => change({ lock_d_ff: on }),
        })}
        <label class="dtype">numbers in
          <select @change=${(/** @type {Event} */ event) =>
            change({ dtype: /** @type {HTMLSelectElement} */ (event.target).value })}>
            ${Object.entries(bytesPerNumber)
              .sort(([, a], [, b]) => b - a)
              .map(([name]) =>
                html`<option value=${name} ?selected=${
                  live(name === context.get("dtype"))
                }>${name}</option>`
              )}
          </select>
        </label>
        ${address?.copyLink() ?? nothing}
      </div>
    `;
  }

  return () => {
    const settings = current();
    fields.follow(settings);
    const bytes = bytesPerNumber[context.get("dtype")];
    const { traced, totals } = trace(operations, settings);
    const chosen = Math.min(context.get("operation"), last);
    /** @param {unknown} name @param {unknown} value @param {unknown} [note] */
    const total = (name, value, note = nothing) =>
      html`
        <div>
          <dt>${name}</dt>
          <dd><b>${value}</b> <span class="faint">${note}</span></dd>
        </div>
      `;
    return html`
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      ${input()} ${controls()}
      <dl class="totals">
        ${total("Parameters", withCommas(totals.parameters), inBytes(totals.parameters * bytes))}
        ${total(
          "Multiplications",
          withCommas(totals.multiplications),
          html`each with an addition: ${withCommas(2 * totals.multiplications)} FLOPs`,
        )}
        ${total(
          "Activations kept for training ●",
          inBytes(totals.kept * bytes),
          `${withCommas(totals.kept * bytes)} bytes`,
        )}
        ${total(
          "Keys and values kept to go on",
          inBytes(totals.cached * bytes),
          `${withCommas(totals.cached * bytes)} bytes`,
        )}
      </dl>
      <div class="layout">
        <div class="chosen-operation">
          ${stepper.view()}
          <p class="title">${chosen + 1} of ${operations.length} · ${operations[chosen].name}</p>
          ${detail(traced[chosen], { totals, bytes, dtype: context.get("dtype") })}
        </div>
        ${operationTable({
          ...{ traced, totals, bytes, chosen },
          layers: settings.n_layers,
          onChoose(index) {
            stepper.pause();
            choose(index);
          },
        })}
      </div>
      <p
        class="faint">Counted are the multiplications of matrix products, and all ${symbol(
          "T",
        )}² scores, those
        too that the mask hides. Left out: look-ups, additions, norms, softmax, GELU. ● are the results that
        training keeps for its way back, without what dropout keeps; ○ are not kept.</p>
    `;
  };
});
