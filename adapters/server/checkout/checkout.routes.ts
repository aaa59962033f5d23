import { requesterOf } from "#adapters/server/cart/requester-of.ts";
import { idempotencyKey } from "#adapters/server/http/idempotency-key.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { invalid, notFound, unauthenticated } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import { valueOf } from "#adapters/server/http/value-of.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { placeOrder } from "#adapters/server/order/place-order.ts";
import { quoteOrder, type QuoteDeps } from "#adapters/server/order/quote-order.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import { canonicalBody } from "#core/contract/codec/answer.ts";
import type { LocationId } from "#core/kernel/id.ts";

/** What quoting and ordering need. */
interface CheckoutDeps extends QuoteDeps, MoveOrderDeps {
  readonly directory: ShopDirectory;
  readonly limits: RateGuard;
  readonly config: Pick<ServerConfig, "rates" | "publicUrl">;
}

/** What an order would cost, and ordering itself. */
export function createCheckoutHandlers(deps: CheckoutDeps): Pick<Handlers, "quote" | "placeOrder"> {
  const { directory, limits, config } = deps;
  const placing = {
    ...deps,
    limits: { unfinished: config.rates.ordersUnfinished, placedRecently: config.rates.ordersRecent },
  };

  async function shopAt(visitor: Visitor, locationId: LocationId) {
    const snapshot = await directory.byLocation(locationId);
    if (snapshot === null) throw notFound();
    await refuseOtherShops(directory, visitor, snapshot.shopId);
    return snapshot.shop;
  }

  return {
    quote: async ({ body, visitor }) => {
      const { locale } = await shopAt(visitor, body.locationId);
      const requester = requesterOf(visitor, locale);
      if (requester === null) throw notFound();
      return answer(valueOf(await quoteOrder(deps, requester, body, visitor.now)));
    },
    placeOrder: async ({ body, visitor, request }) => {
      const { sessionHash } = visitor;
      if (sessionHash === null) throw unauthenticated();
      const key = idempotencyKey(request);
      if (key === null) {
        await requireSession(visitor);
        throw invalid({}, "idempotency.key_missing");
      }
      const { locale } = await shopAt(visitor, body.locationId);
      const placed = await placeOrder(
        placing,
        {
          sessionHash,
          key,
          // A hash of the decoded body: a repetition with its fields in another order is the same.
          bodyHash: hashToken(canonicalBody("placeOrder", body)),
          command: body,
          locale: visitor.localeOr(locale),
          admit: (userId) => {
            limits.refuseCall(request);
            return limits.check("ordersPerUser", userId);
          },
          repeat: async (userId, wasAdmitted) => {
            await limits.giveCallBack(request);
            if (wasAdmitted) await limits.giveBack("ordersPerUser", userId);
          },
        },
        visitor.now,
      );
      const { status, body: bytes } = valueOf(placed);
      const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
      return { kind: "bytes", status, body: bytes, headers };
    },
  };
}
