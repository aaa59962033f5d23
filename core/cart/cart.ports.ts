import type { CartId, CartItemId, CartWriterId, LocationId, PromotionId, ShopId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { CartItem, PricedCart } from "./cart.ts";
import type { KeptCart } from "./kept-cart.ts";
import type { CartContent, CartState } from "./edit/rebase-cart.ts";

/** What a save sends: the whole cart, its growing revision, and the total that the person saw. */
export interface CartSave {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  readonly revision: number;
  /** What the last answer held, from which the items were made, then what was sent since. */
  readonly known: readonly CartState[];
  /** Who saves: one page, from its load to its end. */
  readonly writer: CartWriterId | null;
  readonly items: readonly CartItem[];
  readonly presentedTotal: Money | null;
  readonly fromMobileApp: boolean;
}

/** The cart as it is held. */
export interface LoadedCart extends PricedCart {
  /** The edits that it does not know, made on it; null or nothing when it knows them all. */
  readonly rebased?: CartContent | null;
}

/** The cart as it is held after a save. */
export interface SavedCart extends LoadedCart {
  readonly rebased: CartContent | null;
}

/** Where carts are kept. */
export interface CartPort {
  /** Rejects with NotFound for a cart that does not exist or is somebody else's. */
  load(id: CartId, signal: AbortSignal): Promise<PricedCart>;
  /** As `load`, with the edits that an earlier page made and no server has answered; what was last answered where no server is reached (CART-24). */
  restore(id: CartId, signal: AbortSignal): Promise<LoadedCart>;
  /**
   * Takes a cart whose base is the revision that is held, or where only this writer saved since; else writes nothing and
   * answers the held cart, with what `rebaseCart` makes of both. Refusals carry item_ids.
   */
  save(cart: CartSave, signal: AbortSignal): Promise<SavedCart>;
  /** Finds a promotion by its code and the items of the cart it fits; rejects with Refused coupon.*. */
  checkCoupon(code: string, cartId: CartId, signal: AbortSignal): Promise<CouponMatch>;
}

/** A promotion found by its code. */
export interface CouponMatch {
  readonly promotion: Promotion;
  readonly itemIds: readonly CartItemId[];
  readonly promotionId: PromotionId;
}

/** The cart id kept per shop for a year (CART-1), and with it what its cart holds (CART-24). */
export interface CartIdStorage {
  read(shopId: ShopId): CartId | null;
  keep(cart: KeptCart): void;
  forget(shopId: ShopId): void;
}
