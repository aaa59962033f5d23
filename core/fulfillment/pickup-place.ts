import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Location } from "#core/shop/location.ts";

/** Where somebody sets out from to pick an order up; kept apart from where orders are delivered to (FULFILLMENT-11). */
export interface PickupPlace {
  /** Street and number of an own address; null for the position of the device. */
  readonly text: string | null;
  readonly coordinates: Coordinates;
}

/** A location with the way to it. */
export interface DistantLocation {
  readonly location: Location;
  /** As the crow flies. */
  readonly meters: number;
}

// The mean radius of the earth, in meters.
const EARTH_METERS = 6_371_008.8;

/** Meters between two places along the surface, by the haversine formula. */
export function metersBetween(one: Coordinates, other: Coordinates): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The locations, the nearest first; equally near ones stay in the shop's order. */
export function byDistance(locations: readonly Location[], from: PickupPlace): readonly DistantLocation[] {
  return locations
    .map((location) => ({ location, meters: metersBetween(from.coordinates, location.coordinates) }))
    .toSorted((one, other) => one.meters - other.meters);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
