import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { CART_ITEM_FIELDS } from "#core/contract/cart/cart-item.ts";
import { count, decimalText, instant, ulid } from "#core/contract/schema/scalars.ts";
import type { CartItem } from "#core/cart/cart.ts";
import type {
  CartId,
  CartItemId,
  LocationId,
  OrderId,
  OrganizationId,
  ShopId,
  UserId,
} from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** A cart as the database keeps it. */
export interface StoredCart {
  readonly id: CartId;
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  readonly revision: number;
  readonly updatedAt: Instant;
  readonly items: readonly CartItem[];
  /** Unit prices as last answered, decimal text in the shop's currency. */
  readonly unitPrices: Readonly<Record<CartItemId, string>>;
  readonly presentedTotal: string | null;
  readonly fromMobileApp: boolean;
  /** The order it became; a cart that was ordered is closed. */
  readonly orderedAs: OrderId | null;
  /** Null is a guest's. */
  readonly userId: UserId | null;
}

/** Unit prices as the database answers them. */
export const unitPrices = Schema.Record(ulid<CartItemId>(), decimalText);

/** A cart as the database answers it. */
export const storedCart = Schema.Struct({
  id: ulid<CartId>(),
  organizationId: ulid<OrganizationId>(),
  shopId: ulid<ShopId>(),
  locationId: ulid<LocationId>(),
  revision: count,
  updatedAt: instant,
  items: Schema.Array(Schema.Struct(CART_ITEM_FIELDS)),
  unitPrices,
  presentedTotal: Schema.NullOr(decimalText),
  fromMobileApp: Schema.Boolean,
  orderedAs: Schema.NullOr(ulid<OrderId>()),
  userId: Schema.NullOr(ulid<UserId>()),
});

/** Decodes a list of carts. */
export const toStoredCarts: (json: unknown) => readonly StoredCart[] = decoderOf(
  "carts",
  Schema.Array(storedCart),
);
