import type { Area, Position } from "#core/shop/delivery-zone.ts";

/** One side of a ring. */
export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

/** What lies nearer than this touches: about half a metre, in degrees. */
export const TOUCH_DEGREES = 0.000005;

/** The polygons of an area, each with its outer ring first. */
export function polygonsOf(area: Area): readonly (readonly (readonly Position[])[])[] {
  return area.type === "Polygon" ? [area.coordinates] : area.coordinates;
}

/** The sides of a closed ring, in its order. */
export function edgesOf(ring: readonly Position[]): readonly Edge[] {
  return ring.flatMap((from, index): Edge[] => {
    const to = ring[index + 1];
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Whether two sides pass through each other; that they touch, or lie along each other, does not count. */
export function cross(one: Edge, other: Edge): boolean {
  return isBoxNear(one, other) && areApart(one, other) && areApart(other, one);
}

/** How far along the side its nearest place to a position is, 0..1; null where that is not within touch. */
export function touchedAt({ from, to }: Edge, [x, y]: Position): number | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - at * dx, y - from[1] - at * dy) <= TOUCH_DEGREES ? at : null;
}

/** Whether the boxes around two sides meet. */
export function isBoxNear(one: Edge, other: Edge): boolean {
  return isSpanNear(one, other, 0) && isSpanNear(one, other, 1);
}

function isSpanNear(one: Edge, other: Edge, axis: 0 | 1): boolean {
  const [from, to, otherFrom, otherTo] = [one.from[axis], one.to[axis], other.from[axis], other.to[axis]];
  return (
    Math.max(from, to) >= Math.min(otherFrom, otherTo) - TOUCH_DEGREES &&
    Math.min(from, to) <= Math.max(otherFrom, otherTo) + TOUCH_DEGREES
  );
}

// Whether the ends of the second side stand on different sides of the first one's line.
function areApart(line: Edge, { from, to }: Edge): boolean {
  return sideOf(line, from) * sideOf(line, to) < 0;
}

// The distance from the side's line, with a sign; 0 within touch.
function sideOf({ from, to }: Edge, [x, y]: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = (dx * (y - from[1]) - dy * (x - from[0])) / (Math.hypot(dx, dy) || 1);
  return Math.abs(distance) <= TOUCH_DEGREES ? 0 : distance;
}
