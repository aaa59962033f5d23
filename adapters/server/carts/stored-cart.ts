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
