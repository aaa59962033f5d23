import { describe, expect, it } from "vitest";
import { foundProducts, menuOutline, namedProducts } from "#core/draft/menu-outline.ts";
import { aCategoryEntry, aProductEntry, named } from "#tests/support/builders/menu-entry.ts";

const content = [
  aCategoryEntry(),
  aProductEntry("Ciorbă de burtă", { names: named("Ciorbă de burtă", "Tripe soup") }),
  aProductEntry("Plăcintă", { names: named("Plăcintă cu brânză", null) }),
];

function found(search: string): readonly string[] {
  const products = namedProducts(menuOutline(content, content, "ro"));
  return foundProducts(products, search).map(({ name }) => name);
}

describe("a search of the menu as it is edited", () => {
  it("finds by the beginnings of words of a name, in any language", () => {
    expect(found("CIORBA bur")).toEqual(["Ciorbă de burtă"]);
    expect(found("tripe")).toEqual(["Ciorbă de burtă"]);
    expect(found("branza")).toEqual(["Plăcintă cu brânză"]);
  });

  it("wants all words in one name", () => {
    expect(found("ciorba soup")).toEqual([]);
    expect(found("urta")).toEqual([]);
  });

  it("finds everything for nothing", () => {
    expect(found(" ")).toHaveLength(2);
  });
});
