// Trains each challenge's models on seeds that nothing was chosen by, and prints the recorded runs, which are in
// gpt_lab_course/data/training_lab.json; with names after it, those of some tasks:
//
// deno run gpt_lab_course/widgets/training_lab/record.ts facts

import { readConfig } from "../../engine/config.ts";
import { finish } from "../../engine/train/gpt.ts";
import { Run } from "../../engine/train/run.ts";
import { readSettings } from "../../engine/train/settings.ts";
import {
  AT_FLOOR,
  type Challenge,
  type ChallengeName,
  CHALLENGES,
  endOf,
  KNOBS,
  type Sizes,
  sizesOf,
} from "./challenges.ts";
import { type Task, TASKS } from "./tasks.ts";

export const SEEDS = [101, 102, 103];
/** How many times as long a run of the first seed is, where no seed has reached the floor. */
const LONGER = 5;
/** Times the challenge's learning rate: those that are tried beside it, with the first seed. */
const RATES = [1 / 3, 3];

/** The run of some sizes: its parameters, and the loss of each step. */
export function losses(
  task: Task,
  challenge: Challenge,
  sizes: Sizes,
  seed: number,
  steps = challenge.training.steps,
) {
  const config = { vocab_size: task.tokens.length, context_length: task.context, ...sizes };
  const settings = { ...challenge.training, seed, weight_decay: 0 };
  const run = new Run(readConfig(config), readSettings(settings), task.data);
  return {
    parameters: run.parameters.values.length,
    losses: Array.from({ length: steps }, () => finish(run.update()).loss),
  };
}

const short = (loss: number) => Number(loss.toPrecision(4));

function recorded(name: ChallengeName) {
  const [task, challenge]: [Task, Challenge] = [TASKS[name](), CHALLENGES[name]];
  const { steps, learning_rate } = challenge.training;
  const run = (sizes: Sizes) => {
    const endWith = (changes: Partial<Challenge["training"]>, seed = SEEDS[0]) => {
      const training = { ...challenge.training, ...changes };
      return short(endOf(losses(task, { ...challenge, training }, sizes, seed).losses));
    };
    const all = SEEDS.map((seed) => losses(task, challenge, sizes, seed));
    const ends = all.map(({ losses }) => short(endOf(losses)));
    const longer: number[] = [];
    if (Math.min(...ends) >= AT_FLOOR) {
      const late = (seed: number) => longer.push(endWith({ steps: LONGER * steps }, seed));
      late(SEEDS[0]);
      if (longer[0] < AT_FLOOR) SEEDS.slice(1).forEach(late);
    }
    const rates = RATES.map((times) => endWith({ learning_rate: learning_rate * times }));
    console.error(name, sizes, ...ends, ...longer, ...rates);
    return { parameters: all[0].parameters, ends, longer, rates, curve: curveOf(all[0].losses) };
  };
  const runs = [undefined, ...KNOBS].map((knob) => [knob ?? "base", run(sizesOf(challenge, knob))]);
  const { base, beside } = challenge;
  if (beside) runs.push(["beside", run({ ...base, ...beside })]);
  return Object.fromEntries(runs);
}

/** The loss of each hundredth of a run. */
function curveOf(losses: readonly number[]) {
  const length = losses.length / 100;
  return Array.from({ length: 100 }, (_, i) => {
    const part = losses.slice(Math.round(i * length), Math.round((i + 1) * length));
    return short(part.reduce((sum, loss) => sum + loss, 0) / part.length);
  });
}

if (import.meta.main) {
  const all = Object.keys(CHALLENGES) as ChallengeName[];
  const asked = all.filter((name) => !Deno.args.length || Deno.args.includes(name));
  const runs = Object.fromEntries(asked.map((name) => [name, recorded(name)]));
  console.log(JSON.stringify({ seeds: SEEDS, ...runs }));
}
