import type { domain as ro } from "../../../ro/office/setting/domain.ts";
import type { Translation } from "../../../wording.ts";

/** The own domain of a shop. */
export const domain: Translation<typeof ro> = {
  title: "Domain",
  tileText: "Your address on the internet, and the DNS record that it needs",
  address: "Address of the shop",
  text: "The shop always stays at {host} as well. With a domain of your own, customers find it where they know it.",
  name: "Your domain",
  nameText: "For example orders.restaurant.com. Leave it empty if you have none.",
  record: "DNS record",
  recordText:
    "Add it where you bought the domain. It usually shows within minutes, sometimes only the next day.",
  columns: { type: "Type", name: "Name", value: "Leads to" },
  apexText: "If no CNAME is taken for a whole domain, choose ALIAS or ANAME with the same value.",
  saveFirst: "Save it so that we can check where it leads.",
  state: {
    here: "The domain leads here. Your shop opens at it.",
    elsewhere: "The domain leads elsewhere: {found|isolate}.",
    missing: "The domain leads nowhere yet.",
    unknown: "We could not find out where the domain leads. We try again.",
  },
  checking: "Checking where it leads…",
  again: "Check again",
};
