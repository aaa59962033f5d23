import type { absenceMessages as ro } from "../../ro/mail/absence-messages.ts";
import type { Translation } from "../../wording.ts";

/** What owners are told when nobody watches the screens of a location; the server alone uses it. */
export const absenceMessages: Translation<typeof ro> = {
  subject: "{shop|isolate}: nobody sees the orders of {location|isolate}",
  text: "{shop|isolate}: {location|isolate} is open and no screen has received its orders for {minutes:number} minutes. Open the order screen.",
  paused: "Orders are paused there until the end of the day, or until you take them again.",
};
