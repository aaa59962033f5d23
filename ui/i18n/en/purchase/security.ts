import type { security as ro } from "../../ro/purchase/security.ts";
import type { Translation } from "../../wording.ts";

/** Where somebody is signed in. */
export const security: Translation<typeof ro> = {
  sessions: "Where you are signed in",
  sessionsText: "End what you do not recognize, then change your password.",
  sessionsFailed: "The list could not be loaded",
  unknownBrowser: "Unknown browser",
  browserOn: "{browser|isolate} on {system|isolate}",
  thisOne: "this one",
  byPin: "by PIN, on a shared tablet",
  seen: "{host|isolate}, seen: {at}",
  end: "End",
  endNamed: "End the session: {name|isolate}, {at}",
  endOthers: "End all others",
};
