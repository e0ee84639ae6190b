// The geometry of the map: where points are drawn, which is nearest, which lies in a direction, and which labels
// fit. Pure functions.

export interface Places {
  xs: number[];
  ys: number[];
}

/** Places points in a picture, with the same scale on both axes and y pointing up. */
export function inPicture({ xs, ys }: Places, width: number, height: number, margin: number) {
  const [left, right, low, high] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * margin) / Math.max(high - low, 1e-9),
  );
  return {
    xs: xs.map((x) => width / 2 + (x - (left + right) / 2) * scale),
    ys: ys.map((y) => height / 2 - (y - (low + high) / 2) * scale),
  };
}

/** The point nearest to a place, or −1 if none is within reach. */
export function nearest({ xs, ys }: Places, x: number, y: number, reach: number): number {
  const distances = xs.map((one, i) => (one - x) ** 2 + (ys[i] - y) ** 2);
  const least = Math.min(...distances);
  return least < reach ** 2 ? distances.indexOf(least) : -1;
}

const DIRECTIONS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The next point in an arrow key's direction: within 45° on either side, with sideways distance counted double.
 * −1 if there is none.
 */
export function nextInDirection({ xs, ys }: Places, from: number, key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let [best, point] = [Infinity, -1];
  for (let i = 0; i < xs.length; i++) {
    const [dx, dy] = [xs[i] - xs[from], ys[i] - ys[from]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (i === from || ahead <= 0 || aside > ahead) continue;
    if (ahead + 2 * aside < best) [best, point] = [ahead + 2 * aside, i];
  }
  return point;
}

const [DOT, HALF] = [3, 6]; // pixels: half of a point, half of a line of small letters

export interface Label {
  point: number;
  name: string;
  large?: boolean;
  /** Whether it may cover points, and so stands also where there is a crowd. */
  needed?: boolean;
}

/**
 * The labels that fit without covering another, or points that are not theirs, in order of priority, and on which
 * side of their points. Large labels are further away, to leave room for a ring.
 *
 * @param width of the picture
 */
export function placeLabels({ xs, ys }: Places, candidates: readonly Label[], width: number) {
  const boxes: [left: number, top: number, right: number, bottom: number][] = [];
  const labels: (Label & { x: number; y: number; left: boolean })[] = [];
  for (const { point, name, large, needed } of candidates) {
    const [letter, gap] = large ? [9, 12] : [7, 7]; // pixels
    const [x, y] = [xs[point], ys[point]];
    const long = (name.length + 1) * letter; // a short name may be of wide letters
    const left = x + gap + long > width;
    const start = left ? x - gap - long : x + gap;
    const [top, end, bottom] = [y - letter, start + long, y + letter];
    const covers = boxes.some(([l, t, r, b]) => start < r && l < end && top < b && t < bottom);
    const hides = !needed &&
      xs.some((x, i) =>
        i !== point && start - DOT < x && x < end + DOT && y - HALF < ys[i] && ys[i] < y + HALF
      );
    if (covers || hides || start < 0) continue;
    boxes.push([start, top, end, bottom]);
    labels.push({ point, name, x: left ? x - gap : start, y, left });
  }
  return labels;
}
