import { loadPricingInputs } from "#adapters/server/cart/load-cart.ts";
import type { CartRequester, CartDeps } from "#adapters/server/cart/cart-deps.ts";
import { readCartContext } from "#adapters/server/cart/carts.queries.ts";
import { invalid, notFound, refused } from "#adapters/server/http/failures.ts";
import { makeQuote } from "#core/checkout/decision/make-quote.ts";
import { tipCurrencyProblem } from "#core/checkout/order-field-problems.ts";
import type { QuoteRequest } from "#core/checkout/place-order.ts";
import type { Quote } from "#core/checkout/quote.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import type { RecentContexts } from "./recent-contexts.ts";
import { locationOf, orderContext } from "#adapters/server/cart/pricing/pricing-inputs.ts";

/** What quoting needs. */
export interface QuoteDeps extends CartDeps {
  readonly recentContexts: RecentContexts;
}

/** What an order would cost, when it would come and what stands in its way. Writes nothing. */
export async function quoteOrder(
  deps: QuoteDeps,
  requester: CartRequester,
  asked: QuoteRequest,
  now: Instant,
): Promise<Result<Quote, WireError>> {
  const query = { ...requester, cartId: asked.cartId, shopId: null, locationId: asked.locationId };
  const context = await readCartContext(deps.database, query, now);
  const { cart, user } = context;
  if (cart === null) return err(notFound());
  const inputs = await loadPricingInputs(deps, context, requester, cart.fromMobileApp, now);
  if (inputs === null) return err(notFound());
  const location = locationOf(inputs.snapshot, inputs.pricingState);
  if (location === null) return err(refused("cart.shop_mismatch"));
  const tip = tipCurrencyProblem(asked.tip, inputs.snapshot.shop.currency);
  if (tip !== null) return err(invalid({ tip: [tip] }));
  const { sessionHash } = requester;
  if (sessionHash !== null && user !== null && cart.userId === user.userId)
    deps.recentContexts.keep(
      { sessionHash, cartId: asked.cartId, locationId: asked.locationId },
      { user, stored: null, cart, pricingState: context.pricingState },
    );
  const phone = user === null || user.phoneVerifiedAt === null ? null : user.phone;
  return ok(makeQuote(orderContext(inputs, location, cart, phone), asked));
}
