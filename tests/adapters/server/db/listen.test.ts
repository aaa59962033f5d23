import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, type Wake } from "#adapters/server/db/listen.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/database/test-database.ts";

let database: BareDatabase;

beforeAll(async () => {
  database = await createBareDatabase();
});
afterAll(() => database.stop());

describe("listen", () => {
  it("wakes on connecting, on each notification, and again when the connection was lost", async () => {
    const wakes: Wake[] = [];
    const listener = listen({
      connection: database.owner,
      channels: ["orders"],
      onWake: (wake) => void wakes.push(wake),
      log: SILENT_LOG,
    });
    await vi.waitFor(() => expect(wakes).toEqual([{ type: "connected" }]));
    await withOwner(database.owner, (client) => client.query("select pg_notify('orders', 'nord 7')"));
    await vi.waitFor(() =>
      expect(wakes.at(-1)).toEqual({ type: "notified", channel: "orders", payload: "nord 7" }),
    );
    await withOwner(database.owner, (client) =>
      client.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'"),
    );
    await vi.waitFor(() => expect(wakes.at(-1)).toEqual({ type: "connected" }));
    await listener.stop();
    expect(wakes).toHaveLength(3);
  });
});
