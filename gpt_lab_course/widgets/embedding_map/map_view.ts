// The tokens on a plane, as a picture for mouse, touch and arrow keys.

import { html, nothing, svg } from "lit-html";
import type { Group } from "./data.ts";
import { inPicture, nearest, nextInDirection, placeLabels, type Places } from "./plane.ts";

const [MARGIN, REACH] = [26, 24]; // pixels
const MANY = 500; // more points than this are drawn as one path

const short = (n: number) => n.toFixed(1);

/** Points as one path, each a line of no length with round ends. */
const dots = ({ xs, ys }: Places) => xs.map((x, i) => `M${short(x)} ${short(ys[i])}h0`).join("");

interface Options {
  redraw: () => void;
  find: (selector: string) => HTMLElement | null;
  name: (id: number) => string;
  /** A class for the dot of a token. */
  kind: (id: number) => "country" | "capital" | "token";
  choose: (id: number) => void;
}

export class MapView {
  #layout = {
    group: {} as Group,
    width: 0,
    height: 0,
    places: { xs: [], ys: [] } as Places,
    path: "",
  };
  #hovered = -1;
  /** The picture's size when it was last on the page: it is drawn before it is there. */
  #size = [720, 480];

  constructor(readonly options: Options) {}

  /** Positions all points for the picture's current size. */
  #place(group: Group) {
    const box = this.options.find(".plane");
    if (box?.clientWidth) this.#size = [box.clientWidth, box.clientHeight];
    const [width, height] = this.#size;
    const before = this.#layout;
    if (before.group !== group || before.width !== width || before.height !== height) {
      const places = inPicture(group, width, height, MARGIN);
      const path = group.ids.length > MANY ? dots(places) : "";
      this.#layout = { group, width, height, places, path };
      this.#hovered = -1;
    }
    return this.#layout;
  }

  #at(event: MouseEvent) {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return nearest(this.#layout.places, event.clientX - box.left, event.clientY - box.top, REACH);
  }

  #hover(point: number) {
    if (point === this.#hovered) return;
    this.#hovered = point;
    this.options.redraw();
  }

  /**
   * @param chosen the chosen token
   * @param neighbors the chosen token's neighbors
   * @param partner the chosen country's capital, or the chosen capital's country
   */
  view(group: Group, chosen: number, neighbors: number[], partner: number | undefined) {
    const { width, height, places, path } = this.#place(group);
    const { name, kind, choose } = this.options;
    const { ids } = group;
    const [at, other] = [ids.indexOf(chosen), ids.indexOf(partner ?? -1)];
    const near = new Set(neighbors.map((id) => ids.indexOf(id)).filter((point) => point >= 0));
    const large = (point: number) => point === at || point === this.#hovered;
    const first = [this.#hovered, at, other, ...near].filter((point) => point >= 0);
    const needed = new Set(first).size;
    const candidates = [...new Set([...first, ...path ? [] : ids.keys()])]
      .map((point, i) => ({
        point,
        name: name(ids[point]).trim(),
        large: large(point),
        needed: i < needed,
      }))
      .filter(({ name }) => name);
    const labels = placeLabels(places, candidates, width).reverse(); // the most important on top
    const place = (point: number) => [short(places.xs[point]), short(places.ys[point])];
    const dot = (point: number, state = "") => {
      const [x, y] = place(point);
      const token = kind(ids[point]);
      return token === "capital"
        ? svg`
          <rect class="capital ${state}" x=${x} y=${y} width="7" height="7"
            transform="translate(-3.5 -3.5)"></rect>
        `
        : svg`<circle class="${token} ${state}" cx=${x} cy=${y} r="4"></circle>`;
    };
    const ring = () => {
      const [x, y] = place(at);
      return svg`<circle class="ring" cx=${x} cy=${y} r="9"></circle>${dot(at)}`;
    };
    const pair = () => {
      const [[x1, y1], [x2, y2]] = [place(at), place(other)];
      return svg`<line class="pair" x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
    };
    return html`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${ids
          .length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${(event: PointerEvent) => this.#hover(this.#at(event))}
        @pointerleave=${() => this.#hover(-1)}
        @click=${(event: MouseEvent) => {
          const point = this.#at(event);
          if (point >= 0) choose(ids[point]);
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (!event.key.startsWith("Arrow")) return;
          event.preventDefault();
          const next = nextInDirection(places, Math.max(at, 0), event.key);
          if (next >= 0) choose(ids[next]);
        }}
      >
        <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
          ${path ? svg`<path class="many" d=${path}></path>` : nothing}
          ${at >= 0 && other >= 0 ? pair() : nothing}
          ${path ? nothing : ids.map((_, point) => near.has(point) ? nothing : dot(point))}
          ${[...near].map((point) => dot(point, "near"))}
          ${at >= 0 ? ring() : nothing}
          ${this.#hovered >= 0 && path ? dot(this.#hovered) : nothing}
          ${labels.map(({ point, name, x, y, left }) =>
            svg`
              <text class=${large(point) ? "chosen" : near.has(point) ? "near" : ""}
                x=${short(x)} y=${short(y + 4)} text-anchor=${left ? "end" : "start"}>${name}</text>
            `
          )}
        </svg>
      </div>
    `;
  }
}
