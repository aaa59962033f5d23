import type { MultiPolygon, Polygon, Position } from "#core/shop/delivery-zone.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";

/** The area of a delivery zone. */
export type Area = Polygon | MultiPolygon;

const MAX_POINTS = 20_000;

/**
 * Reads a delivery area from GeoJSON text: a Polygon or MultiPolygon, a Feature of one, or a collection of one
 * Feature. Rings must be closed and have four positions or more, longitude first. Refuses with a sentence.
 */
export function parseZoneFile(text: string): Result<Area, string> {
  const value = parseJson(text);
  if (value === undefined) return err("it is not JSON");
  const geometry = geometryOf(value);
  const type = memberOf(geometry, "type");
  const coordinates = memberOf(geometry, "coordinates");
  if (type === "Polygon") {
    const polygon = ringsOf(coordinates);
    return polygon === null ? err(RINGS) : checkSize({ type, coordinates: polygon });
  }
  if (type !== "MultiPolygon") return err("it holds no single Polygon or MultiPolygon");
  const polygons = Array.isArray(coordinates) ? coordinates.map(ringsOf) : [];
  const whole = polygons.flatMap((polygon) => (polygon === null ? [] : [polygon]));
  return whole.length === 0 || whole.length < polygons.length
    ? err(RINGS)
    : checkSize({ type, coordinates: whole });
}

const RINGS = "its rings must be closed lists of at least four [longitude, latitude] positions";

function checkSize(area: Area): Result<Area, string> {
  const points = area.coordinates.flat(2).length;
  return points <= 2 * MAX_POINTS ? ok(area) : err(`it has more than ${MAX_POINTS} points`);
}

function geometryOf(value: unknown): unknown {
  const features = memberOf(value, "features");
  if (Array.isArray(features)) return features.length === 1 ? geometryOf(features[0]) : undefined;
  return memberOf(value, "type") === "Feature" ? memberOf(value, "geometry") : value;
}

function ringsOf(value: unknown): readonly (readonly Position[])[] | null {
  const rings = Array.isArray(value) ? value.map(ringOf) : [];
  const whole = rings.flatMap((ring) => (ring === null ? [] : [ring]));
  return whole.length === 0 || whole.length < rings.length ? null : whole;
}

function ringOf(value: unknown): readonly Position[] | null {
  const positions = Array.isArray(value) ? value.map(positionOf) : [];
  const whole = positions.flatMap((position) => (position === null ? [] : [position]));
  const first = whole[0];
  const last = whole.at(-1);
  if (whole.length < 4 || whole.length < positions.length || first === undefined || last === undefined)
    return null;
  return first[0] === last[0] && first[1] === last[1] ? whole : null;
}

function positionOf(value: unknown): Position | null {
  const [longitude, latitude]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (typeof longitude !== "number" || typeof latitude !== "number") return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return value;
  } catch {
    return undefined;
  }
}
