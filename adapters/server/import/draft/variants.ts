import { subtract } from "#core/money/add.ts";
import { min } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import type { DraftGroup } from "./import-draft.ts";
import { type ParseContext, WORDS } from "./parse-context.ts";

/** One way to buy a product, at its whole price. */
export interface Variant {
  readonly key: string;
  readonly name: string;
  readonly price: Money;
}

/** A product's price, with the required choice that several variants make. */
export interface PricedVariants {
  readonly price: Money;
  readonly group: DraftGroup | null;
}

/**
 * Turns the variants of a product into its price: one variant is just that; several become a required single
 * choice over the lowest price, with the differences. Null when there is none.
 */
export function priceVariants(
  productKey: string,
  variants: readonly Variant[],
  { locale }: Pick<ParseContext, "locale">,
): PricedVariants | null {
  const [first] = variants;
  if (first === undefined) return null;
  if (variants.length === 1) return { price: first.price, group: null };
  const lowest = variants.reduce((least, { price }) => min(least, price), first.price);
  const group: DraftGroup = {
    key: `${productKey}/variants`,
    name: WORDS[locale].variant,
    singleChoice: true,
    minChoices: 1,
    maxChoices: 1,
    modifiers: variants.map(({ key, name, price }) => ({
      key: `${productKey}/variants/${key}`,
      name,
      price: subtract(price, lowest),
    })),
  };
  return { price: lowest, group };
}
