// Pointing at the marks of a picture, by mouse, finger or key: a card about one of them. A mark is an element with
// data-mark. One mark is in the tab order; arrow keys move to the nearest one in their direction.

import { html, nothing, render } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";

const DELAY = 80; // milliseconds until the first card
const GAP = 12; // pixels between a mark and its card
const REACH = 22; // pixels from a finger to the nearest mark; half of a target

export interface Card {
  /** The style of the swatch in front of the place. */
  swatch?: string;
  place: unknown;
  title: unknown;
  /** Numbers, each with a bar of so much of the card's width. */
  measures?: { name: unknown; value: unknown; share?: number }[];
  foot?: unknown;
}

export interface Cards {
  /** The picture: an element with marks and an empty `cardShell`. */
  within: string;
  card: (mark: string) => Card | undefined;
  /** What a click, Enter or a second tap does. */
  act?: (mark: string) => void;
}

/** Where a picture's card is drawn. */
export const cardShell = () =>
  html`
    <div class="pointed-card" aria-hidden="true" hidden></div>
  `;

/** Shows cards within `host`. Returns the functions that draw a card anew, and that stop this. */
export function attachCards(host: HTMLElement, { within, card: cardOf, act }: Cards) {
  let shown: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer = "mouse";
  const stop = new AbortController();
  const box = () => host.querySelector<HTMLElement>(within);
  const markOf = (target: EventTarget | null) =>
    target instanceof Element
      ? target.closest<HTMLElement | SVGElement>(`${within} [data-mark]`)
      : null;
  const find = (mark: string) =>
    box()?.querySelector<HTMLElement | SVGElement>(`[data-mark="${CSS.escape(mark)}"]`);

  function hide() {
    clearTimeout(timer);
    if (shown === undefined) return;
    find(shown)?.removeAttribute("data-pointed");
    shown = undefined;
    const shell = box()?.querySelector<HTMLElement>(".pointed-card");
    if (shell) shell.hidden = true;
  }
  function show(mark: string) {
    const [around, target, card] = [box(), find(mark), cardOf(mark)];
    const shell = around?.querySelector<HTMLElement>(".pointed-card");
    if (shown !== mark) hide();
    if (!around || !target || !card || !shell) return hide();
    shown = mark;
    target.setAttribute("data-pointed", "");
    render(cardView(card), shell);
    shell.hidden = false;
    place(shell, target, around);
  }
  /** The mark under a pointer, or the nearest one within reach. */
  function pointed(event: PointerEvent) {
    const under = markOf(event.target);
    if (under) return under;
    const found = nearest(box(), event.clientX, event.clientY);
    return found && found.far < REACH ? found.mark : null;
  }

  const move = (event: PointerEvent) => {
    const mark = (event.target as Element).closest(within) ? pointed(event)?.dataset.mark : null;
    if (mark === shown) return;
    clearTimeout(timer);
    if (!mark) {
      if (event.pointerType !== "touch" && !focused()) hide();
    } else if (shown !== undefined || event.pointerType === "touch") show(mark);
    else timer = setTimeout(() => show(mark), DELAY);
  };
  /** Whether the card is about the mark that has the focus. */
  const focused = () => {
    const mark = markOf(document.activeElement);
    return mark?.matches(":focus-visible") && mark.dataset.mark === shown;
  };
  const down = (event: PointerEvent) => pointer = event.pointerType;
  const click = (event: MouseEvent) => {
    if (!(event.target as Element).closest(within)) return;
    const mark = pointed(event as PointerEvent)?.dataset.mark;
    if (!mark) return hide();
    if (pointer !== "touch" || shown === mark) act?.(mark);
    show(mark);
  };
  const focus = (event: FocusEvent) => {
    const target = markOf(event.target);
    if (!target) return;
    for (const one of box()?.querySelectorAll("[data-mark][tabindex='0']") ?? []) {
      one.setAttribute("tabindex", "-1");
    }
    target.setAttribute("tabindex", "0");
    if (target.matches(":focus-visible")) show(target.dataset.mark!);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && shown !== undefined) {
      event.preventDefault();
      return hide();
    }
    const target = markOf(event.target);
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act && (event.key === "Enter" || event.key === " ")) act(target.dataset.mark!);
    else {
      const to = neighbor(target, [...box()!.querySelectorAll<SVGElement>("[data-mark]")], event);
      if (to === undefined) return;
      to?.focus();
    }
    event.preventDefault();
  };
  const listeners = {
    ...{ pointermove: move, pointerdown: down, click, focusin: focus, focusout: hide },
  };
  for (const [event, listener] of Object.entries(listeners)) {
    host.addEventListener(event, listener as EventListener, { signal: stop.signal });
  }
  // before the frame keeps the key from the page around it
  host.addEventListener("keydown", key, { capture: true, signal: stop.signal });
  host.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") hide();
  }, { signal: stop.signal });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target as Element).closest?.(within)) hide();
  }, { signal: stop.signal });
  return {
    refresh: () => shown !== undefined && show(shown),
    stop() {
      clearTimeout(timer);
      stop.abort();
    },
  };
}

