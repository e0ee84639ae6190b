// A widget's kit: its state, the model, its texts as tokens, controls, and redrawing.

import type { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import type { LookAnswer, LookRequest } from "../../engine/messages.ts";
import { type Declared, limited, type StateOf, type TextSetting, type Values } from "./declared.ts";
import { uniqueId } from "./ids.ts";
import { type Absent, decode, encode } from "./link.ts";
import type { ModelClient } from "./model_client.ts";
import { loadAsset, type Model, type Page } from "./page.ts";
import { isPart, type Sizes } from "./parts.ts";
import { type SharedText, sharedText } from "./shared_text.ts";
import { type ControlOptions, StandardControls } from "./standard_controls.ts";
import { type Encoder, Tokens } from "./tokens.ts";
import type { Definition } from "./widget.ts";

/** The tokenizer of the vocabulary that a widget declares. */
type TokenizerOf<D extends Declared> = D extends
  { Tokenizer: new (vocabulary: DataView) => infer T extends Encoder } ? T : LabTokenizer;

/** Its functions are properties, so that a widget can destructure those that it needs. */
export class Kit<D extends Declared> {
  /** The settings, to read and to write: `state.head = 3` changes the trait and redraws. */
  readonly state: StateOf<D>;
  /** The settings as the page began. */
  readonly initial: Values;
  /** An id for elements that labels refer to. */
  readonly id: string;
  /** The page's model, for widgets that ask it; none while the book is built. */
  client: ModelClient | undefined;
  /** Texts as tokens, of the lab model or of GPT-2, whichever vocabulary the widget has. */
  tokens!: Tokens<TokenizerOf<D>>;
  problems: string[] = [];
  draw = () => {};
  onChange = () => {};
  /** Call this before a change to another view: the browser's Back will lead to this one. */
  enter = () => {};
  absent: Absent | undefined;
  follow: ((changes: Partial<StateOf<D>>) => Partial<StateOf<D>>) | undefined;
  #controls: StandardControls;
  #shared: SharedText | undefined;
  #cleanups: (() => void)[] = [];
  #redrawQueued = false;
  #disposed = false;

  readonly declared: D;

  constructor(
    declared: D,
    readonly model: Model,
    readonly page: Page | undefined,
    readonly host: HTMLElement | undefined,
  ) {
    this.declared = limited(declared, model.get("_limits") as Record<string, number> | undefined);
    this.id = uniqueId(declared.name);
    this.initial = this.values();
    this.state = proxy<StateOf<D>>(
      (name) => model.get(name),
      (name, value) => this.change({ [name]: value } as Partial<StateOf<D>>),
    );
    this.#controls = new StandardControls(
      (name, value) => this.#type(name, value),
      () => this.redraw(),
    );
    const changed = () => this.redraw();
    model.on("change", changed);
    this.onCleanup(() => model.off("change", changed));
  }

  /** Loads the declared assets: a vocabulary, and the connection to the page's model. */
  async load() {
    const { assets, settings, Tokenizer, Client } = this.declared;
    const vocabulary = assets.find((name) => name.endsWith("-vocabulary"));
    if (Tokenizer && vocabulary) {
      this.tokens = new Tokens(new Tokenizer(await this.asset(vocabulary)) as TokenizerOf<D>);
    }
    if (Client && this.host) {
      this.client = new Client(this as Kit<Declared>);
      this.onCleanup(() => this.client?.end());
    }
    const shared = Object.entries(settings).find(([, one]) => (one as TextSetting).shared);
    if (shared && this.page && this.host) {
      const [name] = shared;
      this.#shared = sharedText((text) => this.change({ [name]: text } as Partial<StateOf<D>>));
      this.onCleanup(this.#shared.watch(() => this.redraw()));
      this.onCleanup(() => this.#shared?.leave());
    }
  }

  /** Returns the definition unchanged, so that the types of question and answer are inferred. */
  readonly define = <Q, A>(definition: Definition<D, Q, A>) => definition;

  /** A file that Python declares as an asset. */
  asset = (name: string) => {
    return loadAsset(this.model, name);
  };

  /** A trait that is not a setting: data from Python. */
  data = <T>(name: string): T => {
    return this.model.get(name) as T;
  };

  /** State that Python and links do not have, such as a hovered element. Writing it redraws. */
  local = <L extends object>(initial: L): L => {
    const values = { ...initial } as Values;
    return proxy<L>((name) => values[name], (name, value) => {
      if (values[name] === value) return;
      values[name] = value;
      this.redraw();
    });
  };

  /** All settings. */
  values(): Values {
    const names = Object.keys(this.declared.settings);
    return Object.fromEntries(names.map((name) => [name, this.model.get(name)]));
  }

  /** Whether a setting is not as the page began. */
  get changed() {
    return JSON.stringify(this.values()) !== JSON.stringify(this.initial);
  }

  /** Changes settings, with further changes that follow from them. */
  change = (changes: Partial<StateOf<D>>) => {
    this.problems = [];
    this.#set(this.follow?.(changes) ?? changes);
    this.onChange();
  };

  /** Back to how the page began. */
  reset() {
    this.problems = [];
    for (const name of Object.keys(this.declared.settings)) this.#controls.forget(name);
    this.#set(this.initial);
    this.onChange();
  }

  /** Sets traits for Python that are not settings of a reader. */
  publish(values: Values) {
    this.#set(values);
  }

  /** The settings as a link has them, if they are not as the page began. */
  writeLink() {
    if (!this.changed) return undefined;
    return encode(this.declared.settings, this.values(), this.initial, this.absent);
  }

  /** Takes the settings of a link. */
  readLink(link: string) {
    const sizes = this.data<Sizes | undefined>("sizes");
    const { values, problems } = decode(
      link,
      this.declared.settings,
      this.initial,
      (part, setting) => !sizes || isPart(part, sizes, setting),
      this.absent,
    );
    for (const name of Object.keys(values)) this.#controls.forget(name);
    this.#set(values);
    this.problems = problems;
    this.redraw();
  }

  #set(values: object) {
    for (const [name, value] of Object.entries(values)) this.model.set(name, value);
    this.model.save_changes();
    this.redraw();
  }

  /** Sets a value from a reader's control. A shared text also goes to the page's other widgets. */
  #type(name: string, value: unknown) {
    this.change({ [name]: value } as Partial<StateOf<D>>);
    const { shared } = this.declared.settings[name] as TextSetting;
    if (shared) this.#shared?.enter(value as string);
  }

  /** Continues the text with a token, as if the reader had typed it. */
  append = (id: number) => {
    this.#type("text", `${this.model.get("text")}${this.tokens.plain(id)}`);
  };

  /** The control of a setting. */
  control = (name: keyof D["settings"] & string, options?: ControlOptions) => {
    return this.#controls.view(
      name,
      this.declared.settings[name],
      this.model.get(name),
      options,
    );
  };

  /** The text field above the view: that of the setting `text`. */
  texts() {
    if (!("text" in this.declared.settings)) return "";
    return [this.control("text"), this.#shared?.view() ?? ""];
  }

  /**
   * Asks the page's model once, for requests that do not depend on the state alone, such as writing a text.
   */
  look = (
    request: LookRequest,
    onTokens?: (tokens: number[]) => void,
  ): Promise<LookAnswer | undefined> => {
    return this.client?.look(request, { onTokens }) ?? new Promise(() => {});
  };

  /** Draws in the next microtask, once for all changes made until then. */
  redraw = () => {
    if (this.#redrawQueued || this.#disposed) return;
    this.#redrawQueued = true;
    queueMicrotask(() => {
      this.#redrawQueued = false;
      if (!this.#disposed) this.draw();
    });
  };

  find = <E extends HTMLElement>(selector: string): E | null => {
    return this.host?.querySelector<E>(selector) ?? null;
  };

  /** Focuses an element after the next drawing. */
  focusSoon = (selector: string) => this.#soon(selector, (element) => element.focus());

  /** Brings an element into view after the next drawing, if it is not. */
  scrollSoon = (selector: string) =>
    this.#soon(selector, (element) => element.scrollIntoView({ block: "nearest" }));

  #soon(selector: string, act: (element: HTMLElement) => void) {
    this.redraw();
    queueMicrotask(() =>
      queueMicrotask(() => {
        const element = this.find(selector);
        if (element) act(element);
      })
    );
  }

  /** Registers a function to call when the widget is removed. */
  onCleanup = (act: () => void) => {
    this.#cleanups.push(act);
  };

  dispose() {
    this.#disposed = true;
    for (const act of this.#cleanups.splice(0)) act();
  }
}

function proxy<T extends object>(
  get: (name: string) => unknown,
  set: (name: string, value: unknown) => void,
): T {
  return new Proxy({} as T, {
    get: (_, name) => get(name as string),
    set: (_, name, value) => {
      set(name as string, value);
      return true;
    },
  });
}
