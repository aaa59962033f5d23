import type { NewCartItem } from "../cart-events.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { ModifierGroup } from "#core/menu/menu.ts";
import { needsChoice } from "#core/menu/options.ts";

/** One plain piece as a single tap adds it; null where a choice must be made first, so that the tap opens the product sheet. */
export function itemAtOneTap(productId: ProductId, groups: readonly ModifierGroup[]): NewCartItem | null {
  if (needsChoice(groups)) return null;
  return { productId, qty: 1, modifierIdsByGroup: {}, notes: null, couponId: null, payByPoints: false };
}
