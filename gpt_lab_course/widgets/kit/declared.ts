// What a widget declares in Python, and the types that follow from it.

import type { ModelClient } from "./model_client.ts";
import type { Encoder } from "./tokens.ts";

interface Shown {
  readonly label?: string;
  readonly help?: string;
  readonly control?: string;
  readonly unit?: string;
  /** Words for some values, by the value as text. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface NumberSetting extends Shown {
  readonly kind: "number" | "integer" | "position";
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly stops?: readonly number[];
  /** The letter of a model's size. */
  readonly symbol?: string;
}
export interface ChoiceSetting extends Shown {
  readonly kind: "choice";
  readonly choices: readonly string[];
}
export interface SwitchSetting extends Shown {
  readonly kind: "switch";
}
export interface TextSetting extends Shown {
  readonly kind: "text";
  readonly rows?: number;
  readonly shared?: boolean;
}
export interface PartsSetting extends Shown {
  readonly kind: "parts";
  readonly streams?: boolean;
  readonly neurons?: boolean;
  /** Whether a part may be meant at one token alone, as `blocks.2.output@4`. */
  readonly places?: boolean;
}
export interface CellSetting extends Shown {
  readonly kind: "cell";
}
export interface GroupSetting extends Shown {
  readonly kind: "group";
  readonly of: readonly string[];
  readonly least: number;
}
export type Setting =
  | NumberSetting
  | ChoiceSetting
  | SwitchSetting
  | TextSetting
  | PartsSetting
  | CellSetting
  | GroupSetting;
export type Settings = Readonly<Record<string, Setting>>;

/** What `declared.ts` of a widget has. */
export interface Declared {
  readonly name: string;
  readonly title: string;
  readonly assets: readonly string[];
  readonly settings: Settings;
  readonly examples: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
  /** Numbers and names that Python computes with, too. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** Of the vocabulary among its assets. */
  readonly Tokenizer?: new (vocabulary: DataView) => Encoder;
  /** How it asks the page's model, if that is among its assets. */
  readonly Client?: typeof ModelClient;
}

type ValueOf<S extends Setting> = S extends ChoiceSetting ? S["choices"][number]
  : S extends SwitchSetting ? boolean
  : S extends TextSetting | CellSetting ? string
  : S extends PartsSetting ? readonly string[]
  : S extends GroupSetting ? Readonly<Record<string, number | boolean | string>> | null
  : S["kind"] extends "position" ? number | null
  : number;

/** A widget's state: each setting's value. */
export type StateOf<D extends Declared> = {
  -readonly [Name in keyof D["settings"]]: ValueOf<D["settings"][Name]>;
};
export type Values = Record<string, unknown>;

/** A declaration with lower limits, which one widget of its class has. */
export function limited<D extends Declared>(declared: D, limits: Record<string, number> = {}): D {
  const settings = Object.entries(declared.settings).map(([name, setting]) =>
    [name, name in limits ? { ...setting, max: limits[name] } : setting] as const
  );
  return { ...declared, settings: Object.fromEntries(settings) };
}
