// The tokens on a plane, as a picture for mouse, touch and arrow keys.

import { html, nothing, svg } from "lit-html";
import { inPicture, nearest, nextInDirection, placeLabels } from "./plane.js";

/** @typedef {import("./data.js").Group} Group */

const [MARGIN, REACH] = [26, 24]; // pixels
const MANY = 500; // more points than this are drawn as one path

/** @param {number} n */
const short = (n) => n.toFixed(1);

/** Points as one path, each a line of no length with round ends. @param {{ xs: Float32Array, ys: Float32Array }} places */
const dots = ({ xs, ys }) => Array.from(xs, (x, i) => `M${short(x)} ${short(ys[i])}h0`).join("");

export class MapView {
  /** @type {{ group?: Group, width: number, height: number, places: { xs: Float32Array, ys: Float32Array }, path: string }} */
  #layout = {
    width: 0,
    height: 0,
    places: { xs: new Float32Array(), ys: new Float32Array() },
    path: "",
  };
  #hovered = -1;

  /**
   * @param {import("../kit/widget_context.js").WidgetContext} context
   * @param {object} options
   * @param {(id: number) => string} options.name
   * @param {(id: number) => string} options.kind a class for the dot of a token
   * @param {(id: number) => void} options.choose
   */
  constructor(context, { name, kind, choose }) {
    this.context = context;
    this.name = name;
    this.kind = kind;
    this.choose = choose;
  }

  /** Positions all points for the picture's current size. @param {Group} group */
  #place(group) {
    const box = this.context.find(".plane");
    const width = box?.clientWidth || 720;
    const height = box?.clientHeight || 480;
    const before = this.#layout;
    if (before.group !== group || before.width !== width || before.height !== height) {
      const places = inPicture(group, width, height, MARGIN);
      const path = group.ids.length > MANY ? dots(places) : "";
      this.#layout = { group, width, height, places, path };
      this.#hovered = -1;
    }
    return this.#layout;
  }

  /** @param {MouseEvent} event */
  #at(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    return nearest(this.#layout.places, event.clientX - box.left, event.clientY - box.top, REACH);
  }

  /** @param {number} point */
  #hover(point) {
    if (point === this.#hovered) return;
    this.#hovered = point;
    this.context.redraw();
  }

  /**
   * @param {Group} group
   * @param {number} chosen the chosen token's ID
   * @param {{ id: number }[]} neighbours the chosen token's neighbours
   * @param {number | undefined} partner the chosen country's capital, or the chosen capital's country
   */
  view(group, chosen, neighbours, partner) {
    const { width, height, places, path } = this.#place(group);
    const ids = [...group.ids];
    const at = ids.indexOf(chosen);
    const closePoints = neighbours.map(({ id }) => ids.indexOf(id)).filter((point) => point >= 0);
    const other = partner === undefined ? -1 : ids.indexOf(partner);
    const first = [this.#hovered, at, other, ...closePoints].filter((point) => point >= 0);
    const rest = path ? [] : ids.keys();
    const candidates = [...new Set([...first, ...rest])]
      .map((point) => ({
        point,
        name: this.name(ids[point]).trim(),
        large: point === at || point === this.#hovered,
      }))
      .filter(({ name }) => name);
    const labels = placeLabels(places, candidates, width).reverse(); // the most important on top
    const highlighted = new Set(closePoints);
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const next = nextInDirection(places, Math.max(at, 0), event.key);
      if (!event.key.startsWith("Arrow")) return;
      event.preventDefault();
      if (next >= 0) this.choose(ids[next]);
    };
    /** @param {number} point @param {string} [state] */
    const dot = (point, state = "") => {
      const kind = `${this.kind(ids[point])} ${state}`;
      const [x, y] = [places.xs[point], places.ys[point]];
      return kind.startsWith("capital")
        ? svg`<rect class=${kind} x=${short(x - 3.5)} y=${
          short(y - 3.5)
        } width="7" height="7"></rect>`
        : svg`<circle class=${kind} cx=${short(x)} cy=${short(y)} r="4"></circle>`;
    };
    return html`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${ids
          .length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${(/** @type {PointerEvent} */ event) => this.#hover(this.#at(event))}
        @pointerleave=${() => this.#hover(-1)}
        @click=${(/** @type {MouseEvent} */ event) => {
          const point = this.#at(event);
          if (point >= 0) this.choose(ids[point]);
        }}
        @keydown=${key}
      >
        <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
          ${path ? svg`<path class="many" d=${path}></path>` : nothing}
          ${at >= 0 && other >= 0
            ? svg`<line class="pair" x1=${short(places.xs[at])} y1=${short(places.ys[at])} x2=${
              short(places.xs[other])
            } y2=${short(places.ys[other])}></line>`
            : nothing}
          ${path ? nothing : ids.map((_, point) => highlighted.has(point) ? nothing : dot(point))}
          ${closePoints.map((point) => dot(point, "near"))}
          ${at >= 0
            ? svg`<circle class="ring" cx=${short(places.xs[at])} cy=${
              short(places.ys[at])
            } r="9"></circle>${dot(at)}`
            : nothing}
          ${this.#hovered >= 0 && path ? dot(this.#hovered) : nothing}
          ${labels.map(({ point, name, x, y, left }) =>
            svg`<text class=${
              point === at || point === this.#hovered
                ? "chosen"
                : highlighted.has(point)
                ? "near"
                : ""
            } x=${short(x)} y=${short(y + 4)} text-anchor=${left ? "end" : "start"}>${name}</text>`
          )}
        </svg>
      </div>
    `;
  }
}
