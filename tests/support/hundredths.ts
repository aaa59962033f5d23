import type { Money } from "#core/money/money.ts";

/** An amount in hundredths of its currency, exactly, by nothing that core computes with. */
export function hundredthsOf({ amount }: Money): bigint {
  return BigInt(amount.replace(".", ""));
}
