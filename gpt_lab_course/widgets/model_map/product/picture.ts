// A product in pictures: the input below on the left, the weights above, the result where their rows and columns meet.

import { html, nothing, svg } from "lit-html";
import type { Face, Product } from "./computation.ts";
import { rgb } from "../weights/labels.ts";
import { ramp } from "../weights/tones.ts";
import { shapeText } from "../tensors.ts";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Boxes {
  input: Box;
  weights: Box;
  result: Box;
  height: number;
}

const LABEL = 38; // pixels of the two lines above each

/** Where the three stand in a picture of this many pixels. */
export function boxesOf({ left, right }: Product, width: number): Boxes {
  const share = left.columns / (left.columns + right.columns);
  const inputWidth = Math.round(width * Math.min(0.42, Math.max(0.26, share)));
  const x = inputWidth + 24;
  const wide = width - x - 2;
  const tall = Math.round(Math.min(wide > 350 ? 200 : 140, Math.max(48, right.rows * 4)));
  const rows = Math.round(Math.min(20 * left.rows, Math.max(60, Math.min(110, 3 * left.rows))));
  const y = tall + 2 * LABEL;
  return {
    input: { x: 2, y, w: inputWidth - 2, h: rows },
    weights: { x, y: LABEL, w: wide, h: tall },
    result: { x, y, w: wide, h: rows },
    height: y + rows + 6,
  };
}

interface Picture {
  product: Product;
  width: number;
  /** The token of the row. */
  word: unknown;
  /** That of the column, where a column is a token's score. */
  columnWord?: unknown;
  /** The row of the weights that the cursor is at. */
  cursor: number;
  onCell: (cell: string) => void;
  find: (selector: string) => HTMLElement | null;
}

export function productPicture(given: Picture) {
  const { product, width, word, columnWord, cursor, onCell, find } = given;
  const { left, right, result, row, column } = product;
  const boxes = boxesOf(product, width);
  queueMicrotask(() => paint(find("canvas.matrices") as HTMLCanvasElement | null, given, boxes));
  const span = (at: number, count: number, from: number, size: number) => {
    const side = Math.max(6, size / count);
    return [from + (at + 0.5) * size / count - side / 2, side];
  };
  const { input, weights, result: out } = boxes;
  const [rowY, rowH] = span(row, left.rows, input.y, input.h);
  const [columnX, columnW] = span(column, right.columns, weights.x, weights.w);
  const at = weights.y + (cursor + 0.5) * weights.h / right.rows;
  const inputAt = input.x + (cursor + 0.5) * input.w / left.columns;
  const name = (face: Face, box: Box, what: string) =>
    html`
      <p class="face"
        style="left: ${box.x}px; top: ${box.y - LABEL}px; width: ${Math.max(
          box.w,
          110,
        )}px"><b>${what}</b><br><code><span class="block">${/^blocks\.\d+\./.exec(
          face.name,
        )}</span>${face.name.replace(/^blocks\.\d+\./, "")}</code> ${shapeText([
          face.rows,
          face.columns,
        ])}</p>
    `;
  const click = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const cell = (face: Face, { x: left, y: top, w, h }: Box) => {
      const [c, r] = [(x - left) / w * face.columns, (y - top) / h * face.rows].map(Math.floor);
      return r >= 0 && c >= 0 && r < face.rows && c < face.columns ? [r, c] : undefined;
    };
    const inWeights = cell(right, weights);
    const chosen = cell(result, out);
    if (chosen) onCell(result.cell(chosen[0], chosen[1]));
    else if (inWeights) onCell(result.cell(row, inWeights[1]));
    else {
      const inInput = cell(left, input);
      if (inInput) onCell(result.cell(inInput[0], column));
    }
  };
  return html`
    <div class="product-picture" style="height: ${boxes.height}px" @click=${click} role="img"
      aria-label="Row ${row} of ${left.name} times column ${column} of ${right.name}">
      <canvas class="matrices"></canvas>
      <svg viewBox="0 0 ${width} ${boxes.height}" width=${width} height=${boxes
        .height} aria-hidden="true">
        ${svg`
          <path class="way" d="M${input.x + input.w} ${rowY + rowH / 2}H${columnX}
            M${columnX + columnW / 2} ${weights.y + weights.h}V${rowY}"></path>
          <path class="cursor"
            d="M${columnX - 4} ${at}h${columnW + 8} M${inputAt} ${rowY - 4}v${rowH + 8}"></path>
          <rect x=${input.x - 2} y=${rowY - 2} width=${input.w + 4} height=${rowH + 4}></rect>
          <rect x=${columnX - 2} y=${weights.y - 2} width=${columnW + 4} height=${weights.h +
            4}></rect>
          <rect class="result" x=${columnX - 1} y=${rowY - 1} width=${columnW + 2} height=${rowH +
            2}></rect>
        `}
      </svg>
      ${name(left, input, `Input, row ${row}`)}
      ${name(
        right,
        weights,
        `${right.component ? "Weights" : "The other factor"}, column ${column}`,
      )}
      ${name(result, out, "Result")}
    </div>
    <p
      class="faint">Row ${row} is the token <bdi class="token">${word}</bdi>${columnWord
        ? html`, column ${column} the token <bdi class="token">${columnWord}</bdi>`
        : nothing}. Click a column or a row to see
      another number.</p>
  `;
}

