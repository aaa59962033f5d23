import { describe, expect, it } from "vitest";
import { lastReason } from "#core/order/lifecycle/last-reason.ts";
import { NOON } from "#tests/support/builders/values.ts";

const entry = { number: 1, at: NOON, actor: "staff", reason: null, text: null, minutes: null } as const;

describe("lastReason", () => {
  it("is what the rejection says", () => {
    const timeline = [
      { ...entry, event: "place" },
      { ...entry, number: 2, event: "reject", reason: "other", text: "No gas" },
    ] as const;
    expect(lastReason({ timeline })).toEqual({ reason: "other", text: "No gas" });
  });

  it("is gone after the order's next move", () => {
    const timeline = [
      { ...entry, event: "reject", reason: "closing" },
      { ...entry, number: 2, event: "reopen" },
    ] as const;
    expect([lastReason({ timeline }), lastReason({ timeline: [] })]).toEqual([null, null]);
  });
});
