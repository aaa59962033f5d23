import type { Coordinates } from "#core/kernel/coordinates.ts";
import { isAtLeast, isAtMost } from "#core/kernel/text-length.ts";
import type { AddressDraft } from "./address-draft.ts";
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

/** What is searched for; null where too little is typed, or too much. */
export function addressSearch(typed: string): string | null {
  const text = typed.trim().replace(/\s+/gu, " ");
  const { min, max } = ADDRESS_SEARCH_LENGTH;
  return isAtLeast(text, min) && isAtMost(text, max) ? text : null;
}

/** The ones that a form can take, each place once, and no more than are shown. */
export function offeredAddresses(found: readonly FoundAddress[]): readonly FoundAddress[] {
  const texts = found.filter(fitsForm).map((one) => [foundAddressText(one), one] as const);
  const first = texts.filter(([text], index) => texts.findIndex(([other]) => other === text) === index);
  return first.slice(0, MAX_FOUND_ADDRESSES).map(([, one]) => one);
}

/** One line that names it. */
export function foundAddressText({ street, number, city }: FoundAddress): string {
  return [number === null ? street : `${street} ${number}`, city].filter((part) => part !== "").join(", ");
}

/** Takes a found address into a form; what the search does not know stays as it was typed. */
export function withFoundAddress({ texts }: AddressDraft, found: FoundAddress): AddressDraft {
  const { street, number, city, coordinates } = found;
  const known = { street, number: number ?? texts.number, city: city === "" ? texts.city : city };
  return { texts: { ...texts, ...known }, coordinates };
}

function fitsForm({ street, number, city }: FoundAddress): boolean {
  const isShort = isAtMost(street, ADDRESS_LIMITS.street) && isAtMost(city, ADDRESS_LIMITS.city);
  return street !== "" && isShort && isAtMost(number ?? "", ADDRESS_LIMITS.number);
}
