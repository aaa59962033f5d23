import type { AppError, ErrorDetails } from "#core/errors/app-error.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { CartEmitted } from "./cart-events.ts";
import type { CartItem } from "./cart.ts";
import { removeItems } from "./edit/edit-items.ts";
import type { HoldsItems } from "./equal-items.ts";
import { clearCoupons, switchPointsOff } from "./item-terms.ts";
import { itemIdsOf, type PricingRefusal } from "./pricing/pricing-refusal.ts";

/** The items without what the server refused, and the event that reports it. */
export interface RepairedItems {
  readonly items: readonly CartItem[];
  readonly emitted: CartEmitted;
}

/** What of its items a refusal asks a cart to give up. */
export type Repair = "coupon" | "item" | "points";

/**
 * What a refusal takes from the items that it names (CART-8): their coupon, the points that were to pay them, or the
 * items themselves. Null where it concerns no item.
 */
export function repairOf(key: PricingRefusal["key"]): Repair;
export function repairOf(key: AppError["key"]): Repair | null;
export function repairOf(key: AppError["key"]): Repair | null {
  if (key.startsWith("coupon.")) return "coupon";
  if (key.startsWith("points.")) return "points";
  return key === "item.unavailable" || key === "item.options_invalid" ? "item" : null;
}

/** A cart as it can be ordered: without what its refusals take away. */
export function withoutRefused<C extends HoldsItems>(cart: C, refusals: readonly PricingRefusal[]): C {
  return refusals.reduce((repaired, refusal) => {
    const itemIds = itemIdsOf(refusal);
    switch (repairOf(refusal.key)) {
      case "coupon":
        return clearCoupons(repaired, itemIds);
      case "points":
        return switchPointsOff(repaired, itemIds);
      case "item":
        return removeItems(repaired, itemIds);
    }
  }, cart);
}

/**
 * What the client does about a refused save before it saves again (CART-8): coupon errors clear the coupons of the
 * named items, unavailable items leave, items that points cannot pay are paid in money. Null when the
 * refusal is of another kind, or concerns no item of the cart.
 */
export function repairCart(
  items: readonly CartItem[],
  error: AppError,
  menu: Menu | null,
): RepairedItems | null {
  if (error.tag !== "Refused") return null;
  const { key } = error;
  const named = namedItems(error.details);
  const repair = repairOf(key);
  if (repair === "coupon") {
    const itemIds = items
      .filter(({ id, couponId }) => couponId !== null && named.has(id))
      .map(({ id }) => id);
    return repaired(itemIds, {
      items: items.map((item) => (itemIds.includes(item.id) ? { ...item, couponId: null } : item)),
      emitted: { type: "cart.couponsCleared", key, itemIds },
    });
  }
  if (repair === "item") {
    const leaving = items.filter(({ id }) => named.has(id));
    const dropped = leaving.map(({ id, productId }) => ({
      itemId: id,
      productId,
      name: productName(menu, productId),
    }));
    return repaired(dropped, {
      items: items.filter(({ id }) => !named.has(id)),
      emitted: { type: "cart.linesDropped", dropped },
    });
  }
  if (repair === "points") {
    // A balance that is too low names no item: then every line is paid in money.
    const itemIds = items
      .filter(({ id, payByPoints }) => payByPoints && (named.size === 0 || named.has(id)))
      .map(({ id }) => id);
    return repaired(itemIds, {
      items: items.map((item) => (itemIds.includes(item.id) ? { ...item, payByPoints: false } : item)),
      emitted: { type: "cart.pointsSwitchedOff", key, itemIds },
    });
  }
  return null;
}

function repaired(changed: readonly unknown[], repair: RepairedItems): RepairedItems | null {
  return changed.length === 0 ? null : repair;
}

function namedItems({ itemIds, itemId }: ErrorDetails): ReadonlySet<CartItemId> {
  return new Set(itemIds ?? (itemId === undefined ? [] : [itemId]));
}

function productName(menu: Menu | null, productId: string): string {
  return menu?.products.find(({ id }) => id === productId)?.name ?? "";
}
