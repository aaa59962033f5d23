import type { CartAsker, Carting } from "#adapters/server/carts/carting.ts";
import { readCartContext, writeCart } from "#adapters/server/carts/carts.queries.ts";
import { basisOf } from "#adapters/server/carts/load-cart.ts";
import { presentCart, toPricedCart, unitPricesOf } from "#adapters/server/carts/priced-cart.ts";
import type { StoredCart } from "#adapters/server/carts/stored-cart.ts";
import { notFound, unavailable } from "#adapters/server/http/failures.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { type CartId, type CartItemId, type LocationId, toId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { itemsOfOrder } from "#core/orders/order-again.ts";
import type { Instant } from "#core/time/instant.ts";
import { locationOf } from "./decision-context.ts";
import type { StoredOrder } from "./stored-order.ts";

/** An old order and the location where it is wanted again. */
export interface OrderAgain {
  readonly stored: StoredOrder;
  readonly locationId: LocationId;
}

// A shop that changes while its old order is read is read once more.
const MOST_ATTEMPTS = 3;

/** Makes a new cart of what is still to be had of an old order, without its coupon and points, and tells the rest. */
export async function orderAgain(
  services: Carting & { readonly ids: IdSource },
  asker: CartAsker,
  again: OrderAgain,
  now: Instant,
): Promise<Result<PricedCart, AppError>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const made = await attemptAgain(services, asker, again, now);
    if (made !== null) return made;
  }
  return err(unavailable());
}

async function attemptAgain(
  services: Carting & { readonly ids: IdSource },
  asker: CartAsker,
  { stored, locationId }: OrderAgain,
  now: Instant,
): Promise<Result<PricedCart, AppError> | null> {
  const { database, ids } = services;
  const { shopId } = stored;
  const cartId = toId<CartId>(ids.ulid());
  const context = await readCartContext(database, { ...asker, cartId, shopId, locationId }, now);
  const fromMobileApp = stored.source === "app";
  const basis = await basisOf(services, context, asker, fromMobileApp, now);
  if (basis === null || locationOf(basis.sheet, basis.trade) === null) return err(notFound());
  const items = itemsOfOrder(stored.lines, basis.menu, () => toId<CartItemId>(ids.ulid()));
  const wanted: StoredCart = {
    id: cartId,
    organizationId: basis.sheet.organizationId,
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
  const { items: kept, lines, changes } = presentCart(wanted, basis);
  const cart = { ...wanted, items: kept, unitPrices: unitPricesOf(lines) };
  const terms = {
    points: 0,
    promotions: [],
    shopVersion: basis.sheet.version,
    baseRevision: null,
    writer: null,
  };
  if ((await writeCart(database, asker, cart, terms, now)) === null) return null;
  return ok(toPricedCart(cart, lines, changes, basis));
}
