/** How the money changes hands. */
export const PAYMENT_METHODS = ["cash", "card_at_handover"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
