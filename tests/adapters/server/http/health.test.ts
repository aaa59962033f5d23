import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { registerHealth } from "#adapters/server/site/health.ts";
import { createReadiness } from "#adapters/server/site/readiness.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

const READY = { status: 200, body: { status: "ok" } };
const notReady = (reason: string): unknown => ({ status: 503, body: { status: "unavailable", reason } });

let database: TestDatabase;
let ahead = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
afterEach(() => {
  ahead = 0;
});

function serve({ app }: TestDatabase = database) {
  const server = Fastify();
  const millis = (): number => performance.now() + ahead;
  const health = registerHealth(server, createReadiness(app, SILENT_LOG, millis));
  const ask = async (url: string): Promise<unknown> => {
    const { statusCode: status, body } = await server.inject({ url });
    return { status, body: JSON.parse(body) };
  };
  return { ask, health };
}

function asOwner(text: string): Promise<unknown> {
  return withOwner(database.owner, (client) => client.query(text));
}

describe("the questions of a load balancer", () => {
  it("are answered: alive always, ready until somebody stops the server (SERVER-2)", async () => {
    const { ask, health } = serve();
    expect([await ask("/livez"), await ask("/readyz")]).toEqual([READY, READY]);
    health.drain();
    expect([await ask("/livez"), await ask("/readyz")]).toEqual([READY, notReady("stopping")]);
  });

  it("write one row, however often they are asked within a second", async () => {
    const { ask } = serve();
    await Promise.all(Array.from({ length: 50 }, () => ask("/readyz")));
    const { rows } = await withOwner(database.owner, (client) =>
      client.query("select at, now() - at < interval '5 seconds' as fresh from heartbeat"),
    );
    expect(rows).toMatchObject([{ fresh: true }]);
    await ask("/readyz");
    const later = await withOwner(database.owner, (client) => client.query("select at from heartbeat"));
    expect(later.rows).toEqual([{ at: rows[0]?.at }]);
  });

  it("say that the database is away", async () => {
    const gone = await createTestDatabase();
    await gone.stop();
    expect(await serve(gone).ask("/readyz")).toEqual(notReady("database_unreachable"));
  });

  it("say that it only reads, as a standby does", async () => {
    const name = database.owner.database;
    await asOwner(`alter database ${name} set default_transaction_read_only = on`);
    const sessions = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()";
    await asOwner(`${sessions} and datname = current_database()`);
    await database.app.query("select 1").catch(() => undefined);
    const { ask } = serve();
    expect([await ask("/readyz"), await ask("/livez")]).toEqual([notReady("read_only"), READY]);
    await asOwner(`begin read write; alter database ${name} reset default_transaction_read_only; commit`);
    await asOwner(`begin read write; ${sessions} and datname = current_database(); commit`);
    await database.app.query("select 1").catch(() => undefined);
    ahead = 1500;
    expect(await ask("/readyz")).toEqual(READY);
  });

  it("say that its disk is full for as long as a write has just failed, and ask for room afterwards (SERVER-5)", async () => {
    await asOwner(`create function no_room() returns void language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      grant execute on function no_room() to public`);
    const { ask } = serve();
    expect(await ask("/readyz")).toEqual(READY);
    await expect(database.app.query("select no_room()")).rejects.toThrow("cannot answer");
    ahead = 1500;
    expect(await ask("/readyz")).toEqual(notReady("disk_full"));
    ahead = 10_000;
    expect(await ask("/readyz")).toEqual(READY);
  });
});
