import type { CartId, CartItemId, LocationId, PromotionId, ShopId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotions/promotion.ts";
import type { CartItem, PricedCart } from "./cart.ts";

/** What a save sends: the whole cart, its growing revision, and the total that the person saw. */
export interface CartSave {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  readonly revision: number;
  readonly items: readonly CartItem[];
  readonly presentedTotal: Money | null;
  readonly fromMobileApp: boolean;
}

/** Where carts are kept. */
export interface CartPort {
  /** Rejects with NotFound for a cart that does not exist or is somebody else's. */
  load(id: CartId, signal: AbortSignal): Promise<PricedCart>;
  /** Answers the held cart when its revision is newer; refusals carry item_ids. */
  save(cart: CartSave, signal: AbortSignal): Promise<PricedCart>;
  /** Finds a promotion by its code and the items of the cart it fits; rejects with Refused coupon.*. */
  checkCoupon(code: string, cartId: CartId, signal: AbortSignal): Promise<CouponMatch>;
}

/** A promotion found by its code. */
export interface CouponMatch {
  readonly promotion: Promotion;
  readonly itemIds: readonly CartItemId[];
  readonly promotionId: PromotionId;
}

/** The cart id kept per shop for a year (spec §9). */
export interface CartIdStorage {
  read(shopId: ShopId): CartId | null;
  write(shopId: ShopId, cartId: CartId): void;
  forget(shopId: ShopId): void;
}
