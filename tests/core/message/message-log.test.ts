import { test } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  failureOf,
  maskAddress,
  maySendAgain,
  MESSAGE_KINDS,
  MESSAGE_STATES,
} from "#core/message/message-log.ts";
import { OUTBOX_CHANNELS } from "#core/order/lifecycle/order-notice.ts";

describe("maskAddress (MESSAGE-8)", () => {
  it("leaves what tells people apart, and nothing of a device", () => {
    expect([
      maskAddress("email", "ana.ionescu@example.com"),
      maskAddress("sms", "+40722000111"),
      maskAddress("push", "01J0000000000000000000000"),
      maskAddress("email", "no address"),
      maskAddress("sms", "112"),
    ]).toEqual(["a•••@example.com", "+40•••111", "", "•••", "•••"]);
  });

  test.prop([fc.stringMatching(/^[a-z0-9.]{2,30}$/u), fc.stringMatching(/^\+[0-9]{9,14}$/u)])(
    "never shows the whole of an address or number",
    (name, phone) => {
      expect(maskAddress("email", `${name}@example.com`)).not.toContain(`${name}@`);
      expect(maskAddress("sms", phone)).not.toContain(phone.slice(1));
    },
  );
});

describe("maySendAgain (MESSAGE-9)", () => {
  test.prop([
    fc.constantFrom(...MESSAGE_STATES),
    fc.constantFrom(...OUTBOX_CHANNELS),
    fc.constantFrom(null, ...MESSAGE_KINDS),
  ])("is of what failed alone, never of secrets, calls and pushes", (state, channel, kind) => {
    const may = maySendAgain({ state, channel, kind });
    if (state !== "failed" || channel === "push") expect(may).toBe(false);
    if (kind === null || ["courier_link", "order_unanswered", "order_arrived", "screens_away"].includes(kind))
      expect(may).toBe(false);
  });

  it("is of a failed confirmation", () => {
    expect(maySendAgain({ state: "failed", channel: "email", kind: "order_placed" })).toBe(true);
  });
});

describe("failureOf", () => {
  it.each([
    [null, null],
    ["Nobody took it in time", "late"],
    ["550 5.1.1 <ana@example.com>: no such user", "refused"],
    ["connect ECONNREFUSED 127.0.0.1:25", "unreachable"],
    ["The operation was aborted due to timeout", "unreachable"],
    ["something else", "other"],
  ])("says of %j that it is %j", (reason, failure) => {
    expect(failureOf(reason)).toBe(failure);
  });
});
