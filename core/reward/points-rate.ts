import { fractionOf } from "#core/money/fraction.ts";

/** So many points for each so many whole units of the currency. */
export interface PointsRate {
  readonly points: number;
  readonly units: number;
}

/** A rate per unit in whole numbers, as small as they get: "1" is 1 for each 1, "0.5" is 1 for each 2 (REWARD-5). */
export function pointsRate(pointsPerUnit: string): PointsRate {
  const { numerator, denominator } = fractionOf(pointsPerUnit);
  const divisor = greatestDivisor(numerator, denominator);
  return { points: Number(numerator / divisor), units: Number(denominator / divisor) };
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}