/** Paints the three, unless they are painted already. */
function paint(canvas: HTMLCanvasElement | null, { product, width }: Picture, boxes: Boxes) {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  const style = getComputedStyle(canvas);
  const property = (name: string) => style.getPropertyValue(name).trim();
  const { left, right, result } = product;
  const paper = property("--paper");
  const key = [paper, width, left.name, right.name, result.name, product.value].join();
  if (canvas.dataset.painted === key) return;
  canvas.dataset.painted = key;
  [canvas.width, canvas.height] = [width, boxes.height];
  const dark = rgb(paper)[0] < 128;
  const colors = (component?: string) => {
    const hue = component ? rgb(property(`--${component.replaceAll(" ", "-")}`)) : undefined;
    const end = rgb(property("--ink"));
    const half = end.map((c, i) => (c + rgb(paper)[i]) / 2) as [number, number, number];
    return new Uint32Array(
      ramp(rgb(paper), hue ?? half, hue && !dark ? [0, 30, 30] : end, [0, 2.5]).buffer,
    );
  };
  const faces: [Face, Box][] = [
    [left, boxes.input],
    [right, boxes.weights],
    [result, boxes.result],
  ];
  for (const [face, box] of faces) {
    const [w, h] = [Math.max(1, Math.floor(box.w)), Math.max(1, Math.floor(box.h))];
    const image = context.createImageData(w, h);
    const pixels = new Uint32Array(image.data.buffer);
    const shades = colors(face.component);
    // each cell that a pixel's middle is in, in roots of their mean square
    const columns = Math.min(w, face.columns);
    const rows = Math.min(h, face.rows);
    const sizes = new Float32Array(rows * columns);
    let squares = 0;
    for (let r = 0; r < rows; r++) {
      const from = Math.floor((r + 0.5) * face.rows / rows);
      for (let c = 0; c < columns; c++) {
        const value = Math.abs(face.at(from, Math.floor((c + 0.5) * face.columns / columns)));
        sizes[r * columns + c] = Number.isFinite(value) ? value : 0;
        squares += sizes[r * columns + c] ** 2;
      }
    }
    const scale = 102 / Math.max(1e-12, Math.sqrt(squares / sizes.length)); // of 255 at 2.5
    for (let y = 0; y < h; y++) {
      const from = Math.floor((y + 0.5) * rows / h) * columns;
      for (let x = 0; x < w; x++) {
        const size = sizes[from + Math.floor((x + 0.5) * columns / w)];
        pixels[y * w + x] = shades[Math.min(255, Math.floor(size * scale))];
      }
    }
    context.putImageData(image, Math.round(box.x), Math.round(box.y));
  }
}
