import { expect, it } from "vitest";
import { firstInvoiceKept } from "#core/account/erasure.ts";
import { toInstant } from "#tests/support/builders/values.ts";

it.each([
  // Papers of 2026 are kept from July 2027 to June 2032.
  ["2032-06-30T20:59:59Z", "2025-12-31T22:00:00.000Z"],
  ["2032-06-30T21:00:00Z", "2026-12-31T22:00:00.000Z"],
  ["2032-12-31T12:00:00Z", "2026-12-31T22:00:00.000Z"],
  ["2033-01-01T12:00:00Z", "2026-12-31T22:00:00.000Z"],
])("at %s companies of orders placed from %s on are kept (ACCOUNT-32)", (now, kept) => {
  expect(firstInvoiceKept(toInstant(now))).toBe(kept);
});
