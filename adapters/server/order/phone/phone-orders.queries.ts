import * as Schema from "effect/Schema";
import { pricingState, type PricingState } from "#adapters/server/cart/pricing/pricing-state.ts";
import type { StoredCart } from "#adapters/server/cart/stored-cart.ts";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { noEmail } from "#core/account/caller.ts";
import { deliveryAddress } from "#core/contract/address.ts";
import { ulid } from "#core/contract/schema/scalars.ts";
import { locale } from "#core/contract/shop/shop.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { CustomerId, LocationId, OrderId, OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import type { EnteredOrder } from "#core/phone-order/phone-order.ts";
import type { Locale } from "#core/shop/shop.ts";
import { slotStartOf } from "#core/shop/slot/slot-input.ts";
import type { Instant } from "#core/time/instant.ts";

/** The location that somebody phones. */
export interface PhonedPlace {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
}

/** A customer who phones, as the database keeps them. */
export interface StoredCaller {
  readonly userId: UserId;
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  readonly lastName: string;
  /** At the shop that is phoned, else at another one of the organization. */
  readonly customerId: CustomerId | null;
  readonly deliveryAddress: DeliveryAddress | null;
}

/** What an order by phone is decided on. */
export interface PhoneOrderContext {
  /** The order that was entered with this key before. */
  readonly stored: (EnteredOrder & { readonly bodyHash: string }) | null;
  readonly caller: StoredCaller | null;
  readonly pricingState: PricingState | null;
}

/** An order that staff enters: which key, and by whom. */
export interface Entry {
  readonly enteredBy: UserId;
  readonly key: string;
}

/** Who phones from a number (E.164); null for who is no customer of the organization. */
export async function findCaller(
  queries: Queries,
  { organizationId, shopId }: PhonedPlace,
  phone: string,
): Promise<StoredCaller | null> {
  const { caller } = await FIND_CALLER.one(queries, organizationId, shopId, phone);
  return caller === null ? null : decodeCaller(caller);
}

/** Reads what an order by phone is decided on, without locks; a quote has no key. */
export async function readPhoneOrderContext(
  queries: Queries,
  { organizationId, shopId, locationId }: PhonedPlace,
  phone: string | null,
  entry: Entry | null,
  now: Instant,
): Promise<PhoneOrderContext> {
  const { context } = await READ_CONTEXT.one(
    queries,
    organizationId,
    shopId,
    locationId,
    phone,
    entry?.enteredBy ?? null,
    entry?.key ?? null,
    slotStartOf(now),
  );
  return decodeContext(context);
}

/** Keeps somebody who phones for the first time. */
export async function makeCaller(
  queries: Queries,
  { organizationId, shopId }: PhonedPlace,
  caller: {
    readonly phone: string;
    readonly userId: string;
    readonly customerId: string;
    readonly firstName: string;
    readonly lastName: string | null;
    readonly locale: Locale;
  },
  now: Instant,
): Promise<void> {
  const { phone, userId, customerId, firstName, lastName, locale } = caller;
  const user = {
    id: userId,
    email: noEmail(userId),
    first_name: firstName,
    last_name: lastName ?? "",
    locale,
  };
  await MAKE_CALLER.run(queries, organizationId, shopId, phone, JSON.stringify(user), customerId, now);
}

/** Keeps the cart that an order by phone is made of, within a transaction of the organization. */
export async function writePhoneCart(queries: Queries, cart: StoredCart): Promise<void> {
  const { id, shopId, locationId, revision, userId, items, updatedAt } = cart;
  await WRITE_CART.run(queries, id, shopId, locationId, revision, userId, JSON.stringify(items), updatedAt);
}

/** Notes who entered an order, within its transaction; false when the key entered another one. */
export async function noteEntry(
  queries: Queries,
  { enteredBy, key }: Entry,
  bodyHash: string,
  orderId: OrderId,
): Promise<boolean> {
  return (await NOTE_ENTRY.run(queries, enteredBy, key, bodyHash, orderId)) === 1;
}

const callerRow = Schema.Struct({
  userId: ulid<UserId>(),
  email: Schema.String,
  locale,
  firstName: Schema.String,
  lastName: Schema.String,
  customerId: Schema.NullOr(ulid<CustomerId>()),
  deliveryAddress: Schema.NullOr(deliveryAddress),
});

const decodeCaller = decoderOf("a caller", callerRow);

/** Decodes what an entered order is answered with. */
export const decodeEntered: (json: unknown) => EnteredOrder = decoderOf(
  "an entered order",
  Schema.Struct({ id: ulid<OrderId>(), number: Schema.String }),
);

const decodeContext = decoderOf(
  "what an order by phone is decided on",
  Schema.Struct({
    stored: Schema.NullOr(
      Schema.Struct({ id: ulid<OrderId>(), number: Schema.String, bodyHash: Schema.String }),
    ),
    caller: Schema.NullOr(callerRow),
    pricingState: Schema.NullOr(pricingState),
  }),
);

const FIND_CALLER = statement("phoneOrder.findCaller", "select caller_find($1, $2, $3) as caller");

const READ_CONTEXT = statement(
  "phoneOrder.readContext",
  "select phone_order_context($1, $2, $3, $4, $5, $6, $7) as context",
);

const MAKE_CALLER = statement("phoneOrder.makeCaller", "select caller_make($1, $2, $3, $4, $5, $6)");

const WRITE_CART = statement(
  "phoneOrder.writeCart",
  `insert into carts (organization_id, id, shop_id, location_id, revision, user_id, items, updated_at)
     values (tenant(), $1, $2, $3, $4, $5, $6, $7)`,
);

const NOTE_ENTRY = statement(
  "phoneOrder.noteEntry",
  `insert into phone_orders (organization_id, entered_by, key, body_hash, order_id)
     values (tenant(), $1, $2, $3, $4) on conflict do nothing`,
);
