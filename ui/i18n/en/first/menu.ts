import type { menu as ro } from "../../ro/first/menu.ts";
import type { Translation } from "../../wording.ts";

/** The menu screen. */
export const menu: Translation<typeof ro> = {
  title: "Menu",
  categories: "Categories",
  searchPlaceholder: "Search the menu",
  noResults: "Nothing found for “{query|isolate}”",
  clearSearch: "Clear the search",
  filter: "Allergens and diets",
  popular: "Popular",
  orderAgain: "Order again",
  from: "from {amount}",
  add: "Add",
  addNamed: "Add {name|isolate}",
  chooseNamed: "Choose options for {name|isolate}",
  inCart: "{n:number} in the cart",
  soldOut: "Sold out",
  soldOutUntil: "Sold out until {when}",
  notHere: "Not available at this location",
  notForMethod: "Not available for {method}",
  forPoints: "or {points}",
  discounted: "Price before the discount:",
  cart: "Your cart",
  cartBar: "View cart",
  cartLabel: "Cart: {items}, total {amount}",
  emptyTitle: "The menu is being prepared",
  emptyText: "Please come back a little later.",
  failedTitle: "We could not load the menu",
};
