import { ensureCustomer } from "#adapters/server/account/customer/customers.queries.ts";
import { orderContext, locationOf } from "#adapters/server/cart/pricing/pricing-inputs.ts";
import { writeMove } from "#adapters/server/order/move.queries.ts";
import { readOrder } from "#adapters/server/order/orders.queries.ts";
import { toMovable } from "#adapters/server/order/orders.rows.ts";
import { writePlacement } from "#adapters/server/order/place.queries.ts";
import { responseTemplate } from "#adapters/server/order/response-template.ts";
import { readPricingState } from "#adapters/server/cart/pricing/pricing-state.queries.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import { makeQuote } from "#core/checkout/decision/make-quote.ts";
import type { OrderContext } from "#core/checkout/decision/order-context.ts";
import type { PlacedOrder } from "#core/checkout/decision/placed-order.ts";
import { toId, type CustomerId, type OrderId, type UserId } from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { moveOrder } from "#core/order/lifecycle/move-order.ts";
import type { Mover } from "#core/order/lifecycle/order-facts.ts";
import { DEFAULT_IF_MISSING } from "#core/order/line-change/if-missing.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { byLocale } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { firstShows, localDateOf } from "#core/time/zones.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { seedCart } from "./demo-carts.ts";
import type { DemoOrder, DemoPerson } from "./demo-content.ts";
import { demoId } from "./demo-ids.ts";
import { toDeliveryAddress } from "./demo-people.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
// Half past noon: every location of the demo that has a history is open then, unless it is closed for the day.
const LUNCH_MINUTE = 750;
const MAX_DAYS_BACK = 7;
const NO_LIMITS = { unfinished: 1000, placedRecently: 1000 };

/** One order of the past, with whose it is and in which shop. */
export interface PastOrder {
  readonly person: DemoPerson;
  readonly order: DemoOrder;
  readonly snapshot: ShopSnapshot;
  /** Counts the orders of one person, so that their ids differ. */
  readonly index: number;
}

/** Places an order of the past as core decides it, and takes it through the kitchen to its customer. */
export async function seedPastOrder(
  queries: Queries,
  past: PastOrder,
  manager: Mover,
  now: Instant,
): Promise<void> {
  const { person, order, snapshot, index } = past;
  const orderId = toId<OrderId>(demoId("order", person.email, index));
  const placed = await placePast(queries, past, orderId, now);
  await move(queries, orderId, manager, plusMillis(placed.placedAt, 2 * MINUTE), {
    event: "accept",
    readyInMinutes: 30,
  });
  await move(queries, orderId, manager, plusMillis(placed.placedAt, 4 * MINUTE), { event: "start" });
  await move(queries, orderId, manager, plusMillis(placed.placedAt, 24 * MINUTE), { event: "ready" });
  if (order.method === "delivery")
    await move(queries, orderId, manager, plusMillis(placed.placedAt, 26 * MINUTE), { event: "dispatch" });
  await move(queries, orderId, manager, plusMillis(placed.placedAt, 30 * MINUTE), { event: "complete" });
  if (snapshot.shopId !== placed.shopId) throw new Error("An order belongs to the shop it was placed at");
}

