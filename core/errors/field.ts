/**
 * What a rule can refuse or a form can show, in the domain's names with dots; the wire's names are the contract's. A
 * refusal of a field within one of these is a refusal of that one, and of any other field one of the body.
 */
export const FIELDS = [
  "body",
  "email",
  "password",
  "currentPassword",
  "confirmation",
  "pin",
  "role",
  "locationIds",
  "number",
  "phone",
  "code",
  "token",
  "firstName",
  "lastName",
  "acceptTerms",
  "acceptPrivacy",
  "acceptMarketing",
  "contact.firstName",
  "contact.lastName",
  "deliveryAddress",
  "deliveryAddress.street",
  "deliveryAddress.number",
  "deliveryAddress.city",
  "deliveryAddress.block",
  "deliveryAddress.staircase",
  "deliveryAddress.floor",
  "deliveryAddress.apartment",
  "deliveryAddress.intercom",
  "deliveryAddress.courierNote",
  "timing",
  "paymentMethod",
  "cashChangeFor",
  "kitchenNote",
  "tip",
  "companyInvoice.name",
  "companyInvoice.taxId",
  "readyInMinutes",
  "minutes",
  "reason",
  "counted",
  "path",
  "to",
  "note",
  "text",
  "problem",
  "itemIds",
  "resolution",
  "resolution.itemIds",
  "resolution.points",
  "change",
  "change.lines",
  "courier",
  "courier.name",
  "courier.phone",
  "until",
  "effectiveAt",
  "changes",
  "confirmedPrice",
  "filter.to",
] as const;

/** One of them. */
export type Field = (typeof FIELDS)[number];

/** Why each field was refused: message keys, or what the server says of them. */
export type FieldMessages = Readonly<Partial<Record<Field, readonly string[]>>>;

/** One message key for each field that a rule refuses. */
export type FieldProblems<F extends Field = Field> = Readonly<Partial<Record<F, string>>>;
