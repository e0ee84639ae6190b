// What the explorer counts: sizes and switches by their names in Python, in the order of the controls.

import type { StateOf } from "../kit/declared.ts";
import { DECLARED } from "./declared.ts";

const { settings } = DECLARED;
const counted = new Set<string>(settings.pinned.of);

export type Counted = (typeof settings.pinned.of)[number];
export type Config = Pick<StateOf<typeof DECLARED>, Counted>;
export type Preset = Config & { name: string };
export type SwitchName = {
  [Name in Counted]: (typeof settings)[Name]["kind"] extends "switch" ? Name : never;
}[Counted];
export type SizeName = Exclude<Counted, SwitchName>;

export const isCounted = (name: string): name is Counted => counted.has(name);
export const isSwitch = (name: Counted): name is SwitchName => settings[name].kind === "switch";
export const isSize = (name: Counted): name is SizeName => !isSwitch(name);
export const COUNTED = Object.keys(settings).filter(isCounted);

/** The counted settings of a widget's state, or of another configuration. */
export const configOf = (state: Config): Config =>
  Object.fromEntries(COUNTED.map((name) => [name, state[name]])) as unknown as Config;
