import { ensureCustomer } from "#adapters/server/account/customer/customers.queries.ts";
import { placementError, tooManyOrders } from "#adapters/server/cart/pricing/refusals.ts";
import { invalid, unavailable } from "#adapters/server/http/failures.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import type { OrderLimits } from "#core/checkout/order-limits.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { toId, type CartId, type CustomerId, type OrderId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import type { Mover } from "#core/order/lifecycle/order-facts.ts";
import { FIRST_EVENT } from "#core/order/lifecycle/order-stages.ts";
import { decidePhoneOrder } from "#core/phone-order/decide-phone-order.ts";
import type { EnteredOrder, PhoneOrderCommand } from "#core/phone-order/phone-order.ts";
import { businessDayOf } from "#core/shop/business-day.ts";
import { namedLocation } from "#core/shop/closed-notice.ts";
import type { Locale } from "#core/shop/shop.ts";
import { isLimited } from "#core/shop/slot/slot-input.ts";
import type { Instant } from "#core/time/instant.ts";
import { phoneDecision } from "./phone-context.ts";
import {
  makeCaller,
  readPhoneOrderContext,
  type Entry,
  type PhonedPlace,
  type PhoneOrderContext,
} from "./phone-orders.queries.ts";
import { writePhoneOrder } from "./write-phone-order.ts";

/** What entering orders needs. */
export interface PhoneOrderDeps extends MoveOrderDeps {
  readonly limits: OrderLimits;
}

/** An order as staff enters it. */
export interface PhoneEntry extends Entry {
  readonly place: PhonedPlace;
  readonly mover: Mover;
  /** Of the body as it was sent; the same key with another body is refused. */
  readonly bodyHash: string;
  /** With the phone in E.164. */
  readonly command: PhoneOrderCommand;
  /** The language of the shop, for a caller whose own is not known. */
  readonly locale: Locale;
  /** Told once that the order is no repetition; throws what the call is refused with. */
  readonly admit: () => void;
}

// A guard that fails means that somebody was faster.
const MAX_ATTEMPTS = 3;
// A caller or customer who is made first counts as no attempt.
const MAX_READS = 8;

/** An entered order, and whether the key had entered it before. */
export interface Entered {
  readonly order: EnteredOrder;
  readonly replayed: boolean;
}

/** Enters an order once per key: read without locks, decide in core, write guarded, as the orders of customers (ORDER-19). */
export async function placePhoneOrder(
  deps: PhoneOrderDeps,
  entry: PhoneEntry,
  now: Instant,
): Promise<Result<Entered, WireError>> {
  const { place, command } = entry;
  let attempts = 0;
  for (let reads = 0; reads < MAX_READS && attempts < MAX_ATTEMPTS; reads += 1) {
    const context = await readPhoneOrderContext(deps.database, place, command.phone, entry, now);
    if (context.stored !== null) return repeated(context.stored, entry.bodyHash);
    if (reads === 0) entry.admit();
    const attempt = await attemptEntry(deps, entry, context, now);
    if (attempt.done) return attempt.result;
    if (attempt.counts) attempts += 1;
  }
  return err(unavailable());
}

type Attempt =
  | { readonly done: true; readonly result: Result<Entered, WireError> }
  | { readonly done: false; readonly counts: boolean };

const AGAIN: Attempt = { done: false, counts: true };
const READ_AGAIN: Attempt = { done: false, counts: false };
const EVENTS: readonly OrderEventType[] = [FIRST_EVENT.event, "accept"];

async function attemptEntry(
  deps: PhoneOrderDeps,
  entry: PhoneEntry,
  context: PhoneOrderContext,
  now: Instant,
): Promise<Attempt> {
  const { command } = entry;
  const { caller, pricingState } = context;
  const locale = caller?.locale ?? entry.locale;
  const cartId = toId<CartId>(deps.ids.ulid());
  const wish = { cartId, phone: command.phone, items: command.items, locale };
  const decision = await phoneDecision(deps.shopCache, context, wish, now);
  if (decision === null || pricingState === null) return READ_AGAIN;
  const { snapshot, location } = decision;
  const decided = decidePhoneOrder(decision.context, {
    ...command,
    isTest: command.isTest || !snapshot.isPublished,
  });
  if (!decided.ok) {
    const moment = { now, zone: snapshot.shop.timezone, location: namedLocation(snapshot, location) };
    return refuse(placementError(decided.error, moment));
  }
  if (caller === null || pricingState.customer === null) {
    await makeCustomer(deps, entry, context, now);
    return READ_AGAIN;
  }
  const placed = decided.value;
  const { capacity } = location;
  const { userId, email } = caller;
  const written = await writePhoneOrder(deps, {
    entry,
    mover: entry.mover,
    cart: decision.cart,
    placement: {
      orderId: toId<OrderId>(deps.ids.ulid()),
      placed,
      snapshot,
      menus: deps.shopCache.indexesOf(snapshot),
      own: { userId, customerId: pricingState.customer.id, email, locale },
      location,
      limitsSlots: isLimited(capacity),
      capacity,
      promotions: decision.context.promotions,
      day: businessDayOf(now, snapshot.shop.timezone),
      limits: deps.limits,
      bodyHash: entry.bodyHash,
    },
    to: { email, locale, shop: snapshot.shop },
  });
  if (written.outcome !== "placed") return written.outcome === "again" ? AGAIN : refuse(tooManyOrders());
  for (const event of EVENTS) deps.metrics.observeOrder(event);
  return { done: true, result: ok({ order: written.order, replayed: false }) };
}

async function makeCustomer(
  { database, ids }: PhoneOrderDeps,
  { place, command, locale }: PhoneEntry,
  { caller }: PhoneOrderContext,
  now: Instant,
): Promise<void> {
  const customerId = toId<CustomerId>(ids.ulid());
  if (caller === null) {
    const { firstName, lastName } = command.contact;
    const { phone } = command;
    const made = { phone, userId: ids.ulid(), customerId, firstName, lastName, locale };
    return makeCaller(database, place, made, now);
  }
  const { shopId } = place;
  await ensureCustomer(database, { id: customerId, userId: caller.userId, shopId, visitorId: null }, now);
}

function repeated(
  { bodyHash, ...order }: NonNullable<PhoneOrderContext["stored"]>,
  asked: string,
): Result<Entered, WireError> {
  return bodyHash === asked ? ok({ order, replayed: true }) : err(invalid({}, "idempotency.key_reused"));
}

function refuse(error: WireError): Attempt {
  return { done: true, result: err(error) };
}
