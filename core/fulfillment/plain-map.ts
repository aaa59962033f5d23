import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryZone, Position } from "#core/shop/delivery-zone.ts";

/** The part of the earth that a plain map shows, in degrees. */
export interface MapFrame {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A place on the map as fractions of its width (from the left) and height (from the top). */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A degree of latitude, in metres. */
export const METRES_PER_DEGREE = 111_320;

// A frame never gets smaller than this, in degrees of latitude: about 1.5 km.
const MIN_SIDE = 0.014;
const MARGIN = 0.08;

/**
 * The frame around zones and places, with a margin, true to distances on the ground on a map that is `aspect` times
 * as wide as it is high; the same for the same input in any order.
 */
export function frameOf(
  zones: readonly Pick<DeliveryZone, "polygon">[],
  places: readonly Coordinates[],
  aspect: number,
): MapFrame {
  const positions: readonly Position[] = [
    ...zones.flatMap(outlines).flat(),
    ...places.map(({ longitude, latitude }): Position => [longitude, latitude]),
  ];
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  const middle = (numbers: readonly number[]): number =>
    numbers.length === 0 ? 0 : (Math.min(...numbers) + Math.max(...numbers)) / 2;
  const width = (numbers: readonly number[]): number =>
    numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers);
  const center = { longitude: middle(longitudes), latitude: middle(latitudes) };
  const narrowing = narrowingAt(center.latitude);
  const height =
    Math.max(MIN_SIDE, width(latitudes), (width(longitudes) * narrowing) / aspect) * (1 + 2 * MARGIN);
  const breadth = (height * aspect) / narrowing;
  return {
    west: center.longitude - breadth / 2,
    east: center.longitude + breadth / 2,
    south: center.latitude - height / 2,
    north: center.latitude + height / 2,
  };
}

/** The frame around the same center, its sides as many times as long: less than 1 is closer. */
export function widened({ west, east, south, north }: MapFrame, factor: number): MapFrame {
  const [across, up] = [((east - west) / 2) * factor, ((north - south) / 2) * factor];
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return {
    west: longitude - across,
    east: longitude + across,
    south: latitude - up,
    north: latitude + up,
  };
}

/** Where a place stands on the map; outside of 0..1 when it is beyond the frame. */
export function toPoint({ west, east, south, north }: MapFrame, place: Coordinates): MapPoint {
  return { x: (place.longitude - west) / (east - west), y: (north - place.latitude) / (north - south) };
}

/** The place under a point, rounded to six decimals (about 10 cm); a point outside is brought to the edge. */
export function toPlace({ west, east, south, north }: MapFrame, { x, y }: MapPoint): Coordinates {
  return {
    longitude: rounded(west + within(x) * (east - west)),
    latitude: rounded(north - within(y) * (north - south)),
  };
}

/** A place moved by metres to the east and to the north; negative is west and south. */
export function moved(place: Coordinates, east: number, north: number): Coordinates {
  const degrees = METRES_PER_DEGREE * narrowingAt(place.latitude);
  return {
    longitude: rounded(place.longitude + east / degrees),
    latitude: rounded(place.latitude + north / METRES_PER_DEGREE),
  };
}

/** All rings of a zone, outer ones and holes alike. */
export function outlines({ polygon }: Pick<DeliveryZone, "polygon">): readonly (readonly Position[])[] {
  return polygon.type === "Polygon" ? polygon.coordinates : polygon.coordinates.flat();
}

// Meridians converge toward the poles.
function narrowingAt(latitude: number): number {
  return Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
