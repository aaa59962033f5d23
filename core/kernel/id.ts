import type { Brand } from "./brand.ts";

/** ULIDs of each noun; branded so that a product's id is never passed for a modifier's. */
export type OrganizationId = Brand<string, "OrganizationId">;
export type ShopId = Brand<string, "ShopId">;
export type LocationId = Brand<string, "LocationId">;
export type ZoneId = Brand<string, "ZoneId">;
export type UserId = Brand<string, "UserId">;
export type CustomerId = Brand<string, "CustomerId">;
export type EmployeeId = Brand<string, "EmployeeId">;
export type TabletId = Brand<string, "TabletId">;
export type InvitationId = Brand<string, "InvitationId">;
export type AuditId = Brand<string, "AuditId">;
export type MessageId = Brand<string, "MessageId">;
export type SessionId = Brand<string, "SessionId">;
export type PasskeyId = Brand<string, "PasskeyId">;
export type PrintingId = Brand<string, "PrintingId">;
export type ProductId = Brand<string, "ProductId">;
export type CategoryId = Brand<string, "CategoryId">;
export type ModifierGroupId = Brand<string, "ModifierGroupId">;
export type ModifierId = Brand<string, "ModifierId">;
export type PriceUpdateId = Brand<string, "PriceUpdateId">;
export type CashDropId = Brand<string, "CashDropId">;
export type RedirectId = Brand<string, "RedirectId">;
export type PictureId = Brand<string, "PictureId">;
export type PromotionId = Brand<string, "PromotionId">;
export type CartId = Brand<string, "CartId">;
export type CartItemId = Brand<string, "CartItemId">;
export type CartWriterId = Brand<string, "CartWriterId">;
export type OrderId = Brand<string, "OrderId">;
export type DeliveryAddressId = Brand<string, "DeliveryAddressId">;
export type VisitorId = Brand<string, "VisitorId">;

/** Any of the branded identifiers above. */
export type Id =
  | OrganizationId
  | ShopId
  | LocationId
  | ZoneId
  | UserId
  | CustomerId
  | EmployeeId
  | TabletId
  | InvitationId
  | AuditId
  | MessageId
  | SessionId
  | PasskeyId
  | PrintingId
  | ProductId
  | CategoryId
  | ModifierGroupId
  | ModifierId
  | PriceUpdateId
  | CashDropId
  | RedirectId
  | PictureId
  | PromotionId
  | CartId
  | CartItemId
  | CartWriterId
  | OrderId
  | DeliveryAddressId
  | VisitorId;

// What follows the first character: Crockford's base 32.
const ULID_REST = "[0-9A-HJKMNP-TV-Z]{25}";

/** A ULID as the product writes it, in upper case. */
export const ULID_PATTERN = new RegExp(`^[0-7]${ULID_REST}$`, "u");

/** The visitor's ULID, which the browser writes in lower case (ACCOUNT-17); all in upper case is let through. */
export const VISITOR_ULID_PATTERN = new RegExp(`^[0-7](?:${ULID_REST.toLowerCase()}|${ULID_REST})$`, "u");

/** Whether the text is a ULID in upper-case Crockford base 32 (the form this product writes everywhere but in the visitor id). */
export function isUlid(text: string): boolean {
  return ULID_PATTERN.test(text);
}

/** Names the kind of an identifier that a contract, a database row or a test already knows to be one. */
export function toId<T extends Id>(text: string): T {
  return text as T;
}
