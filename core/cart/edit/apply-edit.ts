import type { CartItemId, LocationId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { payByPoints, pointsFor } from "#core/reward/pay-by-points.ts";
import type { Customer } from "#core/account/customer.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartEdit, CartEmitted } from "../cart-events.ts";
import type { CartItem } from "../cart.ts";
import { onEdits } from "./edit-table.ts";
import { addItem, changeItem, changeNotes, changeQuantity, removeItem } from "./edit-items.ts";
import type { Line } from "../line.ts";
import { clearCoupons, setCoupon, setPayByPoints } from "../item-terms.ts";
import { moveCart } from "./move-cart.ts";

/** What an edit works on. */
export interface EditedCart {
  readonly items: readonly CartItem[];
  readonly locationId: LocationId | null;
  readonly promotions: readonly Promotion[];
  readonly repricedIds: readonly CartItemId[];
  readonly lines: readonly Line[];
  readonly menu: Menu | null;
  readonly customer: Customer | null;
  readonly nextItemId: CartItemId | null;
  readonly now: Instant | null;
}

/** What an edit changes and tells. */
export interface EditOutcome {
  readonly changes: Partial<Pick<EditedCart, "items" | "locationId" | "promotions" | "repricedIds">>;
  readonly events: readonly CartEmitted[];
}

/** The message of an edit that breaks a rule (CART-17). */
export type EditRefusal = "errors.unknown_error" | "errors.not_enough_reward_points";

const EDIT_TYPES: ReadonlySet<string> = new Set(Object.keys(onEdits(true)));

/** Whether an event is a person's edit. */
export function isEdit(event: { readonly type: string }): event is CartEdit {
  return EDIT_TYPES.has(event.type);
}

/** Applies one edit. Points need somebody signed in, a redeemable product and enough of them (REWARD-1). */
export function applyEdit(cart: EditedCart, edit: CartEdit): Result<EditOutcome, EditRefusal> {
  switch (edit.type) {
    case "cart.add": {
      if (cart.nextItemId === null) return err("errors.unknown_error");
      const item = { ...edit.item, id: cart.nextItemId };
      const refusal = item.payByPoints ? pointsRefusal(cart, item) : null;
      return refusal === null ? edited(addItem(cart, item, edit.position)) : err(refusal);
    }
    case "cart.changeQuantity": {
      const item = cart.items.find(({ id }) => id === edit.itemId);
      const refusal =
        item?.payByPoints === true && edit.quantity > item.qty
          ? pointsRefusal(cart, { ...item, qty: edit.quantity })
          : null;
      return refusal === null ? edited(changeQuantity(cart, edit.itemId, edit.quantity)) : err(refusal);
    }
    case "cart.changeItem": {
      const refusal = edit.item.payByPoints ? pointsRefusal(cart, { ...edit.item, id: edit.itemId }) : null;
      return refusal === null ? edited(changeItem(cart, edit.itemId, edit.item)) : err(refusal);
    }
    case "cart.remove":
      return edited(ok(removeItem(cart, edit.itemId)));
    case "cart.changeNotes":
      return edited(changeNotes(cart, edit.itemId, edit.notes));
    case "cart.setCoupon": {
      const others = cart.promotions.filter(({ id }) => id !== edit.promotion.id);
      const { items } = setCoupon(cart, edit.itemIds, edit.promotion.id);
      return ok({ changes: { items, promotions: [...others, edit.promotion] }, events: [] });
    }
    case "cart.clearCoupon":
      return edited(ok(clearCoupons(cart, edit.itemIds)));
    case "cart.setPayByPoints": {
      const item = cart.items.find(({ id }) => id === edit.itemId);
      if (item === undefined) return err("errors.unknown_error");
      const refusal = edit.payByPoints ? pointsRefusal(cart, item) : null;
      return refusal === null
        ? edited(ok(setPayByPoints(cart, edit.itemId, edit.payByPoints)))
        : err(refusal);
    }
    case "cart.changeLocation":
      return ok(moveCart(cart, edit.locationId));
  }
}

function edited(answer: Result<Pick<EditedCart, "items">, unknown>): Result<EditOutcome, EditRefusal> {
  return answer.ok ? ok({ changes: { items: answer.value.items }, events: [] }) : err("errors.unknown_error");
}

function pointsRefusal(cart: EditedCart, item: CartItem): EditRefusal | null {
  const product = cart.menu?.products.find(({ id }) => id === item.productId);
  if (product === undefined) return "errors.unknown_error";
  const answer = payByPoints(product, item.qty, cart.customer, pointsOfOthers(cart, item.id));
  if (answer.ok) return null;
  return answer.error.key === "points.login_required"
    ? "errors.unknown_error"
    : "errors.not_enough_reward_points";
}

function pointsOfOthers(cart: EditedCart, itemId: CartItemId): number {
  return cart.items
    .filter((item) => item.payByPoints && item.id !== itemId)
    .reduce((used, item) => {
      const product = cart.menu?.products.find(({ id }) => id === item.productId);
      return used + (product === undefined ? 0 : (pointsFor(product, item.qty) ?? 0));
    }, 0);
}
