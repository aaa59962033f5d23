import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryZone, Position } from "#core/shop/delivery-zone.ts";
import { compareZones } from "./zone-order.ts";

type Ring = readonly Position[];

/**
 * The zone of a place; null when none contains it. Among several: the lowest fee at subtotal 0, then the lowest
 * minimum, then the lowest id, whatever the order of the list (FULFILLMENT-7). Edges, corners and the rims of holes
 * are inside.
 */
export function zoneAt(zones: readonly DeliveryZone[], place: Coordinates): DeliveryZone | null {
  let best: DeliveryZone | null = null;
  for (const zone of zones) {
    if (contains(zone, place) && (best === null || compareZones(zone, best) < 0)) best = zone;
  }
  return best;
}

/** The zone to which the way takes longest; with its minutes a slot is free whatever the address turns out to be. */
export function slowestZone(zones: readonly DeliveryZone[]): DeliveryZone | null {
  return zones.reduce<DeliveryZone | null>(
    (slowest, zone) => (slowest !== null && slowest.travelMinutes >= zone.travelMinutes ? slowest : zone),
    null,
  );
}

/** Whether the place lies in the zone's area, edges included. */
export function contains(zone: Pick<DeliveryZone, "polygon">, { longitude, latitude }: Coordinates): boolean {
  const { polygon } = zone;
  const polygons = polygon.type === "Polygon" ? [polygon.coordinates] : polygon.coordinates;
  return polygons.some(
    (rings) =>
      isNear(rings[0] ?? [], longitude, latitude) &&
      booleanPointInPolygon([longitude, latitude], {
        type: "Polygon",
        coordinates: rings.map((ring) => ring.map(([x, y]) => [x, y])),
      }),
  );
}

// Spares the copy of a large outline that the library's types ask for when the place is not even in its box.
function isNear(outline: Ring, longitude: number, latitude: number): boolean {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}
