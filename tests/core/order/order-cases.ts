import fc from "fast-check";
import {
  type OrderEvent,
  type OrderFacts,
  type Mover,
  customerMover,
  staffMover,
  SYSTEM,
} from "#core/order/lifecycle/order-facts.ts";
import type { MovableOrder } from "#core/order/lifecycle/move-order.ts";
import type { OrderEventType, OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { AskedMove } from "#core/order/order.ports.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { complained, type Sale } from "#core/order/complaint/sale.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { proposed } from "#core/order/line-change/change-sale.ts";
import type { ProposedLine } from "#core/order/line-change/changed-lines.ts";
import { CHANGE_ANSWER_MS } from "#core/order/line-change/line-change.ts";
import { idOf, toInstant } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrderLine } from "#tests/support/builders/order.ts";

/** Half past noon of an ordinary day in Bucharest. */
export const HALF_PAST_NOON = toInstant("2027-06-01T09:30:00Z");

/** A mover of each role. */
export const MOVERS = {
  customer: customerMover("ana"),
  employee: staffMover("staff", "employee"),
  manager: staffMover("manager", "manager"),
  owner: staffMover("owner", "owner"),
  courier: staffMover("vlad", "courier"),
  system: SYSTEM,
} as const satisfies Readonly<Record<string, Mover>>;

export const STATUSES = [
  "pending",
  "accepted",
  "preparing",
  "ready",
  "out_for_delivery",
  "fulfilled",
  "rejected",
  "cancelled",
] as const satisfies readonly OrderStatus[];

/** A pizza for 30 lei, paid and not complained of. */
export const A_SALE: Sale = {
  lines: [anOrderLine("Pizza")],
  total: lei("30.00"),
  payment: { method: "cash", status: "paid", cashChangeFor: null, refunded: null },
  complaints: [],
  pointsEarned: 30,
  lineChanges: [],
  ifMissing: "replace",
};

/** Another pizza instead of the one. */
export const A_PROPOSAL: readonly ProposedLine[] = A_SALE.lines.map((line) => ({
  itemId: line.itemId,
  qtyLeft: 0,
  replacement: { ...line, itemId: idOf<CartItemId>("Other") },
}));

/** The same with a change that waits since half past noon, or whose time is over then. */
export const A_CHANGE_SALE: Sale = proposed(A_SALE, A_PROPOSAL, null, HALF_PAST_NOON);
export const AN_OVERDUE_SALE: Sale = proposed(
  A_SALE,
  A_PROPOSAL,
  null,
  plusMillis(HALF_PAST_NOON, -CHANGE_ANSWER_MS),
);

/** The same with a complaint that waits for an answer. */
export const A_COMPLAINT_SALE: Sale = complained(
  A_SALE,
  { problem: "late", itemIds: [], text: "A venit rece" },
  HALF_PAST_NOON,
);

/** Facts of an order that was placed at noon for delivery as soon as possible. */
export function orderFacts(changes: Partial<OrderFacts> = {}): OrderFacts {
  return {
    version: 1,
    source: "web",
    fulfillmentMethod: "delivery",
    requestedFor: null,
    quotedFor: plusMillis(HALF_PAST_NOON, 45 * 60_000),
    travelMinutes: 10,
    answerBy: plusMillis(HALF_PAST_NOON, 600_000),
    promisedAt: null,
    delayedMinutes: 0,
    lastMove: null,
    statusSince: HALF_PAST_NOON,
    wasReady: false,
    sale: A_SALE,
    ...changes,
  };
}

/** A well-formed request for a move. */
export function request(event: OrderEventType, version: number): AskedMove {
  switch (event) {
    case "accept":
      return { event, version, readyInMinutes: 30 };
    case "delay":
      return { event, version, minutes: 10 };
    case "assign":
      return { event, version, courier: { type: "none" } };
    case "propose_change":
      return { event, version, proposal: A_PROPOSAL };
    case "answer_change":
      return { event, version, agrees: true };
    case "complain":
      return { event, version, complaint: { problem: "late", itemIds: [], text: "A venit rece" } };
    case "resolve":
      return { event, version, resolution: { type: "refund", itemIds: null } };
    case "reject":
    case "cancel":
      return { event, version, reason: "too_busy" };
    default:
      return { event, version };
  }
}

