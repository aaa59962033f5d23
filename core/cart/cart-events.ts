import type { ModifierIdsByGroup } from "#core/menu/chosen-modifiers.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { CartItemId, LocationId, OrderId, ProductId, PromotionId, ShopId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Customer } from "#core/account/customer.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { DroppedItem, PricedCart, RepricedItem } from "./cart.ts";

/** What a customer puts into the cart; the machine gives it an id. */
export interface NewCartItem {
  readonly productId: ProductId;
  readonly qty: number;
  readonly modifierIdsByGroup: ModifierIdsByGroup;
  readonly notes: string | null;
  readonly couponId: PromotionId | null;
  readonly payByPoints: boolean;
}

/** A person's own edits of the cart. */
export type CartEdit =
  /** At the end, or where a line that was taken out had stood (CART-22). */
  | { readonly type: "cart.add"; readonly item: NewCartItem; readonly position?: number }
  | { readonly type: "cart.changeQuantity"; readonly itemId: CartItemId; readonly quantity: number }
  | { readonly type: "cart.changeItem"; readonly itemId: CartItemId; readonly item: NewCartItem }
  | { readonly type: "cart.remove"; readonly itemId: CartItemId }
  | { readonly type: "cart.changeNotes"; readonly itemId: CartItemId; readonly notes: string | null }
  | {
      readonly type: "cart.setCoupon";
      readonly itemIds: readonly CartItemId[];
      readonly promotion: Promotion;
    }
  | { readonly type: "cart.clearCoupon"; readonly itemIds: readonly CartItemId[] }
  | { readonly type: "cart.setPayByPoints"; readonly itemId: CartItemId; readonly payByPoints: boolean }
  | { readonly type: "cart.changeLocation"; readonly locationId: LocationId };

/** The page opened a shop, and orders from this location. */
export interface EnteredShop {
  readonly type: "cart.enter";
  readonly shop: Shop;
  readonly locationId: LocationId;
}

/** What may be asked of the cart machine. */
export type CartEvent =
  | CartEdit
  /** A shop page was entered: load the stored cart or start a fresh one. */
  | EnteredShop
  | { readonly type: "cart.adoptMenu"; readonly menu: Menu }
  | { readonly type: "cart.adoptCustomer"; readonly customer: Customer | null }
  /** Try a promotion's code on the cart. */
  | { readonly type: "cart.checkCoupon"; readonly code: string }
  /** Read the cart again, for example after a login merged another one into it. */
  | { readonly type: "cart.reload" }
  /** Another call answered a cart of this shop, for example "order again". */
  | { readonly type: "cart.adopt"; readonly cart: PricedCart }
  /** Save without waiting for the debounce. */
  | { readonly type: "cart.flush" }
  | { readonly type: "cart.retry" }
  /** Empty the cart and forget its id. */
  | { readonly type: "cart.clear" }
  /** The person has seen the re-priced lines. */
  | { readonly type: "cart.acknowledge" };

/** What the cart machine tells. */
export type CartEmitted =
  | { readonly type: "cart.loaded" }
  | {
      readonly type: "cart.saved";
      readonly revision: number;
      readonly total: Money | null;
    }
  | { readonly type: "cart.saveFailed"; readonly error: AppError }
  | { readonly type: "cart.loadFailed"; readonly error: AppError }
  /** Lines that are no longer available left the cart. */
  | { readonly type: "cart.linesDropped"; readonly dropped: readonly DroppedItem[] }
  | { readonly type: "cart.linesRepriced"; readonly repriced: readonly RepricedItem[] }
  /** The warning (CART-6) after a change of location that dropped or re-priced lines. */
  | {
      readonly type: "cart.changedByLocation";
      readonly dropped: readonly DroppedItem[];
      readonly repriced: readonly RepricedItem[];
    }
  | { readonly type: "cart.couponsCleared"; readonly key: string; readonly itemIds: readonly CartItemId[] }
  | { readonly type: "cart.pointsSwitchedOff"; readonly key: string; readonly itemIds: readonly CartItemId[] }
  /** A coupon's code was taken or refused. */
  | {
      readonly type: "cart.couponApplied";
      readonly promotion: Promotion;
      readonly itemIds: readonly CartItemId[];
    }
  | { readonly type: "cart.couponRefused"; readonly error: AppError }
  /** The edit broke a rule; `key` is the message of CART-17. */
  | {
      readonly type: "cart.editRefused";
      readonly key: "errors.unknown_error" | "errors.not_enough_reward_points";
    }
  | { readonly type: "cart.alreadyOrdered"; readonly orderId: OrderId | null }
  | { readonly type: "cart.cleared"; readonly shopId: ShopId | null };
