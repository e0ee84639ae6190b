// ChatLab: a chat, and beside it the one text that the model reads and continues.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button } from "../kit/controls.ts";
import { mayMove } from "../kit/enters.ts";
import { inBytes } from "../kit/format.ts";
import { Stepper } from "../kit/stepper.ts";
import { halfCharacter } from "../kit/text.ts";
import { widget } from "../kit/widget.ts";
import { bubbles, comparison } from "./bubbles.ts";
import { DECLARED } from "./declared.ts";
import type { Direction } from "./refusal.ts";
import { type Curve, rewardView } from "./reward.ts";
import { type Answer, type Asked, type First, type ModelName, Talk } from "./talk.ts";
import { contentOf, idsOf, messagesOf, problemOf } from "./template.ts";
import { lossMask, rawText, type Text, tokenList } from "./text_view.ts";
import { Halt } from "./writing.ts";

const { suggestions: SUGGESTIONS } = DECLARED.constants;
const { model: MODEL } = DECLARED.settings;
const MODELS: readonly ModelName[] = MODEL.choices;
const NAMES: Readonly<Record<string, string>> = MODEL.names;
const PACE = 45; // milliseconds a token: as fast as one can follow
const blockOf = ({ part }: Direction) => part.split(".")[1];
const NEW = { removed: 0, user_seed: 0 };

