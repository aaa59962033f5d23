import type { CartEmitted } from "#core/cart/cart-events.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { isolate } from "#core/kernel/isolate.ts";
import type { NewToast } from "#core/toast/toast.ts";

/** The toast for an event of the cart; null for what the cart shows by itself. */
export function toastOfCart(emitted: CartEmitted): NewToast | null {
  switch (emitted.type) {
    case "cart.changedByLocation":
      return { title: keyMessage("cart.changed_by_location"), icon: "warning" };
    case "cart.linesDropped":
      return {
        title: keyMessage("cart.lines_dropped", {
          names: emitted.dropped.map(({ name }) => isolate(name)).join(", "),
        }),
        icon: "cart",
      };
    case "cart.linesRepriced":
      return { title: keyMessage("cart.lines_repriced", { count: emitted.repriced.length }), icon: "cart" };
    case "cart.couponsCleared":
      return {
        title: keyMessage("cart.coupons_cleared"),
        description: keyMessage(emitted.key),
        icon: "coupon",
      };
    case "cart.pointsSwitchedOff":
      return { title: keyMessage(pointsMessage(emitted.key)), variant: "destructive" };
    case "cart.editRefused":
      return { title: keyMessage(emitted.key), variant: "destructive" };
    case "cart.couponApplied":
      return { title: keyMessage("cart.coupon_applied", { name: emitted.promotion.name }), icon: "coupon" };
    default:
      return null;
  }
}

// Signed out, the key has a message of its own; any other failed condition reads as too few points (CART-17).
function pointsMessage(key: string): string {
  return key === "points.login_required" ? "errors.unknown_error" : "errors.not_enough_reward_points";
}
