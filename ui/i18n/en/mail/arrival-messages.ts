/** Push to staff for a new order; the server alone uses it. */
export const arrivalMessages = {
  subject: "New order {number}",
  text: "{method} · {location}",
  pickup: "Pickup",
  delivery: "Delivery",
} as const;
