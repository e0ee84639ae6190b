// TrainingLab: small models, trained in the page: a task, a guess which knob it needs, and the losses of both.

import { html, nothing } from "lit-html";
import { disclosure } from "../kit/controls.ts";
import { withCommas } from "../kit/format.ts";
import { typeset } from "../kit/math.ts";
import { widget } from "../kit/widget.ts";
import { Bench, following } from "./bench.ts";
import { type ChallengeName, CHALLENGES, type Knob, KNOBS } from "./challenges.ts";
import { chart } from "./chart.ts";
import { DECLARED } from "./declared.ts";
import { openFile } from "./files.ts";
import { type Chosen, FIRST, Inside, insideView } from "./inside.ts";
import { allKnobs, countPicture, knobCards } from "./knobs.ts";
import { isDone, lossOf, nameOf, type Trained } from "./lab.ts";
import { buttons, curvesOf, list } from "./runs.ts";
import type { Task } from "./tasks.ts";
import { two } from "./verdict.ts";
import { about, recordedTable } from "./words.ts";

export default widget(DECLARED, (kit) => {
  const { state, local, change, control, redraw, define } = kit;
  const page = local({ open: false, table: false, message: "", color: -1 });
  let chosen: Chosen = FIRST;
  const inside = new Inside(redraw);
  const bench = new Bench(kit, (one) => {
    redraw();
    if (!one || one === watched()) look();
  });
  const { lab, recorded } = bench;
  kit.onCleanup(() => inside.end());

  /** The run that is looked into. */
  const watched = () => bench.runs.find(({ color }) => color === page.color) ?? bench.runs.at(-1);

  function look() {
    const [one, task] = [watched(), bench.task];
    if (!page.open || !one || !task || one.state === "failed") return;
    inside.ask(one, task, within(one));
  }

  /** What is looked at, as far as a run has it. */
  function within({ sizes: { n_layers } }: Trained): Chosen {
    const [, number = 0] = /^blocks\.(\d+)\./.exec(chosen.weight) ?? [];
    const weight = Number(number) < n_layers ? chosen.weight : FIRST.weight;
    return { ...chosen, block: Math.min(chosen.block, n_layers - 1), weight };
  }

  function challenge(name: ChallengeName) {
    const result = (knob: Knob) => {
      const one = bench.runOf(knob);
      return one && isDone(one) ? html`ended at <b>${two(lossOf(one))}</b>` : undefined;
    };
    const said = bench.shownBy(bench.knob);
    const found = KNOBS.some((knob) => bench.shownBy(knob)?.right);
    return html`
      ${knobCards({
        ...{ challenge: CHALLENGES[name], chosen: state.knob, result, group: `${kit.id}-knob` },
        onChoose: (knob) => state.knob = knob,
        count: (sizes) => bench.count(sizes),
        legend: html`After ${
          withCommas(CHALLENGES[name].training.steps)
        } steps, the loss of this small model is ${
          two(recorded[name].base.ends[0])
        }. The floor is 0. Raise <strong>one</strong> knob: which one takes the loss to the floor in the same time?`,
      })}
      ${buttons(bench)}
      <div class="verdict" ?hidden=${!said}>
        ${said?.sentences.map((sentence, i) =>
          html`<p class=${i ? "faint" : ""}>${
            i ? nothing : html`
              <b>${said.right ? "Yes." : "No."}</b>
            `
          }${typeset(sentence)}${i || found ? nothing : " Try another knob."}</p>`
        )}
      </div>
    `;
  }

  function mine(task: Task | undefined) {
    const open = async (file: File) => {
      if (!task) return;
      try {
        const { sizes, bytes } = await openFile(file, task);
        change(sizes);
        bench.open(sizes, bytes);
        page.message = `${file.name} is open: the next step changes its weights.`;
      } catch (error) {
        page.message = (error as Error).message;
      }
    };
    return html`
      ${state.task === "text" ? control("own_text") : nothing}
      ${task ? nothing : html`<p class="warn" role="alert">${bench.obstacle}</p>`}
      ${allKnobs(kit, bench.sizes, task && bench.obstacle)} ${buttons(bench)}
      <label class="open">Open a model’s file
        <input type="file" accept=".safetensors" ?disabled=${!task} @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          if (input.files?.length) open(input.files[0]);
          input.value = "";
        }}></label>
    `;
  }

  return define({
    follow(changes) {
      if (changes.task !== undefined || changes.own !== undefined) lab.pause();
      if (changes.task !== undefined) {
        chosen = FIRST;
        page.color = -1;
      }
      return following(changes, state);
    },
    announcement() {
      const said = bench.shownBy(bench.knob);
      if (said) return said.sentences[0];
      if (lab.training) return "Training.";
      return lab.inHand.length ? `Step ${lab.step}.` : "";
    },
    view() {
      const { task, challenge: name, runs, own } = bench;
      const one = watched();
      const longest = Math.max(0, ...runs.map(({ steps }) => steps));
      const tried = KNOBS.some((knob) => bench.shownBy(knob));
      return html`
        ${control("task")}
        <p class="about">${about(state.task, task)}</p>
        <div class="layout">
          <div class="left">
            ${own || !name ? mine(task) : challenge(name)}
            ${state.task === "text" ? nothing : control("own")}
          </div>
          <div class="right">
            ${task
              ? chart({
                ...{ curves: curvesOf(bench), levels: task.levels },
                steps: longest || state.steps,
              })
              : nothing}
            ${list(bench, (message) => page.message = message)}
            <p class="faint" role="status" ?hidden=${!page.message}>${page.message}</p>
          </div>
          ${task
            ? countPicture(
              bench.nextSizes,
              task.tokens.length,
              task.context,
              !own || !bench.obstacle,
            )
            : nothing}
        </div>
        ${one && task
          ? disclosure(html`Look inside: ${nameOf(one)}`, page.open, (open) => {
            page.open = open;
            look();
          }, () =>
            insideView({
              ...{ inside, one, task, runs, chosen: within(one) },
              onRun(color) {
                page.color = color;
                look();
              },
              onChange(changes) {
                chosen = { ...within(one), ...changes };
                look();
                redraw();
              },
            }))
          : nothing}
        ${name && tried
          ? disclosure(
            "What each knob did, recorded with three other seeds",
            page.table,
            (open) => page.table = open,
            () => recordedTable(name, recorded[name]),
          )
          : nothing}
      `;
    },
  });
});
