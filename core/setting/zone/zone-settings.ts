import { areaFlaw, pointCount, type AreaFlaw } from "#core/fulfillment/area/area-flaw.ts";
import { compareZones } from "#core/fulfillment/zone-order.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { ZoneId } from "#core/kernel/id.ts";
import { compare, isZero } from "#core/money/compare.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";

/** All that a manager says of a delivery zone; one that is not made yet has no id. */
export interface ZoneTerms extends Omit<DeliveryZone, "id"> {
  readonly id: ZoneId | null;
}

/** The zones of a location as the server holds them, with what they are drawn and judged next to. */
export interface HeldZones {
  /** Rises with each write of them. */
  readonly version: number;
  readonly currency: Currency;
  readonly coordinates: Coordinates;
  readonly doesDelivery: boolean;
  readonly zones: readonly DeliveryZone[];
}

/** What the zones of a location may be at most. */
export const ZONE_LIMITS = { zones: 60, name: 80, fees: 8, minutes: 240, points: 40_000 } as const;

/** A part of a zone that can be wrong. */
export type ZonePart = "name" | "area" | "minimumOrder" | "minutes" | "fees" | `fees.${number}`;
/** Such a part of one of the zones, by its place in the list; or all of them. */
export type ZoneField = "zones" | `${number}.${ZonePart}`;

/** Why it is wrong. */
export type ZoneProblem =
  | "validation.required"
  | "validation.string_too_long"
  | "validation.integer"
  | "validation.number_range"
  | "validation.money"
  | "validation.array_too_many"
  | "validation.fee_steps"
  | "validation.zone_area";

/** What is wrong, by part. */
export type ZoneProblems = Readonly<Partial<Record<ZoneField, ZoneProblem>>>;

/** What is wrong with the zones of a location, in the browser as on the server (FULFILLMENT-17). */
export function zoneProblems(
  zones: readonly ZoneTerms[],
  {
    currency,
    coordinates,
    zones: known,
  }: Pick<HeldZones, "currency" | "coordinates"> & {
    readonly zones: readonly Pick<DeliveryZone, "polygon">[];
  },
): ZoneProblems {
  const found: [ZoneField, ZoneProblem][] = [];
  const points = zones.reduce((sum, { polygon }) => sum + pointCount(polygon), 0);
  if (zones.length > ZONE_LIMITS.zones || points > ZONE_LIMITS.points)
    found.push(["zones", "validation.array_too_many"]);
  for (const [at, zone] of zones.entries()) {
    const add = (part: ZonePart, problem: ZoneProblem): void => {
      found.push([`${at}.${part}`, problem]);
    };
    if (zone.name.trim() === "") add("name", "validation.required");
    else if (Array.from(zone.name).length > ZONE_LIMITS.name) add("name", "validation.string_too_long");
    // An area that is held already is not looked at again.
    const isHeld = known.some(({ polygon }) => polygon === zone.polygon);
    if (!isHeld && areaFlaw(zone.polygon, coordinates) !== null) add("area", "validation.zone_area");
    if (zone.minimumOrder !== null && !isAmount(zone.minimumOrder, currency))
      add("minimumOrder", "validation.money");
    if (!Number.isInteger(zone.travelMinutes) || zone.travelMinutes > ZONE_LIMITS.minutes)
      add("minutes", "validation.number_range");
    const fees = feesProblem(zone, currency);
    if (fees !== null) add("fees", fees);
  }
  return Object.fromEntries(found);
}

// One fee holds from nothing on, and each amount has one fee.
function feesProblem({ feeRules }: ZoneTerms, currency: Currency): ZoneProblem | null {
  const steps = feeRules.map(({ minSubtotal }) => minSubtotal);
  if (feeRules.length > ZONE_LIMITS.fees) return "validation.array_too_many";
  if (feeRules.some(({ fee }) => !isAmount(fee, currency)) || steps.some((step) => !isAmount(step, currency)))
    return "validation.money";
  const isRepeated = new Set(steps.map(({ amount }) => amount)).size < steps.length;
  return isRepeated || !steps.some(isZero) ? "validation.fee_steps" : null;
}

function isAmount({ amount, currency }: Money, expected: Currency): boolean {
  return currency === expected && !amount.startsWith("-");
}

/** What is wrong with the area of a zone; null when nothing is. */
export function zoneAreaFlaw(
  { polygon }: Pick<DeliveryZone, "polygon">,
  { coordinates }: Pick<HeldZones, "coordinates">,
): AreaFlaw | null {
  return areaFlaw(polygon, coordinates);
}

/** The fees of a zone from the lowest amount on. */
export function sortedFees({ feeRules }: Pick<DeliveryZone, "feeRules">): DeliveryZone["feeRules"] {
  return feeRules.toSorted((one, other) => compare(one.minSubtotal, other.minSubtotal));
}

/** The zone that a location shows before an address is known: the one that it showed, else the first in order (FULFILLMENT-7). */
export function defaultZone(zones: readonly DeliveryZone[], before: ZoneId | null): DeliveryZone | null {
  return zones.find(({ id }) => id === before) ?? zones.toSorted(compareZones)[0] ?? null;
}
