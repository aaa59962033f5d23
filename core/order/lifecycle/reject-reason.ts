/** Why an order is rejected or cancelled, in the order in which they are offered (ORDER-13). */
export const REJECT_REASONS = [
  "item_unavailable",
  "too_busy",
  "closing",
  "address_out_of_range",
  "customer_request",
  "cannot_fulfil_note",
  "duplicate",
  "suspected_fraud",
  "not_answered",
  "no_show",
  "customer_unreachable",
  "refused_at_door",
  "other",
] as const;

/** One of the reasons; "other" needs a text of 3 to 200 characters. */
export type RejectReason = (typeof REJECT_REASONS)[number];
