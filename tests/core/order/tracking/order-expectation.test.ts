import { describe, expect, it } from "vitest";
import { orderExpectation } from "#core/order/tracking/order-expectation.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const promise = {
  type: "asap",
  earliest: toInstant("2026-03-13T10:40:00Z"),
  latest: toInstant("2026-03-13T10:50:00Z"),
  trace: [],
} as const;
const promisedAt = toInstant("2026-03-13T11:05:00Z");

describe("orderExpectation", () => {
  it("is the window of ordering until the restaurant answers", () => {
    expect(orderExpectation({ status: "pending", promise, promisedAt: null })).toEqual({
      kind: "window",
      earliest: promise.earliest,
      latest: promise.latest,
    });
  });

  it("is the restaurant's promise afterward", () => {
    expect(orderExpectation({ status: "preparing", promise, promisedAt })).toEqual({
      kind: "by",
      at: promisedAt,
    });
  });

  it("is over when the order is", () => {
    expect(orderExpectation({ status: "fulfilled", promise, promisedAt })).toEqual({ kind: "none" });
  });
});
