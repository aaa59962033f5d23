import { describe, expect, it } from "vitest";
import { historyPath, historyPlace } from "#core/order/history/order-history-path.ts";

describe("historyPlace", () => {
  it("reads tab and page", () => {
    expect(historyPlace("past", "3")).toEqual({ state: "past", page: 3 });
  });

  it("falls back to the first active page", () => {
    expect([
      historyPlace(null, null),
      historyPlace("nonsense", "-1"),
      historyPlace("active", "1e3"),
      historyPlace("active", "0"),
    ]).toEqual(Array.from({ length: 4 }, () => ({ state: "active", page: 1 })));
  });
});

describe("historyPath", () => {
  it("lists only unusual circumstances", () => {
    expect([historyPath("active", 1), historyPath("past", 1), historyPath("past", 2)]).toEqual([
      "/orders",
      "/orders?state=past",
      "/orders?state=past&page=2",
    ]);
  });
});
