import { describe, expect, it } from "vitest";
import { countedPages, isUncounted } from "#core/order/list/counted-orders.ts";
import { toOrderSearch } from "#core/order/list/order-search.ts";

describe("toOrderSearch", () => {
  it.each([
    ["A-042", { name: null, phoneEnd: null, number: { prefix: "a", count: 42 } }],
    ["a42", { name: null, phoneEnd: null, number: { prefix: "a", count: 42 } }],
    ["42", { name: null, phoneEnd: null, number: { prefix: null, count: 42 } }],
    ["678", { name: null, phoneEnd: "678", number: { prefix: null, count: 678 } }],
    ["0712 345 678", { name: null, phoneEnd: "712345678", number: null }],
    ["+40 712.345.678", { name: null, phoneEnd: "40712345678", number: null }],
    [" Ștefan Popa ", { name: "Ștefan Popa", phoneEnd: null, number: null }],
    ["Ana 12", { name: null, phoneEnd: null, number: { prefix: "ana", count: 12 } }],
    ["Maria 12", { name: "Maria 12", phoneEnd: null, number: null }],
    ["?", { name: null, phoneEnd: null, number: null }],
  ])("reads %j", (text, search) => {
    expect(toOrderSearch(text)).toEqual(search);
  });
});

describe("countedPages", () => {
  it("knows the pages of a list that was counted, and of a longer one whether there is another", () => {
    const page = { items: [], page: 1, perPage: 25, total: 0 };
    expect(countedPages(page)).toBe(1);
    expect(countedPages({ ...page, total: 26 })).toBe(2);
    expect([isUncounted(1000), isUncounted(1001)]).toEqual([false, true]);
    expect(countedPages({ ...page, items: Array.from({ length: 25 }), total: 1001 })).toBeNull();
    expect(countedPages({ ...page, items: [1], page: 90, total: 1001 })).toBe(90);
  });
});
