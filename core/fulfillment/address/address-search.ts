import type { Coordinates } from "#core/kernel/coordinates.ts";
import { withPlace, withText, type AddressDraft } from "./address-draft.ts";
import { ADDRESS_LIMITS } from "./address-problems.ts";

/** An address that a search found; the number is missing where the street alone was found. */
export interface FoundAddress {
  readonly street: string;
  readonly number: string | null;
  readonly city: string;
  readonly coordinates: Coordinates;
}

/** Fewest and most characters that are searched for (FULFILLMENT-13). */
export const ADDRESS_SEARCH_LENGTH = { min: 3, max: 120 } as const;

/** Addresses that a search shows. */
export const MAX_FOUND_ADDRESSES = 5;

/** How long an answer is kept, in milliseconds. */
export const FOUND_ADDRESSES_MS = 86_400_000;

/** What is searched for; null where too little is typed. */
export function addressSearch(typed: string): string | null {
  const text = typed.trim().replace(/\s+/gu, " ").slice(0, ADDRESS_SEARCH_LENGTH.max);
  return text.length < ADDRESS_SEARCH_LENGTH.min ? null : text;
}

/** The ones that a form can take, each place once, and no more than are shown. */
export function offeredAddresses(found: readonly FoundAddress[]): readonly FoundAddress[] {
  const seen = new Set<string>();
  return found
    .filter((address) => {
      const { street, number, city } = address;
      const label = foundAddressText(address);
      const fits =
        street !== "" &&
        street.length <= ADDRESS_LIMITS.street &&
        (number ?? "").length <= ADDRESS_LIMITS.number &&
        city.length <= ADDRESS_LIMITS.city;
      if (!fits || seen.has(label)) return false;
      seen.add(label);
      return true;
    })
    .slice(0, MAX_FOUND_ADDRESSES);
}

/** One line that names it. */
export function foundAddressText({ street, number, city }: FoundAddress): string {
  return [number === null ? street : `${street} ${number}`, city].filter((part) => part !== "").join(", ");
}

/** Takes a found address into a form; what the search does not know stays as it was typed. */
export function withFoundAddress(draft: AddressDraft, found: FoundAddress): AddressDraft {
  const { street, number, city, coordinates } = found;
  const texts = Object.entries({ street, number: number ?? "", city }).filter(([, text]) => text !== "");
  return texts.reduce(
    (filled, [field, text]) =>
      field === "street" || field === "number" || field === "city" ? withText(filled, field, text) : filled,
    withPlace(draft, coordinates),
  );
}
