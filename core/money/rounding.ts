import { Decimal } from "decimal.js";

/**
 * How a value between two bani becomes one of them. "halfEven" takes a tie to the even neighbour, "halfUp" away
 * from zero; "up" and "down" go away from and towards zero, "ceiling" and "floor" towards plus and minus infinity.
 */
export type RoundingMode = "halfEven" | "halfUp" | "up" | "down" | "ceiling" | "floor";

/** The number by which decimal.js knows each mode. */
export const DECIMAL_ROUNDING: Readonly<Record<RoundingMode, Decimal.Rounding>> = {
  halfEven: Decimal.ROUND_HALF_EVEN,
  halfUp: Decimal.ROUND_HALF_UP,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceiling: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
};
