import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "#tests/support/database/rows.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { startSite, type Site } from "#tests/torture/site.ts";
import { readCounters, type OpenCounter } from "./counters.ts";
import { runTraining } from "./training/run-training.ts";
import { createTrainer, type Trainer } from "./training/trainer.ts";
import { planTraining, type TrainingOrder } from "./plan/training-plan.ts";

const ORDERS = 8;

describe("a training", () => {
  let site: Site;
  let counters: readonly OpenCounter[];
  let plan: readonly TrainingOrder[];
  let trainer: Trainer;
  beforeAll(async () => {
    site = await startSite();
    const client = createBrowserClient(site.port);
    // The one that is open around the clock, as a training takes place at any hour.
    counters = (await readCounters(client, ["bistro-nord"])).filter(({ slots }) => slots.length === 0);
    client.close();
    trainer = await createTrainer(site.port, shopIds());
    plan = planTraining({
      seed: 7,
      minutes: ORDERS,
      ordersPerMinute: 1,
      counters: counters.map(({ counter }) => counter),
    });
  });
  afterAll(async () => {
    trainer.close();
    await site.close();
  });

  const shopIds = () => [...new Set(counters.map(({ shopId }) => shopId))];
  const count = async (text: string): Promise<number> => {
    const [row] = await asOwner<{ n: number }>({ database: { owner: site.owner } }, text);
    return row?.n ?? -1;
  };
  const tests = () => count("select count(*)::integer as n from orders where is_test");
  const others = () => count("select count(*)::integer as n from orders where not is_test");

  /** The orders of the plan, all at once. */
  const play = () =>
    runTraining({
      plan: plan.map((order) => ({ ...order, atMs: 0, takenBackAfterMs: null })),
      counters,
      trainer,
      patienceMs: 0,
      watch: () => undefined,
      complain: (refused) => {
        throw new Error(refused);
      },
    });

  it("fills the board with test orders alone, and leaves none when it is over (DEMO-8)", async () => {
    const before = await others();
    const sums = await count("select count(*)::integer as n from sales_days");
    expect(await play()).toEqual({ placed: ORDERS, planned: ORDERS, open: ORDERS });
    expect([await tests(), await others()]).toEqual([ORDERS, before]);
    expect(await trainer.clear()).toBe(ORDERS);
    expect([await tests(), await others()]).toEqual([0, before]);
    expect(await count("select count(*)::integer as n from sales_days")).toBe(sums);
  });

  it("that was cut off is put away by the next one (DEMO-8)", async () => {
    await play();
    expect(await tests()).toBe(ORDERS);
    const next = await createTrainer(site.port, shopIds());
    expect(await next.clear()).toBe(ORDERS);
    expect(await tests()).toBe(0);
    next.close();
  });
});
