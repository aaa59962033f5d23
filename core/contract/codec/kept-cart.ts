import * as Schema from "effect/Schema";
import type { CartId, LocationId, ShopId } from "#core/kernel/id.ts";
import type { KeptCart } from "#core/cart/kept-cart.ts";
import { CART_ITEM_FIELDS } from "../cart/cart-item.ts";
import { decodeLeniently } from "./decode-with.ts";
import { count, instant, ulid } from "../schema/scalars.ts";

const items = Schema.Array(Schema.Struct(CART_ITEM_FIELDS));

// Named as in the domain, so that a page that is left can keep a cart before any code of the wire has loaded.
const KEPT_CART = Schema.Struct({
  id: ulid<CartId>(),
  shopId: ulid<ShopId>(),
  locationId: ulid<LocationId>(),
  revision: count,
  known: Schema.Array(
    Schema.Struct({ revision: count, locationId: Schema.NullOr(ulid<LocationId>()), items }),
  ),
  items,
  at: instant,
});

/** Reads the JSON of a cart that a browser keeps; null where it is of another release or damaged. */
export function decodeKeptCart(json: unknown): KeptCart | null {
  const decoded = decodeLeniently(KEPT_CART, json);
  return decoded.ok ? decoded.value : null;
}
