// The geometry of the map: where points are drawn, which is nearest, which lies in a direction, and which labels
// fit. Pure functions.

/** @typedef {{ xs: ArrayLike<number>, ys: ArrayLike<number> }} Places */

/**
 * Places points in a picture, with the same scale on both axes and y pointing up.
 *
 * @param {Places} places
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 */
export function inPicture({ xs, ys }, width, height, margin) {
  const [left, right] = extent(xs);
  const [low, high] = extent(ys);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * margin) / Math.max(high - low, 1e-9),
  );
  const [x0, y0] = [(left + right) / 2, (low + high) / 2];
  return {
    xs: Float32Array.from(xs, (x) => width / 2 + (x - x0) * scale),
    ys: Float32Array.from(ys, (y) => height / 2 - (y - y0) * scale),
  };
}

/** @param {ArrayLike<number>} numbers */
function extent(numbers) {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < numbers.length; i++) {
    low = Math.min(low, numbers[i]);
    high = Math.max(high, numbers[i]);
  }
  return [low, high];
}

/**
 * The point nearest to a place, if it is within reach.
 *
 * @param {Places} places
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 */
export function nearest({ xs, ys }, x, y, reach) {
  let [best, point] = [reach ** 2, -1];
  for (let i = 0; i < xs.length; i++) {
    const distance = (xs[i] - x) ** 2 + (ys[i] - y) ** 2;
    if (distance < best) [best, point] = [distance, i];
  }
  return point;
}

/** @type {Record<string, [across: number, down: number]>} */
const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The next point in an arrow key's direction: within 45° on either side, with sideways distance counted double.
 *
 * @param {Places} places
 * @param {number} from
 * @param {string} key
 */
export function nextInDirection({ xs, ys }, from, key) {
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

/**
 * The labels that fit without covering another, in order of priority, and on which side of their points. Large
 * labels are further away, to leave room for a ring.
 *
 * @param {Places} places
 * @param {{ point: number, name: string, large?: boolean }[]} candidates
 * @param {number} width of the picture
 * @returns {{ point: number, name: string, x: number, y: number, left: boolean }[]}
 */
export function placeLabels({ xs, ys }, candidates, width) {
  /** @type {[number, number, number, number][]} */
  const boxes = [];
  const labels = [];
  for (const { point, name, large } of candidates) {
    const [letter, gap] = large ? [9, 12] : [7, 7]; // pixels
    const long = name.length * letter;
    const left = xs[point] + gap + long > width;
    const start = left ? xs[point] - gap - long : xs[point] + gap;
    const box = /** @type {[number, number, number, number]} */ (
      [start, ys[point] - letter, start + long, ys[point] + letter]
    );
    const covers = boxes.some(([l, t, r, b]) =>
      box[0] < r && l < box[2] && box[1] < b && t < box[3]
    );
    if (covers || start < 0) continue;
    boxes.push(box);
    labels.push({ point, name, x: left ? xs[point] - gap : start, y: ys[point], left });
  }
  return labels;
}
