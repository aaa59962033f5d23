import { readCustomerCard } from "#adapters/server/account/customer/customer-cards.queries.ts";
import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { toE164 } from "#adapters/server/account/phone/phone-number.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { invalid, notFound, unavailable } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { idempotencyKey } from "#adapters/server/http/idempotency-key.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { valueOf } from "#adapters/server/http/value-of.ts";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { requireLocation } from "#adapters/server/location/require-location.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { Permission, PublicPermission } from "#core/account/permissions.ts";
import { makeQuote } from "#core/checkout/decision/make-quote.ts";
import { canonicalBody } from "#core/contract/codec/answer.ts";
import { PLACED_STATUS_CODE } from "#core/contract/endpoints/checkout.ts";
import { isLocationOfTenant } from "#adapters/server/location/locations.queries.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { toId, type CartId, type LocationId } from "#core/kernel/id.ts";
import type { KnownCaller } from "#core/phone-order/phone-order.ts";
import { phoneDecision } from "./phone-context.ts";
import { findCaller, readPhoneOrderContext, type PhonedPlace } from "./phone-orders.queries.ts";
import { placePhoneOrder } from "./place-phone-order.ts";

interface PhoneOrderHandlerDeps extends MoveOrderDeps {
  readonly access: Access;
  readonly directory: ShopDirectory;
  readonly limits: RateGuard;
  readonly config: Pick<ServerConfig, "rates" | "publicUrl">;
}

// A shop that changes between its reads is read again.
const MAX_READS = 3;

/** Orders that staff enters for somebody on the phone, at a location where they work (ORDER-30). */
export function createPhoneOrderHandlers(
  deps: PhoneOrderHandlerDeps,
): Pick<Handlers, "findCaller" | "quotePhoneOrder" | "placePhoneOrder"> {
  const { access, database, limits } = deps;
  const { ordersUnfinished, ordersRecent } = deps.config.rates;
  const placing = { ...deps, limits: { unfinished: ordersUnfinished, placedRecently: ordersRecent } };

  async function placeOf(
    visitor: Visitor,
    locationId: LocationId,
    permission: Permission | PublicPermission,
  ) {
    const workplace = await requireStaffScope(access, visitor, permission);
    const { snapshot } = await requireLocation(deps, workplace, locationId);
    const { organizationId } = workplace;
    // The functions that these calls read by see every organization: the database says first whose location it is.
    const isTheirs = await inTransaction(database, { organizationId }, (queries) =>
      isLocationOfTenant(queries, locationId),
    );
    if (!isTheirs) throw notFound();
    const { shopId, shop } = snapshot;
    const place: PhonedPlace = { organizationId, shopId, locationId };
    return { workplace, place, locale: shop.locale };
  }

  async function knownCaller(
    workplace: StaffScope,
    place: PhonedPlace,
    phone: string,
  ): Promise<KnownCaller | null> {
    const { organizationId } = workplace;
    return inTransaction(database, { organizationId }, async (queries) => {
      const caller = await findCaller(queries, place, phone);
      if (caller === null || caller.customerId === null) return null;
      const card = await readCustomerCard(queries, workplace, caller.customerId);
      if (card === null) return null;
      const { firstName, lastName, deliveryAddress } = caller;
      return { firstName, lastName: lastName === "" ? null : lastName, deliveryAddress, card };
    });
  }

  return {
    findCaller: async ({ params, body, visitor }) => {
      const { workplace, place } = await placeOf(visitor, params.id, ENDPOINTS.findCaller.permission);
      const phone = await canonicalPhone(body.phone);
      return answer({ phone, known: await knownCaller(workplace, place, phone) });
    },
    quotePhoneOrder: async ({ params, body, visitor }) => {
      const { place, locale } = await placeOf(visitor, params.id, ENDPOINTS.quotePhoneOrder.permission);
      const { now } = visitor;
      const phone = body.phone === null ? null : await canonicalPhone(body.phone);
      for (let reads = 0; reads < MAX_READS; reads += 1) {
        const context = await readPhoneOrderContext(database, place, phone, null, now);
        const wish = { cartId: toId<CartId>(deps.ids.ulid()), phone, items: body.items, locale };
        const decision = await phoneDecision(deps.shopCache, context, wish, now);
        if (decision !== null) return answer(makeQuote(decision.context, { ...body, tip: null }));
      }
      throw unavailable();
    },
    placePhoneOrder: async ({ params, body, visitor, request }) => {
      const { workplace, place, locale } = await placeOf(
        visitor,
        params.id,
        ENDPOINTS.placePhoneOrder.permission,
      );
      const key = idempotencyKey(request);
      if (key === null) throw invalid({}, "idempotency.key_missing");
      const phone = await canonicalPhone(body.phone);
      const entry = {
        place,
        key,
        enteredBy: workplace.userId,
        mover: workplace.mover,
        bodyHash: hashToken(canonicalBody("placePhoneOrder", body) + params.id),
        command: { ...body, phone },
        locale,
        admit: () => limits.refuseCall(request),
      };
      const { order, replayed } = valueOf(await placePhoneOrder(placing, entry, visitor.now));
      if (replayed) await limits.giveCallBack(request);
      return answer(order, PLACED_STATUS_CODE);
    },
  };
}

async function canonicalPhone(typed: string): Promise<string> {
  const phone = await toE164(typed);
  if (phone === null) throw invalid({ phone: ["phone.invalid"] }, "phone.invalid");
  return phone;
}
