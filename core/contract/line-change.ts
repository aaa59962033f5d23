import * as Schema from "effect/Schema";
import { MAX_LINES, MAX_QUANTITY } from "#core/cart/cart.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { IF_MISSING } from "#core/order/line-change/if-missing.ts";
import { CHANGE_OUTCOMES } from "#core/order/line-change/line-change.ts";
import { CART_ITEM_FIELDS } from "./cart/cart-item.ts";
import { line } from "./line.ts";
import { money } from "./money.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { instant, integer, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** What a customer wants where something is missing. */
export const ifMissing = Schema.Literals(IF_MISSING);

const { productId, qty, modifierIdsByGroup } = CART_ITEM_FIELDS;

const LINE_FIELDS = { itemId: ulid<CartItemId>(), qtyLeft: integer(0, MAX_QUANTITY) };

/** What staff proposes; whether the lines may be changed so is a rule of the order. */
export const changeRequest = wireStruct({
  lines: Schema.Array(
    wireStruct({
      ...LINE_FIELDS,
      replacement: Schema.NullOr(wireStruct({ productId, qty, modifierIdsByGroup })),
    }),
  ).check(Schema.isMinLength(1, MESSAGE.arrayMin), Schema.isMaxLength(MAX_LINES.signedIn, MESSAGE.arrayMax)),
});

/** A change of an order's lines, with what became of it. */
export const lineChange = wireStruct({
  lines: Schema.Array(
    wireStruct({ ...LINE_FIELDS, name: Schema.String, qty, replacement: Schema.NullOr(line) }),
  ),
  note: Schema.NullOr(Schema.String),
  at: instant,
  answerBy: instant,
  totalBefore: money,
  total: money,
  outcome: Schema.NullOr(Schema.Literals(CHANGE_OUTCOMES)),
  answeredAt: Schema.NullOr(instant),
});
