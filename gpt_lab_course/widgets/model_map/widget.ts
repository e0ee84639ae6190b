// ModelMap: the whole model in one picture, at four levels.

import { html } from "lit-html";
import { widget } from "../kit/widget.ts";
import { blockLevel } from "./block/level.ts";
import { stillMeant } from "./cuts.ts";
import { DECLARED } from "./declared.ts";
import type { AnyLevel } from "./level.ts";
import { modelLevel } from "./model/level.ts";
import { ownOf } from "./own.ts";
import { productLevel } from "./product/level.ts";
import { Rewind } from "./rewind.ts";
import { weightsLevel } from "./weights/level.ts";

export default widget(DECLARED, (kit) => {
  const { state, define, tokens } = kit;
  const rewind = new Rewind(kit, Object.keys(kit.data<object>("_first")).length > 0);
  const levels: Record<typeof state.level, AnyLevel> = {
    model: modelLevel(kit, rewind),
    block: blockLevel(kit, rewind),
    product: productLevel(kit),
    weights: weightsLevel(kit),
  };
  interface Answer {
    level: typeof state.level;
    of: unknown;
  }
  /** Whether a number leads to another tensor's page; the picture of all weights has all of them. */
  const leads = (cell?: string) =>
    cell !== undefined && state.level !== "weights" &&
    cell.split("[")[0] !== state.cell.split("[")[0];
  /** Escape leads back to the model, where nothing else takes it. */
  const up = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key !== "Escape" || event.defaultPrevented || typing || state.level === "model") {
      return;
    }
    kit.change({ level: "model" });
  };
  const own = ownOf(kit);
  /** A level's question, about the reader's model where the map shows that. */
  const asked = () => {
    const question = levels[state.level].question();
    const { snapshot } = own;
    return snapshot && question?.snapshot ? { ...question, snapshot } : question;
  };
  const mine = (answer?: Answer) => answer?.level === state.level ? answer.of : undefined;

  return define({
    first: { level: state.level, of: levels[state.level].first } as Answer,
    question: () => ({ level: state.level, of: asked() }),
    async *answer({ level, of }, look): AsyncGenerator<Answer> {
      if (of === undefined) return;
      const answers = each(levels[level].answer(of, look));
      const known = of.snapshot === undefined || of.snapshot === own.snapshot
        ? answers
        : rewind.answers(of.snapshot, answers);
      for await (const one of known) yield { level, of: one };
    },
    // a link to a number opens it; the level is read before the number, so that only its name is known here
    absent: (_, names) => names.has("cell") ? { level: "product" } : {},
    follow(changes) {
      const { level = state.level, layer = state.layer } = changes;
      if (level !== state.level || layer !== state.layer || leads(changes.cell)) {
        kit.enter();
        kit.scrollSoon(level === "model" ? ".map-field" : "header"); // each begins at its top
        kit.focusSoon(".map-level"); // what was chosen is gone
      }
      if (changes.snapshot !== undefined) own.hide();
      if (changes.text === undefined) return changes;
      const [before, now] = [state.text, changes.text].map((text) => tokens.input(text));
      return { station: -1, cuts: stillMeant(state.cuts, before, now), ...changes };
    },
    /** The frame's note on whose numbers these are. */
    get ready() {
      return own.snapshot ? "These are your model’s numbers." : undefined;
    },
    announcement: (answer) => levels[state.level].announcement?.(mine(answer)) ?? "",
    bare: () => state.level === "model", // which has the field and the examples in its own place
    view: (answer, shown) =>
      html`<div class="map-level ${state.level}" tabindex="-1" @keydown=${up}>
      ${levels[state.level].view(mine(answer), shown)}</div>${own.view()}`,
  });
});

/** One answer or several. */
async function* each<A>(answers: Promise<A> | AsyncIterable<A>): AsyncGenerator<A> {
  if (Symbol.asyncIterator in answers) yield* answers;
  else yield await answers;
}
