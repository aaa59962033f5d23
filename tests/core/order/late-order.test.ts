import { describe, expect, it } from "vitest";
import { isLate } from "#core/order/list/late-order.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const PROMISE = {
  type: "asap",
  earliest: toInstant("2026-11-22T12:00:00Z"),
  latest: toInstant("2026-11-22T12:30:00Z"),
  trace: [],
} as const;
const END = {
  number: 2,
  event: "complete",
  at: toInstant("2026-11-22T12:40:00Z"),
  actor: "staff",
  reason: null,
  text: null,
  minutes: null,
} as const;
const BEFORE = toInstant("2026-11-22T12:20:00Z");
const AFTER = toInstant("2026-11-22T13:00:00Z");

describe("isLate", () => {
  it("is an open order whose promise is over", () => {
    const open = { status: "preparing", timeline: [], promisedAt: null, promise: PROMISE } as const;
    expect([isLate(open, BEFORE), isLate(open, AFTER)]).toEqual([false, true]);
    expect(isLate({ ...open, promisedAt: AFTER }, AFTER)).toBe(false);
  });

  it("is an order that was fulfilled after its promise, and never a lost one (BOARD-18)", () => {
    const done = { status: "fulfilled", timeline: [END], promisedAt: null, promise: PROMISE } as const;
    expect([isLate(done, BEFORE), isLate(done, AFTER)]).toEqual([true, true]);
    expect(isLate({ ...done, promisedAt: END.at }, AFTER)).toBe(false);
    expect(isLate({ ...done, status: "cancelled" }, AFTER)).toBe(false);
  });
});
