import type { redirects as ro } from "../../ro/office/redirects.ts";
import type { Translation } from "../../wording.ts";

/** Where old addresses of the organization's shops lead. */
export const redirects: Translation<typeof ro> = {
  intro:
    "New website, or old addresses on printed menus? Say where each one leads, and nobody ends up on a page that is gone.",
  add: "Add a redirect",
  emptyTitle: "No redirects",
  emptyText: "The shop's addresses lead where they say.",
  failedTitle: "The redirects could not be loaded",
  path: "Old address",
  pathText: "The part after the site's name, for example /daily-menu",
  to: "Leads to",
  toText: "A page of the shop, for example /menu",
  toTextHosts: "A page of the shop, for example /menu, or an address at {hosts|isolate}",
  forGoodText: "Search engines remember the new address (301). Otherwise it is for a while only (302).",
  save: "Save",
  leadsTo: "leads to",
  forGood: "For good",
  forNow: "For now",
  remove: "Remove",
  removeNamed: "Remove the redirect from {path|isolate}",
  notAllowed: "Redirects are the owner's",
  notAllowedText: "Ask the owner of the organization to change them.",
};