const middle = (one: Element) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2] as const;
};

function nearest(box: HTMLElement | null, x: number, y: number) {
  let found: { mark: HTMLElement | SVGElement; far: number } | undefined;
  for (const mark of box?.querySelectorAll<HTMLElement | SVGElement>("[data-mark]") ?? []) {
    const [mx, my] = middle(mark);
    const far = Math.hypot(mx - x, my - y);
    if (!found || far < found.far) found = { mark, far };
  }
  return found;
}

/** The mark to which an arrow leads; null if there is none, and undefined if the key is no arrow. */
function neighbor(from: Element, all: readonly SVGElement[], { key }: KeyboardEvent) {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const ways: Record<string, [number, number]> = {
    ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
  };
  const way = ways[key];
  if (!way) return undefined;
  const [x, y] = middle(from);
  // those at the same place one after the other
  const here = all.filter((one) => {
    const [mx, my] = middle(one);
    return Math.abs(mx - x) <= 1 && Math.abs(my - y) <= 1;
  });
  const next = here[here.findIndex((one) => one === from) + way[0] + way[1]];
  if (next) return next;
  let [found, least]: [SVGElement | null, number] = [null, Infinity];
  for (const one of all) {
    const [mx, my] = middle(one);
    const [dx, dy] = [mx - x, my - y];
    const [ahead, aside] = way[0] ? [dx * way[0], dy] : [dy * way[1], dx];
    const far = ahead + 2.5 * Math.abs(aside);
    if (one !== from && ahead > 1 && far < least) [found, least] = [one, far];
  }
  return found;
}

const cardView = ({ swatch, place, title, measures = [], foot }: Card) =>
  html`
    <p class="card-place">${swatch
      ? html`<span class="card-swatch ${swatch}"></span>`
      : nothing}${place}</p>
    <p class="card-title">${title}</p>
    ${measures.map(({ name, value, share }) =>
      html`<p class="card-measure"><span>${name}</span><strong>${value}</strong>${
        share === undefined
          ? nothing
          : html`<span class="card-track"><span style=${
            styleMap({ width: `${(100 * Math.min(1, share)).toFixed(1)}%` })
          }></span></span>`
      }</p>`
    )}
    ${foot ? html`<p class="card-foot">${foot}</p>` : nothing}
  `;

/** Above the mark, or below where there is no room; within the picture's width. */
function place(card: HTMLElement, target: Element, box: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
  const left = (inner.left + inner.right) / 2 - outer.left - card.offsetWidth / 2;
  const above = inner.top - outer.top - card.offsetHeight - GAP;
  const header = document.querySelector(".bd-header")?.getBoundingClientRect().bottom ?? 0;
  const top = above + outer.top > header ? above : inner.bottom - outer.top + GAP;
  card.style.left = `${Math.max(0, Math.min(left, outer.width - card.offsetWidth))}px`;
  card.style.top = `${top}px`;
}
