import type { Money } from "#core/money/money.ts";
import { subtract } from "#core/money/add.ts";
import { isLess, isPositive } from "#core/money/compare.ts";
import { zero } from "#core/money/parse-money.ts";
import type { Location } from "#core/shop/location.ts";
import type { Shop } from "#core/shop/shop.ts";
import { usualMinutes } from "#core/shop/usual-minutes.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { minimumFor, zoneFee } from "./zone-fee.ts";

/** The terms of a method: how long it takes, the delivery fee, and the minimum order. */
export interface FulfillmentTerms {
  readonly minutes: number;
  /** The delivery fee of an empty cart; null at pickup and while no zone is known. */
  readonly fee: Money | null;
  readonly minimum: Money | null;
}

/** The terms of a location and method now; before an address is known those of the location's own zone. */
export function fulfillmentTerms(
  shop: Pick<Shop, "currency">,
  location: Location,
  method: FulfillmentMethod,
  zoneOfAddress: DeliveryZone | null,
  now: Instant,
): FulfillmentTerms {
  const zone = zoneOfAddress ?? location.defaultDeliveryZone;
  return {
    minutes: usualMinutes(location, method, zone, now),
    fee: method === "pickup" || zone === null ? null : zoneFee(zone, zero(shop.currency)),
    minimum: minimumFor(method, location, zone),
  };
}

/** The delivery fee of a zone for an empty cart; null where it is free, and without a zone. */
export function zeroFeeOf(zone: DeliveryZone | null): Money | null {
  const currency = zone?.feeRules[0]?.fee.currency;
  if (zone === null || currency === undefined) return null;
  const fee = zoneFee(zone, zero(currency));
  return isPositive(fee) ? fee : null;
}

/** What must still be ordered to reach the minimum, measured before discounts; null when it is reached or there is none. */
export function missingForMinimum(minimum: Money | null, subtotal: Money): Money | null {
  return minimum !== null && isLess(subtotal, minimum) ? subtract(minimum, subtotal) : null;
}
