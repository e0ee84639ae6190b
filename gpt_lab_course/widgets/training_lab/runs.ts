// The buttons that train, and the list of runs.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.ts";
import { decimal, percent, withCommas } from "../kit/format.ts";
import { PAUSE, PLAY } from "../kit/icons.ts";
import { symbol, typeset } from "../kit/math.ts";
import type { Bench } from "./bench.ts";
import { CHALLENGES, KNOBS } from "./challenges.ts";
import { colorOf, type Curve } from "./chart.ts";
import { download } from "./files.ts";
import { isDone, lossOf, nameOf, type Trained } from "./lab.ts";
import { symbolOf } from "./verdict.ts";

/** Start, pause, one step, one back. @param message tells the reader something about a file */
export function buttons(bench: Bench) {
  const { lab, kit, own, obstacle } = bench;
  const { inHand } = bench;
  const training = lab.training;
  const goesOn = inHand && lab.unfinished.length > 0;
  const again = inHand && !goesOn && !own;
  const step = inHand ? lab.step : 0;
  const start = () => {
    if (again) kit.change({ seed: kit.state.seed + 1 });
    bench.begin();
  };
  const words = again ? "Again, with another seed" : own || bench.runOf() ? "Train" : "Train both";
  const main = training
    ? button([PAUSE(), "Pause"], () => lab.pause(), { primary: true, name: "main" })
    : goesOn
    ? button([PLAY(), "Go on"], () => lab.train(), { primary: true, name: "main" })
    : button([PLAY(), words], start, {
      ...{ primary: true, name: "main", disabled: Boolean(obstacle) },
    });
  const resting = !training && inHand && step > 0;
  return html`
    <div class="buttons train">
      ${main}
      ${button("One step", () => goesOn ? lab.train(step + 1) : bench.begin(1), {
        ...{ name: "step", disabled: training || Boolean(obstacle) || (inHand && !goesOn) },
      })}
      ${button("One back", () => lab.back(step - 1), { name: "back", disabled: !resting })}
      ${button("To the start", () => lab.back(0), { name: "to-start", disabled: !resting })}
    </div>
    <p class="faint where">${inHand
      ? html`Step <span class="number">${withCommas(step)}</span> of ${
        withCommas(lab.inHand.at(-1)!.steps)
      }`
      : own
      ? obstacle ? "Not ready." : "Ready."
      : obstacle ?? "Ready."}</p>
  `;
}

/** What the chart shows: the runs, or, before there are any, the small model's as it was recorded. */
export function curvesOf({ runs, challenge, recorded }: Bench): Curve[] {
  if (runs.length || !challenge) {
    return runs.map((one) => ({ name: nameOf(one), color: one.color, losses: one.losses }));
  }
  const { curve } = recorded[challenge].base;
  const every = CHALLENGES[challenge].training.steps / curve.length;
  return [{ name: "small model, recorded", color: -1, losses: curve, every }];
}

/** What is said of a run that has ended worse than it could have guessed. */
function aboveChance({ task }: Bench, one: Trained): string {
  if (!one.own || !task || !isDone(one) || lossOf(one) < 1.05 * task.levels[0].loss) return "";
  return "It ended above chance. A lower learning rate may help.";
}

/** @param tell gets what there is to say about a file */
export function list(bench: Bench, tell: (message: string) => void) {
  const { runs, lab, challenge, recorded } = bench;
  const rows = runs.map((one) => {
    const { color, seed, losses, steps, state, run } = one;
    const problem = one.problem || aboveChance(bench, one);
    const save = async () => {
      const { bytes, step } = await run.save("model");
      tell(download(bytes, `${one.task.split(" ")[0]}-${step}`));
    };
    const said = `${nameOf(one)}, seed ${seed}`;
    return html`
      <tr>
        <th scope="row"><span class="line" style="background: ${colorOf(color)}"></span>${typeset(
          said,
        )}</th>
        <td class="number">${losses.length ? decimal(lossOf(one), 3) : "…"}</td>
        <td class="faint number">${isDone(one) ? "done" : percent(losses.length / steps, 0)}</td>
        <td class="acts">${button("Save", save, {
          disabled: state === "training" || !losses.length,
          name: "save",
        })} ${button(
          html`<span aria-hidden="true">×</span><span class="unseen">Remove ${said}</span>`,
          () => lab.remove(one),
          { name: "remove" },
        )}</td>
      </tr>${problem
        ? html`
          <tr>
            <td colspan="4" class="warn" role="alert">${problem}</td>
          </tr>
        `
        : nothing}
    `;
  });
  if (!rows.length && challenge) {
    rows.push(html`
      <tr>
        <th scope="row"><span class="line recorded"></span>small model, recorded</th>
        <td class="number">${decimal(recorded[challenge].base.ends[0], 3)}</td>
        <td class="faint number">done</td>
        <td></td>
      </tr>
    `);
  }
  if (!rows.length) return nothing;
  return html`
    <table class="runs">
      <thead>
        <tr>
          <th scope="col">run${runs.some(({ own }) => own)
            ? [": ", KNOBS.map((knob, i) => [i ? " / " : "", symbol(symbolOf(knob))])]
            : nothing}</th>
          <th scope="col" class="number">loss</th>
          <td></td>
          <td></td>
        </tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
  `;
}