export default widget(DECLARED, (kit) => {
  const { state, data, tokens, control, define, local } = kit;
  const files = data<Record<string, { size: number }>>("snapshots");
  const curves = data<Record<string, Curve>>("curves");
  const direction = data<Direction>("direction");
  const lastStep = () => curves[state.rewarded].step.length - 1;
  const { context_length: context } = data<{ context_length: number }>("sizes");
  const talk = new Talk(tokens, context, files, direction, data<First>("_first"));
  const page = local({
    draft: "",
    again: 0,
    /** The step of the replayed curve, as a place in its lists; infinite at its end. */
    place: Infinity,
  });
  let halt: Halt | undefined;
  const stepper = new Stepper(kit, {
    ...{ at: () => Math.min(page.place, lastStep()), last: lastStep, of: () => state.rewarded },
    ...{
      go: (to: number) => page.place = to < lastStep() ? to : Infinity,
      next: "Next",
      pace: 250,
      plays: true,
    },
  });

  const messages = () => messagesOf(state.said);
  const saidProblem = () => messages().map(problemOf).find(Boolean) ?? "";
  const draftProblem = () => halfCharacter(page.draft) || problemOf(page.draft);
  const asked = (): Asked => {
    const others = MODELS.filter((one) => one !== state.model);
    return {
      messages: messages(),
      models: state.compare ? [state.model, ...others] : [state.model],
      ...{ removed: state.removed, userSeed: state.user_seed, refusing: state.refusing },
      ...{ losses: state.show === "mask", again: page.again },
    };
  };

  function begin(message: string) {
    kit.change({ said: message, ...NEW });
  }
  function send() {
    if (!page.draft.trim() || draftProblem()) return;
    const said = [...messages(), page.draft].join("\n");
    page.draft = "";
    kit.change({ said, user_seed: 0 });
  }
  const toggle = (marker: number) => state.removed = state.removed ^ 1 << marker;

  const field = (busy: boolean) => {
    const id = `${kit.id}-message`;
    const problem = draftProblem();
    return html`
      <label for=${id}>${messages().length ? "Your next message" : "Your message"}</label>
      <div class="field">
        <input type="text" id=${id} name="message" dir="auto" autocomplete="off"
          aria-invalid=${problem ? "true" : nothing}
          aria-describedby=${problem ? `${id}-problem` : nothing}
          .value=${live(page.draft)}
          @input=${(event: Event) => page.draft = (event.target as HTMLInputElement).value}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === "Enter" && !event.isComposing) send();
          }}>
        ${busy
          ? button("Stop", () => halt?.stop(), { primary: true, name: "send" })
          : button("Send", send, {
            ...{ primary: true, name: "send", disabled: !page.draft.trim() || Boolean(problem) },
          })}
      </div>
      <p class="warn" role="alert" id="${id}-problem" ?hidden=${!problem}>${problem}</p>
    `;
  };

  /** How large the models are that come when they are asked for, or how far one has come. */
  function loading() {
    const coming = state.compare ? MODELS : [state.model];
    for (const one of coming) {
      const loaded = kit.client?.status.snapshots[one];
      if (loaded === undefined) continue;
      return html`<label>Loading it, ${inBytes(files[one].size)}
        <progress max=${files[one].size} value=${loaded || nothing}></progress></label>`;
    }
    const size = coming.reduce((sum, one) => sum + (files[one]?.size ?? 0), 0);
    return size ? `${inBytes(size)}, loaded with your first message.` : "It is the page’s model.";
  }

  return define({
    first: talk.known(asked()),
    question: () => saidProblem() ? undefined : asked(),
    async *answer(question, look): AsyncGenerator<Answer> {
      halt?.abandon();
      halt = new Halt(() => kit.client?.stop());
      yield* talk.answer(question, look, halt, mayMove() ? PACE : 0);
    },
    follow: (changes) => "said" in changes ? { user_seed: 0, ...changes } : changes,
    ready: "Written in your browser, token by token.",
    announcement(answer) {
      const turn = answer?.[state.model]?.user ?? answer?.[state.model]?.turns.at(-1);
      return turn && turn.end !== "writing" ? contentOf(turn.written, tokens.tokenizer) : "";
    },
    view(answer, { asked: of = asked(), busy }) {
      const [model] = of.models;
      const chat = answer?.[model] ?? { turns: [] };
      const last = of.userSeed ? chat.user : chat.turns.at(-1);
      const pieces = talk.text(of, chat);
      const text: Text = {
        ...{ pieces, tokens, toggle, removed: of.removed, losses: chat.losses },
        writing: last?.end === "writing",
      };
      return html`
        <p class="purpose">Markers say who speaks. The model does one thing: it continues the text after the
          last marker.</p>
        <p class="warn" role="alert" ?hidden=${!saidProblem()}>${saidProblem()}</p>
        <div class="columns">
          <div class="talk">
            <p class="title">What you see</p>
            ${bubbles({
              ...{ messages: of.messages, chat, name: NAMES[model], tokens },
              again: () => page.again += 1,
            })}
          </div>
          <div class="text">
            <p class="title">What the model reads and continues</p>
            ${control("show")}
            ${state.show === "reward"
              ? html`
                ${control("rewarded")}
                ${rewardView(curves[state.rewarded], stepper)}
              `
              : state.show === "mask"
              ? lossMask(text)
              : state.show === "tokens"
              ? tokenList(text)
              : html`
                ${rawText(text)}
                                <p
                  class="faint">Underlined: what the model wrote. Press a marker to take it out, and
                                  it writes again.</p>
              `}
            <p class="warn" role="alert" ?hidden=${idsOf(pieces, of.removed).length}>
              Nothing is left for the model to continue. Put a marker back.</p>
          </div>
          <div class="ask">
            ${field(busy)}
            <div class="buttons">
              ${button(
                state.user_seed ? "Another user’s turn" : "Let it write the user’s turn",
                () => state.user_seed = state.user_seed % 9999 + 1,
                { name: "user-turn" },
              )}
              ${button("New chat", () => begin(""), { name: "new", disabled: !state.said })}
            </div>
            <div class="suggestions">
              <span class="faint" id="${kit.id}-begin">Or begin with</span>
              <div class="examples buttons" role="group" aria-labelledby="${kit.id}-begin">
                ${SUGGESTIONS.map((one) => button(one, () => begin(one)))}
              </div>
            </div>
          </div>
          <div class="who-answers">
            ${control("model")}
            <p class="loading faint">${loading()}</p>
            ${control("compare")}
            ${control("refusing")}
            <p class="faint">One vector, behind block ${blockOf(
              direction,
            )}: the mean stream of questions about
              made-up countries, minus that of real ones. At 1, it is added at each token of an answer. At −1, the
              answer is as far along it as real countries are.</p>
          </div>
        </div>
        ${state.compare
          ? comparison(answer ?? {}, NAMES, of.userSeed ? "user" : "assistant", tokens)
          : nothing}
      `;
    },
  });
});
