import type { Area, Position } from "#core/shop/delivery-zone.ts";
import { contains } from "../zone-at.ts";
import { cross, edgesOf, isBoxNear, polygonsOf, touchedAt, type Edge } from "./edges.ts";

/**
 * How two areas meet (FULFILLMENT-16): not at all; along an edge or at a corner; in a part of each; the first lies in
 * the second, or around it; or they are the same.
 */
export type AreaMeeting = "apart" | "touching" | "overlapping" | "inside" | "around" | "same";

/** How two areas meet; what is nearer than half a metre touches. */
export function areaMeeting(area: Area, other: Area): AreaMeeting {
  const [edges, otherEdges] = [ringsOf(area), ringsOf(other)];
  const [own, near] = [frameAround(edges.flat()), frameAround(otherEdges.flat())];
  if (own === null || near === null || !isBoxNear(own, near)) return "apart";
  const mine = pathThrough(edges, other, otherEdges.flat());
  const theirs = pathThrough(otherEdges, area, edges.flat());
  if (mine.crosses || (mine.enters && theirs.enters)) return "overlapping";
  if (mine.enters) return mine.leaves ? "overlapping" : "inside";
  if (theirs.enters) return theirs.leaves ? "overlapping" : "around";
  const within = polygonsOf(area).map(innerPlace);
  if (within.some((place) => place !== null && isDeepIn(other, otherEdges.flat(), place))) return "same";
  return mine.touches || theirs.touches ? "touching" : "apart";
}

interface Path {
  readonly crosses: boolean;
  readonly touches: boolean;
  /** A part of it lies within the area. */
  readonly enters: boolean;
  /** A part of it lies outside of the area. */
  readonly leaves: boolean;
}

// The border of an area next to another area. Between two touches it is wholly inside or outside, so that one place of
// each piece is looked at, and one of a ring that touches nothing.
function pathThrough(rings: readonly (readonly Edge[])[], other: Area, otherEdges: readonly Edge[]): Path {
  let [touches, enters, leaves] = [false, false, false];
  const look = (place: Position): void => {
    if (isNearEdge(otherEdges, place)) return;
    if (contains({ polygon: other }, { longitude: place[0], latitude: place[1] })) enters = true;
    else leaves = true;
  };
  for (const ring of rings) {
    let isFree = true;
    for (const edge of ring) {
      const near = otherEdges.filter((one) => isBoxNear(edge, one));
      if (near.some((one) => cross(edge, one))) return { crosses: true, touches: true, enters, leaves };
      const cuts = near.flatMap((one) => touchesOf(edge, one)).toSorted((a, b) => a - b);
      if (cuts.length === 0) continue;
      isFree = false;
      for (const [index, to] of [...cuts, 1].entries())
        look(placeAlong(edge, ((cuts[index - 1] ?? 0) + to) / 2));
    }
    touches ||= !isFree;
    const [first] = ring;
    if (isFree && first !== undefined) look(first.from);
  }
  return { crosses: false, touches, enters, leaves };
}

function touchesOf(edge: Edge, other: Edge): readonly number[] {
  const own = [
    touchedAt(other, edge.from) === null ? null : 0,
    touchedAt(other, edge.to) === null ? null : 1,
  ];
  return [...own, touchedAt(edge, other.from), touchedAt(edge, other.to)].filter((at) => at !== null);
}

function isDeepIn(area: Area, edges: readonly Edge[], place: Position): boolean {
  return (
    !isNearEdge(edges, place) && contains({ polygon: area }, { longitude: place[0], latitude: place[1] })
  );
}

function isNearEdge(edges: readonly Edge[], place: Position): boolean {
  const point: Edge = { from: place, to: place };
  return edges.some((edge) => isBoxNear(edge, point) && touchedAt(edge, place) !== null);
}

function placeAlong({ from, to }: Edge, at: number): Position {
  return [from[0] + at * (to[0] - from[0]), from[1] + at * (to[1] - from[1])];
}

// A place within a polygon: between the first two of its sides that a line from west to east meets, at half the height
// of the two lowest corners.
function innerPlace(rings: readonly (readonly Position[])[]): Position | null {
  const heights = [...new Set(rings.flat().map(([, y]) => y))].toSorted((a, b) => a - b);
  const [low, next] = heights;
  if (low === undefined || next === undefined) return null;
  const y = (low + next) / 2;
  const [west, east] = rings
    .flatMap(edgesOf)
    .filter(({ from, to }) => from[1] > y !== to[1] > y)
    .map(({ from, to }) => from[0] + ((y - from[1]) * (to[0] - from[0])) / (to[1] - from[1]))
    .toSorted((a, b) => a - b);
  return west === undefined || east === undefined ? null : [(west + east) / 2, y];
}

function ringsOf(area: Area): readonly (readonly Edge[])[] {
  return polygonsOf(area).flat().map(edgesOf);
}

// The corners of the box around all sides, as one.
function frameAround(edges: readonly Edge[]): Edge | null {
  if (edges.length === 0) return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { from } of edges) {
    west = Math.min(west, from[0]);
    east = Math.max(east, from[0]);
    south = Math.min(south, from[1]);
    north = Math.max(north, from[1]);
  }
  return { from: [west, south], to: [east, north] };
}
