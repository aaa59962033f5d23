import * as Schema from "effect/Schema";
import type { CartItemId, ModifierGroupId, ModifierId, ProductId, PromotionId } from "#core/kernel/id.ts";
import { money } from "./money.ts";
import { count, decimalText, integer, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** A priced line of a cart, a quote or an order. */
export const line = wireStruct({
  itemId: ulid<CartItemId>(),
  productId: ulid<ProductId>(),
  name: Schema.String,
  qty: integer(1, 99),
  modifiers: Schema.Array(
    wireStruct({
      groupId: ulid<ModifierGroupId>(),
      modifierId: ulid<ModifierId>(),
      name: Schema.String,
      price: money,
    }),
  ),
  unitPrice: money,
  linePrice: money,
  pointsUsed: count,
  pointsPaid: money,
  discount: money,
  promotionId: Schema.NullOr(ulid<PromotionId>()),
  total: money,
  vatRate: decimalText,
  notes: Schema.NullOr(Schema.String),
  trace: Schema.Array(
    wireStruct({
      key: Schema.Literals(["product", "modifiers", "quantity", "points", "discount"]),
      amount: money,
    }),
  ),
});
