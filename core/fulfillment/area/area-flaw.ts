import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Area, Position } from "#core/shop/delivery-zone.ts";
import { cross, edgesOf, polygonsOf, type Edge } from "./edges.ts";

/** Why an area is not taken (FULFILLMENT-15). */
export type AreaFlawReason =
  | "not_json"
  | "not_area"
  | "not_positions"
  | "out_of_range"
  | "swapped"
  | "too_short"
  | "not_closed"
  | "crossing"
  | "too_many_points";

/** What is wrong with an area, and where: the polygon, its ring and the point from 1, each null where it is all of them. */
export interface AreaFlaw {
  readonly reason: AreaFlawReason;
  readonly polygon: number | null;
  readonly ring: number | null;
  readonly point: number | null;
  readonly position: Position | null;
}

/** Points that an area may have at most. */
export const MAX_AREA_POINTS = 20_000;
/** Points of the smallest ring, its first one repeated at the end. */
const MIN_RING_POINTS = 4;
// Two degrees; nobody delivers that far.
const FAR_DEGREES = 2;

/** A flaw without a place. */
export function flawOf(reason: AreaFlawReason, place: Partial<AreaFlaw> = {}): AreaFlaw {
  return { polygon: null, ring: null, point: null, position: null, ...place, reason };
}

/** How many points an area has, repeated ones included. */
export function pointCount(area: Area): number {
  return polygonsOf(area)
    .flat(1)
    .reduce((points, ring) => points + ring.length, 0);
}

/**
 * The first thing that is wrong with an area; null when it can be delivered to. `near` is the location that delivers:
 * an area far from it whose coordinates, turned around, lie near it was written latitude first.
 */
export function areaFlaw(area: Area, near: Coordinates | null): AreaFlaw | null {
  if (pointCount(area) > MAX_AREA_POINTS) return flawOf("too_many_points");
  const polygons = polygonsOf(area);
  if (polygons.length === 0) return flawOf("not_positions");
  for (const [index, rings] of polygons.entries()) {
    const polygon = index + 1;
    if (rings.length === 0) return flawOf("not_positions", { polygon });
    for (const [at, ring] of rings.entries()) {
      const flaw = ringFlaw(ring);
      if (flaw !== null) return { ...flaw, polygon, ring: at + 1 };
    }
  }
  if (near !== null && isSwapped(polygons, near)) return flawOf("swapped");
  for (const [index, rings] of polygons.entries()) {
    const flaw = crossingOf(rings);
    if (flaw !== null) return { ...flaw, polygon: index + 1 };
  }
  return null;
}

function ringFlaw(ring: readonly Position[]): AreaFlaw | null {
  for (const [index, position] of ring.entries()) {
    const [x, y] = position;
    const point = index + 1;
    if (Math.abs(y) > 90 && Math.abs(y) <= 180 && Math.abs(x) <= 90)
      return flawOf("swapped", { point, position });
    if (Math.abs(x) > 180 || Math.abs(y) > 90) return flawOf("out_of_range", { point, position });
  }
  if (ring.length < MIN_RING_POINTS) return flawOf("too_short");
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined || first[0] !== last[0] || first[1] !== last[1])
    return flawOf("not_closed", { point: ring.length, position: last ?? null });
  // All but the last point, which is the first one again.
  const corners = new Set(ring.slice(1).map(String));
  return corners.size < MIN_RING_POINTS - 1 ? flawOf("too_short") : null;
}

function isSwapped(
  polygons: readonly (readonly (readonly Position[])[])[],
  { latitude, longitude }: Coordinates,
): boolean {
  const [position] = polygons.flat(2);
  if (position === undefined) return false;
  const [x, y] = position;
  const isNear = (east: number, north: number): boolean =>
    Math.hypot(east - longitude, north - latitude) <= FAR_DEGREES;
  return !isNear(x, y) && isNear(y, x);
}

interface RingEdge extends Edge {
  readonly ring: number;
  readonly point: number;
  readonly west: number;
  readonly east: number;
}

// From west to east, so that each side is compared only with those that begin before it ends.
function crossingOf(rings: readonly (readonly Position[])[]): AreaFlaw | null {
  const edges = rings
    .flatMap((ring, at) =>
      edgesOf(ring).map(({ from, to }, index): RingEdge => ({
        from,
        to,
        ring: at + 1,
        point: index + 1,
        west: Math.min(from[0], to[0]),
        east: Math.max(from[0], to[0]),
      })),
    )
    .toSorted((one, other) => one.west - other.west);
  for (const [index, edge] of edges.entries())
    for (let next = index + 1; next < edges.length; next++) {
      const other = edges[next];
      if (other === undefined || other.west > edge.east) break;
      if (cross(edge, other)) {
        const [first] = [edge, other].toSorted((a, b) => a.ring - b.ring || a.point - b.point);
        return flawOf("crossing", {
          ring: first?.ring ?? null,
          point: first?.point ?? null,
          position: first?.from ?? null,
        });
      }
    }
  return null;
}
