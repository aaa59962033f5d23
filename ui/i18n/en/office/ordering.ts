import type { ordering as ro } from "../../ro/office/ordering.ts";
import type { Translation } from "../../wording.ts";

/** Whether a location takes orders, and what is sold out. */
export const ordering: Translation<typeof ro> = {
  online: "Taking orders",
  busy: "Busy",
  paused: "Paused",
  busyFor: "Busy: +{minutes:number} min",
  until: "until {time}",
  goOnline: "Take orders",
  goBusy: "Mark as busy",
  pause: "Pause orders",
  scope: {
    all: "Everything",
    pickup: "Pickup",
    delivery: "Delivery",
  },
  setBy: "by {name|isolate}, {when}",
  extraMinutes: "Extra minutes",
  endOfDay: "until the end of the day",
  available: "Available",
  unavailable: "Sold out",
  oneHour: "1 hour",
  untilDate: "Until a date",
  indefinitely: "Indefinitely",
  indefinitelyTitle: "Take {name|isolate} off indefinitely?",
  indefinitelyText: "It stays unavailable until someone switches it back.",
  soldOutNow: "Sold out now",
  nothingSoldOut: "Nothing is sold out",
  title: "Taking orders",
  howLong: "For how long?",
  twoHours: "2 hours",
  halfHour: "30 minutes",
  plusMinutes: "+{n:number} min",
  suggestedFix: {
    snoozeItems: "Mark the items as sold out",
    goBusy: "Mark the kitchen as busy",
    pause: "Pause orders for today",
  },
  suggestedFixTitle: "So that the next one need not be rejected:",
};
