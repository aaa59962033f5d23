import { describe, expect, it } from "vitest";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { REJECT_REASONS } from "#core/order/lifecycle/reject-reason.ts";

const errorsOf = (body: unknown): unknown => {
  const decoded = decodeBody("moveOrder", body);
  return decoded.ok ? {} : decoded.error;
};

describe("a move of an order on the wire", () => {
  it.each([
    "accept",
    "reject",
    "delay",
    "propose_change",
    "assign",
    "start",
    "ready",
    "dispatch",
    "complete",
    "cancel",
    "reopen",
    "resolve",
    "undo",
  ])("may be %s", (event) => {
    expect(errorsOf({ event, version: 1 })).toEqual({});
  });

  it.each(["place", "expire", "complain", "settle_change", "ACCEPT", "", null, 1])(
    "may not be %j",
    (event) => {
      expect(errorsOf({ event, version: 1 })).toEqual({ event: ["validation.invalid"] });
    },
  );

  it("takes minutes from 5 to 180 by 5", () => {
    for (const minutes of [5, 60, 180])
      expect(errorsOf({ event: "accept", version: 1, ready_in_minutes: minutes })).toEqual({});
    for (const minutes of [0, 4, 7, 185, 5.5, "15", -5])
      expect(
        Object.keys(Object(errorsOf({ event: "accept", version: 1, ready_in_minutes: minutes }))),
      ).toEqual(["ready_in_minutes"]);
  });

  it("knows the reasons of ORDER-13 and no other", () => {
    for (const reason of REJECT_REASONS)
      expect(errorsOf({ event: "reject", version: 1, reason })).toEqual({});
    expect(errorsOf({ event: "reject", version: 1, reason: "lazy" })).toEqual({
      reason: ["validation.invalid"],
    });
  });

  it("leaves the minimum length of a text to the lifecycle, which requires one for the reason `other` only", () => {
    expect(errorsOf({ event: "reject", version: 1, reason: "too_busy", text: "" })).toEqual({});
    expect(errorsOf({ event: "reject", version: 1, reason: "other", text: "x".repeat(201) })).toEqual({
      text: ["validation.string_max"],
    });
  });
});
