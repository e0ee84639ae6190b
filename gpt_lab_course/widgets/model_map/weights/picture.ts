// The picture of all parameters in its element: it has the page's tones made, paints them, and follows pointer and keys.

import { isWhole, moved, revealing, type View, wholeOf, within, zoomed } from "./camera.ts";
import { GlPainter } from "./gl_painter.ts";
import { type Colors, drawLabels, rgb } from "./labels.ts";
import { type Layout, layoutOf, placeIn, pointOf, tileAt } from "./layout.ts";
import { CanvasPainter, type Painter, type Paints } from "./painter.ts";
import type { Store } from "../store.ts";
import { type ModelNumbers, type Tensor, unflatten } from "../tensors.ts";
import { listen } from "./input.ts";
import { ramp, type Rgb, tonesOf } from "./tones.ts";

export interface Shows {
  store: Store;
  tensors: Tensor[];
  rms: ModelNumbers["rms"];
  /** The cell in focus. */
  focus: { name: string; index: number[] };
}

export interface Acts {
  choose: (name: string, index: number[]) => void;
  /** Enter on the cell in focus. */
  open: () => void;
  /** Escape from the whole page. */
  leave: () => void;
  /** The view has changed: whether all is seen, and whether numbers can be read. */
  changed: () => void;
}

const SETTLED = 150; // milliseconds without a move, after which all is drawn finely

class Gone extends Error {}

export class Picture {
  layout: Layout;
  view: View;
  painter: Painter | undefined;
  shows: Shows;
  #abort = new AbortController();
  #frame = 0;
  #building = 0;
  #moving: ReturnType<typeof setTimeout> | undefined;
  #colors!: Colors;
  #paints!: Paints & { key: string };
  #labels: HTMLCanvasElement;

  constructor(readonly element: HTMLElement, shows: Shows, readonly acts: Acts) {
    this.shows = shows;
    const width = element.clientWidth;
    this.layout = layoutOf(shows.tensors, width);
    this.view = wholeOf(this.layout, width);
    this.#labels = element.querySelector("canvas.labels") as HTMLCanvasElement;
    const { signal } = this.#abort;
    listen(this, signal);
    const sizes = new ResizeObserver(() => this.#resized());
    sizes.observe(element);
    const themes = new MutationObserver(() => this.#recolored());
    for (const root of [document.documentElement, document.body]) {
      themes.observe(root, { attributes: true, attributeFilter: ["data-theme", "class", "theme"] });
    }
    signal.addEventListener("abort", () => {
      sizes.disconnect();
      themes.disconnect();
    });
    this.#readColors();
    this.#begin();
  }

  get whole() {
    return isWhole(this.view, this.layout);
  }

  /** A new canvas, as one that has had a context of a kind never gets another; its painter; and what it paints. */
  #begin(gl = true) {
    const old = this.element.querySelector("canvas.cells");
    const canvas = document.createElement("canvas");
    canvas.className = "cells";
    old?.replaceWith(canvas);
    try {
      if (!gl) throw new Error("canvas");
      this.painter = new GlPainter(canvas);
      canvas.addEventListener("webglcontextlost", () => {
        // it may never be restored, and a new one is as good
        if (!this.#abort.signal.aborted && this.element.contains(canvas)) this.#begin();
      });
    } catch {
      const plain = canvas.cloneNode() as HTMLCanvasElement;
      canvas.replaceWith(plain);
      this.painter = new CanvasPainter(plain);
    }
    this.#size();
    this.#build();
  }

  /** Has the tones computed, in slices, and takes them. */
  async #build() {
    const turn = this.#building += 1;
    const { shows: { store, tensors, rms }, layout, painter } = this;
    this.element.dataset.painted = "";
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (turn !== this.#building) throw new Gone();
    };
    try {
      const tones = await tonesOf(store, tensors, layout.tiles, rms, pause);
      await pause();
      await painter!.load(layout, tones, this.#paints, pause);
      this.element.dataset.painted = painter!.kind;
      this.draw();
    } catch (error) {
      if (error instanceof Gone || turn !== this.#building) return;
      if (painter?.kind !== "webgl2") throw error;
      painter.dispose();
      this.#begin(false); // a driver that has WebGL 2 and cannot do this
    }
  }

  /** Draws in the next frame. */
  draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#abort.signal.aborted) return;
      const sharp = this.#sharp;
      this.painter?.paint(
        { ...this.view, scale: this.view.scale * sharp },
        this.#moving !== undefined,
      );
      const context = this.#labels.getContext("2d")!;
      context.setTransform(sharp, 0, 0, sharp, 0, 0);
      const { shows: { store, focus }, view, layout } = this;
      drawLabels({
        ...{ context, view, layout, colors: this.#colors },
        inkOn: (name, at) => this.#inkOn(name, at),
        value: (name, at) => store.value(name, at),
        focus: pointOf(layout, focus, focus.index),
      });
    });
  }

  get #sharp() {
    return Math.min(2, globalThis.devicePixelRatio || 1);
  }

