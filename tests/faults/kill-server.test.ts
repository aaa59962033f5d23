import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { followCommits } from "#tests/support/database/rows.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { seedCustomers } from "#tests/support/database/seeds.ts";
import { ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { readMenu, threeLines, type WireOrder } from "#tests/support/shopping/shopping.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { startOrderLoad, type Acknowledged } from "./order-load.ts";

const KILLS = 20;
const CUSTOMERS = 8;
const MAX_DOWNTIME_MS = 5000;

describe("a server that is killed under load", () => {
  let home: string;
  let server: ServerProcess;
  let owner: SocketConnection;
  beforeAll(async () => {
    home = await makeEngineHome();
    server = await startServer({ home, built: true });
    owner = await ownerOf(home);
  });
  afterAll(async () => {
    await server.stop();
    await removeEngineHome(home);
  });

  it("loses no acknowledged order, doubles none and serves again within 5 s, twenty times (SERVER-1, INVARIANT-1)", async () => {
    const client = createBrowserClient(server.port);
    const items = threeLines(await readMenu(client));
    client.close();
    const customers = await seedCustomers(owner, CUSTOMERS, 1_000_000);
    const commits = await followCommits(owner);
    const load = startOrderLoad(server.port, customers, items);
    const startMs: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await load.answers(5 + Math.floor(Math.random() * 40));
      // Every other time at the very moment of a commit, before its answer can have left.
      if (kill % 2 === 0) await commits.next();
      load.serverGoes();
      await server.kill();
      server = await startServer({ home, port: server.port, built: true });
      startMs.push(server.startMs);
      load.serverIsBack();
    }
    await load.finish();
    await commits.stop();

    const { acknowledged } = load;
    expect(
      await placedKeys(
        owner,
        customers.map(({ userId }) => userId),
      ),
    ).toEqual(toPlaced(acknowledged));
    expect(acknowledged.filter(({ wasLost }) => wasLost).length).toBeGreaterThan(0);
    expect(Math.max(...startMs)).toBeLessThan(MAX_DOWNTIME_MS);
    expect(await findViolations(owner)).toEqual([]);
  }, 150_000);
});

// Every order of these people as `key user order number total`, whether or not its key was kept.
async function placedKeys(owner: SocketConnection, userIds: readonly string[]): Promise<readonly string[]> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', k.key, o.user_id, o.id, spoken_number(n.prefix, n.n), o.total) as line
         from orders o
         left join idempotency_keys k on k.organization_id = o.organization_id and k.order_id = o.id
         left join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
        where o.user_id = any($1)`,
      [userIds],
    );
    return rows.map(({ line }) => line).toSorted();
  });
}

function toPlaced(acknowledged: readonly Acknowledged[]): readonly string[] {
  return acknowledged
    .map(({ key, userId, answer }) => {
      const order: WireOrder = JSON.parse(answer);
      return [key, userId, order.id, order.number, order.total.amount].join(" ");
    })
    .toSorted();
}
