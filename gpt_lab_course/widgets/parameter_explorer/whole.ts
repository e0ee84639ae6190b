// Whether the whole model can be built, in the words of Python's errors. Pure functions.

import { nearestBuildable, whyNotBuildable } from "../kit/buildable.ts";
import { type Config, inForce, type SizeName } from "./config.ts";
import { DECLARED } from "./declared.ts";

const { settings } = DECLARED;
const HEADS = { d_model: settings.d_model.max, n_heads: settings.n_heads.max };

interface Obstacle {
  why: string;
  /** Sizes without it. */
  fixes: { name: SizeName; value: number }[];
}

/** The reason why such a model cannot be built; undefined if it can. */
function obstacle(config: Config): Obstacle | undefined {
  const { d_model, n_heads, n_experts, n_active, positions, latent, d_rope } = config;
  // Latent attention has a key for each query head.
  const heads = inForce("n_kv_heads", config) ? config : { ...config, n_kv_heads: n_heads };
  const why = whyNotBuildable(heads);
  if (why) return { why, fixes: nearestBuildable(heads, HEADS) };
  const odd = (width: string, now: number, name: "d_model" | "d_rope", step: number) => ({
    why: `${width}=${now} is odd; ${positions} positions take pairs`,
    fixes: [config[name] - step, config[name] + step]
      .filter((value) => value >= 1 && value <= settings[name].max)
      .map((value) => ({ name, value })),
  });
  if (positions === "sinusoidal" && d_model % 2) return odd("d_model", d_model, "d_model", n_heads); // H is odd, too
  if (positions === "rotary") {
    if (latent && d_rope % 2) return odd("d_rope", d_rope, "d_rope", 1);
    const d_head = d_model / n_heads;
    if (!latent && d_head % 2) return odd("d_head", d_head, "d_model", n_heads);
  }
  if (config.experts && n_active > n_experts) {
    const why = `n_active=${n_active} is above n_experts=${n_experts}`;
    return { why, fixes: [{ name: "n_active", value: n_experts }] };
  }
  return undefined;
}

/** Why no such model can be built; undefined if it can. */
export const whyNot = (config: Config) => obstacle(config)?.why;

/** Sizes that fix the problem of `whyNot`. */
export const fixesOf = (config: Config) => obstacle(config)?.fixes ?? [];
