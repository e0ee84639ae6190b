// The frame of every widget: its title, its question, its text, link and reset, the model's state, and
// errors. A widget is a declaration, in Python, and a view.

import { html, nothing, render } from "lit-html";
import { Address } from "./address.ts";
import { button } from "./controls.ts";
import { debounce } from "./debounce.ts";
import type { Declared, StateOf, Values } from "./declared.ts";
import { RESET } from "./icons.ts";
import { keepFirstInView, keepInView } from "./in_view.ts";
import { Kit } from "./kit.ts";
import type { Absent } from "./link.ts";
import { type Asking, Question } from "./question.ts";
import type { Model, Page } from "./page.ts";
import { statusLine } from "./status.ts";
import { attachTooltips } from "./tooltip.ts";

/** Where a widget is drawn: an element, or, while the book is built, an object that takes the template. */
type Target = HTMLElement | { show: (template: unknown) => void };

/** Information for a view about the answer that it draws. */
export interface Shown<Q> {
  /** The question that the answer belongs to; the state may be ahead of it. */
  asked: Q;
  busy: boolean;
  /** The buttons that copy a link and reset, for a view that has them in its own place. */
  tools: unknown;
}

/**
 * A widget's definition in TypeScript, in addition to its declaration. `kit.define` gives its parts their
 * types.
 */
export interface Definition<D extends Declared, Q, A> {
  question?: Asking<Q, A>["question"];
  answer?: Asking<Q, A>["answer"];
  first?: A;
  /** The widget as a template. The frame is not its concern. */
  view: (answer: A | undefined, shown: Shown<Q>) => unknown;
  /** Whether the view has the text, the examples, the link and the reset in its own place. */
  bare?: () => boolean;
  /** What screen readers announce after a change; it is read from this state. */
  announcement?: (answer: A | undefined) => string;
  /** The reader's changes with those that follow from them: a new text has no chosen token. */
  follow?: (changes: Partial<StateOf<D>>) => Partial<StateOf<D>>;
  /** The values of settings that a link leaves out, by those that it has. */
  absent?: Absent;
  /** Traits for Python that follow from an answer. */
  publish?: (answer: A) => Values;
  /** Replaces the frame's status line while the model is ready. */
  ready?: unknown;
}

/** Keeps keys for the controls from triggering JupyterLab's shortcuts. */
const stopPropagation = (event: Event) => event.stopPropagation();

/**
 * A widget's default export. `setUp` is called once per view.
 *
 * @param declared what `declared.ts` has
 * @param setUp returns the widget's definition
 */
export function widget<D extends Declared, Q, A>(
  declared: D,
  setUp: (kit: Kit<D>) => Definition<D, Q, A> | Promise<Definition<D, Q, A>>,
) {
  return {
    async render({ model, el, page }: { model: Model; el: Target; page?: Page }) {
      const host = "show" in el ? undefined : el;
      const show = (template: unknown) => {
        if ("show" in el) el.show(template);
        else render(template, el);
      };
      const kit = new Kit(declared, model, page, host);
      const fail = (error: unknown) => {
        kit.dispose();
        show(failure(declared.title, error));
        if (!host) throw error;
        console.warn(error);
      };
      try {
        await kit.load();
        const frame = new Frame(kit, await setUp(kit));
        kit.draw = () => {
          try {
            show(frame.view());
            if (host) keepInView(host);
          } catch (error) {
            fail(error);
          }
        };
        if (host) {
          kit.onCleanup(attachTooltips(host));
          kit.onCleanup(keepFirstInView(host));
        }
        kit.draw();
      } catch (error) {
        fail(error);
      }
      return () => kit.dispose();
    },
  };
}

