import * as Schema from "effect/Schema";
import type {
  CartId,
  CartItemId,
  CartWriterId,
  LocationId,
  ModifierGroupId,
  ModifierId,
  ProductId,
  PromotionId,
  ShopId,
} from "#core/kernel/id.ts";
import { MAX_CART_REVISION, MAX_LINE_NOTE, MAX_LINES, MAX_QUANTITY } from "#core/cart/cart.ts";
import { cartItemAnswer } from "./cart-item.ts";
import { MESSAGE } from "../schema/field-message-key.ts";
import { line } from "../line.ts";
import { money } from "../money.ts";
import { promotion } from "../shop/promotion.ts";
import {
  count,
  instant,
  integer,
  optionalOr,
  optionalOrNull,
  paragraph,
  trimmed,
  ulid,
} from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

// Lines that are dropped or joined are sent too: how many a cart may have is a rule, and its refusal says so.
const MAX_SENT_ITEMS = 4 * MAX_LINES.signedIn;

/** A cart as it is answered: priced, with what a check of it changed. */
export const cart = wireStruct({
  id: ulid<CartId>(),
  shopId: ulid<ShopId>(),
  locationId: ulid<LocationId>(),
  revision: count,
  updatedAt: instant,
  items: Schema.Array(cartItemAnswer),
  lines: Schema.Array(line),
  presentedUi: wireStruct({ total: Schema.NullOr(money) }),
  fromMobileApp: Schema.Boolean,
  promotions: Schema.Array(promotion),
  writerRevision: Schema.optionalKey(count),
  changes: wireStruct({
    dropped: Schema.Array(
      wireStruct({ itemId: ulid<CartItemId>(), productId: ulid<ProductId>(), name: Schema.String }),
    ),
    repriced: Schema.Array(wireStruct({ itemId: ulid<CartItemId>(), old: money, new: money })),
  }),
});

const modifierId = ulid<ModifierId>();

/** What anybody who orders says of an item, apart from how many. */
export const ITEM_CHANGE_FIELDS = {
  id: ulid<CartItemId>(),
  productId: ulid<ProductId>(),
  modifierIdsByGroup: optionalOr(
    Schema.Record(
      ulid<ModifierGroupId>(),
      Schema.Union([modifierId, Schema.Array(modifierId).check(Schema.isMaxLength(100, MESSAGE.arrayMax))]),
    ),
    {},
  ),
  notes: optionalOrNull(paragraph(0, MAX_LINE_NOTE)),
};

/** An item as a client sends it: quantity 0 drops the line; its content hash is taken and recomputed. */
export const cartItemChange = wireStruct({
  ...ITEM_CHANGE_FIELDS,
  qty: integer(0, MAX_QUANTITY),
  couponId: optionalOrNull(ulid<PromotionId>()),
  payByPoints: optionalOr(Schema.Boolean, false),
  contentHash: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(10_000)))),
});

/**
 * The whole cart as a client saves it; without a revision it is written over whatever is held, without a base over
 * whatever is older. With the revision that it was made from as its base it is written over that, and over what the
 * same writer saved since; over anything else it is not: the answer is the held cart, and `writerRevision` the writer's
 * last save from which that was made, so that the edits since can be made on it and saved again.
 */
export const cartSave = wireStruct({
  id: ulid<CartId>(),
  shopId: ulid<ShopId>(),
  locationId: ulid<LocationId>(),
  revision: optionalOrNull(integer(0, MAX_CART_REVISION)),
  baseRevision: optionalOrNull(count),
  writer: optionalOrNull(ulid<CartWriterId>()),
  items: Schema.Array(cartItemChange).check(Schema.isMaxLength(MAX_SENT_ITEMS, MESSAGE.arrayMax)),
  presentedUi: optionalOr(wireStruct({ total: optionalOrNull(money) }), { total: null }),
  fromMobileApp: optionalOr(Schema.Boolean, false),
});

/** A code tried on a cart. */
export const couponCheck = wireStruct({ code: trimmed(1, 60), cartId: ulid<CartId>() });

/** The promotion of a code and the items it fits. */
export const couponMatch = wireStruct({ promotion, itemIds: Schema.Array(ulid<CartItemId>()) });
