import type { CartWrite } from "./carts.queries.ts";

/** A cart as a row of `carts`, every column named. */
export function toCartRow(cart: CartWrite): Readonly<Record<string, unknown>> {
  return {
    organization_id: cart.organizationId,
    id: cart.id,
    shop_id: cart.shopId,
    location_id: cart.locationId,
    revision: cart.revision,
    user_id: cart.userId,
    guest_hash: cart.userId === null ? cart.guestHash : null,
    items: cart.items,
    unit_prices: cart.unitPrices,
    presented_total: cart.presentedTotal,
    from_mobile_app: cart.fromMobileApp,
    ordered_as: null,
    updated_at: cart.updatedAt,
  };
}
