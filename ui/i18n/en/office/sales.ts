import type { sales as ro } from "../../ro/office/sales.ts";
import type { Translation } from "../../wording.ts";

/** What was sold on a day, for who closes it. */
export const sales: Translation<typeof ro> = {
  title: "End of day",
  day: "Day",
  print: "Print",
  span: "Orders that ended from {from} to {to}",
  byPayment: "Taken",
  payment: "Payment",
  orders: "Orders",
  total: "Total",
  tips: "of it tips",
  deliveryFees: "of it delivery",
  refunded: "Refunded",
  whole: "In all",
  byCourier: "Couriers",
  courier: "Courier",
  cash: "Cash to hand in",
  bySource: "Where they came from",
  source: "Source",
  lost: "Lost",
  ending: "How it ended",
  value: "Value",
  nothing: "No order ended on this day",
  failed: "We could not read the sales",
};
