import { MAX_WHOLE_PRODUCTS } from "#core/menu/menu-excerpt.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import { byOrder } from "#core/menu/sections.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";
import { namedData, productData } from "./product-data.ts";
import type { JsonLd } from "./json-ld.ts";

/**
 * A menu as schema.org's Menu: a section for each category that has products, dishes in their order; of a large menu by
 * name and address alone, under which their own pages say the rest (PAGE-9).
 */
export function menuData(shop: Shop, menu: Menu, locale: Locale, origin: string, base: string): JsonLd {
  const index = indexMenu(menu);
  const isWhole = menu.products.length <= MAX_WHOLE_PRODUCTS;
  return {
    "@type": "Menu",
    "@id": `${base}/menu#menu`,
    url: `${base}/menu`,
    inLanguage: locale,
    hasMenuSection: menu.categories
      .toSorted(byOrder)
      .map((category) => ({
        "@type": "MenuSection",
        name: category.name,
        hasMenuItem: menu.products
          .filter(({ categoryId }) => categoryId === category.id)
          .toSorted(byOrder)
          .map((product) => {
            const url = `${base}/products/${encodeURIComponent(product.slug)}`;
            return isWhole
              ? productData(shop, { product, groups: groupsOf(index, product) }, origin, url)
              : namedData(product, url);
          }),
      }))
      .filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  };
}
