import * as Schema from "effect/Schema";
import { COUPON_REFUSAL_KEYS } from "#core/promotion/coupon-refusal-key.ts";
import type { CartItemId, ModifierGroupId, OrderId } from "#core/kernel/id.ts";
import { money } from "./money.ts";
import { promise } from "./shop/promise.ts";
import { count, instant, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const itemIds = Schema.Array(ulid<CartItemId>());

/** What keeps an order from being placed; a 409 carries the same details with its key. */
export const blocker = Schema.Union([
  wireStruct({ key: Schema.Literal("cart.empty") }),
  wireStruct({ key: Schema.Literal("cart.already_ordered"), orderId: ulid<OrderId>() }),
  wireStruct({ key: Schema.Literal("cart.shop_mismatch") }),
  wireStruct({ key: Schema.Literal("customer.blocked") }),
  wireStruct({ key: Schema.Literal("location.closed"), nextOpeningAt: Schema.NullOr(instant) }),
  wireStruct({ key: Schema.Literal("location.paused"), until: Schema.NullOr(instant) }),
  wireStruct({ key: Schema.Literal("fulfillment.not_supported") }),
  wireStruct({ key: Schema.Literal("address.required") }),
  wireStruct({ key: Schema.Literal("address.out_of_zone") }),
  wireStruct({ key: Schema.Literal("item.unavailable"), itemIds }),
  wireStruct({
    key: Schema.Literal("item.options_invalid"),
    itemId: ulid<CartItemId>(),
    groupId: ulid<ModifierGroupId>(),
    min: count,
    max: count,
  }),
  wireStruct({ key: Schema.Literal("price.changed"), itemIds }),
  wireStruct({ key: Schema.Literals(COUPON_REFUSAL_KEYS), itemIds }),
  wireStruct({ key: Schema.Literal("points.not_enough"), needed: count, available: count }),
  wireStruct({ key: Schema.Literal("points.login_required"), itemIds }),
  wireStruct({ key: Schema.Literal("points.product_not_redeemable"), itemIds }),
  wireStruct({ key: Schema.Literal("order.below_minimum"), missing: money }),
  wireStruct({ key: Schema.Literal("slot.full"), nextSlot: Schema.NullOr(instant) }),
  wireStruct({ key: Schema.Literal("slot.invalid") }),
  wireStruct({ key: Schema.Literal("checkout.promise_changed"), promise }),
  wireStruct({ key: Schema.Literal("checkout.total_mismatch"), total: money }),
  wireStruct({ key: Schema.Literal("payment.method_not_available") }),
  wireStruct({ key: Schema.Literal("phone.not_verified") }),
]);
