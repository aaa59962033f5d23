import { toMinorUnits } from "#core/money/minor-units.ts";
import type { Money } from "#core/money/money.ts";

/** Whole per cent by which a figure differs from the one before, half away from zero; null where that was nothing. */
export function changeOf(now: Money | number | null, before: Money | number | null): number | null {
  const [is, was] = [unitsOf(now), unitsOf(before)];
  if (is === null || was === null || was === 0n) return null;
  const doubled = ((is - was) * 200n) / was;
  return Number(doubled > 0n ? (doubled + 1n) / 2n : (doubled - 1n) / 2n);
}

function unitsOf(figure: Money | number | null): bigint | null {
  if (figure === null) return null;
  return typeof figure === "number" ? BigInt(figure) : toMinorUnits(figure);
}
