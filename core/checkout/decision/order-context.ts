import type { Cart } from "#core/cart/cart.ts";
import type { PricingCustomer } from "#core/cart/pricing/pricing-context.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { CartItemId, OrderId, PromotionId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { StockCounts } from "#core/menu/stock/stock.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Location, SlotCapacity } from "#core/shop/location.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { SlotLoad } from "#core/shop/slot/slot-input.ts";
import type { Instant } from "#core/time/instant.ts";
import type { QuoteRequest } from "../place-order.ts";

/** Everything that a quote or an order is decided on, read at one moment; nothing of it comes from the browser but the cart. */
export interface OrderContext {
  readonly now: Instant;
  readonly shop: Pick<Shop, "id" | "currency" | "features" | "timezone">;
  /** The location of the request, one of the shop's; the cart may have been priced at another. */
  readonly location: Location;
  readonly menu: MenuIndex;
  readonly cart: Pick<Cart, "id" | "shopId" | "revision" | "items">;
  /** The order that the cart already became. */
  readonly orderedAs: OrderId | null;
  /** Unit prices last answered for the cart; an item that is missing here is not compared. */
  readonly answeredUnitPrices: Readonly<Record<CartItemId, Money>>;
  /** The automatic ones of the shop, and the coupons that the items carry, those with a code included. */
  readonly promotions: readonly Promotion[];
  /** Promotions that all customers together have used up. */
  readonly exhaustedPromotionIds: readonly PromotionId[];
  /** At the location of the request. */
  readonly stock: StockCounts;
  /** Null for a guest, who gets a quote but no order. */
  readonly customer: PricingCustomer | null;
  /** Staff said that this customer orders here no more (ACCOUNT-22). */
  readonly isBlocked: boolean;
  /** E.164; null while none is verified. */
  readonly verifiedPhone: string | null;
  readonly fromMobileApp: boolean;
  /** The active zones of the location. */
  readonly zones: readonly DeliveryZone[];
  readonly capacity: SlotCapacity;
  /** What orders that are neither rejected nor cancelled put on the coming slots (`slotOfPromise`). */
  readonly taken: readonly SlotLoad[];
  /** Points for each unit of currency as decimal text. */
  readonly pointsPerUnit: string;
  /** Per cent as decimal text. */
  readonly deliveryVatRate: string;
}

/** How the customer wants to have and pay it. */
export type CheckoutChoice = Pick<
  QuoteRequest,
  "fulfillmentMethod" | "deliveryAddress" | "timing" | "tip" | "paymentMethod"
>;
