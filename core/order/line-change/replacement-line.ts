import type { Line } from "#core/cart/line.ts";
import { priceLine } from "#core/cart/pricing/price-line.ts";
import { resolveItem } from "#core/cart/pricing/resolve-item.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CartItemId, LocationId } from "#core/kernel/id.ts";
import { isAvailableFor } from "#core/menu/availability.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ReplacementChoice } from "./line-change.ts";

/** Where and when a product is to replace another. */
interface ReplacementScope {
  readonly menu: MenuIndex;
  readonly locationId: LocationId;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly now: Instant;
}

/**
 * The line of a product that is offered instead of another, at the price of the menu without promotion and points; null where it
 * cannot be ordered so at the location now.
 */
export function replacementLine(
  itemId: CartItemId,
  { productId, qty, modifierIdsByGroup }: ReplacementChoice,
  { menu, locationId, fulfillmentMethod, now }: ReplacementScope,
): Line | null {
  const item = {
    id: itemId,
    productId,
    qty,
    modifierIdsByGroup,
    notes: null,
    couponId: null,
    payByPoints: false,
  };
  const resolved = resolveItem(menu, item, locationId, now);
  if (!resolved.ok || !isAvailableFor(resolved.value.product, fulfillmentMethod)) return null;
  return priceLine(resolved.value, { pointsUsed: null, promotion: null });
}
