import { readFileSync } from "node:fs";
import { ulid } from "ulid";
import { describe, expect, it, onTestFinished } from "vitest";
import { connectDatabase } from "#adapters/server/db/connect.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { keepsNamedStatements } from "#adapters/server/db/pooler.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { NOT_RUN_FILE, notRun } from "#tests/support/machine.ts";
import { findPgBouncers, startPgBouncer, versionOf } from "./pgbouncer.ts";
import { seedCustomers } from "#tests/support/database/seeds.ts";
import { ownerOf, startServer } from "#tests/support/server/server-process.ts";
import {
  expectStatus,
  fillCart,
  placeOrder,
  readMenu,
  threeLines,
} from "#tests/support/shopping/shopping.ts";

// Fewer than the clients: one session serves both servers in turn.
const SESSIONS = 3;
const CUSTOMERS = 12;
const ORDERS_EACH = 4;
const USER = "diner_web";

const programs = findPgBouncers();
if (programs.length === 0)
  it("is said not to be run where no PgBouncer is installed and only root can install one", () => {
    notRun("two servers behind PgBouncer", "none is installed and only root can install one");
    expect(readFileSync(NOT_RUN_FILE, "utf8")).toContain("two servers behind PgBouncer");
  });

for (const program of programs) {
  const version = await versionOf(program);
  const keeps = Number(version.split(".")[1]) >= 21 ? ["max_prepared_statements = 100"] : [];

  describe(`behind PgBouncer ${version} in transaction mode`, () => {
    it(`two servers take ${CUSTOMERS * ORDERS_EACH} orders over ${SESSIONS} sessions`, async () => {
      const home = await makeQuickEngineHome();
      onTestFinished(() => removeEngineHome(home));
      const first = await startServer({ home });
      onTestFinished(first.stop);
      const owner = await ownerOf(home);
      await makeUser(owner);
      const pooler = await startPgBouncer(program, owner, [USER], SESSIONS, keeps);
      onTestFinished(pooler.stop);
      expect(await keepsNamedStatements(directUrl(owner))).toBe(true);
      expect(await keepsNamedStatements(pooler.urlFor(USER))).toBe(keeps.length > 0);
      const settings = {
        DATABASE_URL: pooler.urlFor(USER),
        DATABASE_DIRECT_URL: directUrl(owner),
        DEMO: "on",
        POOL_SIZE: "8",
      };
      const servers = await Promise.all([startServer({ home, settings }), startServer({ home, settings })]);
      servers.forEach((server) => onTestFinished(server.stop));

      const customers = await seedCustomers(owner, CUSTOMERS, 1_000_000);
      const placed = await Promise.all(
        customers.map(async (customer, index) => {
          const { port } = servers[index % servers.length] ?? first;
          const client = createBrowserClient(port, customer.cookies);
          const items = threeLines(await readMenu(client));
          const ids: string[] = [];
          for (let order = 0; order < ORDERS_EACH; order += 1) {
            const body = await fillCart(
              client,
              items.map((item) => ({ ...item, id: ulid() })),
            );
            ids.push(expectStatus(await placeOrder(client, body, ulid()), 201).body().id);
          }
          client.close();
          return ids;
        }),
      );
      console.log(`PgBouncer ${version}: ${placed.flat().length} orders over ${SESSIONS} sessions`);
      expect(new Set(placed.flat()).size).toBe(CUSTOMERS * ORDERS_EACH);
      expect(servers.map((server) => server.said())).toEqual(
        ["", ""].map(() => expect.not.stringContaining("prepared")),
      );
      expect(await findViolations(owner)).toEqual([]);
    }, 180_000);

    it("a start without DATABASE_DIRECT_URL, or with a user without rights, names what fixes it", async () => {
      const home = await makeQuickEngineHome();
      onTestFinished(() => removeEngineHome(home));
      const server = await startServer({ home });
      onTestFinished(server.stop);
      const owner = await ownerOf(home);
      await withOwner(owner, (client) => client.query("create role stranger login"));
      const pooler = await startPgBouncer(program, owner, ["stranger"], SESSIONS);
      onTestFinished(pooler.stop);
      const config = { databaseUrl: pooler.urlFor("stranger"), dataDir: null, poolSize: 2 };
      await expect(connectDatabase({ ...config, databaseDirectUrl: null }, SILENT_LOG)).rejects.toThrow(
        "set DATABASE_DIRECT_URL to the same database past the pooler",
      );
      await expect(
        connectDatabase({ ...config, databaseDirectUrl: directUrl(owner) }, SILENT_LOG),
      ).rejects.toThrow('grant "diner_app" to "stranger";');
    }, 90_000);
  });
}

function directUrl({ host, port, user, database }: SocketConnection): string {
  return `postgres:///${database}?host=${host}&port=${port}&user=${user}`;
}

async function makeUser(owner: SocketConnection): Promise<void> {
  await withOwner(owner, (client) =>
    client.query(
      `create role ${USER} login in role diner_app; alter role ${USER} set statement_timeout = '3s'`,
    ),
  );
}
