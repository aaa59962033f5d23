import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyPricesJob } from "#adapters/server/job/apply-prices.ts";
import type { PriceChange, PriceUpdate } from "#core/menu/price-update/price-update.ts";
import { add } from "#core/money/add.ts";
import { plusMillis } from "#core/time/instant.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { product } from "#tests/support/shopping/http-shopping.ts";
import { newPriceStaff, type PriceStaff } from "#tests/adapters/server/menu/price-staff.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const HOUR_MS = 3_600_000;
const ESPRESSO = product("espresso");
const LEMONADE = product("limonada-clasica");

let server: TestServer;
let prices: PriceStaff;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  prices = await newPriceStaff(server);
});
afterAll(() => server.stop());

describe("applyPricesJob", () => {
  const jobs = () => [0, 1].map(() => applyPricesJob(server.services, SILENT_LOG));
  async function run(): Promise<void> {
    await Promise.all(jobs().map((job) => job.run(server.clock.now())));
  }
  async function schedule(...changes: readonly PriceChange[]): Promise<PriceUpdate> {
    const effectiveAt = plusMillis(server.clock.now(), HOUR_MS);
    const body = { effectiveAt, changes, confirmedPrice: null };
    return succeeded(await prices.manager.call("createPriceUpdate", { body }));
  }

  it("applies a price update at its time, once by however many processes", async () => {
    const change = await prices.dearer(LEMONADE, "0.20");
    const scheduled = await schedule(change);
    expect([scheduled.status, scheduled.version]).toEqual(["scheduled", 2]);
    server.clock.advance(HOUR_MS - 1000);
    await run();
    expect(await prices.load(scheduled.id)).toEqual(scheduled);
    server.clock.advance(1000);
    await run();
    const applied = await prices.load(scheduled.id);
    expect([applied.status, applied.version, applied.timeline.at(-1)]).toEqual([
      "applied",
      3,
      { move: "apply", at: server.clock.now(), by: null },
    ]);
    expect(await prices.priceOf(LEMONADE)).toEqual(change.newPrice);
    await run();
    expect(await prices.load(scheduled.id)).toEqual(applied);
  });

  it("makes a draft of one again where a price is not the expected one at its time, and keeps nobody else waiting", async () => {
    const [stale, other] = [await prices.dearer(LEMONADE, "0.20"), await prices.dearer(ESPRESSO, "0.20")];
    const [held, applied] = [await schedule(stale), await schedule(other)];
    succeeded(await prices.apply(await prices.draft(await prices.dearer(LEMONADE, "0.70"))));
    server.clock.advance(HOUR_MS);
    await run();
    const after = await prices.load(held.id);
    expect([after.status, after.effectiveAt, after.timeline.at(-1)?.move]).toEqual(["draft", null, "miss"]);
    expect((await prices.load(applied.id)).status).toBe("applied");
    expect(await prices.priceOf(LEMONADE)).toEqual(add(stale.expectedPrice, lei("0.70")));
  });

  it("leaves alone what was taken back to a draft, and nothing is scheduled for a time that is over", async () => {
    const scheduled = await schedule(await prices.dearer(LEMONADE, "0.20"));
    const params = { id: scheduled.id };
    const past = { version: 2, effectiveAt: server.clock.now(), confirmedPrice: null };
    const refused = await prices.manager.call("revisePriceUpdate", { params, body: past });
    expect([refused.status, refused.fields]).toEqual([422, ["effective_at"]]);
    const body = { version: 2, effectiveAt: null, confirmedPrice: null };
    const taken = succeeded(await prices.manager.call("revisePriceUpdate", { params, body }));
    expect([taken.status, taken.effectiveAt, taken.version]).toEqual(["draft", null, 3]);
    server.clock.advance(2 * HOUR_MS);
    await run();
    expect(await prices.load(scheduled.id)).toEqual(taken);
  });
});
