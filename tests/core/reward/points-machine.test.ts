import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import type { ShopId } from "#core/kernel/id.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { connectPoints, POINTS_REFRESH_MS, pointsMachine } from "#core/reward/points.machine.ts";
import type { PointsAccount } from "#core/reward/points-ledger.ts";
import { pointsPath } from "#core/reward/points-path.ts";
import { pageNumberOf } from "#core/kernel/page-number.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const SHOP = idOf<ShopId>("bistro");
const ACCOUNT: PointsAccount = { availableRewardPoints: 120, held: 0, pointsPerUnit: "1", redeemable: [] };

/** Points whose balance and reachability the test decides. */
function somePoints() {
  const world = { balance: 120, isReachable: true };
  const clock = new SimulatedClock();
  const machine = connectPoints({
    load: async () => {
      if (!world.isReachable) throw UNREACHABLE;
      return { ...ACCOUNT, availableRewardPoints: world.balance };
    },
    listEntries: async (_shopId, page) => ({ items: [], page, perPage: 25, total: 60 }),
  });
  const actor = createActor(machine, { clock, inspect: visits.inspect, input: { shopId: SHOP, page: 1 } });
  return { world, clock, actor };
}

describe("the points of a customer (REWARD-5)", () => {
  it("are read again while they are on screen, another page when it is asked for", async () => {
    const { world, clock, actor } = somePoints();
    actor.start();
    await flush();
    expect(selectAnswer(actor.getSnapshot())?.account.availableRewardPoints).toBe(120);
    world.balance = 150;
    clock.increment(POINTS_REFRESH_MS);
    await flush();
    expect(selectAnswer(actor.getSnapshot())?.account.availableRewardPoints).toBe(150);
    actor.send({ type: "polling.ask", query: { shopId: SHOP, page: 2 } });
    await flush();
    expect(selectAnswer(actor.getSnapshot())?.entries.page).toBe(2);
  });

  it("say when they could not be read, and are when asked again", async () => {
    const { world, actor } = somePoints();
    world.isReachable = false;
    actor.start();
    await flush();
    expect(selectPollingError(actor.getSnapshot())).toEqual(UNREACHABLE);
    world.isReachable = true;
    actor.send({ type: "polling.retry" });
    await flush();
    expect(selectAnswer(actor.getSnapshot())?.account).toEqual(ACCOUNT);
  });

  it("visit every state", () => {
    expect(visits.missing(pointsMachine)).toEqual([]);
  });
});

describe("the address of a page of the ledger", () => {
  it("is read as it is written, and anything else is the first page", () => {
    for (const page of [1, 2, 14]) {
      const { searchParams } = new URL(pointsPath(page), "http://diner.test");
      expect(pageNumberOf(searchParams.get("page"))).toBe(page);
    }
    expect([null, "0", "-1", "x", "1e3", "123456"].map(pageNumberOf)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
