// How the picture of all parameters is moved: dragged, pinched, by wheel and by keys.

import type { Picture } from "./picture.ts";

const STEP = 1.6; // of a key or a button
const STILL = 5; // pixels that a pointer may move in a click

/** Listens on the picture's element until the signal comes. */
export function listen(picture: Picture, signal: AbortSignal) {
  const { element } = picture;
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const at = (event: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, act, { signal, passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, at(event));
    element.setPointerCapture(event.pointerId);
    travelled = pointers.size > 1 ? Infinity : 0;
  });
  on("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other) {
      const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
      picture.zoom(
        apart(now) / Math.max(1, apart(before)),
        (now.x + other.x) / 2,
        (now.y + other.y) / 2,
      );
      picture.move(dx / 2, dy / 2);
      return;
    }
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled > STILL) picture.move(dx, dy);
  });
  on("pointerup", (event) => {
    if (pointers.delete(event.pointerId) && travelled <= STILL) {
      const { x, y } = at(event);
      picture.chooseAt(x, y);
    }
  });
  on("pointercancel", (event) => pointers.delete(event.pointerId));
  on("dblclick", (event) => {
    const { x, y } = at(event);
    picture.zoom(4, x, y);
  });
  on("wheel", (event) => {
    const asked = event.ctrlKey || event.metaKey || element.contains(document.activeElement);
    if (!asked || (picture.whole && event.deltaY > 0 && !event.ctrlKey)) return; // the page scrolls
    event.preventDefault();
    const { x, y } = at(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002));
    picture.zoom(Math.min(4, Math.max(0.25, factor)), x, y);
  });
  on("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const far = event.shiftKey ? 10 : 1;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => picture.step(-far, 0),
      ArrowRight: () => picture.step(far, 0),
      ArrowUp: () => picture.step(0, -far),
      ArrowDown: () => picture.step(0, far),
      "+": () => picture.zoomFocus(STEP),
      "=": () => picture.zoomFocus(STEP),
      "-": () => picture.zoomFocus(1 / STEP),
      "0": () => picture.showWhole(),
      Enter: () => picture.acts.open(),
      Escape: () => picture.whole ? picture.acts.leave() : picture.showWhole(),
    };
    if (!(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
  });
}
