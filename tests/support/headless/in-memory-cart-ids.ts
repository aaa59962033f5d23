import type { CartIdStorage } from "#core/cart/cart.ports.ts";
import type { KeptCart } from "#core/cart/kept-cart.ts";
import type { CartId, ShopId } from "#core/kernel/id.ts";

/** Remembers the cart of each shop. */
export function createInMemoryCartIds(): CartIdStorage & {
  readonly kept: Map<ShopId, CartId>;
  /** The cart that was kept last. */
  readonly cart: KeptCart | null;
  write(shopId: ShopId, cartId: CartId): void;
} {
  const kept = new Map<ShopId, CartId>();
  let cart: KeptCart | null = null;
  return {
    kept,
    get cart() {
      return cart;
    },
    keep: (next) => {
      cart = next;
      kept.set(next.shopId, next.id);
    },
    read: (shopId) => kept.get(shopId) ?? null,
    write: (shopId, cartId) => void kept.set(shopId, cartId),
    forget: (shopId) => void kept.delete(shopId),
  };
}
