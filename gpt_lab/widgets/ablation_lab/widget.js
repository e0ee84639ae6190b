// AblationLab: ablate or patch parts of the model, and see how its answers change.

import { html, nothing } from "lit-html";
import { softmax } from "../../engine/attention.ts";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { windowStart } from "../../engine/window.ts";
import { loadAsset } from "../kit/asset.js";
import { compare, comparedList, divergence } from "../kit/compared.js";
import { button } from "../kit/controls.js";
import { sharePercent } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { truncationNote } from "../kit/truncation_note.js";
import { partButtons } from "../kit/parts.js";
import { isStream, partsSetting } from "../kit/parts_address.js";
import { BOOLEAN } from "../kit/settings.js";
import { statusLine } from "../kit/status.js";
import { TextField } from "../kit/text_field.js";
import { textState } from "../kit/text_state.js";
import { widget } from "../kit/widget.js";
import { changesOf, obstacle, placeIn } from "./experiment.js";
import { places } from "./places.js";
import { promptsView } from "./prompts_view.js";
import { positionSetting, textSetting } from "./settings.js";

const WORDS = 6;
/** @typedef {import("./experiment.js").Plan} Plan */

export default widget("ablation-lab", "Parts silenced and patched", async (context) => {
  const id = uniqueId("ablation-lab");
  const tokenizer = new LabTokenizer(await loadAsset(context.model, "lab-vocabulary"));
  const field = new TextField(context, tokenizer, ask);
  const second = new TextField(context, tokenizer, ask, {
    trait: "other",
    label: "The second text",
  });
  const model = modelClient(context);
  const sizes = context.get("sizes");
  const state = textState(context, field, {
    other: textSetting,
    patch: BOOLEAN,
    position: positionSetting,
    other_position: positionSetting,
    parts: partsSetting(sizes, true),
  });
  const last = `blocks.${sizes.n_layers - 1}.output`;
  /** @type {import("./experiment.js").Prompts} */
  const prompts = context.get("prompts");
  let problem = "";
  let busy = false;
  let requestCount = 0;
  let comparison = {
    words: context.get("first").map((/** @type {[number, number]} */ [id, p]) => (
      { id, before: p, after: p }
    )),
    changed: false,
    nats: 0,
  };
  /** @type {(number | undefined)[]} */
  let answers = context.get("parts").length
    ? prompts.capitals.map(() => undefined) // not computed yet
    : prompts.capitals; // the unchanged model answers all of them correctly, which a test checks
  /** @type {number | undefined} the model's answer to the second text */
  let sourceAnswer;
  /** @type {{ ids: number[], probabilities: Float32Array } | undefined} of the unchanged model */
  let baseline;

  /** @returns {Plan} */
  const plan = () => {
    const [{ length }, { length: other }] = [field.ids, second.ids];
    const [position, other_position] = [context.get("position"), context.get("other_position")];
    const [parts, patch] = [context.get("parts"), context.get("patch")];
    return {
      parts: patch ? parts : parts.filter((/** @type {string} */ part) => !isStream(part)),
      patch,
      position: position === null ? undefined : Math.min(position, length - 1),
      other_position: other_position === null ? undefined : Math.min(other_position, other - 1),
    };
  };

  /** Why nothing can be computed, or an empty string. */
  const why = () => {
    const now = plan();
    const start = windowStart(field.ids.length, sizes.context_length);
    return now.position !== undefined && now.position < start
      ? `The model does not read token ${now.position} of this text: choose one from ${start} on.`
      : obstacle(now, field.ids.length, second.ids.length);
  };

  async function ask() {
    const turn = requestCount += 1;
    busy = true;
    context.redraw();
    /** @param {import("../../engine/messages.ts").LookRequest} request */
    const lookOnce = async (request) => {
      const result = await model.look(request);
      return turn === requestCount ? result : undefined;
    };
    try {
      if (why()) return context.redraw();
      if (!(await look(lookOnce))) return; // superseded
      problem = "";
    } catch (error) {
      problem = `The model could not read this: ${/** @type {Error} */ (error).message}.`;
    }
    busy = false;
    context.redraw();
  }

  /** @typedef {(request: import("../../engine/messages.ts").LookRequest) => Promise<import("../../engine/messages.ts").LookAnswer | undefined>} LookOnce */

  /** Runs the text without and with the changes, then the prompts. @param {LookOnce} lookOnce */
  async function look(lookOnce) {
    const now = plan();
    const [ids, other] = [field.ids, second.ids];
    const edits = changesOf(now, other, now.position);
    if (baseline?.ids !== ids) {
      const result = await lookOnce({ ids, logits: true });
      if (!result?.logits) return false;
      baseline = { ids, probabilities: softmax(result.logits[0]) };
    }
    const result = await lookOnce({ ids, edits, logits: true });
    if (!result?.logits) return false;
    const after = softmax(result.logits[0]);
    comparison = {
      words: compare(baseline.probabilities, after, WORDS),
      changed: edits.length > 0,
      nats: divergence(baseline.probabilities, after),
    };
    const place = now.position === undefined ? undefined : placeIn(prompts, ids, now.position);
    const noPlace = now.position !== undefined && place === undefined;
    const same = noPlace ? [] : changesOf(now, other, place);
    sourceAnswer = undefined;
    answers = same.length ? prompts.capitals.map(() => undefined) : prompts.capitals;
    busy = false;
    context.redraw();
    return same.length === 0 || await askPrompts(lookOnce, same, now.patch ? other : undefined);
  }

  /** @param {LookOnce} lookOnce @param {import("./experiment.js").Change[]} edits @param {number[]} [other] */
  async function askPrompts(lookOnce, edits, other) {
    if (other) {
      const result = await lookOnce({ ids: other, lens: [last], words: 1 });
      if (!result) return false;
      sourceAnswer = result.lens[last][0][0].id;
    }
    for (const [i, ids] of prompts.ids.entries()) {
      const result = await lookOnce({ ids, edits, lens: [last], words: 1 });
      if (!result) return false;
      answers[i] = result.lens[last][0][0].id;
      if (i % 8 === 7) context.redraw();
    }
    const right = answers.filter((answer, i) => answer === prompts.capitals[i]).length;
    const [{ id, after }] = [...comparison.words].sort((a, b) => b.after - a.after);
    context.announce(
      `Next: ${field.plain(id)}, ${sharePercent(after)}. ` +
        `Capitals right: ${right} of ${answers.length}`,
    );
    return true;
  }

  context.on(["parts", "patch", "position", "other_position"], ask);
  if (context.get("parts").length) ask();

  /** @param {boolean} patch @param {string} label */
  const modeOption = (patch, label) =>
    html`
      <label><input type="radio" name="${id}-way" .checked=${context.get("patch") === patch}
        @change=${() => context.set({ patch })}> ${label}</label>
    `;

  /** Which tokens of the prompts are changed, in words. @param {Plan} now */
  function scope({ parts, position }) {
    if (!parts.length) return "nothing changed";
    if (position === undefined) return "changed everywhere";
    const place = placeIn(prompts, field.ids, position);
    if (place === undefined) return "unchanged: they have no such token";
    return place === prompts.place
      ? "changed at the country"
      : `changed at “${field.name(prompts.ids[0][place])}”`;
  }

  return () => {
    const now = plan();
    const chosen = new Set(now.parts);
    return html`
      ${field.view()}
      ${truncationNote(field.ids.length - 1, sizes.context_length)}
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      ${state.warning()}
      <div class="examples buttons" role="group" aria-label="Examples">
        ${context.get("examples").map((
          /** @type {[string, Record<string, unknown>]} */ [name, settings],
        ) => button(name, () => context.set(settings)))}
        ${state.copyLink()}
      </div>
      <fieldset>
        <legend>What the chosen parts add to the stream</legend>
        ${modeOption(false, "becomes zero (silenced)")}
        ${modeOption(true, "becomes what it is in a second text (patched)")}
      </fieldset>
      ${places({
        label: "Where",
        tokens: field.ids.map((token) => field.template(token)),
        names: field.ids.map((token) => field.name(token)),
        chosen: now.position,
        none: "everywhere",
        onChoose: (position) => context.set({ position: position ?? null }),
      })}
      ${now.patch
        ? html`${second.view()}${
          now.position === undefined ? nothing : places({
            label: "Patched from",
            tokens: second.ids.map((token) => second.template(token)),
            names: second.ids.map((token) => second.name(token)),
            chosen: now.other_position,
            none: "the same position",
            onChoose: (position) => context.set({ other_position: position ?? null }),
          })
        }`
        : nothing}
      <div class=${now.patch ? "patched" : ""}>
        ${partButtons({
          sizes,
          chosen,
          onChange: (parts) => context.set({ parts: [...parts].sort() }),
          stateLabels: now.patch ? ["patched", "as it is"] : ["silenced", "as it is"],
          streams: now.patch,
        })}
      </div>
      ${button(`Nothing changed (${chosen.size} now)`, () => context.set({ parts: [] }), {
        disabled: chosen.size === 0,
      })}
      <p class="warn" role="alert" ?hidden=${!why()}>${why()}</p>
      <div class="results" ?hidden=${Boolean(why())} aria-busy=${busy ? "true" : "false"}>
        <div>
          <p class="title">Next words ${comparison.changed
            ? html`<span class="faint">above before, below after the change, ${
              comparison.nats.toFixed(2)
            } nats apart</span>`
            : nothing}</p>
          ${comparedList(
            comparison.words,
            (token) => field.template(token),
            comparison.changed,
            "Next words",
          )}
        </div>
        ${promptsView({
          prompts,
          answers,
          where: scope(now),
          sourceAnswer,
          plain: (id) => field.plain(id),
        })}
      </div>
      ${statusLine(
        model.host.status,
        context.get("size"),
        () => model.host.ensureLoaded(context, true),
      )}
    `;
  };
});
