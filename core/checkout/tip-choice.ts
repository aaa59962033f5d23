import type { Tip } from "./quote.ts";

/** Tips in per cent that are offered in addition to "none" and an amount (CHECKOUT-3). */
export const TIP_PERCENTS = [5, 10, 15] as const;

/** The selected option of the tip control. */
export type TipChoice = "none" | "5" | "10" | "15" | "amount";

/** The option that shows a tip; no tip and 0 % are the same. */
export function tipChoiceOf(tip: Tip | null): TipChoice {
  if (tip === null) return "none";
  if ("amount" in tip) return "amount";
  return tip.percent === 0 ? "none" : `${tip.percent}`;
}

/** The tip of an option; "amount" is no tip until one is typed. */
export function tipOfChoice(choice: TipChoice): Tip | null {
  const percent = TIP_PERCENTS.find((offered) => `${offered}` === choice);
  return percent === undefined ? null : { percent };
}
