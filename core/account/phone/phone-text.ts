import { isAtMost } from "#core/kernel/text-length.ts";

/** Longest text that is read as a phone, in characters: a longer text is something else. */
export const MAX_PHONE_TEXT = 64;

const INVISIBLE = /[\p{Cf}\p{Cc}\u034f\u{fe00}-\u{fe0f}]/gu;
const SCHEME = /^tel:/i;
const TRAILING = /[\s.,;:!?…-]+$/u;
const SEPARATORS = /[\s().\-‐‑‒–—―−/]/gu;
const DIGITS = /^(?:\+|00)?\d{7,15}$/;
const DECIMAL = /\p{Nd}/gu;

/**
 * What a person meant by a phone typed or pasted: the digits, with the plus or the zeros in front that they began
 * with. Marks that nobody sees, `tel:`, separators, punctuation at the end and digits of other scripts are read as
 * what they stand for. Null for anything else, such as a number inside other words, two numbers, or an extension,
 * since a reader who picks a number out of a text may call somebody else. Whether such a number can exist is the
 * phone port's to say.
 */
export function readPhone(typed: string): string | null {
  if (!isAtMost(typed, MAX_PHONE_TEXT)) return null;
  const visible = typed.normalize("NFKC").replace(INVISIBLE, "").trim();
  const number = visible.replace(SCHEME, "").replace(TRAILING, "").replace(DECIMAL, toAsciiDigit);
  const digits = number.replace(SEPARATORS, "");
  return DIGITS.test(digits) ? digits : null;
}

// Unicode keeps the decimal digits of a script in one run from 0 to 9, and runs that touch begin at multiples of ten.
function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (IS_DECIMAL.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

const IS_DECIMAL = /^\p{Nd}$/u;
