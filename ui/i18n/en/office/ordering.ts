import type { ordering as ro } from "../../ro/office/ordering.ts";
import type { Translation } from "../../wording.ts";

/** Whether a location takes orders. */
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
  extraMinutes: "Extra minutes",
  endOfDay: "until the end of the day",
  oneHour: "1 hour",
  untilSomebody: "until someone resumes",
  pinBusyTitle: "Keep {name|isolate} busy for the next days too?",
  pinPausedTitle: "Keep {name|isolate} paused for the next days too?",
  pauseUnwatched: "Pause orders when nobody sees them",
  pauseUnwatchedText:
    "Once no screen has followed the location for {minutes:number} minutes, until the end of the day.",
  notChanged: "It could not be changed. Try again.",
  pinText: "The end of the day changes nothing: it stays until someone presses “Take orders”.",
  title: "Order intake",
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
