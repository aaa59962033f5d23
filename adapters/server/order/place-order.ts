import { ensureCustomer } from "#adapters/server/account/customer/customers.queries.ts";
import {
  forbidden,
  notFound,
  refused,
  unauthenticated,
  unavailable,
} from "#adapters/server/http/failures.ts";
import { placedMessages } from "#adapters/server/outbox/order-messages.ts";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import { PLACED_STATUS_CODE } from "#core/contract/endpoints/checkout.ts";
import type { OrderLimits } from "#core/checkout/order-limits.ts";
import type { PlaceOrderCommand } from "#core/checkout/place-order.ts";
import { pendingOrder } from "#core/checkout/decision/placed-order.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { toId, type CustomerId, type OrderId, type UserId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { asTestOrder, isTestOrder } from "#core/checkout/decision/test-order.ts";
import { FIRST_EVENT } from "#core/order/lifecycle/order-stages.ts";
import { businessDayOf } from "#core/shop/business-day.ts";
import { isLimited } from "#core/shop/slot/slot-input.ts";
import type { Locale } from "#core/shop/shop.ts";
import { namedLocation } from "#core/shop/closed-notice.ts";
import type { Instant } from "#core/time/instant.ts";
import { locationOf, orderContext, wasAtLimit } from "#adapters/server/cart/pricing/pricing-inputs.ts";
import { acceptByItself, type MoveOrderDeps } from "./move-order.ts";
import { readPlacingContext, writePlacement, type PlacingContext } from "./place.queries.ts";
import type { RecentContext, RecentContexts } from "./recent-contexts.ts";
import { placementError, tooManyOrders } from "#adapters/server/cart/pricing/refusals.ts";
import { responseTemplate } from "./response-template.ts";

/** What placing orders needs. */
export interface PlaceOrderDeps extends MoveOrderDeps {
  readonly limits: OrderLimits;
  readonly recentContexts: RecentContexts;
}

/** An order as it is asked for. */
export interface PlacingRequest {
  readonly sessionHash: string;
  readonly key: string;
  /** Of the body as it was sent; the same key with another body is refused. */
  readonly bodyHash: string;
  readonly command: PlaceOrderCommand;
  readonly locale: Locale;
  /** Asked once; throws what it refuses with. */
  readonly admit: (userId: UserId) => Promise<void> | void;
  /** The order was placed before: nothing of this call counts. Told whether it was admitted first. */
  readonly repeat: (userId: UserId, wasAdmitted: boolean) => Promise<void> | void;
}

/** A placed order's answer: the same status and bytes for every repetition. */
export interface PlacedAnswer {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
}

// A guard that fails means that somebody was faster; who loses three times in a row gets 503 and tries again.
const MAX_ATTEMPTS = 3;
// A new customer record or a newer shop counts as no attempt, but the reads must end too.
const MAX_READS = 8;

/**
 * Places an order once per key: decides in core on what its quote read, or on a reading without locks, and writes
 * guarded; what is refused on an older reading or by a guard is read and decided again, so that the refusal names the
 * true reason.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  request: PlacingRequest,
  now: Instant,
): Promise<Result<PlacedAnswer, WireError>> {
  const { sessionHash, key, command } = request;
  const query = { sessionHash, key, cartId: command.cartId, locationId: command.locationId };
  let attempts = 0;
  let admission: Admission | null = null;
  const recent = deps.recentContexts.take(query);
  if (recent?.user) {
    admission = await askAdmission(request, toId<UserId>(recent.user.userId));
    // A call that is refused may still be a repetition.
    const attempt = admission.admitted
      ? await attemptPlacement(deps, request, { ...recent, isKept: true }, now)
      : READ_AGAIN;
    if (attempt.done && attempt.result.ok) return attempt.result;
  }
  for (let reads = 0; reads < MAX_READS && attempts < MAX_ATTEMPTS; reads += 1) {
    const context = await readPlacingContext(deps.database, query, now);
    if (context.user === null) return err(unauthenticated());
    const userId = toId<UserId>(context.user.userId);
    if (context.stored !== null) {
      const answered = replay(context.stored, request.bodyHash);
      if (answered.ok) await request.repeat(userId, admission !== null);
      return answered;
    }
    admission ??= await askAdmission(request, userId);
    if (!admission.admitted) throw admission.refusal;
    const attempt = await attemptPlacement(deps, request, { ...context, isKept: false }, now);
    if (attempt.done) return attempt.result;
    if (attempt.counts) attempts += 1;
  }
  return err(unavailable());
}

type Admission = { readonly admitted: true } | { readonly admitted: false; readonly refusal: unknown };

async function askAdmission({ admit }: PlacingRequest, userId: UserId): Promise<Admission> {
  try {
    await admit(userId);
    return { admitted: true };
  } catch (refusal) {
    return { admitted: false, refusal };
  }
}

type Attempt =
  | { readonly done: true; readonly result: Result<PlacedAnswer, WireError> }
  | { readonly done: false; readonly counts: boolean };

const AGAIN: Attempt = { done: false, counts: true };
const READ_AGAIN: Attempt = { done: false, counts: false };

/** What an order is decided on, and whether it was read for a quote a while ago. */
type OrderReading = Pick<PlacingContext | RecentContext, "user" | "cart" | "pricingState"> & {
  readonly isKept: boolean;
};

