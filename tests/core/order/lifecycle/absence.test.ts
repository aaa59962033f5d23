import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ABSENCE_MS, absenceStep, type AbsenceInput } from "#core/order/lifecycle/absence.ts";
import { isOpenAt } from "#core/shop/open-intervals.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { plusMillis } from "#core/time/instant.ts";
import { orderingState, tradingInstant } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";
import { aLocation } from "#tests/support/builders/shop.ts";

const TEN_TO_TEN = {
  "1": [["10:00", "22:00"]],
  "2": [["10:00", "22:00"]],
  "3": [["10:00", "22:00"]],
  "4": [["10:00", "22:00"]],
  "5": [["10:00", "22:00"]],
  "6": [["10:00", "22:00"]],
  "7": [["10:00", "22:00"]],
} as const;
const LOCATION = aLocation({ openingHours: { pickup: TEN_TO_TEN, delivery: TEN_TO_TEN } });
const ZONE = "Europe/Bucharest";
// Noon and closing in Bucharest's winter.
const NOON = toInstant("2026-03-13T10:00:00Z");
const CLOSING = toInstant("2026-03-13T20:00:00Z");
const step = (change: Partial<AbsenceInput>) =>
  absenceStep({ location: LOCATION, timezone: ZONE, seenAt: NOON, toldUntil: null, now: NOON, ...change });

describe("absenceStep", () => {
  it("tells the owner two minutes after the last screen, until the day ends", () => {
    const due = plusMillis(NOON, ABSENCE_MS);
    expect(step({ now: plusMillis(due, -1) })).toEqual({ kind: "wait", until: due });
    expect(step({ now: due })).toEqual({ kind: "tell", until: CLOSING });
  });

  it("counts open time alone, and tells again on the next day of the same absence", () => {
    const opening = toInstant("2026-03-14T08:00:00Z");
    const evening = plusMillis(CLOSING, -60_000);
    expect(step({ seenAt: evening, now: plusMillis(opening, 59_999) }).kind).toBe("wait");
    expect(step({ seenAt: evening, now: plusMillis(opening, 60_000) }).kind).toBe("tell");
    const nextDay = plusMillis(opening, ABSENCE_MS);
    expect(step({ toldUntil: CLOSING, now: plusMillis(nextDay, -1) }).kind).toBe("wait");
    expect(step({ toldUntil: CLOSING, now: nextDay }).kind).toBe("tell");
  });

  it("misses nobody at a location that takes no orders", () => {
    const paused = { ...ONLINE, mode: "paused" as const, pinned: true };
    const later = plusMillis(NOON, 3_600_000);
    expect(step({ location: { ...LOCATION, orderingState: paused }, now: later }).kind).toBe("wait");
    const half = { ...paused, scope: "delivery" as const };
    expect(step({ location: { ...LOCATION, orderingState: half }, now: later }).kind).toBe("tell");
  });

  it("tells only while it is open, never twice before what it named, and always moves on", () => {
    const cases = fc
      .tuple(tradingInstant(), fc.nat(10 * 86_400_000))
      .chain(([seenAt, away]) =>
        orderingState(plusMillis(seenAt, away)).map((state) => ({ seenAt, away, state })),
      );
    fc.assert(
      fc.property(cases, ({ seenAt, away, state }) => {
        const location = { ...LOCATION, orderingState: state };
        const now = plusMillis(seenAt, away);
        const { kind, until } = step({ location, seenAt, now });
        expect(until > now).toBe(true);
        const tells = kind === "tell";
        expect(tells && (away < ABSENCE_MS || !isOpenAt(LOCATION, "any", ZONE, now))).toBe(false);
        const again = step({ location, seenAt, now: plusMillis(until, -1), toldUntil: tells ? until : null });
        expect(tells && again.kind === "tell").toBe(false);
      }),
    );
  });
});
