import { assuredDiets } from "#core/menu/filter/declarations.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import type { Money } from "#core/money/money.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { JsonLd } from "./json-ld.ts";

/** A product with its groups of modifiers. */
export interface Dish {
  readonly product: Product;
  readonly groups: readonly ModifierGroup[];
}

/** A dish as schema.org's MenuItem, with its price at the first location that sells it. */
export function productData(shop: Shop, { product, groups }: Dish, origin: string, url: string): JsonLd {
  const { name, description, picture } = product;
  const price = priceOf(shop, product);
  const suited = dietsData(assuredDiets(product, groups));
  return {
    "@type": "MenuItem",
    name,
    url,
    ...(description === null ? {} : { description }),
    ...(picture === null ? {} : { image: new URL(picture.url, origin).href }),
    ...(price === null ? {} : { offers: offerData(price) }),
    ...(suited.length === 0 ? {} : { suitableForDiet: suited }),
  };
}

/** The same with name and address alone. */
export function namedData({ name }: Product, url: string): JsonLd {
  return { "@type": "MenuItem", name, url };
}

function offerData({ amount, currency }: Money): JsonLd {
  return { "@type": "Offer", price: amount, priceCurrency: currency };
}

function priceOf(shop: Shop, product: Product): Money | null {
  return (
    shop.locations.map(({ id }) => product.priceByLocation[id]).find((price) => price !== undefined) ?? null
  );
}

const DIETS = new Map([
  ["vegetarian", "VegetarianDiet"],
  ["vegan", "VeganDiet"],
  ["gluten_free", "GlutenFreeDiet"],
  ["lactose_free", "LowLactoseDiet"],
  ["halal", "HalalDiet"],
  ["kosher", "KosherDiet"],
]);

function dietsData(diets: readonly string[]): readonly string[] {
  return diets.flatMap((diet) => {
    const known = DIETS.get(diet);
    return known === undefined ? [] : [`https://schema.org/${known}`];
  });
}
