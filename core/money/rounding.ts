// By hand and not decimal.js: that would be 11.0 KiB (brotli) of the first JavaScript, which rounds discounts, and its
// quotients are cut where fractions of whole numbers are exact. The tests compare the two.
import type { Fraction } from "./fraction.ts";

/**
 * How a value between two minor units becomes one of them. "halfEven" takes a tie to the even neighbor, "halfUp" away
 * from zero; "up" and "down" go away from and toward zero, "ceiling" and "floor" toward plus and minus infinity.
 */
export type RoundingMode = "halfEven" | "halfUp" | "up" | "down" | "ceiling" | "floor";

/** The whole number that a fraction is, or becomes by the mode; null when no mode is given and it is between two. */
export function roundToInteger({ numerator, denominator }: Fraction, rounding?: RoundingMode): bigint | null {
  const cut = numerator / denominator;
  const left = numerator % denominator;
  if (left === 0n) return cut;
  const isNegative = numerator < 0n;
  const away = isNegative ? cut - 1n : cut + 1n;
  const twice = 2n * (isNegative ? -left : left);
  switch (rounding) {
    case undefined:
      return null;
    case "up":
      return away;
    case "down":
      return cut;
    case "ceiling":
      return isNegative ? cut : away;
    case "floor":
      return isNegative ? away : cut;
    case "halfUp":
      return twice >= denominator ? away : cut;
    case "halfEven":
      return twice > denominator || (twice === denominator && cut % 2n !== 0n) ? away : cut;
  }
}