/** Every well-formed event for an order's version, each from the mover who usually sends it. */
export function possibleEvents(order: OrderFacts, now: Instant): readonly OrderEvent[] {
  const inputs = { version: order.version, now };
  const manager = { ...inputs, mover: MOVERS.manager };
  return [
    { type: "order.accept", ...manager, readyInMinutes: 30 },
    { type: "order.reject", ...manager, reason: "too_busy", text: null },
    { type: "order.expire", ...inputs, mover: SYSTEM },
    { type: "order.undo", ...manager },
    { type: "order.delay", ...manager, minutes: 10 },
    { type: "order.propose_change", ...manager, proposal: A_PROPOSAL, text: null },
    { type: "order.answer_change", ...inputs, mover: MOVERS.customer, agrees: true },
    { type: "order.settle_change", ...inputs, mover: SYSTEM },
    { type: "order.assign", ...manager, courier: { type: "none" } },
    { type: "order.start", ...manager },
    { type: "order.ready", ...manager },
    { type: "order.dispatch", ...manager },
    { type: "order.arrive", ...inputs, mover: MOVERS.courier },
    { type: "order.report", ...inputs, mover: MOVERS.courier, text: "Nobody opens" },
    { type: "order.complete", ...manager },
    { type: "order.cancel", ...manager, reason: "customer_request", text: null },
    { type: "order.cancel", ...inputs, mover: MOVERS.customer, reason: null, text: null },
    { type: "order.reopen", ...manager },
    {
      type: "order.complain",
      ...inputs,
      mover: MOVERS.customer,
      complaint: { problem: "late", itemIds: [], text: "A venit rece" },
    },
    { type: "order.resolve", ...manager, resolution: { type: "points", points: 50 }, text: null },
  ];
}

/** A request as a person or a broken client could send it. */
export function anyRequest(version: number): fc.Arbitrary<AskedMove> {
  const events = [
    "accept",
    "reject",
    "expire",
    "undo",
    "delay",
    "propose_change",
    "answer_change",
    "settle_change",
    "assign",
    "start",
    "ready",
    "dispatch",
    "arrive",
    "report",
    "complete",
  ] as const;
  return fc.record(
    {
      event: fc.constantFrom(...events, "cancel", "reopen", "complain", "resolve", "place"),
      version: fc.constantFrom(version, version, version, version, version - 1, version + 1),
      readyInMinutes: fc.constantFrom(5, 30, 180, 7, 0, 185),
      minutes: fc.constantFrom(5, 10, 20, 30, 15, 60),
      reason: fc.constantFrom("too_busy", "other"),
      proposal: fc.constantFrom(A_PROPOSAL, []),
      agrees: fc.boolean(),
      courier: fc.constantFrom(
        { type: "none" },
        { type: "outside", name: "Vlad", phone: "0722 000 111" },
        { type: "outside", name: "V", phone: "112" },
      ),
      complaint: fc.constantFrom(
        { problem: "late", itemIds: [], text: "A venit rece" },
        { problem: "missing_item", itemIds: [], text: "Lipsește pizza" },
        { problem: "other", itemIds: [], text: "nu" },
      ),
      resolution: fc.constantFrom(
        { type: "refuse" },
        { type: "refund", itemIds: null },
        { type: "refund", itemIds: [] },
        { type: "points", points: 50 },
        { type: "points", points: 0 },
      ),
      text: fc.constantFrom("", "nu", "cuptorul s-a stricat", "x".repeat(201)),
    },
    { requiredKeys: ["event", "version"] },
  );
}

/** An order in any status with any history that the guards look at. */
export function anyMovableOrder(): fc.Arbitrary<MovableOrder> {
  const lastMove = fc.record({
    event: fc.constantFrom("accept", "reject", "delay", "start", "cancel", "expire"),
    at: fc.integer({ min: -1_000_000, max: 0 }).map((millis) => plusMillis(HALF_PAST_NOON, millis)),
    moverId: fc.constantFrom("staff", "manager", null),
  });
  const facts = fc
    .record({
      version: fc.integer({ min: 1, max: 20 }),
      fulfillmentMethod: fc.constantFrom("pickup", "delivery"),
      delayedMinutes: fc.constantFrom(0, 20, 50, 60),
      lastMove: fc.oneof(fc.constant(null), lastMove),
      answerBy: fc.integer({ min: -60_000, max: 60_000 }).map((millis) => plusMillis(HALF_PAST_NOON, millis)),
      sale: fc.constantFrom(A_SALE, A_COMPLAINT_SALE, A_CHANGE_SALE, AN_OVERDUE_SALE),
      wasReady: fc.boolean(),
      promisedAt: fc.constant(plusMillis(HALF_PAST_NOON, 1_800_000)),
    })
    .map(orderFacts);
  return fc.record({ status: fc.constantFrom(...STATUSES), facts });
}
