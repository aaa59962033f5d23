import { basisOf } from "#adapters/server/carts/load-cart.ts";
import type { CartAsker, Carting } from "#adapters/server/carts/carting.ts";
import { readCartContext } from "#adapters/server/carts/carts.queries.ts";
import { invalid, notFound, refused } from "#adapters/server/http/failures.ts";
import { makeQuote } from "#core/checkout/make-quote.ts";
import { tipCurrencyProblem } from "#core/checkout/order-field-problems.ts";
import type { QuoteRequest } from "#core/checkout/place-order.ts";
import type { Quote } from "#core/checkout/quote.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import type { RecentContexts } from "./recent-contexts.ts";
import { locationOf, orderContext } from "./decision-context.ts";

/** What quoting needs. */
export interface Quoting extends Carting {
  readonly recentContexts: RecentContexts;
}

/** What an order would cost, when it would come and what stands in its way. Writes nothing. */
export async function quoteOrder(
  carting: Quoting,
  asker: CartAsker,
  asked: QuoteRequest,
  now: Instant,
): Promise<Result<Quote, AppError>> {
  const question = { ...asker, cartId: asked.cartId, shopId: null, locationId: asked.locationId };
  const context = await readCartContext(carting.database, question, now);
  const { cart, user } = context;
  if (cart === null) return err(notFound());
  const basis = await basisOf(carting, context, asker, cart.fromMobileApp, now);
  if (basis === null) return err(notFound());
  const location = locationOf(basis.sheet, basis.trade);
  if (location === null) return err(refused("cart.shop_mismatch"));
  const tip = tipCurrencyProblem(asked.tip, basis.sheet.shop.currency);
  if (tip !== null) return err(invalid({ tip: [tip] }));
  const { sessionHash } = asker;
  if (sessionHash !== null && user !== null && cart.userId === user.userId)
    carting.recentContexts.keep(
      { sessionHash, cartId: asked.cartId, locationId: asked.locationId },
      { user, stored: null, cart, trade: context.trade },
    );
  const phone = user === null || user.phoneVerifiedAt === null ? null : user.phone;
  return ok(makeQuote(orderContext(basis, location, cart, phone), asked));
}
