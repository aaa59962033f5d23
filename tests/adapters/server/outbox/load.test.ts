import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServerClock } from "#adapters/server/clock/server-clock.ts";
import { startWorkProbe, type WorkProbe } from "#adapters/server/due/work-probe.ts";
import { createUlidSource } from "#adapters/server/clock/ulid-source.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { type Lane, startLane } from "#adapters/server/outbox/lane.ts";
import { countMessages, insertMessages } from "#tests/support/database/backlog.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { until } from "#tests/support/patience.ts";

const CARRIER_MS = 50;
const SECONDS = 5;
const PER_SECOND = 200;

describe("the lanes under load", () => {
  let database: TestDatabase;
  let lanes: readonly Lane[] = [];
  let probe: WorkProbe | null = null;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await probe?.stop();
    await database.stop();
  });

  it("bring a code to its phone within two seconds while 200 messages a second come in, each once", async () => {
    const arrived: { readonly id: string; readonly at: number }[] = [];
    const ids = createUlidSource(() => Date.now());
    probe = startWorkProbe({
      database: database.app,
      clock: createServerClock(() => Date.now()),
      channels: ["email", "sms"],
    });
    const terms = { parallel: 16, timeoutMs: 20_000, database: database.app, ids, log: SILENT_LOG, probe };
    const carry = async ({ id }: { readonly id: string }): Promise<void> => {
      await delay(CARRIER_MS);
      arrived.push({ id, at: performance.now() });
    };
    const observe = (): void => undefined;
    lanes = [
      startLane({ ...terms, channel: "email", carry, observe }),
      startLane({ ...terms, channel: "sms", carry, observe }),
    ];
    // A minute's worth is late already when the first code is asked for.
    await insertMessages(database.owner, { channel: "sms", count: 1000, dueSecondsAgo: 60 });
    const queued = new Map<string, number>();
    for (let second = 0; second < SECONDS; second += 1) {
      const began = performance.now();
      await insertMessages(database.owner, { channel: "email", count: PER_SECOND / 2 });
      await insertMessages(database.owner, { channel: "sms", count: PER_SECOND / 2 });
      for (let code = 0; code < 4; code += 1) {
        const at = performance.now();
        for (const id of await insertMessages(database.owner, { channel: "sms", priority: 0 }))
          queued.set(id, at);
        await delay(200);
      }
      await delay(Math.max(0, 1000 - (performance.now() - began)));
    }
    const total = 1000 + SECONDS * (PER_SECOND + 4);
    await until(async () => {
      const sent = (await countMessages(database.owner)).filter(({ state }) => state === "sent");
      return sent.reduce((sum, { count }) => sum + count, 0) === total;
    });
    expect(arrived).toHaveLength(total);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(total);
    const ways = arrived.flatMap(({ id, at }) => (queued.has(id) ? [at - (queued.get(id) ?? 0)] : []));
    const p95 = ways.toSorted((a, b) => a - b)[Math.ceil(ways.length * 0.95) - 1];
    console.log(`a code's way, p95 of ${ways.length}: ${p95?.toFixed(0)} ms`);
    expect(p95).toBeLessThanOrEqual(2000);
  });
});
