import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursOn, isOpenAt, openIntervals, type OpeningPlan } from "#core/shop/open-intervals.ts";
import { endOfBusinessDay } from "#core/shop/business-day.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis, plusMillis, toMillis, type Instant } from "#core/time/instant.ts";
import { parseMinuteOfDay } from "#core/time/local-time.ts";
import {
  everyDay,
  openingPlan,
  planOf,
  CLOCK_CHANGES,
  tradingInstant,
} from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const BUCHAREST = "Europe/Bucharest";
const FIVE_MINUTES_MS = 300_000;

interface Tick {
  readonly at: Instant;
  /** Date and time that Intl shows, as one sortable text. */
  readonly shown: string;
}

/** What the wall clock shows every five minutes around a night, read through Intl alone. */
function wallClock(date: string): readonly Tick[] {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: BUCHAREST,
    dateStyle: "short",
    timeStyle: "short",
  });
  const from = Date.parse(`${date}T00:00:00Z`) - 72 * 3_600_000;
  return Array.from({ length: (144 * 60) / 5 }, (_, index) => {
    const millis = from + index * FIVE_MINUTES_MS;
    return { at: instantOfMillis(millis), shown: format.format(millis) };
  });
}

/** Open by the words of the rule: from the first time the clock shows the start until the last time it shows the end. */
function openByTheClock(plan: OpeningPlan, ticks: readonly Tick[], date: string): ReadonlySet<Instant> {
  const open = new Set<Instant>();
  for (const day of [-2, -1, 0, 1].map((days) => plusDays(date, days))) {
    for (const method of plan.supportedFulfillmentMethods) {
      for (const [from, to] of hoursOn(plan, method, day)) {
        const passes = parseMinuteOfDay(to) <= parseMinuteOfDay(from);
        const endDay = to === "24:00" ? plusDays(day, passes ? 2 : 1) : plusDays(day, passes ? 1 : 0);
        const start = `${day} ${from}`;
        const end = `${endDay} ${to === "24:00" ? "00:00" : to}`;
        const first = ticks.findIndex((tick) => tick.shown >= start);
        const shownLast = ticks.findLastIndex((tick) => tick.shown === end);
        const last = shownLast === -1 ? ticks.findIndex((tick) => tick.shown >= end) : shownLast;
        for (const tick of ticks.slice(first, Math.max(first, last))) open.add(tick.at);
      }
    }
  }
  return open;
}

describe("isOpenAt on the nights of a clock change", () => {
  const examples = [
    everyDay(["18:00", "02:00"]),
    everyDay(["00:00", "24:00"]),
    everyDay(["22:00", "03:30"], ["03:45", "06:00"]),
    everyDay(["03:00", "04:00"]),
    everyDay(["03:30", "03:30"]),
  ];

  it.each(CLOCK_CHANGES)("agrees with Intl every five minutes around %s", (date) => {
    const ticks = wallClock(date);
    for (const week of examples) {
      const plan = planOf(week);
      const open = openByTheClock(plan, ticks, date);
      for (const { at } of ticks.slice(48 * 12, 96 * 12))
        expect([at, isOpenAt(plan, "any", BUCHAREST, at)]).toEqual([at, open.has(at)]);
    }
  });

  it.each(CLOCK_CHANGES)("agrees with Intl for any hours and exceptions around %s", (date) => {
    const ticks = wallClock(date);
    const dates = [plusDays(date, -1), date, plusDays(date, 1)];
    fc.assert(
      fc.property(
        openingPlan(dates),
        fc.array(fc.integer({ min: 48 * 12, max: 96 * 12 - 1 }), { minLength: 40 }),
        (plan, picks) => {
          const open = openByTheClock(plan, ticks, date);
          for (const pick of picks) {
            const at = ticks[pick]?.at ?? toInstant("2027-01-01T00:00:00Z");
            expect([at, isOpenAt(plan, "any", BUCHAREST, at)]).toEqual([at, open.has(at)]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("isOpenAt", () => {
  it("means within the open intervals, no more and no less", () => {
    fc.assert(
      fc.property(
        openingPlan(CLOCK_CHANGES),
        tradingInstant(),
        fc.constantFrom("pickup", "delivery", "any"),
        (plan, at, scope) => {
          const intervals = openIntervals(plan, scope, BUCHAREST, plusDays(at.slice(0, 10), -3), 6);
          const within = intervals.some(({ start, end }) => start <= at && at < end);
          expect(isOpenAt(plan, scope, BUCHAREST, at)).toBe(within);
          const bounds = intervals.flatMap(({ start, end }) => [start, end]);
          expect(bounds).toEqual([...new Set(bounds)].toSorted());
        },
      ),
    );
  });
});

describe("nextOpening", () => {
  it("is open, and nothing before it is", () => {
    fc.assert(
      fc.property(
        openingPlan(CLOCK_CHANGES),
        tradingInstant(),
        fc.constantFrom("pickup", "delivery", "any"),
        (plan, now, scope) => {
          const opening = nextOpening(plan, scope, now, BUCHAREST);
          const isOpen = isOpenAt(plan, scope, BUCHAREST, now);
          expect([
            isOpen && opening !== null,
            opening === null || isOpenAt(plan, scope, BUCHAREST, opening),
          ]).toEqual([false, true]);
          const until = opening ?? plusMillis(now, 9 * 86_400_000);
          const days = Math.ceil((toMillis(until) - toMillis(now)) / 86_400_000) + 2;
          const before = openIntervals(plan, scope, BUCHAREST, plusDays(now.slice(0, 10), -1), days);
          const between = before.filter(({ start, end }) => end > now && start < until);
          expect(isOpen ? [] : between).toEqual([]);
        },
      ),
    );
  });
});

describe("endOfBusinessDay", () => {
  it("lies within a day, at a closing or at 04:00", () => {
    fc.assert(
      fc.property(openingPlan(CLOCK_CHANGES), tradingInstant(), (plan, now) => {
        const end = endOfBusinessDay(plan, now, BUCHAREST);
        expect(end > now).toBe(true);
        expect(toMillis(end) - toMillis(now)).toBeLessThanOrEqual(25 * 3_600_000);
        const closings = openIntervals(plan, "any", BUCHAREST, plusDays(now.slice(0, 10), -2), 5).map(
          (open) => open.end,
        );
        expect(closings.includes(end) || /T0[12]:00:00\.000Z$/.test(end)).toBe(true);
      }),
    );
  });
});
