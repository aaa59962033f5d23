import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retryPause } from "#adapters/server/outbox/retry-pause.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

describe("retryPause", PROPERTY_TIMEOUT, () => {
  it("doubles from half a minute to an hour for notifications, and from two seconds to a minute for codes", () => {
    expect([1, 2, 3, 8, 9, 40].map((attempts) => retryPause(1, attempts) / 1000)).toEqual([
      30, 60, 120, 3600, 3600, 3600,
    ]);
    expect([1, 2, 3, 5, 6, 40].map((attempts) => retryPause(0, attempts) / 1000)).toEqual([
      2, 4, 8, 32, 60, 60,
    ]);
  });

  it("is a whole number of milliseconds that never shrinks, after however many attempts", () => {
    fc.assert(
      fc.property(fc.constantFrom<0 | 1>(0, 1), fc.nat({ max: 2 ** 31 - 2 }), (priority, attempts) => {
        const [now, next] = [retryPause(priority, attempts), retryPause(priority, attempts + 1)];
        expect(Number.isSafeInteger(now) && now >= 2000 && now <= next && next <= 3_600_000).toBe(true);
      }),
      runs(500),
    );
  });
});
