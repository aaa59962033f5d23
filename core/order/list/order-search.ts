import { readSpokenNumber, type SpokenNumber } from "../order-number.ts";

/** Fewest digits by which a phone is searched for. */
const MIN_PHONE_DIGITS = 3;

/** What a search may mean; an order that any of them finds is found (BOARD-17). */
export interface OrderSearch {
  /** Beginnings of words of a name; null where there is no letter. */
  readonly name: string | null;
  /** Last digits of a phone. */
  readonly phoneEnd: string | null;
  /** A spoken number, with or without what stands before it. */
  readonly number: SpokenNumber | null;
}

/** Reads a search: "A-042" and "42" are spoken numbers, "0712 345 678" and "678" a phone's end, anything with a letter a name. */
export function toOrderSearch(text: string): OrderSearch {
  const search = text.trim();
  const number = readSpokenNumber(search);
  return {
    name: /\p{L}/u.test(search) && (number?.prefix ?? null) === null ? search : null,
    phoneEnd: /^\+?[\d\s().-]+$/.test(search) ? phoneEnd(search.replace(/\D/g, "")) : null,
    number,
  };
}

// Written as people dial it a phone begins with a zero, or two, that its E.164 form lacks.
function phoneEnd(digits: string): string | null {
  const national = digits.length > 8 ? digits.replace(/^0+/, "") : digits;
  return national.length < MIN_PHONE_DIGITS ? null : national;
}
