import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { ALLOWED_TIP_PERCENTS, ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import type { Tip } from "#core/checkout/quote.ts";
import { DEFAULT_IF_MISSING } from "#core/order/line-change/if-missing.ts";
import type { CartId, LocationId, PromotionId, ZoneId } from "#core/kernel/id.ts";
import { deliveryAddress } from "./address.ts";
import { blocker } from "./blocker.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { line } from "./line.ts";
import { ifMissing } from "./line-change.ts";
import { paymentMethod } from "./shop/location.ts";
import { money, moneyFromZero } from "./money.ts";
import { optionalExpectedPromise, promise, slot, timing } from "./shop/promise.ts";
import {
  count,
  decimalText,
  fulfillmentMethod,
  optionalOr,
  optionalOrNull,
  paragraph,
  trimmed,
  ulid,
} from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** The sums of a quote or an order. */
export const TOTALS_FIELDS = {
  subtotal: money,
  discounts: Schema.Array(
    wireStruct({ promotionId: ulid<PromotionId>(), name: Schema.String, amount: money }),
  ),
  pointsUsed: count,
  pointsPaid: money,
  deliveryFee: money,
  tip: money,
  total: money,
  vat: Schema.Array(wireStruct({ rate: decimalText, amount: money })),
  pointsEarned: count,
};

const percentTip = wireStruct({ percent: Schema.Literals(ALLOWED_TIP_PERCENTS) });
const amountTip = moneyFromZero.pipe(
  Schema.decodeTo(
    Schema.toType(wireStruct({ amount: moneyFromZero })),
    SchemaTransformation.transform<{ readonly amount: typeof money.Type }, typeof money.Type>({
      decode: (amount) => ({ amount }),
      encode: ({ amount }) => amount,
    }),
  ),
);

/** A tip: an amount of money, or `{"percent": 0 | 5 | 10 | 15}` of subtotal - discounts. */
export const tip: Schema.Codec<Tip, unknown> = Schema.Union([percentTip, amountTip]);

/** What an order would cost and when it would come. */
export const quote = wireStruct({
  cartId: ulid<CartId>(),
  cartRevision: count,
  lines: Schema.Array(line),
  ...TOTALS_FIELDS,
  zoneId: Schema.NullOr(ulid<ZoneId>()),
  promise: Schema.NullOr(promise),
  slots: Schema.Array(slot),
  blockers: Schema.Array(blocker),
});

/** What a quote is asked for. */
export const quoteRequest = wireStruct({
  cartId: ulid<CartId>(),
  locationId: ulid<LocationId>(),
  fulfillmentMethod,
  deliveryAddress: optionalOrNull(deliveryAddress),
  timing: optionalOr(timing, { type: "asap" }),
  tip: optionalOrNull(tip),
  paymentMethod: optionalOrNull(paymentMethod),
});

function written({ min, max }: { readonly min: number; readonly max: number }): Schema.Codec<string, string> {
  return trimmed(min, max);
}

/** The company on an invoice. */
export const companyInvoice = wireStruct({
  name: written(ORDER_TEXT.companyName),
  taxId: written(ORDER_TEXT.companyTaxId),
});

/** What is said of every order, by customers and staff alike. */
export const ORDERING_FIELDS = {
  fulfillmentMethod,
  deliveryAddress: optionalOrNull(deliveryAddress),
  contact: wireStruct({
    firstName: written(ORDER_TEXT.firstName),
    lastName: optionalOrNull(written(ORDER_TEXT.lastName)),
  }),
  timing,
  paymentMethod,
  cashChangeFor: optionalOrNull(moneyFromZero),
  cutlery: optionalOr(Schema.Boolean, false),
  kitchenNote: optionalOrNull(paragraph(ORDER_TEXT.kitchenNote.min, ORDER_TEXT.kitchenNote.max)),
  expectedTotal: money,
  expectedPromise: optionalExpectedPromise,
  isTest: optionalOr(Schema.Boolean, false),
};

/** Everything a customer says when ordering (CHECKOUT-1). */
export const placeOrder = wireStruct({
  ...ORDERING_FIELDS,
  cartId: ulid<CartId>(),
  cartRevision: count,
  locationId: ulid<LocationId>(),
  tip: optionalOrNull(tip),
  companyInvoice: optionalOrNull(companyInvoice),
  ifMissing: optionalOr(ifMissing, DEFAULT_IF_MISSING),
  acceptTerms: Schema.Boolean.check(Schema.makeFilter((value: boolean) => value, MESSAGE.accepted)),
  fromMobileApp: optionalOr(Schema.Boolean, false),
});
