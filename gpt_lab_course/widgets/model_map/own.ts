// A model of the reader's in place of the shipped one: one that this page has fine-tuned, or a file of theirs.

import { html, nothing } from "lit-html";
import type { OwnSnapshot } from "../../engine/messages.ts";
import { button, toggle } from "../kit/controls.ts";
import { inBytes } from "../kit/format.ts";
import type { MapKit } from "./level.ts";

const LARGEST = 64 * 2 ** 20; // bytes: a model of these sizes has 16 MB, or 32 with 64 bits a number

const known = new WeakMap<MapKit, OwnModel>();

/** The map's choice between the shipped model and the reader's. */
export function ownOf(kit: MapKit): OwnModel {
  if (!known.has(kit)) known.set(kit, new OwnModel(kit));
  return known.get(kit)!;
}

class OwnModel {
  readonly #local;

  constructor(readonly kit: MapKit) {
    this.#local = kit.local({ shown: false, problem: "" });
  }

  get #there() {
    return this.kit.client?.status.own.yours;
  }

  /** The reader's model, if the map shows it. */
  get snapshot(): OwnSnapshot | undefined {
    return this.#local.shown ? this.#there?.snapshot : undefined;
  }

  /** The shipped model again, or a snapshot of it. */
  hide() {
    this.#local.shown = false;
  }

  async #open(file: File) {
    this.#local.problem = "";
    try {
      if (file.size > LARGEST) {
        throw new RangeError(`it has ${inBytes(file.size)}, and a lab model at most 64 MB`);
      }
      const { client } = this.kit;
      client?.load();
      const bytes = new Uint8Array(await file.arrayBuffer());
      await client?.host.keep("yours", bytes, `your model, ${file.name}`);
      this.#local.shown = true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#local.problem = `${file.name} did not open: ${message}.`;
    }
  }

  view() {
    const [there, { shown, problem }] = [this.#there, this.#local];
    const input = () => this.kit.find<HTMLInputElement>(".own-model input[type=file]");
    const chosen = (event: Event) => {
      const field = event.target as HTMLInputElement;
      const [file] = field.files ?? [];
      if (file) this.#open(file);
      field.value = ""; // the same file can be chosen again
    };
    return html`
      <div class="own-model">
        ${there
          ? toggle({
            label: `Show ${there.title}`,
            name: "own",
            checked: shown,
            onChange: (checked) => this.#local.shown = checked,
          })
          : nothing}
        ${button("Open a model of yours", () => input()?.click(), { name: "link" })}
        <input type="file" accept=".safetensors" hidden @change=${chosen}>
        <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      </div>
    `;
  }
}
