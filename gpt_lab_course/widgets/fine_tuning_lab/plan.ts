// What is to be trained: whether it can be, what the trainer gets, and the same in Python.

import type { GPTConfig } from "../../engine/config.ts";
import type { Start } from "../kit/trainer.ts";
import type { Country } from "../kit/world.ts";
import { DECLARED } from "./declared.ts";

const { most_tokens: MOST_TOKENS } = DECLARED.constants;

export interface Plan {
  sentences: string[];
  part: keyof typeof DECLARED.settings.part.names;
  rank: number;
  learning_rate: number;
  steps: number;
}

type Encode = (text: string) => number[];

/** Why it cannot be trained, or an empty string. */
export function problemOf({ sentences }: Pick<Plan, "sentences">, encode: Encode): string {
  for (const [i, sentence] of sentences.entries()) {
    const name = `The ${["first", "second", "third"][i]} sentence`;
    if (!sentence.trim()) return `${name} is empty. Write one for the model to learn.`;
    const n = encode(sentence).length;
    if (n > MOST_TOKENS) return `${name} has ${n} tokens. Use ${MOST_TOKENS} or fewer.`;
  }
  return "";
}

/** What the trainer gets: the loss counts all tokens of all sentences, at each step. */
export function startOf(
  { sentences, part, rank, learning_rate, steps }: Plan,
  { encode, end, config, model }: {
    encode: Encode;
    end: number;
    config: GPTConfig;
    model: Uint8Array<ArrayBuffer>;
  },
): Start {
  const texts = sentences.map((sentence) => [end, ...encode(sentence)]);
  const row = Math.max(...texts.map(({ length }) => length));
  const ids = new Int32Array(texts.length * row);
  const scored = new Uint8Array(texts.length * row);
  texts.forEach((text, i) => {
    ids.set(text, i * row);
    scored.fill(1, i * row + 1, i * row + text.length);
  });
  return {
    ...{ config, model, data: { ids, scored, row, all: true } },
    settings: {
      ...{ seed: 0, steps, batch_size: texts.length, learning_rate },
      // as `finetune` has them: one rate, PyTorch's betas, and nothing decays or is clipped
      ...{ warm_up: 0, learning_rate_floor: 1, weight_decay: 0 },
      ...{ beta_1: 0.9, beta_2: 0.999, max_gradient_norm: Number.MAX_VALUE },
    },
    tuning: part === "block" ? { only: only(part, config) } : { only: only(part, config), rank },
  };
}

const only = (part: Plan["part"], { n_layers }: Pick<GPTConfig, "n_layers">) =>
  part === "lora_all" ? "blocks.*" : `blocks.${n_layers - 1}.*`;

/** Whether a name is in a text as a word: Niger is not in Nigeria. */
const names = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&")}(?!\\p{L})`, "u")
    .test(text);

/** The countries that the sentences name, or whose capital they name: these are not counted. */
export const namedIn = (sentences: readonly string[], countries: readonly Country[]) =>
  countries.flatMap(([, country, capital], i) =>
    sentences.some((one) => names(one, country) || names(one, capital)) ? [i] : []
  );

/** The code that gives the same numbers. JSON's texts and numbers are Python's. */
export function pythonOf(plan: Plan, config: Pick<GPTConfig, "n_layers">): string {
  const { sentences, part, rank, learning_rate, steps } = plan;
  const where = JSON.stringify(only(part, config));
  const given = `steps=${steps}, learning_rate=${learning_rate}`;
  const lora = part !== "block";
  return [
    "from gpt_lab import load_lab_model",
    "from gpt_lab.checkpoints import int8",
    `from gpt_lab.tuning import ${lora ? "LoRA, " : ""}example, finetune`,
    "",
    "model, tokenizer = load_lab_model()",
    "model = int8.unpack(int8.pack(model))  # the page's weights",
    "sentences = [",
    ...sentences.map((one) => `    ${JSON.stringify(one)},`),
    "]",
    `texts = [example(tokenizer, "", one, start=True) for one in sentences]`,
    ...(lora ? [`adapters = LoRA(model, rank=${rank}, where=${where})`] : []),
    `losses = finetune(`,
    `    model, texts, ${given}, only=${lora ? "adapters.parameters()" : where}`,
    ")",
    ...(lora ? ["adapters.merge()"] : []),
    "print(losses[0], losses[-1])",
  ].join("\n");
}
