import { setTimeout as delay } from "node:timers/promises";
import { ulid } from "ulid";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { toId, type CartItemId, type PromotionId } from "#core/kernel/id.ts";
import { NEAR_CENTRU } from "#tests/support/shopping/http-shopping.ts";
import { loseNetwork, lookAround, openTab, takeBack, taken, type Customer, type Tab } from "./customer.ts";
import { createCart, keyOf, type HeldCart, type Items } from "./held-cart.ts";
import type { Gates } from "./gates.ts";
import type { PlannedLine, PlannedOrder } from "./plan/rush-plan.ts";

type Timing = BodyOf<"placeOrder">["timing"];

interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly total: { readonly amount: string };
  readonly lines: readonly unknown[];
}

/** What a customer still means to have. */
interface Wish {
  readonly order: PlannedOrder;
  /** Whether the scarce thing is still wanted. */
  wantsScarce: boolean;
}

// What may have changed since the customer looked; a new look is all it takes.
const LOOK_AGAIN = ["checkout.promise_changed", "checkout.total_changed", "price.changed"];
const PAUSED = "location.paused";
const ALREADY_ORDERED = "cart.already_ordered";
const COME_BACK_MS = 150;
const MAX_ATTEMPTS = 400;

/** Carries a visit out: looks, fills a cart, changes their mind, orders and takes it back, as the plan says. */
export async function visitShop(
  customer: Customer,
  gates: Gates,
  lastCoupon: PromotionId | null,
): Promise<void> {
  const { visit } = customer;
  const tab = openTab(customer);
  const second = visit.twoTabs ? openTab(customer) : null;
  try {
    await lookAround(customer, tab);
    const cart = createCart(customer, tab);
    if (visit.passing.length > 0) await cart.save(itemsOf(customer, visit.passing));
    if (visit.order === null) return;
    const wish: Wish = { order: visit.order, wantsScarce: visit.order.want !== null };
    if (visit.order.want?.isLate === true) await gates.opened(visit.order.want);
    const id = await orderAtLast({ customer, tab, second, cart, wish, lastCoupon });
    if (id === null) return;
    if (visit.order.want !== null && !visit.order.want.isLate) gates.pass(visit.order.want);
    if (visit.order.fate.isTakenBack) await takeBack(customer, tab, id, visit.order);
  } finally {
    tab.browser.close();
    second?.browser.close();
  }
}

interface Attempt {
  readonly customer: Customer;
  readonly tab: Tab;
  readonly second: Tab | null;
  readonly cart: HeldCart;
  readonly wish: Wish;
  readonly lastCoupon: PromotionId | null;
}

/** Orders, looking again where something changed and giving up what is gone; null where that is not possible. */
async function orderAtLast(attempt: Attempt): Promise<string | null> {
  const { customer, wish } = attempt;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const outcome = await tryOnce(attempt, tries === 0);
    if (outcome.type === "placed") {
      if (wish.wantsScarce && wish.order.want?.isLate === true)
        customer.record.round.broken.push(
          `Order ${outcome.id} got the ${wish.order.want.type} that was gone`,
        );
      return outcome.id;
    }
    if (isGone(wish, outcome.key)) {
      wish.wantsScarce = false;
      customer.record.count(customer.record.refused, wish.order.want?.type ?? "");
    } else if (outcome.key === PAUSED) await delay(COME_BACK_MS);
    else if (!LOOK_AGAIN.includes(outcome.key)) {
      customer.record.round.broken.push(`Visit ${customer.visit.n} was refused an order: ${outcome.key}`);
      return null;
    }
  }
  customer.record.round.broken.push(`Visit ${customer.visit.n} had no order after ${MAX_ATTEMPTS} looks`);
  return null;
}

type Outcome =
  | { readonly type: "placed"; readonly id: string }
  | { readonly type: "refused"; readonly key: string };

