import type { Blocker, BlockerKey } from "./blocker.ts";

/** The part of checkout where a blocker can be removed. */
export type CheckoutSectionName =
  | "cart"
  | "menu"
  | "orders"
  | "method"
  | "address"
  | "timing"
  | "payment"
  | "phone"
  | "summary";

/** Where a blocker can be removed: that part shows its text (CHECKOUT-6). */
export function checkoutSectionOf(key: BlockerKey): CheckoutSectionName {
  switch (key) {
    case "cart.empty":
    case "order.below_minimum":
      return "menu";
    case "cart.already_ordered":
      return "orders";
    case "location.closed":
    case "location.paused":
    case "slot.full":
    case "slot.invalid":
      return "timing";
    case "fulfillment.not_supported":
      return "method";
    case "address.required":
    case "address.out_of_zone":
      return "address";
    case "payment.method_not_available":
      return "payment";
    case "phone.not_verified":
      return "phone";
    case "checkout.promise_changed":
    case "checkout.total_mismatch":
      return "summary";
    default:
      return "cart";
  }
}

/** The blockers that a part shows, in the order in which they are found. */
export function blockersAt(blockers: readonly Blocker[], place: CheckoutSectionName): readonly Blocker[] {
  return blockers.filter(({ key }) => checkoutSectionOf(key) === place);
}
