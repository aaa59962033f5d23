import { describe, expect, it } from "vitest";
import { excerptOf } from "#core/menu/menu-excerpt.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { aMenu } from "#tests/support/builders/menu.ts";

describe("excerptOf", () => {
  const menu = aMenu();

  it("keeps of each product its heading and all of its choices, and no other product", () => {
    for (const product of menu.products) {
      const excerpt = excerptOf(menu, product.slug);
      if (excerpt === null) throw new Error(`No ${product.slug}`);
      expect(excerpt.products).toEqual([product]);
      expect(excerpt.categories.map(({ id }) => id)).toEqual([product.categoryId]);
      expect(groupsOf(indexMenu(excerpt), product)).toEqual(groupsOf(indexMenu(menu), product));
      expect(excerpt.modifierGroups).toHaveLength(groupsOf(indexMenu(menu), product).length);
    }
  });

  it("is nothing where the menu has no such product", () => {
    expect(excerptOf(menu, "nu-exista")).toBeNull();
  });
});
