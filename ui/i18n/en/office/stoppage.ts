import type { stoppage as ro } from "../../ro/office/stoppage.ts";
import type { Translation } from "../../wording.ts";

/** What is stopped now, and until when. */
export const stoppage: Translation<typeof ro> = {
  title: "What is off and until when",
  short: "What is off",
  none: "Nothing is off now",
  noneText: "Orders are taken and everything on the menu is sold.",
  until: "until {when}",
  scope: {
    pickup: "pickup only",
    delivery: "delivery only",
  },
  notAnswered: "paused by itself: three orders in a row without an answer",
  noScreen: "paused by itself: no screen was open",
  reason: "Reason: {reason|isolate}",
  restoreNamed: "Bring back: {name|isolate}",
  restoreOrders: "Take orders again at {name|isolate}",
};
