import type { Coordinates } from "#core/kernel/coordinates.ts";
import { itemsOfList, memberOf, parseForeignJson } from "#core/kernel/foreign-json.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Area, Position } from "#core/shop/delivery-zone.ts";
import { areaFlaw, flawOf, type AreaFlaw } from "./area-flaw.ts";

/** One feature of a file: an area that can be taken, or why it cannot. */
export interface ZoneFileEntry {
  /** From 1. */
  readonly number: number;
  /** As the file names it; null where it does not. */
  readonly name: string | null;
  readonly area: Result<Area, AreaFlaw>;
  readonly terms: ZoneFileTerms;
}

/** What a feature says of delivery to it, as it is written there; null where it says nothing. */
export interface ZoneFileTerms {
  /** What delivery costs from nothing on. */
  readonly fee: string | null;
  readonly minimumOrder: string | null;
  readonly minutes: string | null;
}

/** The properties of a feature that say so. */
export const ZONE_FILE_PROPERTIES: Readonly<Record<keyof ZoneFileTerms, string>> = {
  fee: "delivery_fee",
  minimumOrder: "minimum_order",
  minutes: "travel_minutes",
};

type Rings = readonly (readonly Position[])[];

/**
 * Reads areas from GeoJSON text: a Polygon or MultiPolygon, a Feature of one, or a collection of such (FULFILLMENT-15).
 * Heights are left out. A file that is none of these is refused as a whole, a feature of it by itself.
 */
export function readZoneFile(
  text: string,
  near: Coordinates | null,
): Result<readonly ZoneFileEntry[], AreaFlaw> {
  const value = parseForeignJson(text);
  if (value === undefined) return err(flawOf("not_json"));
  const features = memberOf(value, "features");
  const found: readonly unknown[] = Array.isArray(features) ? features : [value];
  if (found.every((feature) => !isKnown(feature))) return err(flawOf("not_area"));
  return ok(
    found.map((feature, index) => ({
      number: index + 1,
      name: nameOf(feature),
      area: areaOf(memberOf(feature, "type") === "Feature" ? memberOf(feature, "geometry") : feature, near),
      terms: {
        fee: termOf(feature, "fee"),
        minimumOrder: termOf(feature, "minimumOrder"),
        minutes: termOf(feature, "minutes"),
      },
    })),
  );
}

function areaOf(geometry: unknown, near: Coordinates | null): Result<Area, AreaFlaw> {
  const type = memberOf(geometry, "type");
  const coordinates = memberOf(geometry, "coordinates");
  if (type !== "Polygon" && type !== "MultiPolygon") return err(flawOf("not_area"));
  const polygons = (type === "Polygon" ? [coordinates] : itemsOfList(coordinates)).map(ringsOf);
  const whole: Rings[] = [];
  for (const [index, rings] of polygons.entries()) {
    if (!rings.ok) return err({ ...rings.error, polygon: index + 1 });
    whole.push(rings.value);
  }
  const [first] = whole;
  const area: Area =
    type === "Polygon" && first !== undefined
      ? { type: "Polygon", coordinates: first }
      : { type: "MultiPolygon", coordinates: whole };
  const flaw = areaFlaw(area, near);
  return flaw === null ? ok(area) : err(flaw);
}

function ringsOf(value: unknown): Result<Rings, AreaFlaw> {
  const rings: (readonly Position[])[] = [];
  for (const [index, ring] of itemsOfList(value).entries()) {
    const positions: Position[] = [];
    for (const [at, position] of itemsOfList(ring).entries()) {
      const read = positionOf(position);
      if (read === null) return err(flawOf("not_positions", { ring: index + 1, point: at + 1 }));
      positions.push(read);
    }
    rings.push(positions);
  }
  return ok(rings);
}

function positionOf(value: unknown): Position | null {
  const [longitude, latitude] = itemsOfList(value);
  return Number.isFinite(longitude) &&
    Number.isFinite(latitude) &&
    typeof longitude === "number" &&
    typeof latitude === "number"
    ? [longitude, latitude]
    : null;
}

function nameOf(feature: unknown): string | null {
  const name = memberOf(memberOf(feature, "properties"), "name");
  return typeof name === "string" && name.trim() !== "" ? name.trim() : null;
}

// A number is taken as it is written; what is neither that nor text is text that no amount is.
function termOf(feature: unknown, term: keyof ZoneFileTerms): string | null {
  const value = memberOf(memberOf(feature, "properties"), ZONE_FILE_PROPERTIES[term]);
  if (value === undefined || value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value).trim();
}

function isKnown(value: unknown): boolean {
  const type = memberOf(value, "type");
  return type === "Feature" || type === "Polygon" || type === "MultiPolygon";
}
