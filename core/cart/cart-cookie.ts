import type { ShopId } from "#core/kernel/id.ts";

/** The cookie in which a browser keeps the id of its cart at a shop; the server reads it where it draws a cart (PAGE-13). */
export function cartCookieName(shopId: ShopId): string {
  return `diner_cart_${shopId}`;
}
