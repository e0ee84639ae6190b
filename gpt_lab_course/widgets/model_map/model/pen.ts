// A path in a picture that may be turned.

/**
 * A path, written along and across, in tenths of a pixel and from point to point: so it is short, and like shapes are
 * like words, which a page's compression finds.
 */
export class Pen {
  d = "";
  #at: [x: number, y: number] = [0, 0];
  #start: [x: number, y: number] = [0, 0];
  constructor(readonly turned: boolean) {}

  move(along: number, across: number) {
    this.#at = this.#start = this.#tenths(along, across);
    this.d += `M${this.#at.map((tenths) => tenths / 10).join(" ")}`;
    return this;
  }
  line(along: number, across: number) {
    const to = this.#tenths(along, across);
    if (to.some((tenths, i) => tenths !== this.#at[i])) this.#draw("l", to);
    return this;
  }
  /** A smooth way to a point at the same slope as it left. */
  ease(from: number, along: number, before: number, across: number) {
    const middle = (from + along) / 2;
    return this.curve(middle, before, middle, across, along, across);
  }
  curve(...[a1, c1, a2, c2, along, across]: [number, number, number, number, number, number]) {
    this.#draw("c", this.#tenths(a1, c1), this.#tenths(a2, c2), this.#tenths(along, across));
    return this;
  }
  close() {
    this.d += "z";
    this.#at = this.#start;
    return this;
  }

  #tenths(along: number, across: number): [number, number] {
    const [x, y] = this.turned ? [across, along] : [along, across];
    return [Math.round(10 * x), Math.round(10 * y)];
  }
  #draw(command: string, ...points: [number, number][]) {
    const numbers = points.flatMap(([x, y]) => [x - this.#at[0], y - this.#at[1]]);
    this.d += command + numbers.map((tenths) => short(tenths / 10)).join(" ").replaceAll(" -", "-");
    this.#at = points.at(-1) ?? this.#at;
  }
}

const short = (n: number) => `${n}`.replace(/^(-?)0\./, "$1.");
