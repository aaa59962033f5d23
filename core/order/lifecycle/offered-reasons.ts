import { isUnanswered } from "./order-stages.ts";
import type { Order } from "../order.ts";
import { REJECT_REASONS, type RejectReason } from "./reject-reason.ts";

/** Reasons that only exist after the food was made. */
const AFTER_COOKING: readonly RejectReason[] = ["no_show", "customer_unreachable", "refused_at_door"];

/**
 * The reasons that make sense for this order, in the order in which they are offered: nobody at the door and too far
 * away only for delivery, not fetched only for pickup, none of them before it was accepted. "Not answered" is the
 * clock's own.
 */
export function offeredReasons(order: Pick<Order, "status" | "fulfillmentMethod">): readonly RejectReason[] {
  const isDelivery = order.fulfillmentMethod === "delivery";
  return REJECT_REASONS.filter((reason) => {
    if (reason === "not_answered") return false;
    if (reason === "address_out_of_range" || reason === "refused_at_door")
      return isFitting(reason, isDelivery);
    if (reason === "no_show") return isFitting(reason, !isDelivery);
    return isFitting(reason, true);
  });

  function isFitting(reason: RejectReason, fitsMethod: boolean): boolean {
    return fitsMethod && (!isUnanswered(order.status) || !AFTER_COOKING.includes(reason));
  }
}
