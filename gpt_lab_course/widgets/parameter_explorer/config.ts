// The counted sizes and switches by their names in Python, and their pages.

import type { Setting, StateOf } from "../kit/declared.ts";
import { DECLARED } from "./declared.ts";

const { settings } = DECLARED;
const counted = new Set<string>(settings.pinned.of);

export type Counted = (typeof settings.pinned.of)[number];
export type Config = Pick<StateOf<typeof DECLARED>, Counted>;
export type Preset = Config & { name: string };
export type SwitchName = {
  [Name in Counted]: (typeof settings)[Name]["kind"] extends "switch" ? Name : never;
}[Counted];
export type SizeName = {
  [Name in Counted]: (typeof settings)[Name] extends { control: "size" } ? Name : never;
}[Counted];

export const isCounted = (name: string): name is Counted => counted.has(name);
export const isSwitch = (name: Counted): name is SwitchName => settings[name].kind === "switch";
export const isSize = (name: Counted): name is SizeName =>
  (settings[name] as { control?: string }).control === "size";
export const COUNTED = Object.keys(settings).filter(isCounted);

/** The second page: features of today's models, in the order of a block. */
export const MORE: readonly Counted[] = [
  ...["positions", "n_kv_heads", "qk_norm", "latent", "kv_rank", "d_rope"] as const,
  ...["norm", "feed_forward", "experts", "n_experts", "n_active", "n_shared", "d_expert"] as const,
];

/** The counted settings of a widget's state, or of another configuration. */
export const configOf = (state: Config): Config =>
  Object.fromEntries(COUNTED.map((name) => [name, state[name]])) as unknown as Config;

const OF_EXPERTS: readonly Counted[] = ["n_experts", "n_active", "n_shared", "d_expert"];
const OF_LATENT: readonly Counted[] = ["kv_rank", "d_rope"];
const OF_HEADS: readonly Counted[] = ["n_kv_heads", "qk_norm", "qkv_bias"];
const OF_ONE_NETWORK: readonly Counted[] = ["d_ff", "feed_forward"];

/** Whether a setting has an effect in a configuration: experts' sizes only with experts. */
export const inForce = (name: Counted, { experts, latent }: Config) =>
  !(experts ? OF_ONE_NETWORK : OF_EXPERTS).includes(name) &&
  !(latent ? OF_HEADS : OF_LATENT).includes(name);

/** Whether two configurations are one model. */
export const isSame = (one: Config, other: Config) =>
  COUNTED.every((name) =>
    one[name] === other[name] || !inForce(name, one) && !inForce(name, other)
  );

/** The features of a configuration that GPT-2 lacks, in words. */
export function wordsOfMore(config: Config): string[] {
  const heads = config.n_kv_heads < config.n_heads && `${config.n_kv_heads} key/value heads`;
  return MORE.filter((name) => inForce(name, config)).map((name) => {
    if (name === "n_kv_heads") return heads;
    if (isSwitch(name)) return config[name] && settings[name].label;
    const setting = settings[name] as Setting;
    if (setting.kind !== "choice" || config[name] === setting.choices[0]) return false;
    const word = String(config[name]);
    return name === "qk_norm" ? setting.label : setting.names?.[word] ?? word;
  }).filter((words) => typeof words === "string");
}
