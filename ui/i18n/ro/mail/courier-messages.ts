/** Short messages to the courier of an order; the server alone uses them. */
export const courierMessages = {
  linkSubject: "Livrarea {number}",
  link: "{shop}: ai de livrat comanda {number}. Detalii: {link}",
} as const;
