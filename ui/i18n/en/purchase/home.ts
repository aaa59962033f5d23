import type { home as ro } from "../../ro/purchase/home.ts";
import type { Translation } from "../../wording.ts";

/** A customer's own start page at a shop. */
export const home: Translation<typeof ro> = {
  active: "Your order",
  others: "Other orders under way",
  follow: "Follow the order",
  noneTitle: "No order under way",
  noneText: "What would you like to eat today?",
  again: "Order again",
  againOrder: "Order {number} again",
  allOrders: "All orders",
  favorites: "What you ordered before",
  place: "How you get your order",
  addresses: "My addresses and details",
  seePoints: "See what you can get and the history",
};
