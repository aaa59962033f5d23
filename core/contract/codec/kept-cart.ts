import * as Schema from "effect/Schema";
import type { CartId, LocationId, ShopId } from "#core/kernel/id.ts";
import type { KeptCart } from "#core/cart/kept-cart.ts";
import { CART_ITEM_FIELDS } from "../cart/cart-item.ts";
import { decodeLeniently } from "./decode-with.ts";
import { encoderOf } from "../schema/encoder.ts";
import { count, instant, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const items = Schema.Array(wireStruct(CART_ITEM_FIELDS));

const KEPT_CART = wireStruct({
  id: ulid<CartId>(),
  shopId: ulid<ShopId>(),
  locationId: ulid<LocationId>(),
  revision: count,
  known: Schema.Array(wireStruct({ revision: count, locationId: Schema.NullOr(ulid<LocationId>()), items })),
  items,
  at: instant,
});

/** The JSON under which a browser keeps a cart. */
export const encodeKeptCart: (kept: KeptCart) => unknown = encoderOf(KEPT_CART);

/** Reads it; null where it is of another release or damaged. */
export function decodeKeptCart(json: unknown): KeptCart | null {
  const decoded = decodeLeniently(KEPT_CART, json);
  return decoded.ok ? decoded.value : null;
}
