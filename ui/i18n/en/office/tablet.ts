import type { tablet as ro } from "../../ro/office/tablet.ts";
import type { Translation } from "../../wording.ts";

/** Tablets that staff of a location share, and the own PIN. */
export const tablet: Translation<typeof ro> = {
  who: "Who is working?",
  pinOf: "PIN of {name|isolate}",
  nobody: "Nobody has a PIN here yet. Each person sets one in the account menu.",
  switchPerson: "Switch person",
  switchTitle: "Switch person",
  of: "Shared tablet: {place|isolate}",
  ownPin: "PIN for the shared tablet",
  pinTitle: "PIN for the shared tablet",
  pinText: "With the PIN you get into the shared tablets of your location, without a password.",
  newPin: "New PIN, 6 digits",
  removePin: "Remove PIN",
  setPin: "Save PIN",
  tablets: "Shared tablets",
  tabletsText:
    "On a shared tablet employees switch by PIN. When you revoke it, whoever got in by PIN is out at once.",
  thisOne: "this browser",
  used: "used {at}",
  revoke: "Revoke",
  shareThis: "Make this browser the shared tablet of:",
  share: "Make this browser the tablet of {place|isolate}",
};