  /** Moves the view. */
  go(view: View) {
    const before = this.whole;
    this.view = view;
    this.element.dataset.whole = String(this.whole);
    clearTimeout(this.#moving);
    this.#moving = setTimeout(() => {
      this.#moving = undefined;
      this.draw();
    }, SETTLED);
    this.draw();
    if (before !== this.whole) this.acts.changed();
  }

  move = (px: number, py: number) => this.go(moved(this.view, this.layout, px, py));
  zoom = (factor: number, px = this.view.width / 2, py = this.view.height / 2) =>
    this.go(zoomed(this.view, this.layout, factor, px, py));

  /** Zooms about the cell in focus. */
  zoomFocus(factor: number) {
    const { shows: { focus }, view } = this;
    const point = pointOf(this.layout, focus, focus.index);
    if (!point) return this.zoom(factor);
    const seen = revealing(view, this.layout, point);
    const px = (point.x + 0.5 - seen.x) * view.scale;
    const py = (point.y + 0.5 - seen.y) * view.scale;
    this.go(revealing(zoomed(seen, this.layout, factor, px, py), this.layout, point));
  }

  showWhole = () => this.go(wholeOf(this.layout, this.view.width));

  /** Takes what has changed outside. */
  show(shows: Shows) {
    const { focus } = this.shows;
    this.shows = shows;
    if (focus.name !== shows.focus.name || focus.index.join() !== shows.focus.index.join()) {
      const point = pointOf(this.layout, shows.focus, shows.focus.index);
      if (point && !this.whole) this.go(revealing(this.view, this.layout, point));
      this.draw();
    }
  }

  /** The cell at these pixels. */
  chooseAt(px: number, py: number) {
    const [x, y] = [this.view.x + px / this.view.scale, this.view.y + py / this.view.scale];
    const tile = tileAt(this.layout, x, y);
    if (!tile) return;
    const { tensor } = tile;
    const at = placeIn(tile, Math.floor(x - tile.x), Math.floor(y - tile.y));
    this.acts.choose(tensor.name, unflatten(at, tensor.shape));
  }

  /** Steps from the cell in focus to the next that lies there, over what lies between two matrices. */
  step(across: number, down: number) {
    const { layout, shows: { focus } } = this;
    const from = pointOf(layout, focus, focus.index);
    if (!from) return;
    let [x, y] = [from.x + across, from.y + down];
    const inside = () => x >= 0 && y >= 0 && x < layout.w && y < layout.h;
    const [dx, dy] = [Math.sign(across), Math.sign(down)];
    while (inside() && !tileAt(layout, x + 0.5, y + 0.5)) [x, y] = [x + dx, y + dy];
    const tile = tileAt(layout, x + 0.5, y + 0.5);
    if (!tile) return;
    const at = placeIn(tile, Math.floor(x + 0.5 - tile.x), Math.floor(y + 0.5 - tile.y));
    this.acts.choose(tile.tensor.name, unflatten(at, tile.tensor.shape));
  }

  #resized() {
    if (!this.element.isConnected) return this.dispose();
    const width = this.element.clientWidth;
    if (width === this.view.width || width === 0) return;
    this.layout = layoutOf(this.shows.tensors, width);
    this.view = within(wholeOf(this.layout, width), this.layout);
    this.#size();
    this.#build();
    this.acts.changed();
  }

  #size() {
    const { width, height } = this.view;
    this.element.style.height = `${height}px`;
    for (const canvas of this.element.querySelectorAll("canvas")) {
      canvas.width = Math.round(width * this.#sharp);
      canvas.height = Math.round(height * this.#sharp);
    }
    this.element.dataset.whole = String(this.whole);
    this.draw();
  }

  #readColors() {
    const style = getComputedStyle(this.element);
    const property = (name: string) => style.getPropertyValue(name).trim();
    const names = Object.keys(this.shows.rms);
    const hues = Object.fromEntries(
      names.map((name) => [name, property(`--${name.replaceAll(" ", "-")}`)]),
    );
    const [ink, paper] = ["--ink", "--paper"].map(property);
    const dark = rgb(paper)[0] < 128;
    const key = [paper, ...Object.values(hues)].join();
    const ramps = names.map((name) => {
      const hue = rgb(hues[name]);
      const mix = (to: number, part: number) => hue.map((c) => c + part * (to - c)) as Rgb;
      return dark
        ? ramp(rgb(paper), mix(0, 0.12), mix(255, 0.75))
        : ramp(mix(255, 0.94), hue, mix(0, 0.78));
    });
    this.#paints = { key, ramps, components: names, paper: rgb(paper) };
    this.#colors = { ink, paper, hues, font: style.fontFamily, faint: property("--faint") };
  }

  #recolored() {
    const { key } = this.#paints;
    this.#readColors();
    if (key !== this.#paints.key) this.#build();
  }

  /** Black or white, whichever reads better on a cell. */
  #inkOn(name: string, at: number) {
    const { component } = this.shows.tensors.find((one) => one.name === name)!;
    const { ramps, components } = this.#paints;
    const share = Math.abs(this.shows.store.value(name, at)) / this.shows.rms[component] / 2.5;
    const from = 4 * Math.floor(Math.min(255, 255 * share));
    const [r, g, b] = ramps[components.indexOf(component)].subarray(from, from + 3);
    return 0.299 * r + 0.587 * g + 0.114 * b > 140 ? "#000000" : "#ffffff";
  }

  dispose() {
    this.#building += 1;
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#moving);
    this.painter?.dispose();
  }

  get gone() {
    return this.#abort.signal.aborted;
  }
}
