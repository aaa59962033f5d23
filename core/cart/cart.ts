import type { CartId, CartItemId, LocationId, ProductId, PromotionId, ShopId } from "#core/kernel/id.ts";
import type { ModifierIdsByGroup } from "#core/menu/chosen-modifiers.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Line } from "./line.ts";

/** A line item of a cart. Quantity 1..99. */
export interface CartItem {
  readonly id: CartItemId;
  readonly productId: ProductId;
  readonly qty: number;
  readonly modifierIdsByGroup: ModifierIdsByGroup;
  /** At most 140 characters. */
  readonly notes: string | null;
  readonly couponId: PromotionId | null;
  readonly payByPoints: boolean;
}

/** What a customer means to order at one location of a shop. */
export interface Cart {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  /** Grows with each save that the server took. */
  readonly revision: number;
  readonly updatedAt: Instant;
  readonly items: readonly CartItem[];
}

/** The cart as the server answers it: priced, with what a check of it changed. */
export interface PricedCart extends Cart {
  readonly lines: readonly Line[];
  readonly presentedUi: { readonly total: Money | null };
  readonly fromMobileApp: boolean;
  /** The last save of the asking writer from which this cart was made; none where that is not known. */
  readonly writerRevision?: number;
  /** Those that its items name as coupons: with them, and with what the shop offers to all, it can be priced anywhere. */
  readonly promotions: readonly Promotion[];
  readonly changes: CartChanges;
}

/** The promotions that items carry as coupons, each once. */
export function couponsOf<P extends Promotion>(
  items: readonly Pick<CartItem, "couponId">[],
  promotions: readonly P[],
): readonly P[] {
  const named = new Set<PromotionId | null>(items.map(({ couponId }) => couponId));
  return promotions.filter(({ id }) => named.delete(id));
}

/** What a revalidation did to a cart. */
export interface CartChanges {
  readonly dropped: readonly DroppedItem[];
  readonly repriced: readonly RepricedItem[];
}

/** An item that is unavailable at the location. */
export interface DroppedItem {
  readonly itemId: CartItemId;
  readonly productId: ProductId;
  readonly name: string;
}

/** An item whose unit price differs from the one last answered. */
export interface RepricedItem {
  readonly itemId: CartItemId;
  readonly old: Money;
  readonly new: Money;
}

/** Most lines of a cart, against abuse: fewer while nobody answers for it (CART-11). */
export const MAX_LINES = { guest: 30, signedIn: 100 } as const;

/** Edits are saved together after this long without another one, in milliseconds (CART-9). */
export const SAVE_DEBOUNCE_MS = 250;

/** Quantity limits of one item, product's contract with the wire. */
export const MAX_QUANTITY = 99;

/**
 * Last revision that a client may name. The server counts on from what it holds when carts are taken over, which must
 * still fit into 31 bits however often that happens.
 */
export const MAX_CART_REVISION = 2_000_000_000;

/** By how much the revisions of a cart that is taken over, and of the one it merged with, grow (CART-12). */
export const TAKE_OVER_LEAP = 1000;

/** Of how many writers a cart knows what each saved last (CART-13); the one that saved longest ago is forgotten first. */
export const MAX_CART_WRITERS = 8;

/** Longest note on one line, in characters (CART-5). */
export const MAX_LINE_NOTE = 140;
