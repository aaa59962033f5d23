import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { indexSearch, searchProducts } from "#core/menu/search.ts";
import type { Product } from "#core/menu/menu.ts";
import { aProduct } from "#tests/support/builders/menu.ts";

const burger = aProduct("Burger Nord", { description: "Vită, brânză și ceapă" });
const soup = aProduct("Ciorbă de burtă", { description: "Cu smântână" });
const pie = aProduct("Plăcintă", { description: "Cu brânză" });

function found(products: readonly Product[], query: string): readonly string[] {
  return searchProducts(indexSearch(products), query).map(({ name }) => name);
}

describe("a search of the menu (MENU-13)", () => {
  it("finds without diacritics, by the beginnings of words, names first", () => {
    expect(found([pie, burger, soup], "CIORBA bur")).toEqual(["Ciorbă de burtă"]);
    expect(found([pie, burger, aProduct("Brânză la grătar")], "branza")).toEqual([
      "Brânză la grătar",
      "Plăcintă",
      "Burger Nord",
    ]);
  });

  it("finds nothing for nothing", () => {
    expect(found([pie, burger], "  ")).toEqual([]);
    expect(found([pie, burger], "sushi")).toEqual([]);
  });

  it.each([
    ["cirba", "a letter left out"],
    ["ciorrba", "a letter too many"],
    ["ciorva", "another letter"],
    ["ciobra", "neighbors swapped"],
    ["xiorba", "another first letter"],
    ["icorba", "the first letters swapped"],
    ["ciobra de butra", "one error in each word"],
    ["ciobr", "an error in the beginning of a word"],
  ])("forgives %s: %s", (query) => {
    expect(found([burger, soup, pie], query)).toEqual(["Ciorbă de burtă"]);
  });

  it.each([
    ["coirab", "two errors"],
    ["nrd", "fewer than four letters typed"],
  ])("does not take %s: %s", (query) => {
    expect(found([burger, soup, pie], query)).toEqual([]);
  });

  it("spells short words as they are on the menu", () => {
    expect(found([aProduct("Suc"), aProduct("Succes")], "sucu")).toEqual(["Succes"]);
  });

  it("shows what is spelled so before what nearly is, descriptions included", () => {
    const products = [aProduct("Pasta"), aProduct("Salată", { description: "Cu paste" }), aProduct("Paste")];
    expect(found(products, "paste")).toEqual(["Paste", "Salată", "Pasta"]);
  });
});

const letter = fc.constantFrom(..."abcde");
const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const products = fc
  .array(fc.record({ name: text, description: fc.option(text) }), { maxLength: 8 })
  .map((all) => all.map((words, n) => aProduct(`P${n}`, words)));

describe("laws of the search", () => {
  test.prop([products, text])("finds what a slow reading of the rule finds", (all, query) => {
    const wanted = query.split(" ");
    const expected = all.filter((product) => wanted.every((typed) => wordsOf(product).some(near(typed))));
    expect(new Set(found(all, query))).toEqual(new Set(expected.map(({ name }) => name)));
  });

  test.prop([products, text])("puts every exact match before the others", (all, query) => {
    const wanted = query.split(" ");
    const exact = searchProducts(indexSearch(all), query).map((product) =>
      wanted.every((typed) => wordsOf(product).some((one) => one.startsWith(typed))),
    );
    expect(exact).toEqual(exact.toSorted((one, other) => Number(other) - Number(one)));
  });

  test.prop([products, text])("finds each product once, whatever the case and the blanks", (all, query) => {
    const once = searchProducts(indexSearch(all), query);
    expect(new Set(once).size).toBe(once.length);
    expect(searchProducts(indexSearch(all), `  ${query.toUpperCase()} `)).toEqual(once);
  });
});

describe("the time of a search", () => {
  const words = ["ciorbă", "friptură", "brânză", "plăcintă", "smântână", "limonadă", "somon", "ciuperci"];
  const named = (n: number): string => `${words[n % 8]} ${words[(n * 5 + 3) % 8]}${n} ${words[(n * 3) % 7]}`;
  const thousand = Array.from({ length: 1000 }, (_, n) =>
    aProduct(`P${n}`, {
      name: named(n),
      description: `${named(n + 1)} cu ${named(n * 7)} și ${named(n * 11)}`,
    }),
  );

  it("is less than 10 ms a letter among a thousand products", () => {
    const index = indexSearch(thousand);
    const query = "cioarba de friptrua";
    const times = Array.from({ length: query.length * 5 }, (_, step) => {
      const start = performance.now();
      searchProducts(index, query.slice(0, (step % query.length) + 1));
      return performance.now() - start;
    }).toSorted((one, other) => one - other);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(10);
  });
});

function wordsOf({ name, description }: Product): readonly string[] {
  return `${name} ${description ?? ""}`.split(" ").filter((one) => one !== "");
}

function near(typed: string): (one: string) => boolean {
  return (one) =>
    one.startsWith(typed) ||
    (Math.min(one.length, typed.length) >= 4 &&
      Array.from({ length: one.length + 1 }, (_, end) => one.slice(0, end)).some(
        (beginning) => distance(typed, beginning) <= 1,
      ));
}

/** How many letters must be added, left out, replaced or swapped with their neighbor. */
function distance(left: string, right: string): number {
  const [a, b] = [left.at(-1), right.at(-1)];
  if (a === undefined || b === undefined) return left.length + right.length;
  if (Math.abs(left.length - right.length) > 1) return 2;
  if (a === b) return distance(left.slice(0, -1), right.slice(0, -1));
  const isSwap = left.length > 1 && right.length > 1 && a === right.at(-2) && b === left.at(-2);
  return (
    1 +
    Math.min(
      distance(left.slice(0, -1), right),
      distance(left, right.slice(0, -1)),
      distance(left.slice(0, -1), right.slice(0, -1)),
      isSwap ? distance(left.slice(0, -2), right.slice(0, -2)) : 2,
    )
  );
}
