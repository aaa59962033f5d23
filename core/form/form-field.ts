import type { Message } from "#core/kernel/message.ts";

/** Every field of a form, by its name in the form's values. */
export const FORM_FIELDS = [
  "firstName",
  "lastName",
  "name",
  "restaurant",
  "message",
  "email",
  "password",
  "code",
  "pin",
  "role",
  "everywhere",
  "locations",
  "number",
  "currentPassword",
  "repeated",
  "confirmation",
  "locale",
  "phone",
  "locationId",
  "method",
  "address",
  "timing",
  "paymentMethod",
  "cashChangeFor",
  "cutlery",
  "kitchenNote",
  "ifMissing",
  "tip",
  "wantsInvoice",
  "companyName",
  "companyTaxId",
  "counted",
  "path",
  "to",
  "isPermanent",
  "note",
  "acceptTerms",
  "acceptPrivacy",
  "acceptMarketing",
] as const;

/** One of them. */
export type FormField = (typeof FORM_FIELDS)[number];

/** What is wrong, by field; a field that is fine is missing. */
export type FieldErrors = Readonly<Partial<Record<FormField, Message>>>;

/** The field of a name; null for a name that no form has. */
export function formFieldOf(name: string): FormField | null {
  return FORM_FIELDS.find((field) => field === name) ?? null;
}

/** The fields that values are of. */
export function fieldsOf(values: object): readonly FormField[] {
  return FORM_FIELDS.filter((field) => field in values);
}
