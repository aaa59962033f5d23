import { ALLERGENS, type Allergen } from "../allergens.ts";
import type { Declared, ModifierGroup, Product } from "../menu.ts";
import { FILTER_DIETS, suitsDiet } from "./diets.ts";

/** What a product brings as it is chosen, in the order of the law. */
export interface Declarations {
  readonly allergens: readonly Allergen[];
  /** Which of its parts declare nothing, by name (MENU-5). */
  readonly undeclared: readonly string[];
}

type Named = Declared & { readonly name: string };

/** The allergens of a product with the options that were chosen of it. */
export function declarationsOf(parts: readonly Named[]): Declarations {
  const brought = new Set(parts.flatMap(({ allergens }) => allergens ?? []));
  return {
    allergens: ALLERGENS.filter((one) => brought.has(one)),
    undeclared: parts.filter(({ allergens }) => allergens === null).map(({ name }) => name),
  };
}

/** The diets and marks of a product that hold whatever is chosen of what must be chosen. */
export function assuredDiets(product: Product, groups: readonly ModifierGroup[]): readonly string[] {
  const required = groups.filter(({ minChoices }) => minChoices > 0).flatMap(({ modifiers }) => modifiers);
  return (product.diets ?? []).filter((diet) =>
    required.every(({ diets }) => !isDiet(diet) || suitsDiet(diets ?? [], diet)),
  );
}

// Marks such as `spicy` say what is in it: an option takes none of them back.
function isDiet(mark: string): boolean {
  return mark === "gluten_free" || FILTER_DIETS.some((diet) => diet === mark);
}
