import { MAX_CART_WRITERS, MAX_LINES } from "#core/cart/cart.ts";
import { SEEN_STEP_MS } from "#core/cart/stale-cart.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { CartTerms, CartWrite } from "./carts.queries.ts";
import { toUsageRow } from "./usage-row.ts";

type Row = Readonly<Record<string, unknown>>;

/** A cart as a row of `carts`, every column named; its owner is filled in where it is written. */
export function toCartRow(cart: CartWrite): Row {
  return {
    organization_id: cart.organizationId,
    id: cart.id,
    shop_id: cart.shopId,
    location_id: cart.locationId,
    revision: cart.revision,
    user_id: null,
    guest_hash: null,
    items: cart.items,
    unit_prices: cart.unitPrices,
    presented_total: cart.presentedTotal,
    from_mobile_app: cart.fromMobileApp,
    ordered_as: null,
    updated_at: cart.updatedAt,
  };
}

/** What a cart was decided on, as the database checks it. */
export function toTermsRow(
  { shopVersion, baseRevision, writer, points, promotions }: CartTerms,
  now: Instant,
): Row {
  return {
    guest_lines: MAX_LINES.guest,
    user_lines: MAX_LINES.signedIn,
    seen_before: plusMillis(now, -SEEN_STEP_MS),
    shop_version: shopVersion,
    base_revision: baseRevision,
    writer,
    other_writers: MAX_CART_WRITERS - 1,
    points,
    promotions: promotions.length > 0 ? promotions.map(toUsageRow) : null,
  };
}
