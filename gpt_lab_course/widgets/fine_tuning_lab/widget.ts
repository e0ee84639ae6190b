// FineTuningLab: train the page's model on three sentences, hear what it says now, and count what it has lost.

import { html, nothing } from "lit-html";
import type { GPTConfig } from "../../engine/config.ts";
import { attachCards } from "../kit/cards.ts";
import { button } from "../kit/controls.ts";
import type { Declared } from "../kit/declared.ts";
import { decimal, plural } from "../kit/format.ts";
import type { Kit } from "../kit/kit.ts";
import { widget } from "../kit/widget.ts";
import { comparedList } from "../kit/words.ts";
import type { Country } from "../kit/world.ts";
import { type Answer, count, type Found, said } from "./asking.ts";
import { controlTable, type WhichControl } from "./controls_table.ts";
import { curves } from "./curves.ts";
import { DECLARED } from "./declared.ts";
import { countryCard, damage, lostList, standing } from "./map.ts";
import { type Plan, problemOf, pythonOf } from "./plan.ts";
import { saveFile } from "./save.ts";
import { Trial } from "./trial.ts";

const { controls: CONTROLS, longest_prompt: LONGEST } = DECLARED.constants;

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, define, local } = kit;
  const countries = data<Country[]>("countries");
  const config = data<GPTConfig>("config");
  const { before } = data<{ before: { written: number[]; words: [number, number][] } }>("_first");
  const first: Answer = {
    before: {
      written: before.written,
      words: before.words.map(([id, p]) => ({ id, before: p, after: p })),
    },
  };
  const own = kit as unknown as Kit<Declared>;
  const yours = new Trial(own, "yours", "the model that you fine-tuned");
  const other = new Trial(own, "control", "the control", () => {
    if (page.running && other.snapshot) controls.set(page.running, other.snapshot);
  });
  /** What each model has lost. */
  const counts = new Map<string, Found>();
  /** The controls of the last training. */
  const controls = new Map<WhichControl, string>();
  const page = local<{ running: WhichControl | "" }>({ running: "" });

  const snapshotOf = (name: "yours" | "control") => kit.client?.status.own[name]?.snapshot;
  const foundOf = (snapshot = "") => counts.get(snapshot);
  const isCounted = (snapshot?: string) => foundOf(snapshot)?.asked === countries.length;
  const planNow = (): Plan => {
    const { sentence_1, sentence_2, sentence_3, part, rank, learning_rate, steps } = state;
    return { sentences: [sentence_1, sentence_2, sentence_3], part, rank, learning_rate, steps };
  };
  const problem = () => problemOf(planNow(), (text) => tokens.of(text));
  const promptProblem = () => {
    const n = tokens.of(state.prompt).length;
    return n > LONGEST ? `The prompt has ${n} tokens. Use ${LONGEST} or fewer.` : "";
  };
  /** How the map stands. */
  const mapped = () => {
    const found = foundOf(snapshotOf("yours"));
    const plan = yours.snapshot === snapshotOf("yours") ? yours.plan : undefined;
    return standing(countries, found, plan?.sentences ?? [], snapshotOf("yours") !== undefined);
  };
  if (kit.host) {
    const cards = attachCards(kit.host, {
      within: ".world",
      card: (mark) => countryCard(mark, countries, mapped()),
    });
    kit.onCleanup(cards.stop);
  }

  function train() {
    controls.clear();
    page.running = "";
    other.undo();
    yours.start(planNow());
  }
  function undo() {
    controls.clear();
    page.running = "";
    other.undo();
    yours.undo();
  }
  function runControl(which: WhichControl) {
    page.running = which;
    other.start({ ...yours.plan!, sentences: [...CONTROLS[which]] });
  }

  /** What the buttons are, at each time. */
  function buttons() {
    const can = !problem();
    const pause = yours.phase === "training";
    return html`<div class="buttons">
      ${
      yours.phase === "paused"
        ? button("Continue", () => yours.resume(), { primary: true, name: "train" })
        : pause
        ? button("Pause", () => yours.pause(), { primary: true, name: "train" })
        : button(yours.phase === "opening" ? "Training …" : "Train", train, {
          ...{ primary: true, name: "train", disabled: !can || yours.phase === "opening" },
        })
    }
      ${
      button("Undo", undo, {
        disabled: !yours.busy && !yours.records.length && !snapshotOf("yours"),
        name: "undo",
      })
    }
      ${
      button("Save the model", () => saveFile(yours.file!, "fine-tuned.safetensors"), {
        ...{ disabled: !yours.file || yours.busy, name: "save" },
      })
    }</div>`;
  }

  function progress() {
    const { plan, records, phase, problem } = yours;
    if (!plan || !records.length) return "The shipped model: nothing is trained yet.";
    const changed = JSON.stringify(plan) !== JSON.stringify(planNow());
    const made = `${plural(records.length, "step")} of ${plan.steps}`;
    if (changed && phase === "done") return `${made}, with other settings: train it again.`;
    if (problem) return `${made}, stopped.`;
    return `${made}, ${phase === "done" ? "done" : phase === "paused" ? "paused" : "training"}.`;
  }

  const losses = (i: number) => {
    const [start, now] = [yours.records[0], yours.records[yours.records.length - 1]];
    return html`<p class="loss faint"><span class="key sentence-${i + 1}" aria-hidden="true"></span>
      loss ${
      now?.losses && start.losses
        ? html`${decimal(start.losses[i], 2)} → <b>${decimal(now.losses[i], 2)}</b>`
        : "…"
    }</p>`;
  };

  const writes = (name: string, ids: readonly number[] | undefined, empty: string) =>
    html`<p class="writes"><span class="faint">${name}</span> ${
      ids
        ? html`<bdi>${
          ids.filter((id) => id !== tokens.end).map((id) =>
            tokens.plain(id)
          ).join("")
        }</bdi>`
        : html`<span class="faint">${empty}</span>`
    }</p>`;

  return define({
    first,
    question: () =>
      promptProblem()
        ? undefined
        : { prompt: state.prompt, yours: snapshotOf("yours"), control: snapshotOf("control") },
    async *answer({ prompt, yours, control }, look): AsyncGenerator<Answer> {
      const answer = await said(prompt, yours, tokens, look);
      yield answer;
      for (const snapshot of [yours, control]) {
        if (!snapshot) continue;
        const found = foundOf(snapshot) ?? { lost: [], asked: 0 };
        counts.set(snapshot, found);
        for await (const _ of count(found, snapshot, countries, tokens, look)) yield answer;
        if (page.running && snapshot === controls.get(page.running)) page.running = "";
      }
    },
    announcement: () => {
      if (yours.problem) return yours.problem;
      const { lost, counted, unasked } = mapped();
      if (yours.busy || !snapshotOf("yours")) return progress();
      return unasked ? "Counting the capitals." : `${lost} of ${counted} capitals are lost.`;
    },
    view(answer, { busy }) {
      const stands = mapped();
      const plan = yours.plan ?? planNow();
      const { after } = answer ?? {};
      const wrong = problem() || yours.problem;
      return html`
        <div class="columns">
          <div>
            ${[1, 2, 3].map((n, i) =>
              html`<div class="sentence">${control(`sentence_${n}` as "sentence_1")} ${
                losses(i)
              }</div>`
            )}
            ${control("part")}
            <div class="sliders">${control("learning_rate")} ${control("steps")}
              ${state.part === "block" ? nothing : control("rank")}</div>
            <p class="warn" role="alert" ?hidden=${!wrong}>${wrong}</p>
            ${buttons()}
            <p class="faint progress-line">${progress()}</p>
          </div>
          <div>
            ${curves(yours.records, plan.steps)}
            ${control("prompt")}
            <p class="warn" role="alert" ?hidden=${!promptProblem()}>${promptProblem()}</p>
            ${writes("Before:", answer?.before.written, "…")}
            ${writes("Now:", after?.written, "the same: it is the shipped model.")}
            <div class="next">${comparedList(
              (after ?? answer?.before)?.words ?? [],
              tokens,
              Boolean(after),
              "Next token",
            )}</div>
          </div>
        </div>
        ${damage(stands, countries, snapshotOf("yours") !== undefined)}
        ${controlTable({
          ...{
            stands,
            controls,
            counts,
            countries,
            running: other.problem ? "" : page.running,
            trial: other,
          },
          ready: yours.phase === "done" && yours.snapshot === snapshotOf("yours") && !busy &&
            isCounted(snapshotOf("yours")),
          run: runControl,
          trained: snapshotOf("yours") !== undefined,
        })}
        ${lostList(stands, countries)}
        <details class="python">
          <summary>The same in Python</summary>
          <pre tabindex="0" role="group" aria-label="Python"><code>${pythonOf(
            planNow(),
            config,
          )}</code></pre>
        </details>
      `;
    },
  });
});
