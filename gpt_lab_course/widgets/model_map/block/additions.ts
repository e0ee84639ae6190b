// A block's two additions to the stream, to scale, and the answer's chance before, between and after them.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { decimal, sharePercent } from "../../kit/format.ts";
import { corners, type Point, type Triangles } from "./numbers.ts";
import type { BlockSeen } from "./reader.ts";

const [WIDTH, HEIGHT, MARGIN_X, MARGIN_Y] = [330, 300, 46, 26];

/** Rows of a table: each stream with the answer's chance and its length, each addition with its length. */
export function additionTable(
  { stages, lengths }: BlockSeen,
  word: (id: number) => unknown,
  answer: unknown,
) {
  const stream = (name: string, which: "before" | "middle" | "after") => {
    const { chance, says: [id] } = stages[which];
    return html`
      <tr>
        <th scope="row">${name} <span class="faint">says “${word(id)}”</span></th>
        <td><span class="chance"><span class="chance-bar" style=${styleMap({
          width: `${(60 * chance).toFixed(1)}%`,
        })}></span><span class="number">${sharePercent(chance)}</span></span></td>
        <td class="number">${decimal(lengths[which], 1)}</td>
      </tr>
    `;
  };
  const addition = (name: string, which: "attention" | "feed_forward") =>
    html`
      <tr class="addition ${which}">
        <th scope="row"><span class="swatch"></span>+ ${name}</th>
        <td></td>
        <td class="number">${decimal(lengths[which], 1)}</td>
      </tr>
    `;
  return html`
    <table class="additions">
      <thead>
        <tr>
          <th scope="col">stream</th>
          <th scope="col">chance of “${answer}” if the model stopped here</th>
          <th scope="col" class="number">length</th>
        </tr>
      </thead>
      <tbody>
        ${stream("in", "before")} ${addition("attention", "attention")}
        ${stream("middle", "middle")} ${addition("feed-forward", "feed_forward")}
        ${stream("out", "after")}
      </tbody>
    </table>
  `;
}

/** The triangles: zero, the three streams and the two additions, all lengths to one scale. */
export function trianglePicture(id: string, lengths: Triangles) {
  const at = placed(corners(lengths));
  const arrow = (from: Point, to: Point, kind: string) => {
    const long = distance(from, to);
    if (long < 4) return nothing;
    return svg`
      <line class=${kind} x1=${from[0]} y1=${from[1]} x2=${to[0]} y2=${to[1]}
        marker-end=${long < 18 ? nothing : `url(#${id}-${kind})`}></line>
    `;
  };
  const head = (kind: string) =>
    svg`
      <marker id="${id}-${kind}" class=${kind} viewBox="0 0 10 10" refX="9" refY="5"
        markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
        <path d="M0 0L10 5L0 10z"></path>
      </marker>
    `;
  const kinds = ["in", "middle", "out", "attention", "feed_forward"];
  const corner = (point: Point, name: string) => {
    const [x, y] = point;
    if (distance(point, at.zero) < 24) return nothing; // the table has its length
    const side = x < at.zero[0] - 20 ? "end" : x > at.zero[0] + 20 ? "start" : "middle";
    const shift = side === "end" ? -7 : side === "start" ? 7 : 0;
    return svg`<text x=${x + shift} y=${y - 8} text-anchor=${side}>${name}</text>`;
  };
  return html`
    <svg class="triangles" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label="The row as an arrow from
      zero: before the block ${decimal(lengths.before, 1)} long, in the middle ${decimal(
        lengths.middle,
        1,
      )}, after it ${decimal(lengths.after, 1)}.">
      <defs>${kinds.map(head)}</defs>
      <path class="attention-area" d="M${at.zero}L${at.before}L${at.middle}z"></path>
      <path class="feed-forward-area" d="M${at.zero}L${at.middle}L${at.after}z"></path>
      ${arrow(at.zero, at.before, "in")} ${arrow(at.zero, at.middle, "middle")}
      ${arrow(at.zero, at.after, "out")} ${arrow(at.before, at.middle, "attention")}
      ${arrow(at.middle, at.after, "feed_forward")}
      <circle cx=${at.zero[0]} cy=${at.zero[1]} r="4"></circle>
      ${corner(at.before, "in")} ${corner(at.middle, "middle")} ${corner(at.after, "out")}
      ${inside([at.zero, at.before, at.middle], "attention")}
      ${inside([at.zero, at.middle, at.after], "feed-forward")}
      <text class="faint-text" x=${at.zero[0]} y=${at.zero[1] + 18} text-anchor="middle">zero</text>
    </svg>
  `;
}

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** A name within a triangle, if there is room. */
function inside(points: readonly Point[], name: string) {
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis] / 3, 0));
  const width = Math.abs(points[1][0] - points[2][0]);
  const top = Math.max(points[1][1], points[2][1]);
  if (width < 11 * (name.length + 2) || y - top < 24) return nothing;
  return svg`<text class="faint-text" x=${x} y=${y - 22} text-anchor="middle">+ ${name}</text>`;
}

/** The corners and zero in the picture, as large as they fit. */
function placed(points: ReturnType<typeof corners>) {
  const all: Point[] = [[0, 0], ...Object.values(points)];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    ...[Math.min(...xs), Math.max(...xs)],
    ...[Math.min(...ys), Math.max(...ys)],
  ];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN_X) / (right - left || 1),
    (HEIGHT - 2 * MARGIN_Y) / (bottom - top || 1),
  );
  const x0 = (WIDTH - scale * (left + right)) / 2;
  const y0 = (HEIGHT - scale * (top + bottom)) / 2;
  const place = ([x, y]: Point): Point => [
    Number((x0 + scale * x).toFixed(1)),
    Number((y0 + scale * y).toFixed(1)),
  ];
  return {
    zero: place([0, 0]),
    before: place(points.before),
    middle: place(points.middle),
    after: place(points.after),
  };
}

/** The block's effect on the whole row, in words. */
export function turned({ before, after, turn }: Triangles): string {
  if (!before || !after) return "";
  const degrees = Math.round((turn * 180) / Math.PI);
  const ratio = after / before;
  const longer = ratio < 0.98
    ? "It leaves shorter than it came"
    : ratio > 1.02
    ? `It leaves ${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} times as long as it came`
    : "It leaves as long as it came";
  return `${longer}, and turned by ${degrees}°.`;
}
