// The four knobs, whether a model of these sizes was trained, and the pie of its parameters.

import { html, nothing } from "lit-html";
import { sizeOptions, whyNotBuildable } from "../kit/buildable.ts";
import { percent, withCommas } from "../kit/format.ts";
import type { Kit } from "../kit/kit.ts";
import { pie } from "../parameter_explorer/pie.ts";
import { DECLARED } from "./declared.ts";
import { partsOf } from "./sizes.ts";
import {
  type Group,
  isMeasured,
  isPlain,
  KNOBS,
  type Point,
  type Sizes,
  type Task,
} from "./sweep.ts";
import { sizesView } from "./words.ts";

interface Turned {
  kit: Kit<typeof DECLARED>;
  sizes: Sizes;
  /** The measured shape nearest to them. */
  chosen: Point;
  task: Task;
  groups: readonly Group[];
}

export function knobs({ kit, sizes, chosen, task, groups }: Turned) {
  const { control, state } = kit;
  const problem = whyNotBuildable({ ...sizes, n_kv_heads: sizes.n_heads });
  const here = isMeasured([chosen], sizes);
  const parts = here && Object.keys(chosen.parts).length
    ? Object.entries(chosen.parts).map(([name, total]) => ({ name, total }))
    : partsOf(sizes, task);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const shares = parts.map(({ name, total: part }) => `${name} ${percent(part / total)}`);
  return html`
    <div class="knobs">
      <div class="controls">
        ${KNOBS.map((knob) =>
          control(
            knob,
            sizeOptions(knob, DECLARED.settings[knob], { ...sizes, lock_d_ff: state.lock_d_ff }),
          )
        )} ${control("lock_d_ff")}
      </div>
      <p class="where ${here ? "" : "missed"}">${problem
        ? `${problem}. The nearest shape that was trained is marked.`
        : here
        ? `Trained, and marked in the picture${isPlain(chosen) ? "" : ", with other parts"}.`
        : html`Not trained${
          groups.some(({ points }) => isMeasured(points, sizes)) ? " for this question" : ""
        }. Marked is the nearest that was: ${
          sizesView(
            chosen.sizes,
          )
        }. Nothing between is guessed.`}</p>
      <div class="pie-and-total">
        ${problem ? nothing : html`
          <p><strong class="total">${withCommas(total)}</strong> <span
            class="faint">parameters</span></p>
          ${pie(parts, `Pie of ${withCommas(total)} parameters: ${shares.join(", ")}`, [])}
        `}
      </div>
    </div>
  `;
}
