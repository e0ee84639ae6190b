// What paints the page of all parameters: WebGL 2 (gl_painter.ts), or a canvas where there is none.

import type { Layout } from "./layout.ts";
import { levelFor, type Rgb, type Tones } from "./tones.ts";

/** What is seen of the page: the cell at the upper left corner, and how many device pixels a cell has. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The colors of the page. */
export interface Paints {
  paper: Rgb;
  components: string[];
  /** For each component, 256 colors. */
  ramps: Uint8Array[];
}

export interface Painter {
  readonly kind: "webgl2" | "2d";
  /** Takes the page's tones. @param pause lets other events run; it throws to stop */
  load(layout: Layout, tones: Tones, paints: Paints, pause: () => Promise<void>): Promise<void>;
  /** Paints what the camera sees. @param moving whether the next frame follows, so that this one may be coarse */
  paint(camera: Camera, moving: boolean): void;
  dispose(): void;
}

/** Paints pixel by pixel on a canvas. */
export class CanvasPainter implements Painter {
  readonly kind = "2d";
  #context: CanvasRenderingContext2D;
  #page: { layout: Layout; tones: Tones; colors: Uint32Array[]; paper: string } | undefined;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext("2d", { willReadFrequently: true })!;
  }

  load(layout: Layout, tones: Tones, { ramps, components, paper }: Paints) {
    const colors = layout.tiles.map(({ tensor }) =>
      new Uint32Array(ramps[components.indexOf(tensor.component)].buffer)
    );
    this.#page = { layout, tones, colors, paper: `rgb(${paper})` };
    return Promise.resolve();
  }

  paint({ x: left, y: top, scale }: Camera) {
    if (!this.#page) return;
    const { width, height } = this.canvas;
    const { layout: { tiles }, tones, colors } = this.#page;
    this.#context.fillStyle = this.#page.paper;
    this.#context.fillRect(0, 0, width, height);
    const image = this.#context.getImageData(0, 0, width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const level = levelFor(1 / scale);
    const side = 2 ** level;
    const bytes = level ? tones.squares : tones.cells;
    for (const [i, { x, y, w, h }] of tiles.entries()) {
      const { base, right, down } = tones.places[level][i];
      const first = Math.max(0, Math.ceil((x - left) * scale - 0.5));
      const last = Math.min(width, Math.ceil((x + w - left) * scale - 0.5));
      const end = Math.min(height, Math.ceil((y + h - top) * scale - 0.5));
      for (let py = Math.max(0, Math.ceil((y - top) * scale - 0.5)); py < end; py++) {
        const row = base + Math.floor(((py + 0.5) / scale + top - y) / side) * down;
        for (let px = first; px < last; px++) {
          const column = Math.floor(((px + 0.5) / scale + left - x) / side);
          pixels[py * width + px] = colors[i][bytes[row + column * right]];
        }
      }
    }
    this.#context.putImageData(image, 0, 0);
  }

  dispose() {
    this.#page = undefined;
  }
}
