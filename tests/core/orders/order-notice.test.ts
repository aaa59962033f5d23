import { describe, expect, it } from "vitest";
import { NOTICE_RULES, noticeDue } from "#core/orders/order-notice.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/instant.ts";

describe("what customers are told beside the page (product §14)", () => {
  it.each([
    ["place", ["email"]],
    ["accept", ["sms"]],
    ["delay", ["sms"]],
    ["reject", ["sms", "email"]],
    ["expire", ["sms", "email"]],
    ["cancel", ["sms", "email"]],
    ["complete", ["email"]],
    ["ready", undefined],
    ["dispatch", undefined],
    ["start", undefined],
    ["undo", undefined],
    ["reopen", undefined],
  ] as const)("of %s by %j", (event, channels) => {
    expect(NOTICE_RULES[event]?.channels).toEqual(channels);
  });

  it("waits ten seconds with an answer that may be taken back, and with nothing else", () => {
    const dueAfter = (event: "accept" | "reject" | "expire" | "cancel") => noticeDue({ event, at: NOON });
    expect([dueAfter("accept"), dueAfter("reject")]).toEqual(Array(2).fill(plusMillis(NOON, 10_000)));
    expect([dueAfter("expire"), dueAfter("cancel")]).toEqual([NOON, NOON]);
  });
});
