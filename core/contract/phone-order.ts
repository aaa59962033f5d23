import * as Schema from "effect/Schema";
import { MAX_LINES, MAX_QUANTITY } from "#core/cart/cart.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { deliveryAddress } from "./address.ts";
import { phoneText } from "./auth.ts";
import { ITEM_CHANGE_FIELDS } from "./cart/cart.ts";
import { ORDERING_FIELDS } from "./checkout.ts";
import { customerCard } from "./customer-card.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { paymentMethod } from "./shop/location.ts";
import { timing } from "./shop/promise.ts";
import { fulfillmentMethod, integer, optionalOrNull, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const items = Schema.Array(wireStruct({ ...ITEM_CHANGE_FIELDS, qty: integer(1, MAX_QUANTITY) })).check(
  Schema.isMaxLength(MAX_LINES.signedIn, MESSAGE.arrayMax),
);

/** The number that somebody phones from. */
export const callerPhone = wireStruct({ phone: phoneText });

/** Somebody on the phone, and what is known of them. */
export const caller = wireStruct({
  phone: Schema.String,
  known: Schema.NullOr(
    wireStruct({
      firstName: Schema.String,
      lastName: Schema.NullOr(Schema.String),
      deliveryAddress: Schema.NullOr(deliveryAddress),
      card: customerCard,
    }),
  ),
});

/** What a quote of an order by phone is asked for. */
export const phoneQuoteRequest = wireStruct({
  phone: optionalOrNull(phoneText),
  items,
  fulfillmentMethod,
  deliveryAddress: optionalOrNull(deliveryAddress),
  timing,
  paymentMethod: optionalOrNull(paymentMethod),
});

/** Everything that staff says when entering an order. */
export const phoneOrder = wireStruct({ ...ORDERING_FIELDS, phone: phoneText, items });

/** An order that was entered. */
export const enteredOrder = wireStruct({ id: ulid<OrderId>(), number: Schema.String });
