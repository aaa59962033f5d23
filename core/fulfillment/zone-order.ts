import { compare, isZero } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";

/** Orders zones by their fee at subtotal 0, then by their minimum, then by their id (FULFILLMENT-7). */
export function compareZones(zone: DeliveryZone, other: DeliveryZone): number {
  const byFee = compareCharges(feeAtZero(zone), feeAtZero(other));
  const byMinimum = compareCharges(zone.minimumOrder, other.minimumOrder);
  return byFee || byMinimum || (zone.id < other.id ? -1 : 1);
}

function feeAtZero(zone: DeliveryZone): Money | null {
  const [first] = zone.feeRules.toSorted((a, b) => compare(a.minSubtotal, b.minSubtotal));
  return first?.fee ?? null;
}

// No charge at all is as good as a charge of nothing.
function compareCharges(a: Money | null, b: Money | null): number {
  if (a === null || b === null) return Number(a !== null && !isZero(a)) - Number(b !== null && !isZero(b));
  return compare(a, b);
}
