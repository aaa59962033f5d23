import type { CartContext } from "./cart-setup.ts";
import type { CartSave } from "./cart.ports.ts";

/** What a save of the cart as it is now sends; null before shop and location are known. */
export function saveOf(context: CartContext): CartSave | null {
  const { cartId, shop, locationId, revision, known, writer, items, total, fromMobileApp } = context;
  if (cartId === null || shop === null || locationId === null) return null;
  return {
    id: cartId,
    shopId: shop.id,
    locationId,
    revision,
    known,
    writer,
    items,
    presentedTotal: total,
    fromMobileApp,
  };
}
