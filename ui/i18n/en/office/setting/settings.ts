import type { settings as ro } from "#ui/i18n/ro/office/setting/settings.ts";
import type { Translation } from "#ui/i18n/wording.ts";
import { archive } from "./archive.ts";
import { launch } from "./launch.ts";
import { locationSettings } from "./location-settings.ts";
import { company } from "./company.ts";
import { legalTexts } from "./legal-texts.ts";
import { look } from "./look.ts";
import { points } from "./points-rule.ts";
import { messages } from "./messages.ts";
import { domain } from "./domain.ts";
import { promotion } from "./promotion.ts";
import { zone } from "./zone.ts";

/** What managers and owners say of a shop. */
export const settings: Translation<typeof ro> = {
  organization: "Organization {name|isolate}",
  intro: "All that the shop knows about you. Customers see a change as soon as you save it.",
  back: "All settings",
  hours: "Hours and orders",
  hoursOf: "Hours and orders: {location|isolate}",
  hoursText: "Hours, exceptions, methods, minutes, payment and limits",
  zones: "Delivery zones",
  zonesOf: "Delivery zones: {location|isolate}",
  zonesText: "Where it delivers, with fees, minimum and minutes, on a map or from a file",
  promotions: "Promotions and coupons",
  promotionsText: "Discounts, codes, conditions and how often they were used",
  lookText: "The shop's color and its logo, with a preview",
  save: "Save",
  saved: "Saved",
  discard: "Discard",
  unsaved: "Unsaved changes",
  allSaved: "Everything is saved",
  wrong: "Check what is marked in red.",
  failedTitle: "The settings could not be loaded",
  missing: "There are no such settings",
  missingText: "Perhaps the location is not yours any more.",
  conflictTitle: "Somebody saved in the meantime",
  conflictText: "What you typed is not lost. Choose which one stays.",
  takeTheirs: "Show what they saved",
  keepMine: "Save what I typed",
  wrongShort: "to check",
  currency: { RON: "lei", USD: "USD" },
  archive,
  launch,
  location: locationSettings,
  company,
  domain,
  legalTexts,
  look,
  points,
  messages,
  promotion,
  zone,
};
