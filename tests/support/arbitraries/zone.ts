import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { DeliveryZone, MultiPolygon, Polygon, Position } from "#core/shop/delivery-zone.ts";
import { toId, type ZoneId } from "#core/kernel/id.ts";
import { lei } from "../builders/menu.ts";

/** A square in degrees, counted from its south-west corner, closed. */
export function square(west: number, south: number, side: number): readonly Position[] {
  const [east, north] = [west + side, south + side];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A zone with one fee, 10.00 lei by default. */
export function zoneOf(
  id: string,
  polygon: DeliveryZone["polygon"],
  changes: Partial<DeliveryZone> = {},
): DeliveryZone {
  return {
    id: toId<ZoneId>(id),
    name: id,
    polygon,
    feeRules: [{ minSubtotal: lei("0.00"), fee: lei("10.00") }],
    minimumOrder: null,
    travelMinutes: 10,
    ...changes,
  };
}

/** Zones over a small grid whose squares overlap, touch and coincide, with few different fees and minimums. */
export function crowdedZones(): fc.Arbitrary<readonly DeliveryZone[]> {
  const zone = fc
    .record({
      west: fc.integer({ min: 0, max: 3 }),
      south: fc.integer({ min: 0, max: 3 }),
      side: fc.integer({ min: 1, max: 3 }),
      fee: fc.constantFrom("0.00", "5.00", "10.00"),
      minimum: fc.constantFrom(null, "0.00", "30.00", "50.00"),
    })
    .map(({ west, south, side, fee, minimum }) => ({
      polygon: { type: "Polygon", coordinates: [square(west, south, side)] } as const,
      feeRules: [{ minSubtotal: lei("0.00"), fee: lei(fee) }],
      minimumOrder: minimum === null ? null : lei(minimum),
    }));
  return fc
    .array(zone, { minLength: 1, maxLength: 6 })
    .map((zones) => zones.map((changes, index) => zoneOf(`zone-${index}`, changes.polygon, changes)));
}

/** Real outlines when DINER_SAMPLE_DATA names a folder that has them, else null. */
export function sampleZones(file: string): readonly DeliveryZone[] | null {
  const folder = process.env.DINER_SAMPLE_DATA;
  const path = join(folder ?? "", "zones", file);
  if (folder === undefined || !existsSync(path)) return null;
  const collection: { readonly features: readonly { readonly geometry: Polygon | MultiPolygon }[] } =
    JSON.parse(readFileSync(path, "utf8"));
  return collection.features.map(({ geometry }, index) =>
    zoneOf(`${file}-${String(index).padStart(2, "0")}`, geometry),
  );
}
