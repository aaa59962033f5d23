import type { CartId, OrderId, PromotionId, ZoneId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { movesOf } from "#core/order/lifecycle/order-moves.ts";
import { FIRST_EVENT, FIRST_STATUS, FIRST_VERSION } from "#core/order/lifecycle/order-stages.ts";
import type { Instant } from "#core/time/instant.ts";

/** An order that may be placed: everything but its id and number, and what must be held for it. */
export interface PlacedOrder extends Omit<
  Order,
  | "id"
  | "number"
  | "status"
  | "version"
  | "promisedAt"
  | "timeline"
  | "complaints"
  | "lineChanges"
  | "allowedEvents"
> {
  readonly cartId: CartId;
  readonly cartRevision: number;
  readonly zoneId: ZoneId | null;
  /** The slot whose load grows by this order. */
  readonly slotStart: Instant;
  /** Every promotion in use, once: each is one redemption to hold. `pointsUsed` are the points to hold. */
  readonly redemptions: readonly PromotionId[];
  /** Whether a product of it counts its stock. */
  readonly takesStock: boolean;
}

/** What the database assigns to an order when it is placed. */
export interface OrderIdentity {
  readonly id: OrderId;
  /** "A-042". */
  readonly number: string;
  /** Number of the event in the organization. */
  readonly eventNumber: number;
}

/** The order as its customer gets it right after placing it. */
export function pendingOrder(placed: PlacedOrder, { id, number, eventNumber }: OrderIdentity): Order {
  const {
    cartId: _cartId,
    cartRevision: _revision,
    zoneId: _zoneId,
    slotStart: _slot,
    redemptions: _held,
    takesStock: _stock,
    ...snapshot
  } = placed;
  return {
    ...snapshot,
    id,
    number,
    status: FIRST_STATUS,
    version: FIRST_VERSION,
    promisedAt: null,
    complaints: [],
    lineChanges: [],
    timeline: [
      {
        number: eventNumber,
        ...FIRST_EVENT,
        at: placed.placedAt,
        reason: null,
        text: null,
        minutes: null,
      },
    ],
    allowedEvents: movesOf("customer", FIRST_STATUS),
  };
}
