import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { startBenchSite, type BenchSite } from "./bench-site.ts";
import { show, type SectionOutcome } from "./figures.ts";
import { runClosed } from "./load.ts";
import { engineProcesses, pssMegabytes } from "./process-figures.ts";

const WORKERS = 16;
const ORDERS = 1500;
const MENUS = 5000;

interface Memory {
  readonly server: number;
  readonly engine: number;
}

/** Memory of server and engine as PSS, idle after the start and after a load of whole orders and menus. */
export async function measureMemory(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    const idle = memoryOf(site);
    await load(site);
    const after = memoryOf(site);
    return {
      title: `Memory as PSS, after ${ORDERS} whole orders and ${MENUS} menus`,
      rows: [
        ["", "server MB", "PostgreSQL MB", "together MB"],
        toRow("idle", idle),
        toRow("after load", after),
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

function memoryOf({ server, enginePid }: BenchSite): Memory {
  return { server: pssMegabytes([server.pid]), engine: pssMegabytes(engineProcesses(enginePid)) };
}

function toRow(name: string, { server, engine }: Memory): readonly string[] {
  return [name, show(server), show(engine), show(server + engine)];
}
