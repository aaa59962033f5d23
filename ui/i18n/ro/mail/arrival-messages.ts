/** Push to staff for a new order; the server alone uses it. */
export const arrivalMessages = {
  subject: "Comandă nouă {number}",
  text: "{method} · {location}",
  pickup: "Ridicare",
  delivery: "Livrare",
} as const;
