import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { MAX_QUANTITY, type CartItem } from "#core/cart/cart.ts";
import { contentHash } from "#core/cart/content-hash.ts";
import type { CartItemId, ModifierGroupId, ModifierId, ProductId, PromotionId } from "#core/kernel/id.ts";
import { encoderOf, encodesBy } from "../schema/encoder.ts";
import { integer, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const modifierId = ulid<ModifierId>();

/** The fields of an item but its content hash. */
export const CART_ITEM_FIELDS = {
  id: ulid<CartItemId>(),
  productId: ulid<ProductId>(),
  qty: integer(1, MAX_QUANTITY),
  modifierIdsByGroup: Schema.Record(
    ulid<ModifierGroupId>(),
    Schema.Union([modifierId, Schema.Array(modifierId)]),
  ),
  notes: Schema.NullOr(Schema.String),
  couponId: Schema.NullOr(ulid<PromotionId>()),
  payByPoints: Schema.Boolean,
};

const COMPLETED_ITEM = wireStruct({ ...CART_ITEM_FIELDS, contentHash: Schema.String });
const complete = (item: CartItem): CartItem & { readonly contentHash: string } => ({
  ...item,
  contentHash: contentHash(item),
});

/** An item as it is answered; the content hash is derived while encoding and not kept when decoding. */
export const cartItemAnswer = encodesBy(
  COMPLETED_ITEM.pipe(
    Schema.decodeTo(
      Schema.toType(wireStruct(CART_ITEM_FIELDS)),
      SchemaTransformation.transform<CartItem, CartItem & { readonly contentHash: string }>({
        decode: ({ contentHash: _derived, ...item }) => item,
        encode: complete,
      }),
    ),
  ),
  () => {
    const encode = encoderOf(COMPLETED_ITEM);
    return { encode: (item) => encode(complete(item)) };
  },
);
