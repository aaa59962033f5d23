import type { CartRequester, CartDeps } from "#adapters/server/cart/cart-deps.ts";
import { readCartContext, writeCart } from "#adapters/server/cart/carts.queries.ts";
import { loadPricingInputs } from "#adapters/server/cart/load-cart.ts";
import { priceStoredCart, toPricedCart, unitPricesOf } from "#adapters/server/cart/priced-cart.ts";
import type { StoredCart } from "#adapters/server/cart/stored-cart.ts";
import { notFound, unavailable } from "#adapters/server/http/failures.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { type CartId, type CartItemId, type LocationId, toId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { itemsOfOrder } from "#core/order/order-again.ts";
import type { Instant } from "#core/time/instant.ts";
import { locationOf } from "#adapters/server/cart/pricing/pricing-inputs.ts";
import type { StoredOrder } from "./stored-order.ts";

/** An old order and the location where it is wanted again. */
export interface OrderAgainRequest {
  readonly stored: StoredOrder;
  readonly locationId: LocationId;
}

// A shop that changes while its old order is read is read once more.
const MAX_ATTEMPTS = 3;

/** Makes a new cart from what is still available of an old order, without its coupon and points, and reports the rest. */
export async function orderAgain(
  services: CartDeps & { readonly ids: IdSource },
  requester: CartRequester,
  again: OrderAgainRequest,
  now: Instant,
): Promise<Result<PricedCart, WireError>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const made = await attemptAgain(services, requester, again, now);
    if (made !== null) return made;
  }
  return err(unavailable());
}

async function attemptAgain(
  services: CartDeps & { readonly ids: IdSource },
  requester: CartRequester,
  { stored, locationId }: OrderAgainRequest,
  now: Instant,
): Promise<Result<PricedCart, WireError> | null> {
  const { database, ids } = services;
  const { shopId } = stored;
  const cartId = toId<CartId>(ids.ulid());
  const context = await readCartContext(database, { ...requester, cartId, shopId, locationId }, now);
  const fromMobileApp = stored.source === "app";
  const inputs = await loadPricingInputs(services, context, requester, fromMobileApp, now);
  if (inputs === null || locationOf(inputs.snapshot, inputs.pricingState) === null) return err(notFound());
  const items = itemsOfOrder(stored.lines, inputs.menu, () => toId<CartItemId>(ids.ulid()));
  const wanted: StoredCart = {
    id: cartId,
    organizationId: inputs.snapshot.organizationId,
    shopId,
    locationId,
    revision: 1,
    updatedAt: now,
    items: items.map(({ item }) => item),
    unitPrices: Object.fromEntries(items.map(({ item, unitPrice }) => [item.id, unitPrice.amount])),
    presentedTotal: null,
    fromMobileApp,
    orderedAs: null,
    userId: stored.own.userId,
  };
  const { items: kept, lines, changes } = priceStoredCart(wanted, inputs);
  const cart = { ...wanted, items: kept, unitPrices: unitPricesOf(lines) };
  const terms = {
    points: 0,
    promotions: [],
    shopVersion: inputs.snapshot.version,
    baseRevision: null,
    writer: null,
  };
  if ((await writeCart(database, requester, cart, terms, now)) === null) return null;
  return ok(toPricedCart(cart, lines, changes, inputs));
}
