import type { profile as ro } from "../../ro/purchase/profile.ts";
import type { Translation } from "../../wording.ts";
import { passkeys } from "./passkeys.ts";
import { security } from "./security.ts";

/** The account's page: names, preferences, addresses, password, own data. */
export const profile: Translation<typeof ro> = {
  details: "Your details",
  save: "Save",
  detailsSaved: "Your details are saved.",
  emailText: "You sign in with this email; it cannot be changed.",
  phone: "Phone",
  phoneMissing: "No number",
  phoneUnproved: "not verified",
  addPhone: "Add a number",
  changePhone: "Change the number",
  preferences: "Preferences",
  defaultMethod: "How you usually order",
  addresses: "Saved addresses",
  noAddresses: "You have no saved address.",
  defaultAddress: "Default",
  makeDefault: "Make default",
  removeAddress: "Delete",
  ofAddress: "{action}: {address|isolate}",
  removeTitle: "Delete the address?",
  removeText: "Orders you placed stay as they are.",
  writeAddress: "Address",
  saveAddress: "Save the address",
  addressesFull: "You have as many addresses as we keep. Delete one to add another.",
  password: "Password",
  currentPassword: "Present password",
  passwordChanged: "The password is changed. On your other devices you have to sign in again.",
  passkeys,
  security,
  data: "Your data and account",
  exportText:
    "Download a file with everything we hold about you: account, addresses, orders, points, coupons, consents, sessions, complaints and messages.",
  exportData: "Download my data",
  exported: "The file was downloaded.",
  passwordProof: "Your password, so that we know it is you",
  deleteAccount: "Delete the account",
  deleteText:
    "The account goes for good, with your addresses, points and coupons. The amounts of your orders stay for accounting, without your name; a company on an invoice is kept as long as the law asks.",
  confirmation: "Type {email|isolate} to confirm",
  deleteForever: "Delete for good",
};
