import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Area, Position } from "#core/shop/delivery-zone.ts";

/** Corners of an outline that is changed point by point; a larger one is imported again. */
export const MAX_CORNERS = 120;
/** Corners that an outline keeps. */
export const MIN_CORNERS = 3;

/** The corners of an area, the first one not repeated; null where it has several outlines or too many corners. */
export function cornersOf(area: Area): readonly Coordinates[] | null {
  const [ring, hole] = area.type === "Polygon" ? area.coordinates : (area.coordinates[0] ?? []);
  const parts = area.type === "Polygon" ? 1 : area.coordinates.length;
  if (ring === undefined || hole !== undefined || parts > 1 || ring.length > MAX_CORNERS + 1) return null;
  return ring.slice(0, -1).map(([longitude, latitude]) => ({ longitude, latitude }));
}

/** The area with these corners. */
export function areaOf(corners: readonly Coordinates[]): Area {
  const ring = corners.map(({ longitude, latitude }): Position => [longitude, latitude]);
  return { type: "Polygon", coordinates: [[...ring, ...ring.slice(0, 1)]] };
}

/** The corners with one of them elsewhere. */
export function movedCorner(
  corners: readonly Coordinates[],
  at: number,
  place: Coordinates,
): readonly Coordinates[] {
  return corners.map((corner, index) => (index === at ? place : corner));
}

/** The corners with one more halfway to the next one; as they are once there are too many. */
export function withCornerAfter(corners: readonly Coordinates[], at: number): readonly Coordinates[] {
  const [corner, next] = [corners[at], corners[(at + 1) % corners.length]];
  if (corner === undefined || next === undefined || corners.length >= MAX_CORNERS) return corners;
  return corners.toSpliced(at + 1, 0, middleOf(corner, next));
}

/** The corners without one; as they are where too few would remain. */
export function withoutCorner(corners: readonly Coordinates[], at: number): readonly Coordinates[] {
  return corners.length <= MIN_CORNERS ? corners : corners.toSpliced(at, 1);
}

/** The place halfway between two, to six decimals. */
export function middleOf(one: Coordinates, other: Coordinates): Coordinates {
  const half = (a: number, b: number): number => Math.round(((a + b) / 2) * 1_000_000) / 1_000_000;
  return {
    latitude: half(one.latitude, other.latitude),
    longitude: half(one.longitude, other.longitude),
  };
}

/** Degrees as they are typed, with a comma or a point; null for anything else and beyond the given bound. */
export function readDegrees(typed: string, bound: 90 | 180): number | null {
  const text = typed.trim().replace(",", ".");
  if (!/^-?\d{1,3}(?:\.\d{1,12})?$/u.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= bound ? degrees : null;
}
