import type { NewCartItem } from "#core/cart/cart-events.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { ModifierGroup } from "./menu.ts";
import { needsChoice } from "./options.ts";

/** One plain piece as a single tap adds it; null where a choice must be made first, so that the tap opens the sheet. */
export function itemAtOneTap(productId: ProductId, groups: readonly ModifierGroup[]): NewCartItem | null {
  if (needsChoice(groups)) return null;
  return { productId, qty: 1, modifierIdsByGroup: {}, notes: null, couponId: null, payByPoints: false };
}
