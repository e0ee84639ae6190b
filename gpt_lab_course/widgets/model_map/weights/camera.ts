// What is seen of the page of all parameters: moved and zoomed, and never beyond the page. Lengths are CSS pixels.

import type { Layout } from "./layout.ts";
import type { Camera } from "./painter.ts";

export const CLOSEST = 64; // pixels a cell has at most; its number fits into it
export const READABLE = 48; // pixels from which on a cell's number is written into it

export interface View extends Camera {
  width: number;
  height: number;
}

/** The whole page. */
export const wholeOf = ({ fit, h }: Layout, width: number): View => ({
  ...{ x: 0, y: 0, scale: fit, width, height: Math.ceil(h * fit) },
});

/** The view, moved to where the page is. */
export function within(view: View, layout: Layout): View {
  const scale = Math.min(CLOSEST, Math.max(layout.fit, view.scale));
  const held = (at: number, whole: number, seen: number) =>
    Math.max(0, Math.min(at, whole - seen / scale));
  return {
    ...{ ...view, scale },
    x: held(view.x, layout.w, view.width),
    y: held(view.y, layout.h, view.height),
  };
}

/** Zoomed so that the point at these pixels stays where it is. */
export function zoomed(view: View, layout: Layout, factor: number, px: number, py: number): View {
  const scale = Math.min(CLOSEST, Math.max(layout.fit, view.scale * factor));
  return within({
    ...view,
    scale,
    x: view.x + px / view.scale - px / scale,
    y: view.y + py / view.scale - py / scale,
  }, layout);
}

export const moved = (view: View, layout: Layout, px: number, py: number): View =>
  within({ ...view, x: view.x - px / view.scale, y: view.y - py / view.scale }, layout);

/** Moved by as little as it takes to see a cell. */
export function revealing(view: View, layout: Layout, { x, y }: { x: number; y: number }): View {
  const edge = Math.min(4, view.width / view.scale / 4);
  const near = (from: number, at: number, seen: number) =>
    Math.max(at + 1 + edge - seen / view.scale, Math.min(from, at - edge));
  return within(
    { ...view, x: near(view.x, x, view.width), y: near(view.y, y, view.height) },
    layout,
  );
}

export const isWhole = (view: View, { fit }: Layout) => view.scale <= fit * 1.001;