/*
 * A reading may be old when it is written on: a kept one by a minute, any by the time that others had. So each thing
 * that decides is guarded by `order_place` where it writes, or read again, or not read at all:
 *
 *   session          lives and is the user's, checked again by `order_place`
 *   phone, email     still the user's and proved, checked again with the session; the order is written with both
 *   role             every user with a customer record may order; whether it may be a test is read with the session
 *   customer record  its row is updated by id and user, and is not blocked; made and read again where there is none
 *   cart             its revision and owner, and that it was not ordered, in the update that closes it
 *   prices, products, availability, choices, hours, ordering state, zones, fees, minimum, payment methods, capacity,
 *   terms of promotions, currency, zone of time, features, rate of points
 *                    the location's version, which every change of them raises, shared until commit; unit prices that
 *                    were last answered are compared with prices of that version
 *   promotions       each one that is used: its count of all and the customer's, and first orders, in their updates;
 *                    one that applies by itself and was used up is read again (`wasAtLimit`)
 *   points           the update of the balance, which never falls below zero
 *   slot             the update of its load, against the capacity of that version; one that was full is read again
 *   stock            the update of each count, which never falls below zero; what counts belongs to that version
 *   limits           unfinished and recent orders, counted while the customer's row is locked
 *   time             the call's own, never the quote's; address, timing, tip and terms come with the call
 *
 * A guard that fails writes nothing; what is true then is read, and names the refusal.
 */
async function attemptPlacement(
  deps: PlaceOrderDeps,
  request: PlacingRequest,
  { user, cart, pricingState, isKept }: OrderReading,
  now: Instant,
): Promise<Attempt> {
  if (user === null || cart === null || pricingState === null) return refuse(notFound());
  const userId = toId<UserId>(user.userId);
  if (pricingState.customer === null) {
    const id = toId<CustomerId>(deps.ids.ulid());
    await ensureCustomer(deps.database, { id, userId, shopId: pricingState.shopId, visitorId: null }, now);
    return READ_AGAIN;
  }
  const snapshot = await deps.shopCache.at(pricingState.shopId, pricingState.shopVersion);
  if (snapshot === null || snapshot.version !== pricingState.shopVersion) return READ_AGAIN;
  const location = locationOf(snapshot, pricingState);
  if (location === null) return refuse(refused("cart.shop_mismatch"));
  if (isKept && wasAtLimit({ snapshot, pricingState }, location)) return READ_AGAIN;

  const { command } = request;
  const isTest = isTestOrder(snapshot, command.isTest, user);
  if (!isTest.ok && isTest.error === "buyer.unread") return READ_AGAIN;
  if (!isTest.ok) return refuse(isTest.error === "shop.unpublished" ? refused(isTest.error) : forbidden());
  const menus = deps.shopCache.indexesOf(snapshot);
  const inputs = {
    snapshot,
    pricingState,
    menu: menus[request.locale],
    isSignedIn: true,
    fromMobileApp: command.fromMobileApp,
    now,
  };
  const asked = orderContext(inputs, location, cart, user.phoneVerifiedAt === null ? null : user.phone);
  const decided = decideOrder(asked, command);
  if (!decided.ok)
    return refuse(
      placementError(decided.error, {
        now,
        zone: snapshot.shop.timezone,
        location: namedLocation(snapshot, location),
      }),
    );

  const placed = isTest.value ? asTestOrder(decided.value) : decided.value;
  const orderId = toId<OrderId>(deps.ids.ulid());
  const { timezone } = snapshot.shop;
  const { capacity } = location;
  const { email } = user;
  const order = pendingOrder(placed, { id: orderId, number: "", eventNumber: 0 });
  const written = await writePlacement(deps.database, {
    orderId,
    sessionHash: request.sessionHash,
    enteredBy: null,
    placed,
    snapshot,
    menus,
    own: {
      userId,
      customerId: pricingState.customer.id,
      email,
      locale: request.locale,
    },
    location,
    limitsSlots: isLimited(capacity),
    capacity,
    promotions: asked.promotions,
    day: businessDayOf(now, timezone),
    limits: deps.limits,
    key: request.key,
    bodyHash: request.bodyHash,
    answer: responseTemplate(placed, orderId),
    messages: placedMessages(deps, order, { email, locale: request.locale, shop: snapshot.shop }),
  });
  if (written.outcome === "placed" && location.autoAccept) {
    // An order that is not accepted here stays pending, and staff is asked like everywhere.
    await acceptByItself(deps, { organizationId: snapshot.organizationId, orderId }, now);
  }
  if (written.outcome === "placed") {
    deps.metrics.observeOrder(FIRST_EVENT.event);
    return { done: true, result: ok({ status: PLACED_STATUS_CODE, body: written.answer, replayed: false }) };
  }
  return written.outcome === "too_many" ? refuse(tooManyOrders()) : AGAIN;
}

function replay(
  stored: NonNullable<PlacingContext["stored"]>,
  bodyHash: string,
): Result<PlacedAnswer, WireError> {
  if (stored.bodyHash !== bodyHash)
    return err({ tag: "Invalid", key: "idempotency.key_reused", message: null, fields: {}, details: {} });
  return ok({ status: stored.status, body: stored.answer, replayed: true });
}

function refuse(error: WireError): Attempt {
  return { done: true, result: err(error) };
}
