import type { ZoneId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";

/** A GeoJSON position: longitude first, then latitude, WGS 84 degrees. */
export type Position = readonly [number, number];

/** GeoJSON Polygon: the outer ring, then its holes; every ring is closed. */
export interface Polygon {
  readonly type: "Polygon";
  readonly coordinates: readonly (readonly Position[])[];
}

/** GeoJSON MultiPolygon: several polygons, each with its holes. */
export interface MultiPolygon {
  readonly type: "MultiPolygon";
  readonly coordinates: readonly (readonly (readonly Position[])[])[];
}

/** The area of a delivery zone. */
export type Area = Polygon | MultiPolygon;

/** From this subtotal (before discounts) on, delivery costs this fee. */
export interface FeeRule {
  readonly minSubtotal: Money;
  readonly fee: Money;
}

/** An area that a location delivers to. Only active zones leave the database. */
export interface DeliveryZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly polygon: Area;
  readonly feeRules: readonly FeeRule[];
  readonly minimumOrder: Money | null;
  /** Minutes that the way there adds to the promise. */
  readonly travelMinutes: number;
}

/** The key of the sentence for an address in no zone, of a shop with several locations or with one (FULFILLMENT-5, FULFILLMENT-6). */
export function noZoneKey(isOneOfSeveral: boolean): "fulfillment.noZoneSeveral" | "fulfillment.noZoneSingle" {
  return isOneOfSeveral ? "fulfillment.noZoneSeveral" : "fulfillment.noZoneSingle";
}
