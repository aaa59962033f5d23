import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instantOfMillis } from "#core/time/instant.ts";
import { localDateOf } from "#core/time/zones.ts";
import { runCommandLine } from "#tests/support/server/server-process.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { startSite, type Site } from "#tests/torture/site.ts";
import { readCounters, type OpenCounter } from "./counters.ts";
import { planRush } from "./plan/plan-rush.ts";
import type { PlannedOrder, RushPlan } from "./plan/rush-plan.ts";
import { runRush, type RushOutcome } from "./run-rush.ts";
import { brokenOf, stateRows } from "./summary.ts";

const TERMS = { seed: 7, lengthMs: 4000, ordersPerSecond: 15 };
const ORDERS = 60;

describe("a rehearsal", () => {
  const sites: Site[] = [];
  let plan: RushPlan;
  let undisturbed: RushOutcome;

  async function open(): Promise<{ readonly site: Site; readonly counters: readonly OpenCounter[] }> {
    const site = await startSite();
    sites.push(site);
    const client = createBrowserClient(site.port);
    const counters = await readCounters(client, ["bistro-nord"]);
    client.close();
    return { site, counters };
  }

  beforeAll(async () => {
    const { site, counters } = await open();
    plan = planRush({ ...TERMS, counters: counters.map(({ counter }) => counter) });
    undisturbed = await runRush(site, { plan, counters, checksInvariants: true });
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  it("ends as its plan says, and keeps every invariant (DEMO-7)", () => {
    expect(brokenOf(undisturbed)).toEqual([]);
    expect(undisturbed.outcomes).toHaveLength(ORDERS);
    expect(stateRows(undisturbed).slice(1)).toEqual(plannedStates(plan));
  });

  it("refuses what is scarce to those who are late for it", () => {
    const late = ordersOf(plan).flatMap(({ want }) => (want?.isLate === true ? [want.type] : []));
    const counts = Map.groupBy(late, (type) => type);
    expect(undisturbed.record.refused).toEqual(new Map([...counts].map(([type, of]) => [type, of.length])));
    expect(new Set(late)).toEqual(new Set(["coupon", "piece", "slot"]));
  });

  it("can be replayed under other settings by npm run replay (DASHBOARD-9)", async () => {
    const run = (...args: readonly string[]) =>
      runCommandLine("replay", args, { DATA_DIR: sites[0]?.home ?? "" });
    const day = localDateOf(instantOfMillis(Date.now()), "Europe/Bucharest");
    const same = await run("--day", day, "--shop", "bistro-nord");
    expect(same).toMatchObject({ code: 0, complaint: "" });
    const rows = same.output.split("\n").map((line) => line.trim().split(/\s{2,}/u));
    const of = (name: string) =>
      rows.filter(([first]) => first === name).map(([, ...counts]) => counts.map(Number));
    expect(of("replayed")).toEqual(of("happened"));
    expect(
      of("happened")
        .flat()
        .reduce((sum, count) => sum + count, 0),
    ).toBe(ORDERS);
    const full = await run(
      "--day",
      day,
      "--shop",
      "bistro-nord",
      "--slot-capacity",
      "1",
      "--preparation",
      "25",
    );
    expect(full.output).toContain("on time → lost");
    expect((await run("--day", "2020-01-01")).output).toBe("No orders were placed on 2020-01-01.\n");
    expect(await run("--day", "yesterday")).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^--day must be a date/u),
    });
  });

  it("has the same people, lines, totals and final states once more", async () => {
    const { site, counters } = await open();
    const again = await runRush(site, { plan, counters, checksInvariants: true });
    expect(brokenOf(again)).toEqual([]);
    expect(again.outcomes).toEqual(undisturbed.outcomes);
  });

  it("has them too when its server is killed in the middle and started again", async () => {
    const { site, counters } = await open();
    let killed = Promise.resolve();
    const disturbed = await runRush(site, {
      plan,
      counters,
      checksInvariants: true,
      watch: ({ round }) => {
        killed = round.acknowledged(ORDERS / 3).then(async () => {
          round.allowRefusals();
          await site.server().kill();
          await site.startAgain();
          await round.acknowledged(1);
          round.expectAnswers();
        });
      },
    });
    await killed;
    expect(brokenOf(disturbed)).toEqual([]);
    expect(disturbed.record.round.lost).toBeGreaterThan(0);
    expect(disturbed.outcomes).toEqual(undisturbed.outcomes);
  });
});

function ordersOf({ visits }: RushPlan): readonly PlannedOrder[] {
  return visits.flatMap(({ order }) => (order === null ? [] : [order]));
}

function plannedStates(of: RushPlan): readonly (readonly string[])[] {
  const states = Map.groupBy(ordersOf(of), ({ fate }) => fate.ends);
  return [...states]
    .map(([state, orders]) => [state, `${orders.length}`])
    .toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
}
