import { isAtMost } from "#core/kernel/text-length.ts";
import type { DeliveryAddress } from "./delivery-address.ts";

/** Longest texts of an address, in characters; the courier note is FULFILLMENT-9's. */
export const ADDRESS_LIMITS = {
  street: 120,
  number: 20,
  city: 80,
  block: 20,
  staircase: 20,
  floor: 20,
  apartment: 20,
  intercom: 40,
  courierNote: 200,
} as const;

/** A field of an address that holds text. */
export type AddressField = keyof typeof ADDRESS_LIMITS;

/** The text fields in the order in which a form shows them. */
export const ADDRESS_FIELDS = [
  "street",
  "number",
  "city",
  "block",
  "staircase",
  "floor",
  "apartment",
  "intercom",
  "courierNote",
] as const satisfies readonly AddressField[];

/** Whether a courier could find the door: street and number are there, and a place on the map (FULFILLMENT-9). */
export function isCompleteAddress(address: DeliveryAddress): boolean {
  const { latitude, longitude } = address.coordinates;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && address.street.trim() !== "" && address.number.trim() !== "";
}

/** The message key of each text field that is missing or too long. */
export function addressProblems(address: DeliveryAddress): Readonly<Partial<Record<AddressField, string>>> {
  const problems: Partial<Record<AddressField, string>> = {};
  for (const field of ADDRESS_FIELDS) {
    if (!isAtMost(address[field] ?? "", ADDRESS_LIMITS[field])) problems[field] = "validation.string_max";
  }
  if (address.street.trim() === "") problems.street = "validation.required";
  if (address.number.trim() === "") problems.number = "validation.street_number_required";
  if (address.city.trim() === "") problems.city = "validation.required";
  return problems;
}
