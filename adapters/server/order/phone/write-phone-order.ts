import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { writeMove } from "#adapters/server/order/move.queries.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { writePlacement, type Placement } from "#adapters/server/order/place.queries.ts";
import { moveMessages, placedMessages, type Recipient } from "#adapters/server/outbox/order-messages.ts";
import { pendingOrder } from "#core/checkout/decision/placed-order.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Mover } from "#core/order/lifecycle/order-facts.ts";
import { acceptAsEntered } from "#core/phone-order/decide-phone-order.ts";
import type { EnteredOrder } from "#core/phone-order/phone-order.ts";
import type { StoredCart } from "#adapters/server/cart/stored-cart.ts";
import { decodeEntered, noteEntry, writePhoneCart, type Entry } from "./phone-orders.queries.ts";

/** An order by phone that was decided. */
export interface PhonePlacement {
  readonly entry: Entry;
  readonly mover: Mover;
  readonly cart: StoredCart;
  readonly placement: Omit<Placement, "key" | "answer" | "messages" | "sessionHash" | "enteredBy">;
  readonly to: Recipient;
}

/** How the writing ended: what else stood in its way wrote nothing, and is to be read and decided again. */
export type PhoneOutcome =
  | { readonly outcome: "placed"; readonly order: EnteredOrder }
  | { readonly outcome: "again" | "too_many" };

/** Places an order and accepts it, with its cart, who entered it and its audit rows, all in one transaction (ORDER-30). */
export async function writePhoneOrder(
  deps: Pick<MoveOrderDeps, "database" | "ids" | "ui">,
  phoned: PhonePlacement,
): Promise<PhoneOutcome> {
  const { organizationId } = phoned.placement.snapshot;
  try {
    const order = await inTransaction(deps.database, { organizationId }, (queries) =>
      write(deps, queries, phoned),
    );
    return { outcome: "placed", order };
  } catch (thrown) {
    if (thrown instanceof NotWritten) return { outcome: thrown.outcome };
    throw thrown;
  }
}

/** Rolls everything back. */
class NotWritten extends Error {
  readonly outcome: "again" | "too_many";
  constructor(outcome: "again" | "too_many") {
    super("A guard of an order by phone failed");
    this.outcome = outcome;
  }
}

async function write(
  deps: Pick<MoveOrderDeps, "ids" | "ui">,
  queries: Queries,
  { entry, mover, cart, placement, to }: PhonePlacement,
): Promise<EnteredOrder> {
  const { placed, orderId, bodyHash, snapshot } = placement;
  await writePhoneCart(queries, cart);
  const written = await writePlacement(queries, {
    ...placement,
    sessionHash: null,
    enteredBy: entry.enteredBy,
    // The caller's own keys are others.
    key: `phone ${entry.enteredBy} ${entry.key}`,
    answer: entered(orderId),
    messages: placedMessages(deps, pendingOrder(placed, { id: orderId, number: "", eventNumber: 0 }), to),
  });
  if (written.outcome !== "placed")
    throw new NotWritten(written.outcome === "too_many" ? "too_many" : "again");
  const answer: unknown = JSON.parse(written.answer);
  const order = decodeEntered(answer);
  if (!(await noteEntry(queries, entry, bodyHash, orderId))) throw new NotWritten("again");
  const identity = { ...order, eventNumber: written.event };
  const move = acceptAsEntered(placed, identity, mover);
  const { version } = pendingOrder(placed, identity);
  const moved = await writeMove(queries, {
    organizationId: snapshot.organizationId,
    orderId,
    version,
    move,
    placedAt: placed.placedAt,
    usage: [],
    messages: moveMessages(deps, pendingOrder(placed, identity), move, { ...to, devices: [] }),
    auditId: deps.ids.ulid(),
    lineChange: null,
    link: null,
    action: null,
    breakEnd: null,
  });
  if (moved.outcome !== "moved")
    throw new Error(`An order that was just placed is not accepted: ${moved.outcome}`);
  const audited = {
    id: deps.ids.ulid(),
    actorId: entry.enteredBy,
    action: "order.enter",
    subject: orderId,
    detail: { number: order.number, source: placed.source },
  };
  await writeAudit(queries, audited, placed.placedAt);
  return order;
}

/** The text of the answer; the order's id stands for its number, as in every answer to a placed order. */
function entered(orderId: OrderId): string {
  return JSON.stringify({ id: orderId, number: orderId });
}
