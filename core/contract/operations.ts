import * as Schema from "effect/Schema";
import type {
  CategoryId,
  CustomerId,
  EmployeeId,
  ModifierId,
  PrintingId,
  ProductId,
  ZoneId,
} from "#core/kernel/id.ts";
import { LAGGING_WORK } from "#core/lag/lag.ts";
import { AVAILABILITY_TYPES } from "#core/menu/availability/availability-change.ts";
import { MAX_STOCK } from "#core/menu/stock/stock.ts";
import { STAFF_MOVES } from "#core/order/lifecycle/order-moves.ts";
import {
  DELAY_MINUTES,
  MAX_DELAY_MINUTES,
  READY_MINUTES,
  REASON_TEXT,
} from "#core/order/lifecycle/order-rules.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { OUTSIDE_NAME } from "#core/order/run/courier-choice.ts";
import { MAX_COPIES, TICKET_LOOKS } from "#core/order/ticket/printing.ts";
import { phoneText } from "./auth.ts";
import { resolutionChoice } from "./complaint.ts";
import { changeRequest } from "./line-change.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { ORDER_FIELDS, rejectReason } from "./order.ts";
import { count, disabledUntil, instant, integer, paragraph, trimmed, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** So many products, modifiers or stocks can be changed at once. */
const MAX_CHANGES = 500;

const courierFields = { name: Schema.String, phone: Schema.NullOr(Schema.String) };

/** An employee who may bring orders. */
export const courier = wireStruct({ id: ulid<EmployeeId>(), ...courierFields });

/** Something that is more than a minute behind, and since when it is due. */
export const lag = wireStruct({ work: Schema.Literals(LAGGING_WORK), since: instant });

/** Who brings an order. */
export const orderCourier = wireStruct({ employeeId: Schema.NullOr(ulid<EmployeeId>()), ...courierFields });

/** A link and a PIN that are shown once. */
export const courierLink = wireStruct({ link: Schema.String, pin: Schema.String });

const courierChoice = Schema.Union([
  wireStruct({ type: Schema.Literal("none") }),
  wireStruct({ type: Schema.Literal("own"), employeeId: ulid<EmployeeId>() }),
  wireStruct({
    type: Schema.Literal("outside"),
    name: trimmed(OUTSIDE_NAME.min, OUTSIDE_NAME.max),
    phone: phoneText,
  }),
]);

/** An order as staff sees it. */
export const staffOrder = wireStruct({
  ...ORDER_FIELDS,
  customer: wireStruct({ id: ulid<CustomerId>(), ordersCount: count, isBlocked: Schema.Boolean }),
  courier: Schema.NullOr(orderCourier),
  zoneId: Schema.NullOr(ulid<ZoneId>()),
  acceptedVersions: wireStruct({ terms: Schema.NullOr(count), privacy: Schema.NullOr(count) }),
});

// What staff may ask for: orders are placed by their customers and expire by the clock.
const staffEvent: Schema.Codec<OrderEventType, unknown> = Schema.Literals(STAFF_MOVES);

/** What staff does to an order; whether the event takes these details, and how long its text must be, is the lifecycle's rule. */
export const orderTransition = wireStruct({
  event: staffEvent,
  version: count,
  readyInMinutes: Schema.optionalKey(
    integer(READY_MINUTES.min, READY_MINUTES.max).check(Schema.isMultipleOf(READY_MINUTES.step)),
  ),
  minutes: Schema.optionalKey(integer(DELAY_MINUTES[0], MAX_DELAY_MINUTES)),
  reason: Schema.optionalKey(rejectReason),
  text: Schema.optionalKey(paragraph(0, REASON_TEXT.max)),
  productIds: Schema.optionalKey(
    Schema.Array(ulid<ProductId>()).check(Schema.isMaxLength(200, MESSAGE.arrayMax)),
  ),
  change: Schema.optionalKey(changeRequest),
  courier: Schema.optionalKey(courierChoice),
  resolution: Schema.optionalKey(resolutionChoice),
  agrees: Schema.optionalKey(Schema.Boolean),
});

/** One printing of an order's ticket. */
export const printing = wireStruct({ copy: count, by: Schema.String, at: instant });

/** Which printing is asked for. */
export const printingRequest = wireStruct({ id: ulid<PrintingId>(), copy: integer(1, MAX_COPIES) });

/** A ticket in the words of its shop. */
export const ticket = wireStruct({
  copy: count,
  rows: Schema.Array(
    wireStruct({ look: Schema.Literals(TICKET_LOOKS), qty: Schema.NullOr(count), text: Schema.String }),
  ),
});

const itemType = Schema.Literals(AVAILABILITY_TYPES);
const itemId = Schema.Union([ulid<ProductId>(), ulid<ModifierId>()]);
const until = Schema.NullOr(disabledUntil);

/** What is sold out, or available again (null); a category is written as its products. */
export const availabilityChange = wireStruct({
  changes: Schema.Array(
    Schema.Union([
      wireStruct({ type: itemType, id: itemId, disabledUntil: until }),
      wireStruct({ type: Schema.Literal("category"), id: ulid<CategoryId>(), disabledUntil: until }),
    ]),
  ).check(Schema.isMinLength(1, MESSAGE.arrayMin), Schema.isMaxLength(MAX_CHANGES, MESSAGE.arrayMax)),
});

/** What is sold out, with who said so and when. */
export const availability = wireStruct({
  type: itemType,
  id: itemId,
  disabledUntil: until,
  setBy: Schema.NullOr(Schema.String),
  setAt: Schema.NullOr(instant),
});

/** How many pieces there are from now on (null: it no longer counts), or how many came. */
export const stockChange = wireStruct({
  changes: Schema.Array(
    Schema.Union([
      wireStruct({ productId: ulid<ProductId>(), count: Schema.NullOr(integer(0, MAX_STOCK)) }),
      wireStruct({ productId: ulid<ProductId>(), add: integer(1, MAX_STOCK) }),
    ]),
  ).check(Schema.isMinLength(1, MESSAGE.arrayMin), Schema.isMaxLength(MAX_CHANGES, MESSAGE.arrayMax)),
});

/** How many pieces of a product are left, with what staff said last and when. */
export const stock = wireStruct({
  productId: ulid<ProductId>(),
  count: Schema.NullOr(count),
  setBy: Schema.NullOr(Schema.String),
  setAt: Schema.NullOr(instant),
});
