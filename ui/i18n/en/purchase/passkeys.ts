import type { passkeys as ro } from "../../ro/purchase/passkeys.ts";
import type { Translation } from "../../wording.ts";

/** The own passkeys. */
export const passkeys: Translation<typeof ro> = {
  title: "Passkeys",
  text: "A passkey signs you in without a password, by your fingerprint, your face or the screen lock of your device.",
  failed: "The passkeys could not be loaded",
  unable: "This browser cannot add passkeys.",
  full: "You have {n:number|count} {{passkey|passkeys}}, as many as we keep. Delete one to add another.",
  add: "Add a passkey",
  addText: "After you press Continue your browser asks for your fingerprint, face or screen lock.",
  name: "Name of the passkey",
  nameHint: "So that you know it later, for example “My phone”.",
  password: "Your password",
  code: "Code of the app or recovery code",
  next: "Continue",
  declined: "The passkey was not added. You can try again.",
  known: "This device already has a passkey for your account.",
  unused: "Added on {date}, not used yet",
  used: "Added on {date}, last used on {last}",
  elsewhere: "on {host|isolate} only",
  rename: "Rename",
  renameNamed: "Rename the passkey: {name|isolate}",
  renameText: "Choose another name for “{name|isolate}”. On the device it keeps its name.",
  renameConfirm: "Save the name",
  remove: "Delete",
  removeNamed: "Delete the passkey: {name|isolate}",
  removeText:
    "“{name|isolate}” will no longer sign you in on {host|isolate}. Delete it from the device too, in its settings.",
  removeConfirm: "Delete the passkey",
};