async function placePast(
  queries: Queries,
  past: PastOrder,
  orderId: OrderId,
  now: Instant,
): Promise<PlacedOrder> {
  const { person, order, snapshot, index } = past;
  const userId = toId<UserId>(demoId("user", person.email));
  const id = toId<CustomerId>(demoId("customer", order.shop, person.email));
  await ensureCustomer(queries, { id, userId, shopId: snapshot.shopId, visitorId: null }, now);
  const locationId = demoId("location", order.shop, order.location);
  const pricingState = await readPricingState(queries, snapshot, locationId, now);
  if (pricingState === null) throw new Error(`The demo has no shop ${order.shop}`);
  const location = locationOf(snapshot, pricingState);
  if (location === null) throw new Error(`The demo's shop ${order.shop} has no location ${order.location}`);

  const { locale } = person;
  const menus = byLocale((known) => indexMenu(snapshot.menus[known]));
  const menu = menus[locale];
  for (let back = 0; back < MAX_DAYS_BACK; back += 1) {
    const at = lunchtime(now, order.days_ago + back, snapshot.shop.timezone);
    const cart = await seedCart(queries, past, menu, locationId, at);
    const inputs = { snapshot, pricingState, menu, isSignedIn: true, fromMobileApp: false, now: at };
    const context = orderContext(inputs, location, cart, person.phone);
    const placed = decidePast(context, past);
    if (placed === null) continue;
    const written = await writePlacement(queries, {
      orderId,
      sessionHash: null,
      enteredBy: null,
      placed,
      snapshot,
      menus,
      own: { userId, customerId: id, email: person.email, locale },
      location,
      limitsSlots: false,
      capacity: { orders: null, value: null },
      promotions: context.promotions,
      day: localDateOf(at, snapshot.shop.timezone),
      limits: NO_LIMITS,
      key: `demo-${index}`,
      bodyHash: "demo",
      answer: responseTemplate(placed, orderId),
      messages: [],
    });
    if (written.outcome !== "placed")
      throw new Error(`A past order of the demo was refused: ${written.outcome}`);
    return placed;
  }
  throw new Error(`The demo's location ${order.location} was closed for a week`);
}

// Null when the location was closed that day; any other refusal is a mistake in the content.
function decidePast(context: OrderContext, { person, order }: PastOrder): PlacedOrder | null {
  const [address] = person.addresses;
  const choice = {
    fulfillmentMethod: order.method,
    deliveryAddress: order.method === "delivery" && address !== undefined ? toDeliveryAddress(address) : null,
    timing: { type: "asap" },
    tip: null,
    paymentMethod: "cash",
  } as const;
  const quote = makeQuote(context, choice);
  const decided = decideOrder(context, {
    ...choice,
    cartId: context.cart.id,
    cartRevision: context.cart.revision,
    locationId: context.location.id,
    contact: { firstName: person.first_name, lastName: person.last_name },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    kitchenNote: null,
    companyInvoice: null,
    ifMissing: DEFAULT_IF_MISSING,
    expectedTotal: quote.total,
    expectedPromise: null,
    acceptTerms: true,
    fromMobileApp: false,
  });
  if (decided.ok) return decided.value;
  if (decided.error.key === "location.closed") return null;
  throw new Error(`A past order of the demo cannot be placed: ${JSON.stringify(decided.error)}`);
}

async function move(
  queries: Queries,
  orderId: OrderId,
  manager: Mover,
  at: Instant,
  asked: Omit<OrderTransition, "version">,
): Promise<void> {
  const stored = await readOrder(queries, orderId);
  if (stored === null) throw new Error("A past order of the demo is not there");
  const { own, ...order } = stored;
  const movable = toMovable({ ...order, allowedEvents: [] }, own.lastMoverId);
  const decided = moveOrder(movable, { ...asked, version: order.version }, manager, at);
  if (!decided.ok) throw new Error(`A past order of the demo is not moved: ${JSON.stringify(decided.error)}`);
  const { organizationId } = own;
  const moved = {
    organizationId,
    orderId,
    version: order.version,
    move: decided.value,
    placedAt: order.placedAt,
    usage: [],
    messages: [],
    auditId: null,
    lineChange: null,
    link: null,
    action: null,
    breakEnd: null,
  };
  const { outcome } = await writeMove(queries, moved);
  if (outcome !== "moved") throw new Error(`A past order of the demo is not moved: ${outcome}`);
}

function lunchtime(now: Instant, daysAgo: number, timezone: string): Instant {
  return firstShows(localDateOf(plusMillis(now, -daysAgo * DAY), timezone), LUNCH_MINUTE, timezone);
}
