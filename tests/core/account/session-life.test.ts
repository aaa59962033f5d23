import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionEnd } from "#core/account/session-life.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";

const DAY_MS = 86_400_000;
const after = (days: number) => plusMillis(NOON, days * DAY_MS);

describe("the end of a session", () => {
  it("is two weeks after it was last seen, and a month after its start at the latest (ACCOUNT-9)", () => {
    expect(sessionEnd(NOON, NOON)).toBe(after(14));
    expect(sessionEnd(NOON, after(10))).toBe(after(24));
    expect(sessionEnd(NOON, after(20))).toBe(after(30));
  });

  it("never moves back by later use, nor past a month", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (first, more) => {
        const earlier = sessionEnd(NOON, after(first));
        const later = sessionEnd(NOON, after(first + more));
        expect(earlier <= later && later <= after(30)).toBe(true);
      }),
    );
  });
});
