import type { SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { CartId, ProductId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { cartMachine } from "./cart.machine.ts";
import type { CartItem } from "./cart.ts";
import { isTooLong } from "./save-failures.ts";

/** One state of the machine. */
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** Whether the cart is known: on the server and until it was loaded nothing about it is shown. */
export function selectIsCartKnown(snapshot: CartSnapshot): boolean {
  return snapshot.matches({ content: "active" });
}

/** Whether no shop was entered yet. */
export function selectIsCartUntouched(snapshot: CartSnapshot): boolean {
  return snapshot.matches({ content: "unknown" });
}

/** The items as the person left them. */
export function selectCartItems(snapshot: CartSnapshot): readonly CartItem[] {
  return snapshot.context.items;
}

/** How many pieces the cart holds: the number on the cart bar. */
export function selectCartCount(snapshot: CartSnapshot): number {
  return snapshot.context.items.reduce((count, { qty }) => count + qty, 0);
}

/** How many pieces of a product the cart holds, whatever was chosen about them. */
export function selectProductCount(snapshot: CartSnapshot, productId: ProductId): number {
  return snapshot.context.items.reduce(
    (count, item) => (item.productId === productId ? count + item.qty : count),
    0,
  );
}

/** What the lines cost together, without delivery and tip; null for an empty cart. */
export function selectCartTotal(snapshot: CartSnapshot): Money | null {
  return snapshot.context.total;
}

/** Whether there is nothing in the cart. */
export function selectIsCartEmpty(snapshot: CartSnapshot): boolean {
  return snapshot.context.items.length === 0;
}

/** The id and the revision that the server holds; null while it does not hold the cart as it is on screen. */
export function selectSavedCart(
  snapshot: CartSnapshot,
): { readonly id: CartId; readonly revision: number } | null {
  const { cartId, savedRevision } = snapshot.context;
  return cartId === null || snapshot.hasTag("unsaved") || savedRevision === 0
    ? null
    : { id: cartId, revision: savedRevision };
}

/** The refusal of a cart that has too many lines to be saved; null while it may be. */
export function selectTooLong(snapshot: CartSnapshot): AppError | null {
  const { error } = snapshot.context;
  return snapshot.hasTag("failed") && isTooLong(error) ? error : null;
}

/** Whether the last save failed and the cart lives on this device only. */
export function selectIsNotSaved(snapshot: CartSnapshot): boolean {
  return snapshot.matches({ content: { active: "notSaved" } });
}

/** Whether a coupon's code is being tried. */
export function selectIsCouponBusy(snapshot: CartSnapshot): boolean {
  return !snapshot.matches({ coupon: "idle" });
}

/** Why the last coupon code was refused. */
export function selectCouponError(snapshot: CartSnapshot): AppError | null {
  return snapshot.context.couponError;
}
