// TrainingLab's runs and sentences, without a page.

import assert from "node:assert/strict";
import type { RunEvents, TrainingRun } from "../../gpt_lab_course/widgets/kit/trainer.ts";
import { CHALLENGES, KNOBS } from "../../gpt_lab_course/widgets/training_lab/challenges.ts";
import { pointsOf } from "../../gpt_lab_course/widgets/training_lab/chart.ts";
import { COLORS, isDone, Lab, type Plan } from "../../gpt_lab_course/widgets/training_lab/lab.ts";
import { problemOf, textTask } from "../../gpt_lab_course/widgets/training_lab/letters.ts";
import { additive, entropy } from "../../gpt_lab_course/widgets/training_lab/levels.ts";
import { type Recorded, verdict } from "../../gpt_lab_course/widgets/training_lab/verdict.ts";

const PLAN = { task: "facts", own: true, seed: 1, steps: 9, sizes: {}, start: {} } as Plan;

/** A lab whose trainer writes down what it is asked. */
function lab() {
  const asked: unknown[][] = [];
  const events: RunEvents[] = [];
  const made = new Lab((_, event) => {
    const n = events.push(event) - 1;
    const act = (name: string) => (...given: unknown[]) => asked.push([n, name, ...given]);
    const names = ["train", "pause", "back", "save", "look", "end"];
    return Object.fromEntries(names.map((name) => [name, act(name)])) as unknown as TrainingRun;
  }, () => {});
  const steps = (n: number, from: number, to: number) => {
    const record = { loss: 1, accuracy: 0, learning_rate: 1, gradient_norm: 1 };
    events[n].progress(
      Array.from({ length: to - from + 1 }, (_, i) => ({ ...record, step: from + i })),
    );
    events[n].paused(to);
  };
  return { made, asked, events, steps };
}

Deno.test("runs in hand are trained, paused and taken back together", () => {
  const { made, asked, steps } = lab();
  made.begin([PLAN, PLAN], []);
  assert.deepEqual(asked.splice(0).map(([n, name]) => `${n} ${name}`), ["0 train", "1 train"]);
  made.pause();
  steps(0, 1, 5);
  steps(1, 1, 4);
  assert.deepEqual([made.step, made.training], [4, false]);
  made.back(3);
  steps(0, 4, 5); // told before it went back
  assert.deepEqual(asked.splice(0).slice(2), [[0, "back", 3], [1, "back", 3]]);
  assert.equal(made.runs[0].losses.length, 5, "a step after the last one is a new one");
  made.back(3);
  made.train(4);
  assert.deepEqual(asked.splice(1), [[0, "train", 4], [1, "train", 4]]);
  steps(0, 4, 9);
  assert.ok(isDone(made.runs[0]));
  assert.deepEqual(made.unfinished, [made.runs[1]]);
  made.begin([PLAN], [made.runs[0]]);
  assert.equal(made.inHand.length, 2);
  for (let n = 0; n < 9; n++) made.begin([PLAN], []);
  assert.equal(new Set(made.runs.map(({ color }) => color)).size, COLORS);
});

Deno.test("a run that fails says why, and can be taken back", () => {
  const { made, events, steps } = lab();
  made.begin([PLAN], []);
  steps(0, 1, 2);
  made.train();
  events[0].failed("loss=NaN");
  assert.deepEqual([made.runs[0].problem, made.unfinished], ["loss=NaN", []]);
  made.back(0);
  assert.deepEqual([made.runs[0].problem, made.runs[0].state], ["", "resting"]);
});

Deno.test("a curve is means of equal parts, whatever its length", () => {
  const losses = Array.from({ length: 3000 }, (_, i) => i % 2);
  const points = pointsOf({ name: "", color: 0, losses }, 3000);
  assert.equal(points.length, 151);
  assert.deepEqual(points.at(-2), [2980, 0.5]);
  const rising = losses.map((_, i) => i);
  const end = pointsOf({ name: "", color: 0, losses: rising }, 3000).at(-1);
  assert.deepEqual(end, [3000, 2994.5], "the loss that the list shows: of the last ten steps");
  assert.deepEqual(pointsOf({ name: "", color: 0, losses: [] }, 3000), []);
});

Deno.test("a sentence says what a challenge has shown, with its control", () => {
  const runs = (parameters: number, ...ends: number[]) => {
    return { parameters, ends, longer: ends[0] === 1 ? [0.03, 0.02, 0.06] : [], rates: [0.7, 3] };
  };
  const recorded = {
    ...{
      base: { ...runs(9, 2, 2, 2), curve: [] },
      d_model: runs(95, 1.5, 1.6, 1.7),
      n_heads: runs(9, 1, 1, 1),
    },
    ...{ n_layers: runs(30, 1, 1, 1), d_ff: runs(100, 0, 0.01, 0) },
  };
  const said = (knob: typeof KNOBS[number], raised: number, of: Recorded = recorded) =>
    verdict("facts", knob, { base: 2, raised }, of).sentences.join(" ");
  const longer = (...longer: number[]) => ({
    ...recorded,
    n_heads: { ...recorded.n_heads, longer },
  });
  assert.match(
    said("d_ff", 0.02),
    /^With d_ff = 256, the loss reached the floor in 800 steps: 0.02/,
  );
  assert.match(
    said("d_ff", 0.02),
    /Time would do it, too: in 4,000 steps.*H = 2 at 0.02 to 0.06, L = 2 at 0.02 to 0.06/,
  );
  assert.match(said("d_ff", 0.02, longer(0.03, 0.2, 0.01)), /Time may do it, too/);
  assert.match(
    said("n_heads", 1, longer(0.5)),
    /More time alone does not do it: in 4,000 steps, one recorded run ended with H = 2 at 0.50/,
  );
  assert.match(said("n_heads", 1), /with one third of the learning rate at 0.70.* it at 3.00/);
  assert.match(said("d_ff", 0.02), /d_model = 48 there are 95 instead of 100.* 1.50 to 1.70/);
  assert.match(said("n_layers", 1), /did not reach the floor.*: 1.00.*It helps, but/);
  assert.doesNotMatch(said("d_model", 1.95), /It helps/);
  assert.match(said("n_heads", 1), /no task was found in six designs/);
  for (const { base, raised } of Object.values(CHALLENGES)) {
    for (const knob of KNOBS) assert.ok(raised[knob] > base[knob]);
  }
});

Deno.test("a text that cannot be learned is refused in a sentence", () => {
  assert.match(problemOf("short") ?? "", /has 5 letters; a model needs 60/);
  assert.match(problemOf("a".repeat(99)) ?? "", /one letter again and again/);
  assert.match(problemOf("ab".repeat(10_001)) ?? "", /more than 20000/);
  const many = Array.from({ length: 121 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join("");
  assert.match(problemOf(many) ?? "", /121 different letters/);
  const text = "ab".repeat(40);
  assert.equal(problemOf(text), undefined);
  const { levels, tokens } = textTask(text);
  assert.deepEqual(tokens, ["a", "b"]);
  assert.ok(Math.abs(levels[0].loss - Math.LN2) < 1e-9);
  assert.ok(Math.abs(levels[1].loss) < 1e-9, "the next letter follows from this one");
});

Deno.test("votes that are added know what is a sum, and no exclusive or", () => {
  assert.ok(additive([0, 0, 1, 1], 2, 2) < 0.01); // the first word alone
  assert.ok(Math.abs(additive([0, 1, 1, 0], 2, 2) - Math.LN2) < 1e-6);
  assert.ok(Math.abs(entropy([2, 2, 4]) - 1.5 * Math.LN2) < 1e-9);
});
