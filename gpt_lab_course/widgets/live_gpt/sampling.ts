// The sampling settings of `generate`, by Python's names: gpt_lab_course/widgets/sampling.py declares them.

import { html } from "lit-html";

const NAMES = ["temperature", "top_k", "top_p", "min_p", "repetition_penalty"] as const;

type Name = (typeof NAMES)[number];

/** The settings as the engine takes them. */
export const samplingOf = (state: Record<Name, number>): Record<Name, number> => {
  const { temperature, top_k, top_p, min_p, repetition_penalty } = state;
  return { temperature, top_k, top_p, min_p, repetition_penalty };
};

/** A control for each, and one for the seed. */
export const samplingControls = (control: (name: Name | "seed") => unknown) =>
  html`
    <div class="sampling">${[...NAMES, "seed" as const].map((name) => control(name))}</div>
  `;
