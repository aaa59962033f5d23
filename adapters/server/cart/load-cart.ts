import { notFound } from "#adapters/server/http/failures.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import { SEEN_STEP_MS } from "#core/cart/stale-cart.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import { isOlderThan } from "#core/time/staleness.ts";
import type { CartRequester, CartDeps } from "./cart-deps.ts";
import { noteSeen, readCartContext, writeAnswered, type StoredCartContext } from "./carts.queries.ts";
import type { PricingInputs } from "./pricing/pricing-inputs.ts";
import { priceStoredCart, unitPricesOf } from "./priced-cart.ts";
import type { StoredCart } from "./stored-cart.ts";

/** The inputs of pricing, with the shop at the version of the read; null when the shop is gone. */
export async function loadPricingInputs(
  { shopCache }: Pick<CartDeps, "shopCache">,
  { pricingState, user }: Pick<StoredCartContext, "pricingState" | "user">,
  requester: Pick<CartRequester, "locale">,
  fromMobileApp: boolean,
  now: Instant,
): Promise<PricingInputs | null> {
  const snapshot =
    pricingState === null ? null : await shopCache.at(pricingState.shopId, pricingState.shopVersion);
  if (pricingState === null || snapshot === null) return null;
  const menu = shopCache.indexesOf(snapshot)[requester.locale];
  return { snapshot, pricingState, menu, isSignedIn: user !== null, fromMobileApp, now };
}

/** A cart as it is held, and as it is priced now. */
interface ReadCart {
  readonly stored: StoredCart;
  readonly answer: PricedCart;
}

/** Reads a cart for its owner alone and writes nothing: a changed price is still to be answered. One that was ordered is gone. */
export async function readCart(
  deps: CartDeps,
  requester: CartRequester,
  cartId: string,
  now: Instant,
): Promise<Result<ReadCart, WireError>> {
  const context = await readCartContext(
    deps.database,
    { ...requester, cartId, shopId: null, locationId: null },
    now,
  );
  const { cart } = context;
  if (cart === null || cart.orderedAs !== null) return err(notFound());
  const inputs = await loadPricingInputs(deps, context, requester, cart.fromMobileApp, now);
  if (inputs === null) return err(notFound());
  return ok({ stored: cart, answer: priceStoredCart(cart, inputs) });
}

/** The same as the answer to its owner, who hears of a changed price once. */
export async function loadCart(
  deps: CartDeps,
  requester: CartRequester,
  cartId: string,
  now: Instant,
): Promise<Result<PricedCart, WireError>> {
  const read = await readCart(deps, requester, cartId, now);
  if (!read.ok) return read;
  const { stored: cart, answer } = read.value;
  const { guestHash } = requester;
  // A save within the hour has written it already.
  if (cart.userId === null && guestHash !== null && isOlderThan(cart.updatedAt, now, SEEN_STEP_MS))
    await noteSeen(deps.database, cart, guestHash, now);
  // The next order is compared with the prices answered here.
  if (answer.changes.repriced.length > 0)
    await writeAnswered(deps.database, cart, { ...cart.unitPrices, ...unitPricesOf(answer.lines) });
  return ok(answer);
}

/** Whether a cart of this id is already held for its requester. */
export async function holdsCart(
  deps: CartDeps,
  requester: CartRequester,
  { id, shopId, locationId }: { readonly id: string; readonly shopId: string; readonly locationId: string },
  now: Instant,
): Promise<boolean> {
  const params = { ...requester, cartId: id, shopId, locationId };
  return (await readCartContext(deps.database, params, now)).cart !== null;
}
