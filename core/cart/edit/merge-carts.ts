import type { Cart } from "../cart.ts";
import { joinEqualItems } from "../equal-items.ts";

/**
 * Takes a guest's cart over into the saved one at login: equal lines add up, at most to 99, the others are appended
 * (CART-12). Id and revision stay the saved cart's; the location is where the guest was ordering, so lines from
 * elsewhere have to be revalidated. Each line of the guest's is found in the result by its id, also where it joined an
 * equal one: merging the same carts once more changes nothing, so a repeated login request is harmless.
 */
export function mergeCarts(guest: Cart, saved: Cart): Cart {
  const kept = joinEqualItems(saved.items);
  const taken = new Set(kept.map((item) => item.id));
  const arriving = joinEqualItems(guest.items).filter((item) => !taken.has(item.id));
  const arrived = new Set(arriving.map((item) => item.id));
  // The guest's come first because the first of equal items gives its id; for the eye the saved lines stay on top.
  const items = joinEqualItems([...arriving, ...kept]);
  return {
    ...saved,
    locationId: guest.locationId,
    updatedAt: guest.updatedAt > saved.updatedAt ? guest.updatedAt : saved.updatedAt,
    items: [
      ...items.filter((item) => !arrived.has(item.id)),
      ...items.filter((item) => arrived.has(item.id)),
    ],
  };
}
