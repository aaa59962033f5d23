import fc from "fast-check";
import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { isMenuView, type AnalyticsEvent } from "#core/analytics/analytics-event.ts";
import {
  analyticsEventMachine,
  connectAnalyticsEvent,
  type Countable,
} from "#core/analytics/analytics-event.machine.ts";
import { ANALYTICS_SESSION_MS, sessionAt, type AnalyticsSession } from "#core/analytics/analytics-session.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { toId, type ShopId, type VisitorId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { NOT_FOUND, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const VISITOR = toId<VisitorId>("01j00000000000000000000001");
const VIEW: Countable = { shopId: idOf<ShopId>("shop"), type: "menu_view", value: null, metadata: null };

const visits = createVisits();

function createVisit(visitor: VisitorId | null) {
  const clock = new SimulatedClock();
  const sent: AnalyticsEvent[] = [];
  const steps: unknown[] = [];
  const refusals: AppError[] = [];
  const reports: AppError[] = [];
  const device = { session: null as AnalyticsSession | null, isBroken: false };
  let ids = 0;
  const machine = connectAnalyticsEvent(
    {
      analytics: {
        count: async (event) => {
          sent.push(event);
          const refusal = refusals.shift();
          if (refusal !== undefined) throw refusal;
        },
      },
      analyticsSessions: {
        read: async () => {
          if (device.isBroken) throw NOT_FOUND;
          return device.session;
        },
        write: async (session) => void (device.session = session),
      },
      visitorIds: { read: () => visitor },
      clock: { now: () => plusMillis(NOON, clock.now()), millis: () => clock.now() },
      ids: { ulid: () => `visit ${(ids += 1)}` },
    },
    (error) => reports.push(error),
  );
  const count = async (): Promise<void> => {
    const actor = createActor(machine, { clock, inspect: visits.inspect, input: VIEW });
    actor.subscribe(({ value }) => steps.push(value));
    actor.start();
    await flush();
  };
  return { clock, sent, steps, refusals, reports, device, count };
}

describe("counting what a visitor did (ANALYTICS-1)", () => {
  it("is silent without a visitor", async () => {
    const { count, sent, steps, device, reports } = createVisit(null);
    await count();
    expect([sent, steps, device.session, reports]).toEqual([[], ["composing", "over"], null, []]);
  });

  it("sends each thing for itself, with when it was and whose visit it is", async () => {
    const { count, sent } = createVisit(VISITOR);
    await count();
    await count();
    const event = { ...VIEW, visitorId: VISITOR, timestamp: NOON, aSId: "visit 1" };
    expect(sent).toEqual([event, event]);
  });

  it("sends once more where the network failed, then reports it", async () => {
    const { count, sent, refusals, reports } = createVisit(VISITOR);
    refusals.push(UNREACHABLE);
    await count();
    expect([sent.length, reports]).toEqual([2, []]);
    refusals.push(UNREACHABLE, NOT_FOUND);
    await count();
    expect([sent.length, reports]).toEqual([4, [NOT_FOUND]]);
  });

  it("reports any other failure at once", async () => {
    const { count, sent, refusals, reports, device } = createVisit(VISITOR);
    refusals.push(NOT_FOUND);
    await count();
    expect([sent.length, reports]).toEqual([1, [NOT_FOUND]]);
    device.isBroken = true;
    await count();
    expect([sent.length, reports]).toEqual([1, [NOT_FOUND, NOT_FOUND]]);
  });

  it("is in every state in these tests", () => {
    expect(visits.missing(analyticsEventMachine)).toEqual([]);
  });

  it.each([
    ["/shops/zen/menu", true],
    ["/menu", true],
    ["/menu/x", false],
    ["/shops/zen", false],
  ])("%s is a view of a menu: %s (ROUTE-9)", (path, isView) => {
    expect(isMenuView(path)).toBe(isView);
  });
});

describe("a visit (ANALYTICS-2)", () => {
  it("is over after 30 minutes without an event, and each event begins them again", async () => {
    const { count, sent, clock } = createVisit(VISITOR);
    for (const pause of [0, ANALYTICS_SESSION_MS - 1, ANALYTICS_SESSION_MS - 1, ANALYTICS_SESSION_MS]) {
      clock.increment(pause);
      await count();
    }
    expect(sent.map(({ aSId }) => aSId)).toEqual(["visit 1", "visit 1", "visit 1", "visit 2"]);
    expect(ANALYTICS_SESSION_MS).toBe(30 * 60 * 1000);
  });

  it("of any series of events, two have one name exactly where no pause between them was longer", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 * ANALYTICS_SESSION_MS }), { minLength: 1 }),
        (pauses) => {
          let now = NOON;
          let session: AnalyticsSession | null = null;
          let ids = 0;
          const names = pauses.map((pause) => {
            now = plusMillis(now, pause);
            session = sessionAt(session, now, () => `${(ids += 1)}`);
            return session.id;
          });
          const breaks = pauses.slice(1).filter((pause) => pause >= ANALYTICS_SESSION_MS).length;
          expect(new Set(names).size).toBe(breaks + 1);
        },
      ),
    );
  });
});
