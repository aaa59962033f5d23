import type { archive as ro } from "#ui/i18n/ro/office/setting/archive.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** Everything that an organization takes along. */
export const archive: Translation<typeof ro> = {
  name: "The organization's archive",
  nameText: "All data in one file, for the accountant or for a move",
  title: "The organization's archive",
  intro: "Everything that {organization|isolate} owns, in one .zip file.",
  inside: "What is in it",
  orders: "Orders with their products, events, complaints, refunds and takings",
  customers: "Customers with their points",
  menu: "The menu of each shop, which can be imported anywhere, with prices and pictures",
  promotions: "Promotions and how they were used",
  settings: "Settings: shops, locations, hours and zones",
  staff: "The staff and the log",
  form: "Tables are CSV files that Excel opens in your language, the rest is JSON. With many orders it takes some minutes.",
  download: "Download the archive",
  careTitle: "Keep it safe",
  care: "The archive holds data about customers and employees. Each download stays in the log.",
  leftOut: "Passwords, PINs and secret links are not in it.",
};
