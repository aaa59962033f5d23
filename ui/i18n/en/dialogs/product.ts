import type { product as ro } from "../../ro/dialogs/product.ts";
import type { Translation } from "../../wording.ts";

/** The product sheet. */
export const product: Translation<typeof ro> = {
  add: "Add — {amount}",
  update: "Update — {amount}",
  chooseExactly: "Choose exactly {n:number}",
  chooseAtLeast: "Choose at least {n:number}",
  chooseBetween: "Choose {min:number} to {max:number}",
  optionalUpTo: "Optional, up to {n:number}",
  optional: "Optional",
  required: "Required",
  chosen: "Chosen",
  unavailableOption: "unavailable",
  quantity: "Quantity",
  quantityOf: "Quantity: {name|isolate}",
  increase: "More",
  decrease: "Fewer",
  notes: "Note for the kitchen",
  notesPlaceholder: "E.g. no onions",
  payWithPoints: "Pay with points",
  payWithPointsText: "{needed} of {available}",
  description: "Description",
  allergens: "Allergens",
  noAllergens: "No declared allergens",
  allergensWarning: "Do you have an allergy? Call us before you order.",
  diets: "Diets",
  nutrition: "Nutrition",
  perPortion: "per portion",
  weight: "Weight",
  vat: "The price includes {rate} VAT",
};
