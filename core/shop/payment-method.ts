/** How the money changes hands. */
export type PaymentMethod = "cash" | "card_at_handover";
