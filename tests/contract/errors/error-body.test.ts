import { describe, expect, it } from "vitest";
import {
  fromErrorResponse,
  isWireError,
  statusOfError,
  toErrorBody,
  type WireError,
} from "#core/contract/errors/error-body.ts";

const ERRORS: readonly WireError[] = [
  { tag: "Unauthenticated", key: "auth.unauthenticated", message: "m" },
  { tag: "Forbidden", key: "auth.forbidden", message: "m" },
  { tag: "NotFound", key: "not_found", message: "m" },
  {
    tag: "Invalid",
    key: "validation.failed",
    message: "m",
    fields: { "contact.first_name": ["prea scurt"] },
    details: {},
  },
  {
    tag: "Refused",
    status: 409,
    key: "order.below_minimum",
    message: "m",
    details: { missing: { amount: "5.00", currency: "RON" } },
  },
  { tag: "Refused", status: 400, key: "request.malformed", message: "m", details: {} },
  { tag: "CsrfMismatch", key: "csrf.mismatch", message: "m" },
  { tag: "TooManyRequests", key: "too_many_requests", message: "m", retryAfterSeconds: 7 },
  { tag: "Unexpected", key: "unexpected", message: "m", status: 500 },
  { tag: "Unexpected", key: "unavailable", message: "m", status: 503 },
];

describe("toErrorBody", () => {
  it("has details next to the key, and fields next to both (ERROR-11)", () => {
    expect(
      toErrorBody(
        {
          tag: "Invalid",
          key: "auth.invalid_credentials",
          message: null,
          fields: { email: ["greșit"] },
          details: { resendAfter: 3 },
        },
        "Date greșite",
      ),
    ).toEqual({
      message: "Date greșite",
      data: { key: "auth.invalid_credentials", resend_after: 3 },
      errors: { email: ["greșit"] },
    });
  });
});

describe("fromErrorResponse", () => {
  it.each(ERRORS)("reads back $tag $key (CHECKOUT-8)", (error) => {
    const retryAfter = error.tag === "TooManyRequests" ? error.retryAfterSeconds : null;
    const named = error.tag === "Invalid" ? { fields: { "contact.firstName": ["prea scurt"] } } : {};
    expect(fromErrorResponse(statusOfError(error), toErrorBody(error, "m"), retryAfter)).toEqual({
      ...error,
      ...named,
    });
  });

  it.each([undefined, null, "<html>", 5, [], { data: null }])(
    "lets the status speak for the body %j",
    (body) => {
      expect(fromErrorResponse(404, body, null)).toEqual({
        tag: "NotFound",
        key: "not_found",
        message: null,
      });
      expect(fromErrorResponse(502, body, null)).toEqual({
        tag: "Unexpected",
        key: "unexpected",
        message: null,
        status: 502,
      });
    },
  );

  it("takes the key of the status for one that only a newer server knows (WIRE-7)", () => {
    const body = { message: "Altceva", data: { key: "order.of_tomorrow" } };
    expect(fromErrorResponse(409, body, null)).toEqual({
      tag: "Refused",
      status: 409,
      key: "conflict",
      message: "Altceva",
      details: {},
    });
  });
});

describe("isWireError", () => {
  it("knows a failure by its tag and its key (ERROR-1)", () => {
    const thrown = { tag: "NotFound", key: "not_found", message: null };
    expect([
      isWireError(thrown),
      isWireError({ ...thrown, key: "lost" }),
      isWireError(new Error("x")),
    ]).toEqual([true, false, false]);
  });
});
