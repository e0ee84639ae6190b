// What is written on the page of all parameters: headings, the blocks' numbers, single numbers, and the cell in focus.

import { sharePercent, withCommas } from "../../kit/format.ts";
import { READABLE, type View } from "./camera.ts";
import { HEAD, type Layout, type Panel, placeIn } from "./layout.ts";
import type { Rgb } from "./tones.ts";

export interface Colors {
  ink: string;
  faint: string;
  paper: string;
  /** By component. */
  hues: Record<string, string>;
  font: string;
}

interface Labels {
  context: CanvasRenderingContext2D;
  view: View;
  layout: Layout;
  colors: Colors;
  /** Text on a cell that is as dark as this one. */
  inkOn: (name: string, at: number) => string;
  value: (name: string, at: number) => number;
  focus?: { x: number; y: number };
}

/** Draws all of it, for a context whose lengths are CSS pixels. */
export function drawLabels(labels: Labels) {
  const { context, view, layout, colors, focus } = labels;
  context.clearRect(0, 0, view.width, view.height);
  const to = (x: number, y: number) =>
    [(x - view.x) * view.scale, (y - view.y) * view.scale] as const;
  context.textBaseline = "alphabetic";
  for (const panel of layout.panels) heading(labels, panel, ...to(panel.x, panel.y));
  for (const { x, y, block } of layout.blocks) {
    const [left, top] = to(x, y);
    write(context, "block", left + 6, top + 16, colors.faint, `11px ${colors.font}`);
    write(context, String(block), left + 6, top + 32, colors.ink, `700 14px ${colors.font}`);
  }
  if (view.scale >= READABLE) numbers(labels);
  if (!focus) return;
  const [left, top] = to(focus.x, focus.y);
  const side = Math.max(view.scale, 7);
  const from = (side - view.scale) / 2;
  for (const [color, width] of [[colors.paper, 5], [colors.ink, 2.5]] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeRect(left - from, top - from, side, side);
  }
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  color: string,
  font: string,
  align: CanvasTextAlign = "left",
) {
  context.font = font;
  context.textAlign = align;
  context.fillStyle = color;
  context.fillText(text, x, y);
}

/** A panel's component with its count, and the words above its columns; x and y are where its numbers begin. */
function heading({ context, view, colors }: Labels, panel: Panel, x: number, y: number) {
  const { component, count, columns, small } = panel;
  const wide = panel.w * view.scale;
  if (y < 0 || y - HEAD > view.height || x > view.width || x + Math.max(wide, 160) < 0) return;
  context.fillStyle = colors.hues[component];
  const top = y - (small ? 38 : 58);
  context.fillRect(x, top, wide, 4);
  if (count) {
    const total = `${withCommas(count.count)} · ${sharePercent(count.share)}`;
    const font = `600 ${small ? 12 : 14}px ${colors.font}`;
    context.font = font;
    const beside = wide > context.measureText(component).width + 8.2 * total.length;
    write(context, component, x, top + 19, colors.ink, font);
    const [right, line] = beside ? [x + wide, top + 19] : [x, top + 34];
    write(
      context,
      total,
      right,
      line,
      colors.faint,
      `12px ${colors.font}`,
      beside ? "right" : "left",
    );
  }
  context.font = `${wide < 200 ? 11 : 12}px ${colors.font}`;
  columns.forEach(({ x: at, label }, i) => {
    const room = ((columns[i + 1]?.x ?? panel.x + panel.w) - at) * view.scale;
    const forms = [label, label.split(":")[0], label.replace("output", "out")];
    const text = forms.find((form) => context.measureText(form).width < room);
    if (!text) return; // it would run into the next
    write(context, text, (at - view.x) * view.scale, y - 6, colors.faint, context.font);
  });
}

/** The numbers of the cells that are seen. */
function numbers({ context, view, layout: { tiles }, colors, inkOn, value }: Labels) {
  for (const tile of tiles) {
    const first = (from: number, at: number) => Math.max(0, Math.floor(from - at));
    const last = (from: number, at: number, seen: number, size: number) =>
      Math.min(size, Math.ceil(from + seen / view.scale - at));
    for (let y = first(view.y, tile.y); y < last(view.y, tile.y, view.height, tile.h); y++) {
      for (let x = first(view.x, tile.x); x < last(view.x, tile.x, view.width, tile.w); x++) {
        const at = placeIn(tile, x, y);
        const { name } = tile.tensor;
        const left = (tile.x + x + 0.5 - view.x) * view.scale;
        const top = (tile.y + y + 0.5 - view.y) * view.scale;
        const text = short(value(name, at));
        write(context, text, left, top + 4, inkOn(name, at), `12px ${colors.font}`, "center");
      }
    }
  }
}

/** In six characters: −.0123, 1.234. */
export function short(value: number) {
  const size = Math.abs(value);
  const digits = size < 1 ? size.toFixed(4).slice(1) : size.toFixed(3);
  return (value < 0 ? "−" : "") + (size < 1 && digits === ".0000" ? "0" : digits);
}

/** "#0072b2" or "rgb(0, 114, 178)" as numbers. */
export function rgb(color: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color.trim());
  const parts = hex
    ? hex.slice(1).map((part) => parseInt(part, 16))
    : (color.match(/[\d.]+/g) ?? ["0", "0", "0"]).map(Number);
  return [parts[0], parts[1], parts[2]];
}
