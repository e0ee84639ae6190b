// A model's file: saved from the page, and opened in it.

import { readConfig } from "../../engine/config.ts";
import { readSafetensors } from "../../engine/safetensors.ts";
import { type Sizes } from "./challenges.ts";
import type { Task } from "./tasks.ts";

/** Lets the browser save a file, and says what opens it. */
export function download(bytes: Uint8Array<ArrayBuffer>, name: string): string {
  const file = `${name}.safetensors`;
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = Object.assign(document.createElement("a"), { href: url, download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return `${file} is saved. In Python, gpt_lab.load("${file}") opens it.`;
}

/** The model in a file, if it reads this task's tokens; throws a sentence if not. */
export async function openFile(
  file: File,
  task: Task,
): Promise<{ sizes: Sizes; bytes: Uint8Array<ArrayBuffer> }> {
  if (file.size > 8 * 2 ** 20) throw new RangeError(`${file.name} is too large for this lab.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { d_model, n_heads, n_layers, d_ff, ...rest } = configOf(bytes);
    const wanted = { vocab_size: task.tokens.length, context_length: task.context };
    for (const [name, size] of Object.entries(wanted)) {
      const found = rest[name as keyof typeof wanted];
      if (found !== size) throw new RangeError(`its ${name} is ${found}; this task’s is ${size}`);
    }
    return { sizes: { d_model, n_heads, n_layers, d_ff }, bytes };
  } catch (error) {
    throw new RangeError(`${file.name} is not opened: ${(error as Error).message}.`);
  }
}

function configOf(bytes: Uint8Array<ArrayBuffer>) {
  const { config } = readSafetensors(bytes).metadata;
  if (!config) throw new RangeError("it has no configuration");
  return readConfig(JSON.parse(config));
}
