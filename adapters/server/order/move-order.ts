import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { ServerMetrics } from "#adapters/server/metrics/server-metrics.ts";
import { moveMessages, type ReachedDevice, tellsByPush } from "#adapters/server/outbox/order-messages.ts";
import type { OutboxMessage } from "#adapters/server/outbox/message.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { OrderId, OrganizationId, UserId } from "#core/kernel/id.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { settlingMove } from "#core/order/line-change/change-sale.ts";
import { moveOrder, type OrderMove, type OrderRefusal } from "#core/order/lifecycle/move-order.ts";
import { defaultReadyMinutes } from "#core/order/lifecycle/next-move.ts";
import { FIRST_VERSION } from "#core/order/lifecycle/order-stages.ts";
import { movedOrder } from "#core/order/lifecycle/moved-order.ts";
import { customerMover, SYSTEM, type Mover } from "#core/order/lifecycle/order-facts.ts";
import { unansweredBreakEnd } from "#core/order/lifecycle/unanswered.ts";
import type { AskedMove, OrderTransition } from "#core/order/order.ports.ts";
import type { Order, StaffOrder } from "#core/order/order.ts";
import { usageTermOf, type UsageTerm } from "#core/promotion/usage-limit.ts";
import type { Instant } from "#core/time/instant.ts";
import { toLineChangeRow } from "./line-change/line-change.rows.ts";
import { priceProposal } from "./line-change/price-proposal.ts";
import { writeMove } from "./move.queries.ts";
import { readOrder, readOrderOfTenant, readOrderOfUser } from "./orders.queries.ts";
import { toCustomerOrder, toMovable, toStaffOrder, type OrderReader } from "./orders.rows.ts";
import { pushDevicesOf } from "./push-devices.queries.ts";
import { newRunLink, type LinkDeps, type RunLink } from "./run/run-link.ts";
import type { StoredOrder } from "./stored-order.ts";

/** What moving an order needs. */
export interface MoveOrderDeps {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
  readonly ui: Pick<ServerUi, "notification">;
  readonly config: LinkDeps["config"];
  readonly metrics: Pick<ServerMetrics, "observeOrder">;
}

/** Why an order was not moved; what stands now comes along where the order is the requester's to see. */
export type MoveRefusal<Seen> =
  | { readonly key: "not_found" }
  /** Others took the room of the slot that an order to be reopened had. */
  | { readonly key: "slot.full"; readonly order: Seen }
  | (OrderRefusal & { readonly order: Seen });

/** A move by staff of an organization. */
export interface StaffMove {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  readonly asked: AskedMove;
  readonly mover: Mover;
}

/** Moves an order of an organization; another organization's is not found. */
export async function moveStaffOrder(
  deps: MoveOrderDeps,
  { organizationId, orderId, asked, mover }: StaffMove,
  now: Instant,
): Promise<Result<StaffOrder, MoveRefusal<StaffOrder>>> {
  const read = (): Promise<StoredOrder | null> =>
    inTransaction(deps.database, { organizationId }, (queries) => readOrder(queries, orderId));
  return attemptMove(deps, { read, asked, mover, show: (stored) => toStaffOrder(stored, mover, now) }, now);
}

/** What a customer does with an order of their own: takes it back, or says what went wrong. */
export async function moveOwnOrder(
  deps: MoveOrderDeps,
  own: { readonly orderId: OrderId; readonly userId: UserId; readonly asked: AskedMove },
  reader: OrderReader,
): Promise<Result<Order, MoveRefusal<Order>>> {
  const read = (): Promise<StoredOrder | null> => readOrderOfUser(deps.database, own.orderId, own.userId);
  const mover = customerMover(own.userId);
  const show = (stored: StoredOrder): Order => toCustomerOrder(stored, reader);
  return attemptMove(deps, { read, asked: own.asked, mover, show }, reader.now);
}

/** Rejects an order whose time to be answered is over; false when it was answered meanwhile. */
export async function expireOrder(
  deps: MoveOrderDeps,
  due: { readonly organizationId: OrganizationId; readonly orderId: OrderId },
  now: Instant,
): Promise<boolean> {
  const stored = await readOrderOfTenant(deps.database, due.organizationId, due.orderId);
  if (stored === null) return false;
  const asked: OrderTransition = { event: "expire", version: stored.version };
  const read = (): Promise<StoredOrder | null> => Promise.resolve(stored);
  const moved = await attemptMove(deps, { read, asked, mover: SYSTEM, show: () => null }, now);
  return moved.ok;
}

/** Accepts an order where orders are accepted by themselves; false when somebody moved it first. */
export async function acceptByItself(
  deps: MoveOrderDeps,
  placed: { readonly organizationId: OrganizationId; readonly orderId: OrderId },
  now: Instant,
): Promise<boolean> {
  const stored = await readOrderOfTenant(deps.database, placed.organizationId, placed.orderId);
  if (stored === null) return false;
  const read = (): Promise<StoredOrder | null> => Promise.resolve(stored);
  const readyInMinutes = defaultReadyMinutes(stored);
  const asked: OrderTransition = { event: "accept", version: FIRST_VERSION, readyInMinutes };
  return (await attemptMove(deps, { read, asked, mover: SYSTEM, show: () => null }, now)).ok;
}

