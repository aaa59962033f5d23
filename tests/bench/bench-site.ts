import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { seedCustomers, type SeededCustomer } from "#tests/support/database/seeds.ts";
import { engineOf, ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { readMenu, threeLines, type WireItem } from "#tests/support/shopping/shopping.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { createOrderer, type Orderer } from "./order/whole-order.ts";
import { runClosed } from "./load.ts";

/** A server on a demo of its own, with people who order. */
export interface BenchSite {
  readonly server: ServerProcess;
  readonly owner: SocketConnection;
  readonly enginePid: number;
  readonly items: readonly WireItem[];
  newCustomers(count: number): Promise<readonly SeededCustomer[]>;
  newOrderers(count: number): Promise<readonly Orderer[]>;
  /** Has orders been handed over, so that those who placed them are returning customers. */
  fulfill(ids: readonly string[]): Promise<void>;
  /** Orders until code and caches are warm, then has the planner count the rows. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

// Until about then the compiler still makes a freshly started server faster.
const WARM_ORDERS = 2000;
const MANY_POINTS = 1_000_000;

/**
 * Starts a server on an empty directory, or on one that is `kept`, with limits that nothing reaches and `settings`.
 */
export async function startBenchSite(
  settings: Readonly<Record<string, string>> = {},
  kept: string | null = null,
): Promise<BenchSite> {
  const home = kept ?? (await makeEngineHome());
  const server = await startServer({ home, settings, built: true });
  const owner = await ownerOf(home);
  const client = createBrowserClient(server.port);
  const items = threeLines(await readMenu(client));
  client.close();
  const newCustomers = (count: number): Promise<readonly SeededCustomer[]> =>
    seedCustomers(owner, count, MANY_POINTS);
  const newOrderers = async (count: number): Promise<readonly Orderer[]> =>
    (await newCustomers(count)).map((customer) => createOrderer(server.port, customer, items));
  return {
    server,
    owner,
    enginePid: (await engineOf(home)).pid,
    items,
    newCustomers,
    newOrderers,
    fulfill: (ids) =>
      withOwner(owner, async (client) => {
        await client.query("update orders set status = 'fulfilled', ended_at = now() where id = any ($1)", [
          ids,
        ]);
      }),
    warmUp: async () => {
      const orderers = await newOrderers(16);
      await runClosed(16, WARM_ORDERS, async (_, worker) => void (await orderers[worker]?.orderOnce()));
      orderers.forEach((orderer) => orderer.close());
      await analyze(owner);
    },
    stop: async () => {
      await server.stop();
      if (kept === null) await removeEngineHome(home);
    },
  };
}

/** Refreshes the planner's statistics. */
export async function analyze(owner: SocketConnection): Promise<void> {
  await withOwner(owner, (client) => client.query("analyze"));
}
