import type { notifications as ro } from "../ro/notifications.ts";
import type { Translation } from "../wording.ts";

/** Mails and short messages; only the server uses them. */
export const notifications: Translation<typeof ro> = {
  phoneCode: "{code} is your verification code. It is valid for 5 minutes.",
  resetSubject: "Change your password",
  reset: "Open this link to choose a new password (valid for 60 minutes): {link}",
  placedSubject: "Order {number} at {shop}",
  placed: "We have your order {number}. Total: {total}. You can cancel it until the restaurant confirms. {link}",
  accepted: "{shop} accepted order {number}. Estimated: {time}.",
  delayed: "Order {number} from {shop} is delayed. Now estimated: {time}.",
  rejectedSubject: "Order {number} was rejected",
  rejected: "{shop} could not take order {number}. Reason: {reason}.",
  cancelledSubject: "Order {number} was cancelled",
  cancelled: "Order {number} from {shop} was cancelled. Reason: {reason}.",
  cancelledPlain: "Order {number} from {shop} was cancelled.",
  readyPickup: "Order {number} is waiting at {location}.",
  outForDelivery: "Order {number} is on the way.",
  fulfilledSubject: "Receipt for order {number}",
  fulfilled: "Thank you! Order {number} from {shop}, total {total}. This is not a fiscal receipt.",
  staffWaiting: "Order {number} has been waiting for an answer for {minutes:number} minutes.",
};
