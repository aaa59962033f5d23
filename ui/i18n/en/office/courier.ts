import type { courier as ro } from "../../ro/office/courier.ts";
import type { Translation } from "../../wording.ts";

/** The courier's page of one order. */
export const courier: Translation<typeof ro> = {
  title: "Delivery {number}",
  pickedUp: "Picked up",
  arrived: "I have arrived",
  delivered: "Delivered",
  problem: "Problem",
  ended: "Order finished",
  checkBag: "Check the bag",
  collect: "To collect",
  cashConfirmed: "I collected the money",
  offlineQueued: "Will be sent when you are back online",
  lookupTitle: "Find the order",
  orderNumber: "Order number",
  pin: "PIN",
  lookupFailed: "The number or the PIN does not match.",
};
