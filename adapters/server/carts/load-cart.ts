import { notFound } from "#adapters/server/http/failures.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import { SEEN_STEP_MS } from "#core/cart/stale-cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import { isOlderThan } from "#core/time/staleness.ts";
import type { CartAsker, Carting } from "./carting.ts";
import { noteSeen, readCartContext, writeAnswered, type CartContext } from "./carts.queries.ts";
import type { DecisionBasis } from "#adapters/server/orders/decision-context.ts";
import { presentCart, unitPricesOf } from "./priced-cart.ts";

/** What a cart is priced on: the shop at the version of the read; null when the shop is gone. */
export async function basisOf(
  { sheets }: Pick<Carting, "sheets">,
  { trade, user }: Pick<CartContext, "trade" | "user">,
  asker: Pick<CartAsker, "locale">,
  fromMobileApp: boolean,
  now: Instant,
): Promise<DecisionBasis | null> {
  const sheet = trade === null ? null : await sheets.at(trade.shopId, trade.shopVersion);
  if (trade === null || sheet === null) return null;
  const menu = sheets.indexOf(sheet, asker.locale);
  return { sheet, trade, menu, isSignedIn: user !== null, fromMobileApp, now };
}

/** A cart priced as of now, for its owner alone; one that was ordered is gone. */
export async function loadCart(
  carting: Carting,
  asker: CartAsker,
  cartId: string,
  now: Instant,
): Promise<Result<PricedCart, AppError>> {
  const context = await readCartContext(
    carting.database,
    { ...asker, cartId, shopId: null, locationId: null },
    now,
  );
  const { cart } = context;
  if (cart === null || cart.orderedAs !== null) return err(notFound());
  const basis = await basisOf(carting, context, asker, cart.fromMobileApp, now);
  if (basis === null) return err(notFound());
  const { guestHash } = asker;
  // A save within the hour has noted it.
  if (cart.userId === null && guestHash !== null && isOlderThan(cart.updatedAt, now, SEEN_STEP_MS))
    await noteSeen(carting.database, cart, guestHash, now);
  const answer = presentCart(cart, basis);
  // Prices that were told once are the ones that the next order is compared with.
  if (answer.changes.repriced.length > 0)
    await writeAnswered(carting.database, cart, { ...cart.unitPrices, ...unitPricesOf(answer.lines) });
  return ok(answer);
}

/** Whether a cart of this id is already held for its asker. */
export async function holdsCart(
  carting: Carting,
  asker: CartAsker,
  { id, shopId }: { readonly id: string; readonly shopId: string },
  now: Instant,
): Promise<boolean> {
  const question = { ...asker, cartId: id, shopId, locationId: null };
  return (await readCartContext(carting.database, question, now)).cart !== null;
}
