import type { Money } from "#core/money/money.ts";

/** An amount in hundredths of its currency, exact and without core's arithmetic. */
export function hundredthsOf({ amount }: Money): bigint {
  return BigInt(amount.replace(".", ""));
}
