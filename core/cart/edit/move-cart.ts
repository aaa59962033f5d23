import type { LocationId } from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { EditedCart, EditOutcome } from "./apply-edit.ts";
import { needsNotice, revalidate } from "./revalidate.ts";

/**
 * Takes the cart to another location: lines that are unavailable there leave, lines with another price are flagged,
 * and an emitted event reports both (CART-6). Without a menu the server's check of the next save decides.
 */
export function moveCart(cart: EditedCart, locationId: LocationId): EditOutcome {
  const { items, menu, now, lines } = cart;
  if (menu === null || now === null || cart.locationId === null)
    return { changes: { locationId }, events: [] };
  const moved = revalidate({ items, locationId: cart.locationId }, indexMenu(menu), locationId, now, lines);
  const { dropped, repriced } = moved.changes;
  return {
    changes: { items: moved.cart.items, locationId, repricedIds: repriced.map(({ itemId }) => itemId) },
    events: needsNotice(moved.changes) ? [{ type: "cart.changedByLocation", dropped, repriced }] : [],
  };
}
