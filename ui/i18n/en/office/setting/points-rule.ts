import type { points as ro } from "#ui/i18n/ro/office/setting/points-rule.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** How a shop gives points. */
export const points: Translation<typeof ro> = {
  title: "Points",
  tileText: "How many points an order brings, with an example",
  rule: "How many points are given",
  text: "A change counts for orders placed from now on. Points that were earned already stay.",
  isOn: "The shop gives and takes points",
  offText: "Customers earn and use no points. Those they have stay, to be used once you switch it on again.",
  rate: "Points for {amount}",
  rateText: "For example 1 or 0.5",
  rateMeans: "That is {points} for every {amount}",
  example: {
    title: "An example",
    subtotal: "Products",
    discount: "Discounts",
    pointsPaid: "Paid with points",
    deliveryFee: "Delivery",
    notCounted: "{amount} does not count",
    eligible: "Counts",
    earns: "The customer gets",
    cheapest: "{product|isolate} costs {points}: earned by ordering for {amount}.",
    noProduct:
      "No product can be paid with points. Say in the menu for how many points each product is given.",
    whenText: "Points come when the order is done, rounded down. Tips and delivery bring none.",
  },
};
