import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfBusinessDay } from "#core/shop/business-day.ts";
import {
  changeOrderingState,
  orderingStateNow,
  type OrderingChange,
} from "#core/shop/ordering/change-ordering-state.ts";
import { isOrderingStateInForce } from "#core/shop/effective-ordering-state.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { plusMillis } from "#core/time/instant.ts";
import { tradingInstant } from "#tests/support/arbitraries/shop.ts";
import { NOON, toInstant, valueOf } from "#tests/support/builders/values.ts";
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
const PLAN = aLocation({ openingHours: { pickup: TEN_TO_TEN, delivery: TEN_TO_TEN } });
const CONTEXT = { plan: PLAN, timezone: "Europe/Bucharest", now: NOON, setBy: "Ana Ionescu" };
// 22:00 in Bucharest's winter.
const CLOSING = toInstant("2026-03-13T20:00:00Z");

function busy(change: Partial<OrderingChange> = {}): OrderingChange {
  return {
    mode: "busy",
    extraMinutes: 15,
    scope: "all",
    until: null,
    pinned: false,
    reason: null,
    ...change,
  };
}

describe("changeOrderingState (SHOP-9)", () => {
  it("lasts until closing where nobody said until when", () => {
    expect(changeOrderingState(busy(), CONTEXT)).toEqual({
      ok: true,
      value: { ...busy(), until: CLOSING, setBy: "Ana Ionescu", setAt: NOON },
    });
  });

  it("keeps an earlier end and shortens a later one", () => {
    const soon = plusMillis(NOON, 60_000);
    expect(changeOrderingState(busy({ until: soon }), CONTEXT)).toMatchObject({ value: { until: soon } });
    const tomorrow = plusMillis(CLOSING, 1);
    expect(changeOrderingState(busy({ until: tomorrow }), CONTEXT)).toMatchObject({
      value: { until: CLOSING },
    });
  });

  it("adds no minutes to a pause, and forgets everything when online", () => {
    expect(changeOrderingState(busy({ mode: "paused" }), CONTEXT)).toMatchObject({
      value: { extraMinutes: 0 },
    });
    const online = busy({ mode: "online", reason: "gata", until: CLOSING });
    expect(changeOrderingState(online, CONTEXT)).toEqual({
      ok: true,
      value: { ...ONLINE, setBy: "Ana Ionescu", setAt: NOON },
    });
  });

  it("refuses an end that is now or over", () => {
    for (const until of [NOON, plusMillis(NOON, -1)])
      expect(changeOrderingState(busy({ until }), CONTEXT)).toEqual({
        ok: false,
        error: "validation.invalid",
      });
  });

  it("keeps a pinned state until somebody ends it, or to the end that was named (SHOP-15)", () => {
    const pinned = busy({ mode: "paused", extraMinutes: 0, pinned: true });
    expect(changeOrderingState(pinned, CONTEXT)).toEqual({
      ok: true,
      value: { ...pinned, setBy: "Ana Ionescu", setAt: NOON },
    });
    const nextWeek = plusMillis(NOON, 7 * 86_400_000);
    expect(changeOrderingState({ ...pinned, until: nextWeek }, CONTEXT)).toMatchObject({
      value: { until: nextWeek, pinned: true },
    });
    expect(changeOrderingState({ ...pinned, until: NOON }, CONTEXT).ok).toBe(false);
    expect(changeOrderingState({ ...pinned, mode: "online" }, CONTEXT)).toMatchObject({
      value: { pinned: false },
    });
  });

  const ends = fc.option(fc.integer({ min: 1, max: 10 ** 9 }));

  it("never outlives the business day unless it is pinned", () => {
    fc.assert(
      fc.property(tradingInstant(), ends, (now, millis) => {
        const until = millis === null ? null : plusMillis(now, millis);
        const changed = valueOf(changeOrderingState(busy({ until }), { ...CONTEXT, now }));
        const end = endOfBusinessDay(PLAN, now, CONTEXT.timezone);
        expect(isOrderingStateInForce(changed, now)).toBe(true);
        expect(isOrderingStateInForce(changed, end)).toBe(false);
      }),
    );
  });

  it("is ended by nothing but its own end once it is pinned", () => {
    fc.assert(
      fc.property(tradingInstant(), ends, fc.nat(10 ** 10), (now, millis, later) => {
        const until = millis === null ? null : plusMillis(now, millis);
        const changed = valueOf(changeOrderingState(busy({ until, pinned: true }), { ...CONTEXT, now }));
        const at = plusMillis(now, later);
        expect(isOrderingStateInForce(changed, at)).toBe(until === null || at < until);
      }),
    );
  });
});

describe("orderingStateNow", () => {
  it("is online from the end on, with the author of the last change", () => {
    const state = { ...busy({ until: CLOSING }), setBy: "Ana Ionescu", setAt: NOON };
    expect(orderingStateNow(state, plusMillis(CLOSING, -1))).toEqual(state);
    expect(orderingStateNow(state, CLOSING)).toEqual({ ...ONLINE, setBy: "Ana Ionescu", setAt: NOON });
  });
});
