// Two files: the model, which gpt_lab.load and ../checkpoints.ts open, and the run, which continues to the last bit.

import type { GPTConfig } from "../config.ts";
import { doubles, readSafetensors, writeSafetensors } from "../safetensors.ts";
import type { Parameters } from "./parameters.ts";
import type { Run } from "./run.ts";
import { merged } from "./tuning.ts";

const MODEL = "gpt_lab checkpoint 2";
const RUN = "gpt_lab page run 1";

/** The weights in 32 bits, with the adapters merged, in the form of gpt_lab.save. */
export function modelFile({ config, parameters }: Pick<Run, "config" | "parameters">) {
  const metadata = { config: JSON.stringify(stored(config)), format: MODEL };
  return writeSafetensors(metadata, merged(parameters));
}

/** Nothing is dropped out in a run, and Python's default is 0.1. */
const stored = (config: GPTConfig) => ({ ...config, dropout: 0 });

/** Sets the parameters to the weights in a file of gpt_lab.save, of the same sizes. */
export function readModelFile(content: Uint8Array<ArrayBuffer>, parameters: Parameters) {
  const { metadata, tensors } = readSafetensors(content);
  if (metadata.format !== MODEL) throw new RangeError(`the file is not a ${MODEL}`);
  for (const { name, shape } of parameters.all) {
    const found = tensors.get(name);
    if (found?.shape.join() !== shape.join()) {
      throw new RangeError(`${name} is ${found ? `[${found.shape}]` : "missing"}, not [${shape}]`);
    }
  }
  const unknown = [...tensors.keys()].find((name) => !parameters.get(name));
  if (unknown) throw new RangeError(`the file has ${unknown}, which the model lacks`);
  for (const { name, values } of parameters.all) values.set(doubles(tensors.get(name)!));
}

/** All that a run needs besides its data, in 64 bits. */
export function runFile(run: Run): Uint8Array<ArrayBuffer> {
  const { step, ...arrays } = run.state;
  const tensors = Object.entries(arrays).map(([name, values]) => ({
    name,
    shape: [values.length],
    values,
  }));
  return writeSafetensors({ ...identity(run), step: String(step) }, tensors);
}

/** Sets a run to the state in a file of `runFile`; refuses that of another run. */
export function readRunFile(content: Uint8Array<ArrayBuffer>, run: Run) {
  const { metadata, tensors } = readSafetensors(content);
  for (const [name, value] of Object.entries(identity(run))) {
    if (metadata[name] !== value) throw new RangeError(`the file is of a run with another ${name}`);
  }
  const state = (name: string) => {
    const found = tensors.get(name);
    if (found?.dtype !== "F64" || found.shape.join() !== String(run.parameters.values.length)) {
      throw new RangeError(`the file has no ${name} of this run`);
    }
    return doubles(found);
  };
  const step = Number(metadata.step);
  if (!(Number.isInteger(step) && 0 <= step && step <= run.settings.steps)) {
    throw new RangeError(`step=${metadata.step} is not one of this run`);
  }
  run.state = { step, values: state("values"), average: state("average"), square: state("square") };
}

const identity = ({ config, settings, batches, tuning }: Run) => ({
  format: RUN,
  config: sorted(config),
  settings: sorted(settings),
  data: batches.fingerprint,
  ...(tuning ? { tuning: sorted(tuning) } : {}),
});

const sorted = (fields: object) => JSON.stringify(fields, Object.keys(fields).sort());
