// Which models have their names beside them, and on which side: as many as there is room for. Pure functions.

export interface Dot {
  name: string;
  /** In percent of the picture's width and height, from the left and from below. */
  x: number;
  y: number;
}
export type Side = "right" | "left" | "above" | "below";
type Box = readonly [left: number, top: number, right: number, bottom: number];

const LETTER = 6.4; // pixels of a letter, about
const LINE = 15;
const DOT = 6;
const NAME = 100; // other dots are as bad to cover as a name, or as one of the first dots
const SIDES: readonly Side[] = ["right", "left", "above", "below"];

function boxOf(name: string, x: number, y: number, side: Side): Box {
  const width = LETTER * name.length + 2;
  const left = { right: x + DOT + 2, left: x - DOT - 2 - width }[side as "right"] ?? x - width / 2;
  const top = { above: y - DOT - LINE + 1, below: y + DOT - 1 }[side as "above"] ?? y - LINE / 2;
  return [left, top, left + width, top + LINE];
}

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * The sides of the names that have room in a picture of this size, the first dots first. No name covers another
 * dot, another name or the picture's edge.
 *
 * @param least names of so many first dots are placed in any case, where they cover least
 */
export function sidesOf(
  dots: readonly Dot[],
  [width, height]: readonly [number, number],
  least = 0,
): Map<string, Side> {
  const places = dots.map(({ x, y }) => [(x / 100) * width, height - (y / 100) * height] as const);
  const taken: Box[] = places.map(([x, y]) => [x - DOT, y - DOT, x + DOT, y + DOT]);
  const sides = new Map<string, Side>();
  dots.forEach(({ name }, i) => {
    const boxes = SIDES.map((side) => [side, boxOf(name, ...places[i], side)] as const)
      .filter(([, [left, top, right, bottom]]) =>
        left >= 0 && top >= -8 && right <= width && bottom <= height
      );
    const covers = ([, box]: (typeof boxes)[number]) =>
      taken.reduce((sum, one, j) => {
        if (j === i || !overlap(one, box)) return sum;
        return sum + (j < least || j >= dots.length ? NAME : 1);
      }, 0);
    const found = boxes.toSorted((a, b) => covers(a) - covers(b))[0];
    if (!found || i >= least && covers(found)) return;
    sides.set(name, found[0]);
    taken.push(found[1]);
  });
  return sides;
}
