import type { errorDetails as ro } from "../../ro/dialogs/error-details.ts";
import type { Translation } from "../../wording.ts";

/** Error sentences that name a figure, a time or a place; `errorText` fills them. */
export const errorDetails: Translation<typeof ro> = {
  closed: "We are closed right now. We open {opening}.",
  paused: "We are not taking orders right now.",
  pausedUntil: "We are not taking orders until {time}.",
  belowMinimum: "Add {amount} more to reach the minimum order.",
  belowMinimumPlain: "The order is below the minimum.",
  slotFull: "This time is fully booked. Choose another.",
  slotFullNext: "This time is fully booked. The next free one is {when}.",
  promiseChanged: "The estimated time has changed. Check and confirm again.",
  promiseChangedTo: "The estimated time has changed: by {time}. Confirm again.",
  totalMismatch: "The total has changed. Check and confirm again.",
  totalMismatchTo: "The total has changed: {amount}. Confirm again.",
  tooManyLines:
    "The cart can hold at most {max:number} different {{product|products}}. Remove some so that we can save it.",
  optionsInvalid: "Choose the product's options again.",
  optionsBetween: "Choose {min:number} to {max:number} options.",
  optionsExactly: "Choose exactly {n:number}.",
  pointsMissing: "Not enough reward points: you need {needed} and have {available}.",
  retryAfter: "Too many attempts. Try again in {time}.",
  openOrders:
    "The account cannot be deleted while you have orders that are not over or were just cancelled: {names|isolate}.",
  lastOwner: "You are the only owner. First name another one for: {names|isolate}.",
};