async function tryOnce(
  { customer, tab, second, cart, wish, lastCoupon }: Attempt,
  isFirst: boolean,
): Promise<Outcome> {
  const { record, visit, open } = customer;
  const saved = await cart.save(wantedItems(customer, wish, lastCoupon));
  if (saved !== null) return { type: "refused", key: saved };
  // The second tab still shows the cart as it was: its save is older, and writes nothing.
  if (isFirst && second !== null) await cart.saveOlder(second);
  const choice = {
    cartId: cart.id,
    locationId: open.locationId,
    fulfillmentMethod: wish.order.method,
    deliveryAddress: wish.order.method === "delivery" ? NEAR_CENTRU : null,
    timing: timingOf(customer, wish),
    tip: null,
    paymentMethod: "cash",
  } as const;
  const quoted = await tab.ask("quote", async (client) =>
    taken(await client.call("quote", { body: choice })),
  );
  if (quoted.type === "refused") return { type: "refused", key: keyOf(quoted.answer) };
  const quote = quoted.value.value;
  if (quote === null) return { type: "refused", key: "no quote" };
  const [blocker] = quote.blockers;
  if (blocker !== undefined) return { type: "refused", key: blocker.key };
  const { promise, total } = quote;
  const body: BodyOf<"placeOrder"> = {
    ...choice,
    cartRevision: cart.revision(),
    contact: { firstName: "Ion", lastName: null },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    ifMissing: "remove",
    kitchenNote: null,
    companyInvoice: null,
    expectedTotal: total,
    expectedPromise: promise === null ? null : { earliest: promise.earliest, latest: promise.latest },
    acceptTerms: true,
    fromMobileApp: false,
  };
  const tabs = second === null ? [tab] : [tab, second];
  const placing = tabs.map((one) => place(customer, one, body));
  if (isFirst && visit.networkLostAfterMs !== null) await loseNetwork(tab, visit.networkLostAfterMs);
  const answers = await Promise.all(placing);
  const placed = answers.flatMap((answer) => (answer.type === "placed" ? [answer] : []));
  if (placed.length > 1) record.round.broken.push(`Two tabs ordered one cart: ${cart.id}`);
  const refused = answers.flatMap((answer) => (answer.type === "refused" ? [answer] : []));
  return (
    placed[0] ??
    refused.find(({ key }) => key !== ALREADY_ORDERED) ?? { type: "refused", key: ALREADY_ORDERED }
  );
}

async function place(
  { known, visit, record }: Customer,
  tab: Tab,
  body: BodyOf<"placeOrder">,
): Promise<Outcome> {
  const key = ulid();
  const placed = await tab.ask("order", async (client) =>
    taken(await client.call("placeOrder", { body, headers: { "idempotency-key": key } })),
  );
  if (placed.type === "refused") return { type: "refused", key: keyOf(placed.answer) };
  const { id, number, total, lines }: PlacedOrder = JSON.parse(placed.value.text);
  const acknowledged = { key, userId: known.userId, id, number, total: total.amount, lines: lines.length };
  record.round.acknowledge(acknowledged, placed.began);
  record.placed(id, visit);
  return { type: "placed", id };
}

/** Whether the refusal is the one that somebody who is late for something scarce has to expect. */
function isGone({ order: { want }, wantsScarce }: Wish, key: string): boolean {
  if (want === null || !want.isLate || !wantsScarce) return false;
  switch (want.type) {
    case "coupon":
      return key === "coupon.limit_reached";
    case "piece":
      return key === "item.unavailable";
    case "slot":
      return key === "slot.full";
  }
}

function wantedItems(
  customer: Customer,
  { order, wantsScarce }: Wish,
  lastCoupon: PromotionId | null,
): Items {
  const { open } = customer;
  const usual = order.coupon ? open.couponId : null;
  const isLast = wantsScarce && order.want?.type === "coupon";
  const items = itemsOf(customer, order.lines, isLast ? lastCoupon : usual);
  if (!wantsScarce || order.want?.type !== "piece") return items;
  return [...items, itemOf({ ...open.scarceDish, qty: 1, couponId: null, payByPoints: false })];
}

function itemsOf(
  { open }: Customer,
  lines: readonly PlannedLine[],
  couponId: PromotionId | null = null,
): Items {
  return lines.flatMap(({ dish, qty, byPoints }) => {
    const found = open.dishes[dish];
    return found === undefined
      ? []
      : [itemOf({ ...found, qty, payByPoints: byPoints, couponId: byPoints ? null : couponId })];
  });
}

function itemOf(item: Omit<Items[number], "id" | "notes">): Items[number] {
  return { ...item, id: toId<CartItemId>(ulid()), notes: null };
}

function timingOf({ open }: Customer, { order, wantsScarce }: Wish): Timing {
  const number = wantsScarce && order.want?.type === "slot" ? order.want.slot : order.slot;
  if (number === null) return { type: "asap" };
  const slotStart = open.slots[number];
  if (slotStart === undefined) throw new Error(`${open.shop} has no slot ${number}`);
  return { type: "scheduled", slotStart };
}
