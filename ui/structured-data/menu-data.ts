import type { Menu } from "#core/menu/menu.ts";
import { byOrder } from "#core/menu/sections.ts";
import type { Shop } from "#core/shop/shop.ts";
import { productData } from "./product-data.ts";
import type { JsonLd } from "./json-ld.ts";

/** A menu as schema.org's Menu: a section for each category that has products, dishes in their order. */
export function menuData(shop: Shop, menu: Menu, origin: string, base: string): JsonLd {
  return {
    "@type": "Menu",
    "@id": `${base}/menu#menu`,
    url: `${base}/menu`,
    inLanguage: shop.locale,
    hasMenuSection: menu.categories
      .toSorted(byOrder)
      .map((category) => ({
        "@type": "MenuSection",
        name: category.name,
        hasMenuItem: menu.products
          .filter(({ categoryId }) => categoryId === category.id)
          .toSorted(byOrder)
          .map((product) =>
            productData(shop, product, origin, `${base}/products/${encodeURIComponent(product.slug)}`),
          ),
      }))
      .filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  };
}
