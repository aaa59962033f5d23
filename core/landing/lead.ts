import type { FieldProblems } from "#core/errors/field.ts";
import type { FieldErrors } from "#core/form/form-field.ts";
import { compact } from "#core/form/account-forms.ts";
import { email, firstBroken, maxLength, minLength, phone, required } from "#core/form/rules.ts";
import type { Locale } from "#core/shop/shop.ts";

/** Most characters of what an owner writes (LANDING-6). */
export const LEAD_LENGTHS = { name: 80, restaurant: 80, email: 254, phone: 64, message: 2000 } as const;

const MIN_NAME = 2;

/** How long the mail of a lead is tried, in milliseconds: seven days, as long as messages are kept. */
export const LEAD_LIFETIME_MS = 604_800_000;

/** What an owner typed into the contact form; phone and message may stay empty. */
export interface TypedLead {
  readonly name: string;
  readonly restaurant: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** An owner who wants to hear more, as the operator learns of them. */
export interface LeadNotice {
  readonly kind: "lead";
  readonly lead: TypedLead;
  /** The language of the page that it was written on. */
  readonly locale: Locale;
}

/** What is wrong with a lead, by field (LANDING-6). */
export function leadErrors(lead: TypedLead): FieldErrors {
  return compact({
    name: firstBroken(lead.name, required, minLength(MIN_NAME), maxLength(LEAD_LENGTHS.name)),
    restaurant: firstBroken(
      lead.restaurant,
      required,
      minLength(MIN_NAME),
      maxLength(LEAD_LENGTHS.restaurant),
    ),
    email: firstBroken(lead.email, required, email),
    phone: lead.phone.trim() === "" ? null : phone(lead.phone),
    message: maxLength(LEAD_LENGTHS.message)(lead.message),
  });
}

/** The same as message keys, for who refuses a lead. */
export function leadProblems(lead: TypedLead): FieldProblems<keyof TypedLead> {
  return Object.fromEntries(
    Object.entries(leadErrors(lead)).flatMap(([field, message]) =>
      message.kind === "key" ? [[field, message.key]] : [],
    ),
  );
}
