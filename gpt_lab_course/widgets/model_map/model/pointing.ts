// Pointing at the picture, by mouse, finger or key: a card about the mark, and all else dimmed. It is drawn without
// redrawing the picture: a veil over it, and above the veil what belongs to the mark once more.

import { render } from "lit-html";
import type { Card } from "./cards.ts";
import { cardView } from "./cards.ts";
import { veil } from "./veil.ts";

const DELAY = 80; // milliseconds until the first card
const GAP = 14; // pixels between a mark and its card

interface Options {
  /** Where pictures and card are. */
  box: () => HTMLElement | null;
  card: (mark: string) => Card | undefined;
  /** Whether a click switches off rather than opens. */
  breaking: () => boolean;
  cut: (part: string) => void;
  /** Called when a mark is pointed at: it may measure something for its card. */
  onPoint: (card: Card) => void;
}

type Keys = "focus" | "mouse" | "touch";

export class Pointing {
  #mark: string | undefined;
  #keys: Keys = "mouse";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pointer = "mouse";
  /** What the mouse is at, with a card or before it. */
  #over: string | undefined;

  constructor(readonly options: Options) {}

  /** Handlers for the box around the picture. */
  readonly over = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const mark = pointedAt(event);
    if (mark === this.#over) return;
    this.#over = mark;
    clearTimeout(this.#timer);
    if (!mark) {
      this.hide();
    } else if (this.#mark !== undefined) this.#show(mark, "mouse");
    else this.#timer = setTimeout(() => this.#show(mark, "mouse"), DELAY);
  };
  readonly leave = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    this.#over = undefined;
    this.hide();
  };
  readonly down = (event: PointerEvent) => {
    this.#pointer = event.pointerType;
  };
  readonly focus = (event: FocusEvent) => {
    const mark = markOf(event.target);
    const seen = (event.target as Element).matches?.(":focus-visible");
    if (mark && seen) this.#show(mark, "focus");
  };
  readonly blur = () => {
    if (this.#keys === "focus") this.hide();
  };
  readonly click = (event: MouseEvent) => {
    const mark = pointedAt(event);
    if (!mark) return this.hide();
    const [touched, first] = [this.#pointer === "touch", mark !== this.#mark];
    if (touched && first) return this.#show(mark, "touch");
    this.#act(mark);
  };
  readonly key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && this.#mark !== undefined) {
      event.preventDefault();
      return this.hide();
    }
    const mark = markOf(event.target);
    if (!mark || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.#act(mark);
    else if (event.key === "x" || event.key === "X") this.#cut(mark);
    else if (!this.#move(event.target as Element, event.key)) return;
    event.preventDefault();
  };

  #act(mark: string) {
    const card = this.options.card(mark);
    if (this.options.breaking() && card?.part) return this.options.cut(card.part);
    this.hide();
    card?.act?.run();
  }

  #cut(mark: string) {
    const part = this.options.card(mark)?.part;
    if (part) this.options.cut(part);
  }

  /** To the nearest mark in a direction. */
  #move(from: Element, key: string): boolean {
    const way =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (!way) return false;
    const middle = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const [x, y] = middle(from);
    let [nearest, least]: [SVGElement | undefined, number] = [undefined, Infinity];
    for (const one of this.options.box()?.querySelectorAll<SVGElement>("[data-mark]") ?? []) {
      const [dx, dy] = middle(one).map((at, i) => at - [x, y][i]);
      const [ahead, aside] = way[0] ? [dx * way[0], dy] : [dy * way[1], dx];
      const far = ahead + 2.5 * Math.abs(aside);
      if (one !== from && ahead > 3 && far < least) [nearest, least] = [one, far];
    }
    nearest?.focus();
    return true;
  }

  /** Keys while a mouse points and the focus is elsewhere. */
  readonly #globalKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || this.#keys !== "mouse" || this.#mark === undefined) return;
    if (event.key === "Escape") this.hide();
    else if (event.key.toLowerCase() === "x" && !isTyping() && !event.ctrlKey && !event.metaKey) {
      this.#cut(this.#mark);
    }
  };

  hide = () => {
    clearTimeout(this.#timer);
    document.removeEventListener("keydown", this.#globalKey, true);
    if (this.#mark === undefined) return;
    this.#mark = undefined;
    const box = this.options.box();
    box?.querySelector(".veil")?.replaceChildren();
    const card = box?.querySelector<HTMLElement>(".map-card");
    if (card) card.hidden = true;
  };

  /** To be called when the picture was drawn anew. */
  refresh() {
    if (this.#mark !== undefined) this.#show(this.#mark, this.#keys, true);
  }

  #show(mark: string, keys: Keys, again = false) {
    const { box: find, card: cardOf, breaking, onPoint } = this.options;
    const box = find();
    const target = box?.querySelector<SVGGraphicsElement>(`[data-mark="${mark}"]`);
    const card = cardOf(mark);
    const shell = box?.querySelector<HTMLElement>(".map-card");
    if (!box || !target || !card || !shell) return this.hide();
    const same = mark === this.#mark;
    [this.#mark, this.#keys] = [mark, keys];
    document.addEventListener("keydown", this.#globalKey, true); // the widget keeps its keys to itself
    if (!same || again) veil(target, mark);
    render(
      cardView(card, keys, breaking(), keys === "focus" || keys === "mouse" && !isTyping()),
      shell,
    );
    shell.hidden = false;
    place(shell, target, box);
    if (!same) onPoint(card);
  }
}

function markOf(target: EventTarget | null): string | undefined {
  const found = target instanceof Element ? target.closest("[data-mark], [data-of]") : null;
  return found instanceof SVGElement ? found.dataset.mark ?? found.dataset.of : undefined;
}

/** Arcs are nearer to each other than a finger is wide: of those at the pointer, the nearest. */
function pointedAt(event: MouseEvent): string | undefined {
  const first = event.target;
  if (!(first instanceof SVGPathElement) || first.dataset.lane === undefined) return markOf(first);
  const svg = first.ownerSVGElement!;
  const box = svg.getBoundingClientRect();
  const along = svg.classList.contains("turned")
    ? event.clientY - box.top
    : event.clientX - box.left;
  const far = ({ dataset }: SVGPathElement) => Math.abs(Number(dataset.lane) - along);
  const told = first.classList.contains("told");
  let nearest = first;
  for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (!(one instanceof SVGPathElement) || one.dataset.lane === undefined) break;
    if (one.classList.contains("told") === told && far(one) < far(nearest)) nearest = one;
  }
  return nearest.dataset.mark;
}

const isTyping = () => document.activeElement?.matches("textarea, input, select") ?? false;

/** Beside the mark: above it, or below where there is no room; within the picture's width. */
function place(card: HTMLElement, target: Element, box: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const middle = (inner.left + inner.right) / 2 - outer.left;
  const tall = inner.height > 200; // beside it, then
  const beside = inner.right - outer.left + GAP;
  const left = tall
    ? (beside + width < outer.width ? beside : inner.left - outer.left - width - GAP)
    : middle - width / 2;
  const above = inner.top - outer.top - height - GAP;
  const below = inner.bottom - outer.top + GAP;
  const least = Math.min(0, -outer.top + 8); // the window's top may be nearer than the picture's
  const room = Math.max(-140, -outer.top + 8);
  const top = tall ? Math.max(20, -outer.top + 8) : above > room ? above : below;
  card.style.left = `${Math.max(-8, Math.min(left, outer.width - width + 8))}px`;
  card.style.top = `${Math.max(top, least - 140)}px`;
}
