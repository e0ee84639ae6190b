// A run of reinforcement, replayed: its reward, and what became of questions that it was not trained on.

import { html, nothing, svg } from "lit-html";
import { percent, withCommas } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import type { Stepper } from "../kit/stepper.ts";

export interface Curve {
  /** Who is asked what, and what is held out. */
  about: string;
  step: number[];
  /** Of the steps up to this one; before the first, there is none. */
  reward: (number | null)[];
  trained: number[];
  new: number[];
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [400, 220, 40, 392, 10, 180];
const LINES = [
  ["reward", "mean reward"],
  ["trained", "chance of the right answer: trained questions"],
  ["new", "chance of the right answer: held-out questions"],
] as const;
const shareOf = (share: number | null) => share === null ? "–" : percent(share, 0);
const up = scale([0, 1], [BOTTOM, TOP]);

export function rewardView(curve: Curve, stepper: Stepper) {
  const at = stepper.steps.at(); // the measurement that it has come to
  const last = curve.step[curve.step.length - 1];
  const across = scale([0, last], [LEFT, RIGHT]);
  return html`
    <svg class="reward" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label="The reward, and the chance of right answers, step by step. The numbers stand below.">
      ${[0, 0.25, 0.5, 0.75, 1].map((share) =>
        svg`
          <line class="grid" x1=${LEFT} x2=${RIGHT} y1=${up(share)} y2=${up(share)}></line>
          <text x=${LEFT - 6} y=${up(share)} dy="0.35em" text-anchor="end">${percent(
            share,
            0,
          )}</text>
        `
      )}
      ${ticks(0, last, 4).map((n) =>
        svg`<text x=${across(n)} y=${BOTTOM + 16} text-anchor="middle">${withCommas(n)}</text>`
      )}
      <text x=${(LEFT + RIGHT) / 2} y=${BOTTOM + 34} text-anchor="middle">step</text>
      ${LINES.map(([name]) => {
        const points = curve.step.slice(0, at + 1).flatMap((step, i) => {
          const share = curve[name][i];
          return share === null ? [] : [[across(step), up(share)] as const];
        });
        if (!points.length) return nothing;
        const [x, y] = points[points.length - 1];
        return svg`
          <path class="curve ${name}" d=${line(points)}></path>
          <circle class="dot ${name}" cx=${x} cy=${y} r="4"></circle>
        `;
      })}
    </svg>
    ${stepper.view()}
    <dl class="sums">${LINES.map(([name, words]) =>
      html`
        <div>
          <dt><svg class="line-key" viewBox="0 0 24 8" aria-hidden="true"><path
                class="curve ${name}" d="M0 4H24"></path></svg>${words}</dt>
          <dd><b>${shareOf(curve[name][at])}</b></dd>
        </div>
      `
    )}</dl>
    <p class="faint">After ${withCommas(curve.step[at])} of ${withCommas(last)} steps. ${curve
      .about}</p>
  `;
}
