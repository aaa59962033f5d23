import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { historyPath, historyPlace } from "#core/order/history/order-history-path.ts";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";

function placeOf(query: string) {
  const parts = new URLSearchParams(query);
  return historyPlace(parts.get("state"), parts.get("page"), parts.get("search"));
}

describe("historyPlace", () => {
  it("reads tab, page and search", () => {
    expect(placeOf("state=past&page=3&search=supă")).toEqual({ state: "past", page: 3, search: "supă" });
  });

  it("falls back to the first active page, and to all orders for a search that is too long", () => {
    expect(
      [
        "",
        "state=nonsense&page=-1",
        "state=active&page=1e3",
        `search=${"x".repeat(MAX_SEARCH_LENGTH + 1)}`,
      ].map(placeOf),
    ).toEqual(Array.from({ length: 4 }, () => ({ state: "active", page: 1, search: "" })));
  });

  it("reads what historyPath writes", () => {
    const search = fc
      .string({ maxLength: 40, unit: "grapheme" })
      .filter((text) => [...text].length <= MAX_SEARCH_LENGTH);
    fc.assert(
      fc.property(
        fc.constantFrom("active", "past"),
        fc.integer({ min: 1, max: 999 }),
        search,
        (state, page, text) => {
          const { searchParams } = new URL(historyPath(state, page, text.trim()), "http://diner.test");
          expect(placeOf(searchParams.toString())).toEqual({
            state,
            page,
            search: text.toWellFormed().trim(),
          });
        },
      ),
    );
  });
});

describe("historyPath", () => {
  it("lists only unusual circumstances", () => {
    expect([
      historyPath("active", 1),
      historyPath("past", 1),
      historyPath("past", 2),
      historyPath("past", 2, "A-042"),
    ]).toEqual([
      "/orders",
      "/orders?state=past",
      "/orders?state=past&page=2",
      "/orders?state=past&search=A-042&page=2",
    ]);
  });
});
