// TrainingReplay: a recorded run, step by step: its losses, the levels they pass, and a sample.

import { html, nothing } from "lit-html";
import { decimal, percent, withCommas } from "../kit/format.ts";
import { mayMove, onceInView } from "../kit/enters.ts";
import { Stepper } from "../kit/stepper.ts";
import { widget } from "../kit/widget.ts";
import { curves } from "./curves.ts";
import { DECLARED } from "./declared.ts";
import { descending, passed, pieces, placeOf, type Run } from "./run.ts";

export default widget(DECLARED, (kit) => {
  const { state, data, control, redraw, host, onCleanup, define } = kit;
  const run = data<Run>("_run");
  const words = new Set(run.words);
  /** Where it is while it plays by itself, which no link has. */
  let itself: number | undefined;
  const alone = () => kit.changed ? undefined : itself;
  const place = () => alone() ?? placeOf(run.moments, state.step);
  const go = (to: number) => {
    if (alone() === undefined) state.step = run.moments[to].step;
    else itself = to < run.moments.length - 1 ? to : undefined;
    redraw();
  };
  const stepper = new Stepper({ redraw, onCleanup }, {
    ...{ at: place, last: () => run.moments.length - 1, go },
    ...{ next: "Next", pace: 250, plays: true },
  });
  if (host) {
    playOnce(host);
    onCleanup(restOutOfView(host, stepper));
  }

  /** A run that ends at its end plays from its beginning, once. A reader's hand makes it theirs. */
  function playOnce(host: HTMLElement) {
    const last = run.moments.length - 1;
    if (!mayMove() || place() < last) return;
    itself = 0;
    const picture = () => host.querySelector(".picture");
    const cancel = onceInView(picture, () => alone() !== undefined && stepper.play());
    const take = () => {
      cancel();
      const at = alone();
      itself = undefined;
      if (at !== undefined) go(at);
    };
    for (const event of ["pointerdown", "keydown", "click"]) {
      host.addEventListener(event, take, { capture: true });
      onCleanup(() => host.removeEventListener(event, take, { capture: true }));
    }
    onCleanup(cancel);
  }

  const loss = (name: string, className: string, value: number) =>
    html`
      <tr>
        <th scope="row"><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
          class="curve ${className}" d="M0 4H24"></path></svg>${name}</th>
        <td class="number">${decimal(value, 2)}</td>
        <td class="number">${percent(Math.exp(-value), 0)}</td>
      </tr>
    `;

  function below(heldOut: number) {
    const names = passed(run.levels, heldOut);
    const [better, level] = descending(run.levels)[names.length] ?? [];
    const ahead = better
      ? html`
        A table of ${better} has ${decimal(level!, 2)}.
      `
      : nothing;
    return names.length
      ? html`On new text it beats a table of <strong>${names[names.length - 1]}</strong>.${ahead}`
      : html`It knows no more than <strong>nothing</strong>.`;
  }

  return define({
    announcement() {
      const { step, held_out: heldOut, sample } = run.moments[place()];
      return `${step} steps, held-out loss ${decimal(heldOut, 2)}: ${sample.slice(0, 40)}`;
    },
    view() {
      const { step, train, held_out: heldOut, sample } = run.moments[place()];
      const parts = pieces(sample, words);
      const letters = parts.filter(({ text }) => /^[A-Za-z]/u.test(text));
      const known = letters.filter((part) => part.known).length;
      return html`
        <div class="layout">
          <div class="picture">
            ${curves({ run, step, onMove: go })} ${control("step", { value: step })} ${stepper
              .view()}
          </div>
          <div class="numbers">
            <p class="title">It writes</p>
            <p class="sample">${parts.map(({ text, known }) =>
              known ? html`<mark>${text}</mark>` : text
            )}</p>
            <p class="faint">Marked: words of the training text,
              <span class="number">${known}</span> of ${letters.length}.</p>
            <table class="losses">
              <thead>
                <tr>
                  <th scope="col">loss</th>
                  <th scope="col" class="number">nats</th>
                  <th scope="col" class="number">typical <i>p</i></th>
                </tr>
              </thead>
              <tbody>
                ${loss("held-out text", "held-out", heldOut)}
                ${loss("training text", "train", train)}
              </tbody>
            </table>
            <p>${below(heldOut)}</p>
            <p class="faint">${withCommas(run.parameters)} parameters; a step reads 1,024
              letters.</p>
          </div>
        </div>
      `;
    },
  });
});

/** Pauses while the widget is out of view, and plays on when it is back. */
function restOutOfView(host: HTMLElement, stepper: Stepper) {
  let rests = false;
  const observer = new IntersectionObserver(([{ isIntersecting }]) => {
    if (isIntersecting && rests) stepper.play();
    rests = !isIntersecting && stepper.playing;
    if (rests) stepper.pause();
  });
  observer.observe(host);
  return () => observer.disconnect();
}
