import { addressProblems, type AddressField } from "#core/fulfillment/address/address-problems.ts";
import type { Field, FieldProblems } from "#core/errors/field.ts";
import { lengthProblem } from "#core/kernel/length-problem.ts";
import { isLess, isNegative } from "#core/money/compare.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { PlaceOrderCommand } from "./place-order.ts";
import type { Tip } from "./quote.ts";
import { TIP_PERCENTS } from "./tip-choice.ts";

/** Limits of the texts of an order, in characters (CHECKOUT-1). */
export const ORDER_TEXT = {
  firstName: { min: 2, max: 50 },
  lastName: { min: 0, max: 50 },
  kitchenNote: { min: 0, max: 250 },
  companyName: { min: 2, max: 120 },
  companyTaxId: { min: 2, max: 20 },
} as const;

/** What a tip in per cent may be: none, or one that is offered. */
export const ALLOWED_TIP_PERCENTS = [0, ...TIP_PERCENTS] as const;

/** Highest tip as an amount, in units of the currency: a slip of the finger must not cost more. */
export const MAX_TIP = "1000.00";

/** The fields of an order that rules refuse. */
type OrderField =
  | Extract<Field, `contact.${string}` | `companyInvoice.${string}`>
  | `deliveryAddress.${AddressField}`
  | "kitchenNote"
  | "tip"
  | "paymentMethod"
  | "cashChangeFor"
  | "acceptTerms";

/** The message key of each field of an order that is wrong. */
export type OrderFieldProblems = FieldProblems<OrderField>;

/** What is wrong with the fields of an order before anything is known of cart or location; empty when all is well. */
export function orderFieldProblems(command: PlaceOrderCommand): OrderFieldProblems {
  const { contact, companyInvoice } = command;
  return withoutNulls({
    ...(command.fulfillmentMethod === "delivery" ? addressFields(command) : {}),
    "contact.firstName": textProblem(contact.firstName, ORDER_TEXT.firstName),
    "contact.lastName": textProblem(contact.lastName ?? "", ORDER_TEXT.lastName),
    kitchenNote: textProblem(command.kitchenNote ?? "", ORDER_TEXT.kitchenNote),
    tip: tipProblem(command.tip),
    cashChangeFor:
      command.cashChangeFor !== null && command.paymentMethod !== "cash"
        ? "checkout.change_without_cash"
        : null,
    "companyInvoice.name": companyInvoice && textProblem(companyInvoice.name, ORDER_TEXT.companyName),
    "companyInvoice.taxId": companyInvoice && taxIdProblem(companyInvoice.taxId),
    acceptTerms: command.acceptTerms ? null : "validation.accepted",
  });
}

/** What is wrong with the banknote that change is asked for: another currency, or less than what is to be paid. */
export function changeProblem(changeFor: Money | null, total: Money): string | null {
  if (changeFor === null) return null;
  if (changeFor.currency !== total.currency) return "validation.invalid";
  return isLess(changeFor, total) ? "checkout.change_below_total" : null;
}

/** What is wrong with the currency of a tip that a shop is given. */
export function tipCurrencyProblem(tip: Tip | null, currency: Currency): "validation.invalid" | null {
  return tip === null || "percent" in tip || tip.amount.currency === currency ? null : "validation.invalid";
}

function tipProblem(tip: Tip | null): string | null {
  if (tip === null) return null;
  if ("percent" in tip) return ALLOWED_TIP_PERCENTS.includes(tip.percent) ? null : "validation.invalid";
  const { currency } = tip.amount;
  const isTooMuch = isLess({ amount: MAX_TIP, currency }, tip.amount);
  return isNegative(tip.amount) || isTooMuch ? "validation.number_range" : null;
}

// The digits of a Romanian CUI with or without RO, or a foreign company's number: checked by the tax office, not here.
function taxIdProblem(taxId: string): string | null {
  return textProblem(taxId, ORDER_TEXT.companyTaxId) ?? (/\d/.test(taxId) ? null : "validation.invalid");
}

function textProblem(text: string, limits: { readonly min: number; readonly max: number }): string | null {
  const problem = lengthProblem(text, limits);
  return problem === "validation.string_min" && text.trim() === "" ? "validation.required" : problem;
}

function addressFields({ deliveryAddress }: PlaceOrderCommand): OrderFieldProblems {
  const problems = deliveryAddress === null ? {} : addressProblems(deliveryAddress);
  return Object.fromEntries(
    Object.entries(problems).map(([field, key]) => [`deliveryAddress.${field}`, key]),
  );
}

function withoutNulls(problems: Readonly<Partial<Record<OrderField, string | null>>>): OrderFieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
