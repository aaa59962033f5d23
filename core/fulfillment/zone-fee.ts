import { subtract } from "#core/money/add.ts";
import { compare, isLess, isZero } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/**
 * What delivery to the zone costs at a subtotal before discounts: the fee of the highest step that the subtotal
 * reaches, below all steps that of the lowest; nothing in a zone without rules. Throws on mixed currencies.
 */
export function zoneFee(zone: Pick<DeliveryZone, "feeRules">, subtotal: Money): Money {
  const steps = zone.feeRules.toSorted((a, b) => compare(a.minSubtotal, b.minSubtotal));
  const reached = steps.findLast((step) => !isLess(subtotal, step.minSubtotal)) ?? steps[0];
  return reached?.fee ?? zero(subtotal.currency);
}

/** What must still be ordered for delivery to cost nothing, before discounts; null where it does already or never will (FULFILLMENT-14). */
export function missingForFreeDelivery(zone: Pick<DeliveryZone, "feeRules">, subtotal: Money): Money | null {
  if (isZero(zoneFee(zone, subtotal))) return null;
  const next = zone.feeRules
    .toSorted((a, b) => compare(a.minSubtotal, b.minSubtotal))
    .find((step) => isZero(step.fee) && isLess(subtotal, step.minSubtotal));
  return next === undefined ? null : subtract(next.minSubtotal, subtotal);
}

/** The lowest subtotal before discounts of an order: for delivery the higher of the location's and the zone's, none at pickup. */
export function minimumFor(
  method: FulfillmentMethod,
  location: { readonly minimumOrder: Money | null },
  zone: Pick<DeliveryZone, "minimumOrder"> | null,
): Money | null {
  if (method === "pickup") return null;
  const ofZone = zone?.minimumOrder ?? null;
  if (location.minimumOrder === null || ofZone === null) return location.minimumOrder ?? ofZone;
  return isLess(location.minimumOrder, ofZone) ? ofZone : location.minimumOrder;
}
