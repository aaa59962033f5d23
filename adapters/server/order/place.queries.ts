import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { storedCart, type StoredCart } from "#adapters/server/cart/stored-cart.ts";
import { toMessageRow, type OutboxMessage } from "#adapters/server/outbox/message.ts";
import type { LocationRecord, ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { orderer, type Orderer } from "#adapters/server/account/session/session.ts";
import { PLACED_STATUS_CODE } from "#core/contract/endpoints/checkout.ts";
import { count, ulid } from "#core/contract/schema/scalars.ts";
import type { OrderLimits } from "#core/checkout/order-limits.ts";
import { RECENT_ORDERS_MS } from "#core/checkout/order-limits.ts";
import type { PlacedOrder } from "#core/checkout/decision/placed-order.ts";
import type { CustomerId, OrderId, UserId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import { ENTERING_ACTOR, FIRST_EVENT } from "#core/order/lifecycle/order-stages.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Locale } from "#core/shop/shop.ts";
import { slotStartOf } from "#core/shop/slot/slot-input.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { toLineRows, toOrderRow, toRedemptionRows } from "./placement.rows.ts";
import { pricingState, type PricingState } from "#adapters/server/cart/pricing/pricing-state.ts";

/** The answer that an idempotency key was given; its bytes are repeated. */
export interface StoredAnswer {
  readonly bodyHash: string;
  readonly status: number;
  readonly orderId: OrderId;
  readonly answer: string;
}

/** Everything that placing an order is decided on, read in one round trip. */
export interface PlacingContext {
  /** Null when the session does not live. */
  readonly user: Orderer | null;
  readonly stored: StoredAnswer | null;
  /** Null when the user owns no such cart. */
  readonly cart: StoredCart | null;
  readonly pricingState: PricingState | null;
}

/** Who orders with which key. */
export interface PlacingContextParams {
  readonly sessionHash: string;
  readonly cartId: string;
  readonly locationId: string;
  /** Null for a quote. */
  readonly key: string | null;
}

/** Reads what an order is decided on; no lock is taken. */
export async function readPlacingContext(
  database: Queries,
  { sessionHash, cartId, locationId, key }: PlacingContextParams,
  now: Instant,
): Promise<PlacingContext> {
  const { context } = await READ_CONTEXT.one(
    database,
    sessionHash,
    cartId,
    locationId,
    key,
    slotStartOf(now),
    now,
  );
  return decodeContext(context);
}

/** An order that was decided, and what its writing is guarded by. */
export interface Placement {
  readonly orderId: OrderId;
  /** Of a session that has to live, and be the user's, when the order is written; null for an order of a demo. */
  readonly sessionHash: string | null;
  /** The one of the staff who took it on the phone; null is the customer's own, whose proved phone and email are guarded. */
  readonly enteredBy: UserId | null;
  readonly placed: PlacedOrder;
  /** The shop that it was decided on. */
  readonly snapshot: ShopSnapshot;
  /** Its menus by id, in every language. */
  readonly menus: Readonly<Record<Locale, MenuIndex>>;
  readonly own: {
    readonly userId: UserId;
    readonly customerId: CustomerId;
    readonly email: string;
    readonly locale: Locale;
  };
  readonly location: Pick<LocationRecord, "version">;
  /** Whether the location limits its slots, so that loads are counted. */
  readonly limitsSlots: boolean;
  readonly capacity: LocationRecord["capacity"];
  readonly promotions: readonly Promotion[];
  /** The business day that the spoken number counts in, YYYY-MM-DD. */
  readonly day: string;
  readonly limits: OrderLimits;
  readonly key: string;
  readonly bodyHash: string;
  /** The answer's text with placeholders for the numbers that only the write knows; see `response-template.ts`. */
  readonly answer: string;
  readonly messages: readonly OutboxMessage[];
}

/** How a placing ended; a guard that failed wrote nothing. */
export type PlaceOutcome =
  | { readonly outcome: "placed"; readonly answer: string; readonly event: number }
  /** The world moved since it was read: read and decide again. */
  | {
      readonly outcome:
        | "session"
        | "key"
        | "cart"
        | "location"
        | "customer"
        | "points"
        | "coupon"
        | "slot"
        | "stock";
    }
  | { readonly outcome: "too_many" };

/** Places an order in one statement and one transaction. */
export async function writePlacement(database: Queries, placement: Placement): Promise<PlaceOutcome> {
  const { placed, capacity, own, snapshot, enteredBy } = placement;
  const row = await PLACE_ORDER.one(
    database,
    placement.sessionHash,
    JSON.stringify(toOrderRow(placement)),
    JSON.stringify(toLineRows(placement)),
    JSON.stringify({
      organization_id: snapshot.organizationId,
      order_id: placement.orderId,
      user_id: own.userId,
      customer_id: own.customerId,
      cart_id: placed.cartId,
      cart_revision: placed.cartRevision,
      location_id: placed.location.id,
      location_version: placement.location.version,
      app: placed.source === "app",
      is_test: placed.isTest,
      now: placed.placedAt,
      day: placement.day,
      promotions: toRedemptionRows(placed, placement.promotions),
      slot_orders: capacity.orders,
      slot_value: capacity.value?.amount ?? null,
      takes_stock: placed.takesStock,
      max_unfinished: placement.limits.unfinished,
      max_recent: placement.limits.placedRecently,
      recent_since: plusMillis(placed.placedAt, -RECENT_ORDERS_MS),
      phone: enteredBy === null ? placed.contact.phone : null,
      email: enteredBy === null ? own.email : null,
      ...FIRST_EVENT,
      ...(enteredBy === null ? {} : enteredFor(enteredBy)),
      status: PLACED_STATUS_CODE,
    }),
    JSON.stringify(placement.messages.map(toMessageRow)),
    placement.key,
    placement.bodyHash,
    placement.answer,
  );
  const outcome = decodeOutcome(row.outcome);
  if (outcome !== "placed") return { outcome };
  if (row.answer === null || row.event === null) throw new Error("order_place answered no placed order");
  return { outcome, answer: row.answer, event: Number(row.event) };
}

function enteredFor(actor_id: UserId) {
  return { actor: ENTERING_ACTOR, actor_id };
}

const decodeContext = decoderOf(
  "what an order is decided on",
  Schema.Struct({
    user: Schema.NullOr(orderer),
    stored: Schema.NullOr(
      Schema.Struct({
        bodyHash: Schema.String,
        status: count,
        orderId: ulid<OrderId>(),
        answer: Schema.String,
      }),
    ),
    cart: Schema.NullOr(storedCart),
    pricingState: Schema.NullOr(pricingState),
  }),
);

const decodeOutcome = decoderOf(
  "how a placing ended",
  Schema.Literals([
    "placed",
    "session",
    "key",
    "cart",
    "location",
    "customer",
    "stock",
    "points",
    "coupon",
    "slot",
    "too_many",
  ]),
);

const READ_CONTEXT = statement(
  "order.readContext",
  "select placing_context($1, $2, $3, $4, $5, $6) as context",
);

const PLACE_ORDER = statement(
  "order.place",
  "select outcome, event, answer from order_place($1, $2, $3, $4, $5, $6, $7, $8)",
);
