/** Why an order is rejected or cancelled. */
export const reasons = {
  item_unavailable: "Un produs nu este disponibil",
  too_busy: "Bucătăria este prea aglomerată",
  closing: "Închidem",
  address_out_of_range: "Adresa este prea departe",
  customer_request: "La cererea clientului",
  cannot_fulfil_note: "Nu putem respecta nota",
  duplicate: "Comandă dublă",
  suspected_fraud: "Suspiciune de fraudă",
  not_answered: "Fără răspuns la timp",
  no_show: "Clientul nu a venit",
  customer_unreachable: "Clientul nu răspunde",
  refused_at_door: "Refuzată la ușă",
  other: "Alt motiv",
} as const;
