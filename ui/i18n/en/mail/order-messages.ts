import type { orderMessages as ro } from "../../ro/mail/order-messages.ts";
import type { Translation } from "../../wording.ts";

/** Mails and short messages about an order; the server alone uses them. */
export const orderMessages: Translation<typeof ro> = {
  subject: "{shop|isolate}: order {number}",
  thanks: "Thank you, {name|isolate}! We have received order {number}.",
  line: "{qty:number} × {name|isolate} — {amount}",
  lineWith: "{qty:number} × {name|isolate} ({modifiers}) — {amount}",
  sum: "{name}: {amount}",
  pickup: "You collect it at {location|isolate}, {address|isolate}, {phone}.",
  delivery: "We deliver to {address}.",
  cancelRule: "You can cancel the order until it is accepted.",
  company: "{name|isolate}, {taxId}, {address|isolate}",
  unanswered: "Order {number} at {location|isolate} has been waiting for an answer for 5 minutes.",
  acceptedPickup: "Order {number} was accepted. Ready to collect: {when}.",
  acceptedDelivery: "Order {number} was accepted. Arrives: {when}.",
  delayed: "Order {number} is running late. New time: {when}.",
  rejected: "We are sorry, order {number} cannot be made: {reason|isolate}.",
  cancelled: "Order {number} was cancelled.",
  cancelledBecause: "Order {number} was cancelled: {reason|isolate}.",
  pickedUp: "Order {number} was collected.",
  delivered: "Order {number} was delivered.",
  noReceipt: "This is not a fiscal receipt.",
  reason: {
    item_unavailable: "an item has run out",
    too_busy: "the kitchen is too busy",
    closing: "we are about to close",
    address_out_of_range: "the address is too far away",
    customer_request: "at the customer's request",
    cannot_fulfil_note: "we cannot meet the note",
    duplicate: "the order was placed twice",
    suspected_fraud: "the order could not be confirmed",
    not_answered: "the restaurant did not answer in time",
    no_show: "the order was not collected",
    customer_unreachable: "we could not reach you",
    refused_at_door: "the order was refused at the door",
  },
};
