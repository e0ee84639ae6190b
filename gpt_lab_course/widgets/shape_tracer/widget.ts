// ShapeTracer: a text through every operation of GPT-2. The arithmetic is in trace.ts.

import { html, nothing } from "lit-html";
import { absentSizes, following, sizeOptions, whyNotBuildable } from "../kit/buildable.ts";
import { button } from "../kit/controls.ts";
import { inBytes, plural, withCommas } from "../kit/format.ts";
import { symbol, typeset } from "../kit/math.ts";
import { Stepper } from "../kit/stepper.ts";
import { widget } from "../kit/widget.ts";
import { fullWidth } from "./boxes.ts";
import { DECLARED } from "./declared.ts";
import { detail } from "./detail.ts";
import { operationTable } from "./table.ts";
import { type Operation, trace } from "./trace.ts";

const { settings } = DECLARED;
const SIZES = ["batch_size", "tokens", "d_model", "n_heads", "n_layers", "d_ff"] as const;

export default widget(DECLARED, (kit) => {
  const { state, data, control, change, define } = kit;
  const operations = data<Operation[]>("_operations");
  const text = data<[id: number, token: string][]>("_text");
  const bytesPerNumber = data<Record<string, number>>("_bytes_per_number");
  const last = operations.length - 1;
  /** Whether the last change was of the operation, which is then announced. */
  let chose = false;

  const stepper = new Stepper(kit, {
    at: () => state.operation,
    last: () => last,
    go: (step) => state.operation = step,
    next: "Next operation",
  });

  function current() {
    const { batch_size, tokens, d_model, n_heads, n_layers, d_ff } = state;
    const table = {
      vocab_size: data<number>("vocab_size"),
      context_length: data<number>("context_length"),
    };
    const sizes = { batch_size, tokens, d_model, n_heads, n_layers, d_ff, ...table };
    const why = whyNotBuildable({ ...sizes, n_kv_heads: n_heads });
    return { ...trace(operations, sizes), why };
  }

  /** The text's tokens, or a button that restores them if T differs from their number. */
  function input() {
    if (state.tokens !== text.length) {
      const words = text.map(([, token]) => token).join("");
      return html`<p>Any ${plural(state.tokens, "token")}. ${
        button(`Back to “${words}”`, () => state.tokens = text.length)
      }</p>`;
    }
    return html`
      <ol class="tokens" aria-label="Tokens">${text.map(([id, token]) =>
        html`<li><span class="token"><bdi>${
          token.replace(/^ /, "␣")
        }</bdi><span class="id">${id}</span></span></li>`
      )}</ol>
      ${state.batch_size > 1
        ? html`<p class="faint">and ${
          plural(state.batch_size - 1, "text")
        } more of the same length</p>`
        : nothing}
    `;
  }

  const total = (name: unknown, value: unknown, note: unknown) =>
    html`
      <div>
        <dt>${name}</dt>
        <dd><b>${value}</b> <span class="faint">${note}</span></dd>
      </div>
    `;

  return define({
    absent: absentSizes,
    follow(changes) {
      chose = "operation" in changes;
      return { ...changes, ...following(changes, state) };
    },
    announcement() {
      const { traced, totals, why } = current();
      const { operation, sizes } = traced[state.operation];
      if (chose) return `${operation.name}: ${sizes.join(" by ")}`;
      const counts = `${withCommas(totals.parameters)} parameters, ${
        withCommas(totals.multiplications)
      } multiplications`;
      return why ? `${counts}; ${why}` : counts;
    },
    view() {
      const { traced, totals, why } = current();
      const { dtype, operation: chosen } = state;
      const bytes = bytesPerNumber[dtype];
      const ofBytes = (numbers: number) => `${withCommas(numbers * bytes)} bytes`;
      return html`
        ${input()}
        <div class="sizes">${SIZES.map((name) =>
          control(name, sizeOptions(name, settings[name], state))
        )}</div>
        <p class="warn"
          ?hidden=${!why}>Not buildable: ${why}. H is in no count but that of the scores.</p>
        <div class="buttons">
          ${control("lock_d_ff", { label: typeset(settings.lock_d_ff.label) })} ${control("dtype")}
        </div>
        <dl class="totals">
          ${total("Parameters", withCommas(totals.parameters), inBytes(totals.parameters * bytes))}
          ${total(
            "Multiplications",
            withCommas(totals.multiplications),
            `each with an addition: ${withCommas(2 * totals.multiplications)} FLOPs`,
          )}
          ${total(
            "Activations kept for training ●",
            inBytes(totals.kept * bytes),
            ofBytes(totals.kept),
          )}
          ${total(
            "Keys and values kept for the next token",
            inBytes(totals.cached * bytes),
            ofBytes(totals.cached),
          )}
        </dl>
        <div class="layout">
          <div class="chosen-operation">
            ${stepper.view()}
            <p class="title">${chosen + 1} of ${operations.length} · ${operations[chosen].name}</p>
            ${detail(traced[chosen], { totals, bytes, dtype, full: fullWidth(traced) })}
          </div>
          ${operationTable({
            ...{ traced, totals, bytes, chosen },
            layers: state.n_layers,
            onChoose(index) {
              stepper.pause();
              change({ operation: index });
            },
          })}
        </div>
        <p
          class="faint">Counted are the multiplications of matrix products, and all ${symbol(
            "T",
          )}² scores, including those that the mask hides. Left out: look-ups, additions, norms, softmax, GELU.
        ● are the results that training keeps for its way back, without what dropout keeps; ○ are not
        kept.</p>
      `;
    },
  });
});
