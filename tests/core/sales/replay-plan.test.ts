import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import { countResults } from "#core/sales/replay/replay-day.ts";
import {
  asItIs,
  readReplayAddress,
  replayHours,
  replayPath,
  withCapacity,
  withMinutes,
} from "#core/sales/replay/replay-plan.ts";
import { REPLAY_RESULTS, type ReplayedOrder } from "#core/sales/replay/replay.ts";
import { plusMillis } from "#core/time/instant.ts";
import { A_REPLAY_PLAN } from "#tests/support/builders/dashboard.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { idOf, toInstant } from "#tests/support/builders/values.ts";

describe("the address of a replay (DASHBOARD-10)", () => {
  const reader = {
    locationIds: [CENTRU, AVIATORILOR],
    locationId: null,
    today: "2026-11-25",
    yesterday: "2026-11-24",
  };
  const read = (path: string, more: Partial<Parameters<typeof readReplayAddress>[1]> = {}) => {
    const params = new URLSearchParams(path.split("?")[1] ?? "");
    return readReplayAddress((name) => params.get(name), { ...reader, ...more });
  };

  it("is yesterday at the location of the header, unless it says another of one's own", () => {
    expect(read("/dashboard/replay")).toEqual({ locationId: CENTRU, date: "2026-11-24" });
    expect(read("/dashboard/replay", { locationId: AVIATORILOR })?.locationId).toBe(AVIATORILOR);
    expect(read(`/dashboard/replay?date=2026-11-25&location=${AVIATORILOR}`)).toEqual({
      locationId: AVIATORILOR,
      date: "2026-11-25",
    });
    expect(read("/dashboard/replay?date=2026-11-26&location=mars")).toEqual({
      locationId: CENTRU,
      date: "2026-11-24",
    });
    expect(read("/dashboard/replay", { locationIds: [] })).toBe(null);
  });

  it("says what is looked at", () => {
    const query = { locationId: AVIATORILOR, date: "2026-02-28" };
    expect(read(replayPath(query))).toEqual(query);
  });
});

describe("what somebody tries", () => {
  it("begins as the day was, and changes one thing at a time; a limit of money stays (DASHBOARD-10)", () => {
    const value = lei("300.00");
    const begun = asItIs({ capacity: { orders: 8, value } });
    expect(begun).toEqual({ preparationMinutes: null, capacity: { orders: 8, value } });
    expect(withMinutes(begun, 25)).toEqual({ preparationMinutes: 25, capacity: { orders: 8, value } });
    expect(withCapacity(withMinutes(begun, 25), null)).toEqual({
      preparationMinutes: 25,
      capacity: { orders: null, value },
    });
  });
});

describe("replayHours", () => {
  const MIDNIGHT = toInstant("2026-11-24T22:00:00Z");
  const orders = fc.array(
    fc
      .tuple(fc.nat(24 * 60 - 1), fc.constantFrom(...REPLAY_RESULTS), fc.constantFrom(...REPLAY_RESULTS))
      .map(([minute, happened, replayed]): ReplayedOrder => {
        const placedAt = plusMillis(MIDNIGHT, minute * 60_000);
        const promise = { type: "asap", earliest: placedAt, latest: placedAt, trace: [] } as const;
        const order = {
          id: idOf<OrderId>("an order"),
          number: "A1",
          placedAt,
          method: "pickup",
          timing: { type: "asap" },
          subtotal: lei("40.00"),
          promise,
          end: { type: "open" },
        } as const;
        return { order, happened, replayed, promise };
      }),
  );

  it("are the hours from the first order to the last without a gap, and add up to the day", () => {
    fc.assert(
      fc.property(orders, (placed) => {
        const hours = replayHours(placed, A_REPLAY_PLAN.timezone);
        expect(hours.map(({ hour }) => hour)).toEqual(hours.map((_, index) => (hours[0]?.hour ?? 0) + index));
        for (const of of ["happened", "replayed"] as const)
          for (const result of REPLAY_RESULTS)
            expect(hours.reduce((sum, hour) => sum + hour[of][result], 0)).toBe(
              countResults(placed, of)[result],
            );
        const ends = [hours[0], hours.at(-1)].map((hour) =>
          hour === undefined ? 0 : REPLAY_RESULTS.reduce((sum, result) => sum + hour.happened[result], 0),
        );
        expect(ends.every((count) => count > 0)).toBe(placed.length > 0);
      }),
    );
  });
});
