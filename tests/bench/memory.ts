import { setTimeout as delay } from "node:timers/promises";
import { SETTLE_MS } from "#adapters/server/site/spare-memory.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { MENU_PATH, SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { startBenchSite, type BenchSite } from "./bench-site.ts";
import { finish, startWorker } from "./bench-worker.ts";
import { readPage, slugsOf } from "./pages/crawl.ts";
import { show, type SectionOutcome } from "./figures.ts";
import { runClosed } from "./load.ts";
import { engineProcesses, pssMegabytes } from "./process-figures.ts";
import type { ScreensPlan } from "./screens.worker.ts";

const WORKERS = 16;
const ORDERS = 1500;
const MENUS = 5000;
const PRODUCTS = 1000;
const STREAMS = 300;

interface Memory {
  readonly server: number;
  readonly engine: number;
}

// By then a server has given back what its start took.
const IDLE_MS = SETTLE_MS + 2000;

/** Memory of server and engine as PSS, idle once the start has settled, and at once after a load of whole orders and menus. */
export async function measureMemory(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    await delay(IDLE_MS);
    const idle = memoryOf(site);
    await load(site);
    const after = memoryOf(site);
    const crowded = await crowdedMemory(site);
    return {
      title: `Memory as PSS, idle ${IDLE_MS / 1000} s after the start, and after ${ORDERS} whole orders and ${MENUS} menus`,
      rows: [
        ["", "server MB", "PostgreSQL MB", "together MB"],
        toRow("idle", idle),
        toRow("after load", after),
        toRow(`with ${PRODUCTS} products, a crawl and ${STREAMS} streams`, crowded),
      ],
      lines: [
        {
          name: "server and engine idle",
          value: idle.server + idle.engine,
          unit: "MB",
          at: "most",
          line: 120,
        },
        {
          name: "server and engine after load",
          value: after.server + after.engine,
          unit: "MB",
          at: "most",
          line: 180,
        },
        {
          name: "server and engine with a big shop, a crawl and streams",
          value: crowded.server + crowded.engine,
          unit: "MB",
          at: "most",
          line: 220,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}

async function load(site: BenchSite): Promise<void> {
  const orderers = await site.newOrderers(WORKERS);
  await runClosed(WORKERS, ORDERS, async (_, worker) => void (await orderers[worker]?.orderOnce()));
  orderers.forEach((orderer) => orderer.close());
  const connections = orderers.map(() => createHttpConnection(site.server.port));
  const request = { method: "GET", path: MENU_PATH, headers: { "accept-encoding": "br" } };
  await runClosed(WORKERS, MENUS, async (_, worker) => void (await connections[worker]?.send(request)));
  connections.forEach((connection) => connection.close());
}

/** The shop grows, a crawler reads all its products and customers with past orders their menus, while staff's screens are open. */
async function crowdedMemory(site: BenchSite): Promise<Memory> {
  const { port } = site.server;
  const staff = createBrowserClient(port);
  await staff.signIn("staff@example.com");
  const plan: ScreensPlan = { port, cookies: staff.cookieHeader(), count: STREAMS };
  const screens = await startWorker("screens.worker.ts", plan);
  await makeManyProducts(site.owner, SHOP_ID, PRODUCTS);
  const crawler = createHttpConnection(port);
  for (const slug of await slugsOf(crawler, PRODUCTS))
    await readPage(crawler, `/shops/bistro-nord/products/${slug}`, "localhost", "ro");
  const orderers = await site.newOrderers(WORKERS);
  await runClosed(WORKERS, 4 * WORKERS, async (_, worker) => void (await orderers[worker]?.orderOnce()));
  const crowded = memoryOf(site);
  orderers.forEach((orderer) => orderer.close());
  crawler.close();
  await finish(screens);
  staff.close();
  return crowded;
}

function memoryOf({ server, enginePid }: BenchSite): Memory {
  return { server: pssMegabytes([server.pid]), engine: pssMegabytes(engineProcesses(enginePid)) };
}

function toRow(name: string, { server, engine }: Memory): readonly string[] {
  return [name, show(server), show(engine), show(server + engine)];
}