/** Ends a change of lines that its customer did not answer in time (ORDER-36); false when somebody moved the order first. */
export async function settleChange(
  deps: MoveOrderDeps,
  due: { readonly organizationId: OrganizationId; readonly orderId: OrderId },
  now: Instant,
): Promise<boolean> {
  const stored = await readOrderOfTenant(deps.database, due.organizationId, due.orderId);
  if (stored === null) return false;
  const { facts } = toMovable({ ...stored, allowedEvents: [] }, stored.own.lastMoverId);
  const asked = settlingMove(facts.sale, stored.version);
  const read = (): Promise<StoredOrder | null> => Promise.resolve(stored);
  return (await attemptMove(deps, { read, asked, mover: SYSTEM, show: () => null }, now)).ok;
}

const REFUSAL_KEYS = {
  version: "order.version_conflict",
  slot: "slot.full",
  points: "order.transition_not_allowed",
  coupon: "order.transition_not_allowed",
  stock: "order.transition_not_allowed",
  not_courier: "order.transition_not_allowed",
  refund: "order.transition_not_allowed",
  repeated: "order.version_conflict",
} as const;

/** What is offered instead of a line cannot be ordered. */
const NOT_SOLD = {
  key: "validation.failed",
  fields: { "change.lines": "order.replacement_unavailable" },
} as const;

/** A move to be tried. */
export interface Attempt<Seen> {
  readonly read: () => Promise<StoredOrder | null>;
  readonly asked: AskedMove;
  readonly mover: Mover;
  readonly show: (stored: StoredOrder) => Seen;
  /** The courier's tap that it is; left out for everybody else. */
  readonly action?: CourierAction;
}

/** Moves an order by its lifecycle, in one transaction with everything that the move brings about. */
export async function attemptMove<Seen>(
  deps: MoveOrderDeps,
  { read, asked, mover, show, action }: Attempt<Seen>,
  now: Instant,
): Promise<Result<Seen, MoveRefusal<Seen>>> {
  const stored = await read();
  if (stored === null) return err({ key: "not_found" });
  const { own, ...plain } = stored;
  const order: Order = { ...plain, allowedEvents: [] };
  const snapshot = await deps.shopCache.latest(order.shopId);
  const priced = priceProposal(deps, asked, stored, snapshot, now);
  if (priced === null) return err({ ...NOT_SOLD, order: show(stored) });
  const decided = moveOrder(toMovable(order, own.lastMoverId), priced, mover, now);
  if (!decided.ok) return err({ ...decided.error, order: show(stored) });
  const move = decided.value;
  const { organizationId } = own;
  const devices = tellsByPush(move) ? await pushDevicesOf(deps.database, organizationId, order.id, now) : [];
  const written = await writeMove(deps.database, {
    organizationId,
    orderId: order.id,
    version: order.version,
    move,
    placedAt: order.placedAt,
    usage: usageOf(order, snapshot),
    lineChange: toLineChangeRow(deps, stored, move, snapshot),
    link: linkOf(deps, order, move, snapshot),
    messages: messagesOf(deps, stored, order, move, snapshot, devices),
    auditId: mover.actor === "staff" ? deps.ids.ulid() : null,
    action: action ?? null,
    breakEnd: breakEndOf(order, move, snapshot),
  });
  if (written.outcome === "moved") {
    deps.metrics.observeOrder(move.event);
    const moved = afterMove(stored, order, move, written.event);
    // The name of an employee is the database's to say, and so are new lines.
    const isKnown = move.courier === null && move.lineMove === null;
    return ok(show(isKnown ? moved : ((await read()) ?? moved)));
  }
  const current = (await read()) ?? stored;
  if (written.outcome === "stock" && asked.change !== undefined)
    return err({ ...NOT_SOLD, order: show(current) });
  return err({ key: REFUSAL_KEYS[written.outcome], order: show(current) });
}

// A shop that is gone has no page that a link could open.
function linkOf(
  deps: MoveOrderDeps,
  order: Order,
  { courier, at }: OrderMove,
  snapshot: ShopSnapshot | null,
): RunLink | null {
  if (snapshot === null || courier === null || courier.type === "none") return null;
  return newRunLink(deps, order, snapshot.shop, at);
}

function afterMove({ own }: StoredOrder, order: Order, move: OrderMove, event: number): StoredOrder {
  const { allowedEvents: _allowed, ...moved } = movedOrder(order, move, event);
  return { ...moved, own: { ...own, lastMoverId: move.mover.id } };
}

function breakEndOf(order: Order, { effects, at }: OrderMove, snapshot: ShopSnapshot | null): Instant | null {
  if (snapshot === null || !effects.some(({ type }) => type === "countUnanswered")) return null;
  const { locations, shop } = snapshot;
  const location = locations.find(({ id }) => id === order.location.id);
  return location === undefined ? null : unansweredBreakEnd(location, at, shop.timezone);
}

// A promotion that the shop has ended is limited for nobody any more.
function usageOf({ lines }: Order, snapshot: ShopSnapshot | null): readonly UsageTerm[] {
  const used = new Set(lines.map(({ promotionId }) => promotionId));
  return (snapshot?.promotions ?? []).filter(({ id }) => used.has(id)).map(usageTermOf);
}

function messagesOf(
  deps: MoveOrderDeps,
  { own }: StoredOrder,
  order: Order,
  move: OrderMove,
  snapshot: ShopSnapshot | null,
  devices: readonly ReachedDevice[],
): readonly OutboxMessage[] {
  if (snapshot === null) return [];
  const { email, locale } = own;
  return moveMessages(deps, order, move, { email, locale, shop: snapshot.shop, devices });
}
