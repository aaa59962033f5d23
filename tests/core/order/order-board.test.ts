import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderAge, promiseCountdown } from "#core/order/board/order-age.ts";
import { locationLetter } from "#core/order/order-number.ts";
import { suggestedFixOf } from "#core/order/lifecycle/suggested-fix.ts";
import { plusMillis } from "#core/time/instant.ts";
import { HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";

describe("orderAge", () => {
  it.each([
    [0, 0, "fresh"],
    [299, 4, "fresh"],
    [300, 5, "aging"],
    [479, 7, "aging"],
    [480, 8, "old"],
    [-30, 0, "fresh"],
  ])("after %i s is %i minutes and %s", (seconds, minutes, level) => {
    expect(orderAge(HALF_PAST_NOON, plusMillis(HALF_PAST_NOON, seconds * 1000))).toEqual({ minutes, level });
  });
});

describe("promiseCountdown", () => {
  it.each([
    [1200, 20, "ahead"],
    [601, 11, "ahead"],
    [600, 10, "near"],
    [0, 0, "near"],
    [-30, 0, "past"],
    [-60, -1, "past"],
  ])("with %i s left is %i minutes and %s", (seconds, minutes, level) => {
    expect(promiseCountdown(plusMillis(HALF_PAST_NOON, seconds * 1000), HALF_PAST_NOON)).toEqual({
      minutes,
      level,
    });
  });
});

describe("locationLetter", () => {
  it("gives every location its own letter", () => {
    expect([0, 25, 26, 27, 701, 702].map(locationLetter)).toEqual(["A", "Z", "AA", "AB", "ZZ", "AAA"]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5000), { minLength: 2, maxLength: 2 }), ([a = 0, b = 1]) => {
        expect(locationLetter(a)).not.toBe(locationLetter(b));
      }),
    );
  });
});

describe("suggestedFixOf", () => {
  it("suggests what would have prevented the rejection (ORDER-5)", () => {
    expect((["item_unavailable", "too_busy", "closing", "duplicate"] as const).map(suggestedFixOf)).toEqual([
      "snoozeItems",
      "goBusy",
      "pause",
      null,
    ]);
  });
});