class Frame<D extends Declared, Q, A> {
  #announcement = "";
  #next: string | undefined;
  #question: Question<Q, A> | undefined;
  #address: Address | undefined;
  #announceSoon = debounce(700, () => {
    this.#announcement = this.#next ?? "";
    this.kit.redraw();
  });

  constructor(readonly kit: Kit<D>, readonly definition: Definition<D, Q, A>) {
    const { page, client } = kit;
    kit.follow = definition.follow;
    kit.absent = definition.absent;
    const { question, answer, first, publish } = definition;
    if (question && answer) {
      this.#question = new Question(
        { question, answer, first },
        client,
        () => kit.redraw(),
        (one) => publish && kit.publish(publish(one)),
      );
    }
    kit.onCleanup(() => this.#announceSoon.cancel());
    if (!page) return;
    const address = new Address({
      page,
      write: () => kit.writeLink(),
      read: (link) => kit.readLink(link),
      reset: () => kit.reset(),
      redraw: () => kit.redraw(),
      find: (selector) => kit.find(selector),
    });
    this.#address = address;
    kit.onChange = () => address.changed();
    kit.enter = () => address.enter();
    kit.onCleanup(() => address.dispose());
  }

  view() {
    const { kit, definition } = this;
    this.#question?.update();
    const answer = this.#question?.answer;
    const { asked, busy = false } = this.#question ?? {};
    this.#announce(definition.announcement?.(answer));
    const asksModel = kit.declared.assets.includes("lab-model"); // the line is in the snapshot, too
    const bare = definition.bare?.() ?? false;
    const written = "text" in kit.declared.settings; // examples belong to its field, or to the picture
    const tools = html`<div class="buttons tools">
      ${this.#address?.copyLink() ?? nothing}
      ${
      button([RESET(), html`<span>Reset</span>`], () => kit.reset(), {
        disabled: !kit.changed,
        name: "reset",
      })
    }</div>`;
    return html`
      <section class="gpt-lab ${kit.declared.name}${bare ? " bare" : ""}" aria-label=${kit.declared
        .title}
        @keydown=${stopPropagation}>
        ${bare ? nothing : html`<header class="frame">
          <p class="frame-title">${kit.declared.title}</p>${tools}</header>`}
        ${this.#asks()} ${bare ? nothing : [kit.texts(), written ? this.#examples() : nothing]}
        <p class="warn" role="alert" ?hidden=${!kit.problems.length}>
          Not taken from the link: ${kit.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${busy ? "true" : "false"}>
          ${definition.view(answer, { asked: asked as Q, busy, tools })}
        </div>
        ${bare || written ? nothing : this.#examples()}
        <p class="warn" role="alert" ?hidden=${!this.#question?.problem}>
          ${this.#question?.problem}
          ${this.#question?.again ? button("Try again", this.#question.retry) : nothing}</p>
        ${asksModel ? statusLine(kit.client, definition.ready) : nothing}
        <p class="unseen" role="status">${this.#announcement}</p>
      </section>
    `;
  }

  /** The question above the widget, with a button that makes its settings. */
  #asks() {
    const [question, settings] = this.kit.data<[string?, Partial<StateOf<D>>?]>("_question") ?? [];
    if (!question) return nothing;
    const set = Object.keys(settings ?? {}).length > 0;
    return html`
      <div class="question">
        <p>${question}</p>
        ${set
          ? button("Show me", () => this.kit.change(settings ?? {}), { primary: true })
          : nothing}
      </div>
    `;
  }

  #examples() {
    const { kit } = this;
    const examples = kit.data<typeof kit.declared.examples>("examples") ?? kit.declared.examples;
    if (!examples.length) return nothing;
    return html`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${examples.map(([name, settings]) =>
          button(name, () => kit.change(settings as Partial<StateOf<D>>))
        )}
      </div>
    `;
  }

  /** Announces a change to screen readers once the widget has been quiet for a moment. */
  #announce(text: string | undefined) {
    if (text === undefined || text === this.#next) return;
    const first = this.#next === undefined; // the initial state is read from the page
    this.#next = text;
    if (!first && this.kit.host) this.#announceSoon();
  }
}

const failure = (title: string, error: unknown) =>
  html`
    <p class="warn" role="alert">
      ${title} does not work here: ${error instanceof Error ? error.message : String(error)}.
    </p>
  `;
