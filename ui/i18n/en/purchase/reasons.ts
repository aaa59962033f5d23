import type { reasons as ro } from "../../ro/purchase/reasons.ts";
import type { Translation } from "../../wording.ts";

/** Why an order is rejected or cancelled. */
export const reasons: Translation<typeof ro> = {
  item_unavailable: "An item is not available",
  too_busy: "The kitchen is too busy",
  closing: "We are closing",
  address_out_of_range: "The address is too far",
  customer_request: "The customer asked",
  cannot_fulfil_note: "We cannot follow the note",
  duplicate: "Duplicate order",
  suspected_fraud: "Suspected fraud",
  not_answered: "Not answered in time",
  no_show: "The customer did not come",
  customer_unreachable: "The customer cannot be reached",
  refused_at_door: "Refused at the door",
  other: "Another reason",
};
