import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { median, show, type Line, type SectionOutcome } from "./figures.ts";
import { readPage } from "./pages/crawl.ts";

const ROUNDS = 3;
const PRODUCTS = 1000;
const PAGE_PATH = "/shops/bistro-nord/menu";

/** Milliseconds from the start of the process. */
interface Start {
  readonly ready: number;
  readonly page: number;
}

/**
 * From the start of the process to its first page, a menu: on nothing, on existing data, and with the engine still running
 * after a kill; the latter two at a big shop too.
 */
export async function measureStarts(): Promise<SectionOutcome> {
  const starts: Readonly<Record<"cold" | "warm" | "joining" | "bigWarm" | "bigJoining", Start[]>> = {
    cold: [],
    warm: [],
    joining: [],
    bigWarm: [],
    bigJoining: [],
  };
  const homes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await makeEngineHome();
    homes.push(home);
    const first = await startToPage(home, starts.cold);
    await first.stop();
    const second = await startToPage(home, starts.warm);
    await second.kill();
    const third = await startToPage(home, starts.joining);
    await makeManyProducts(await ownerOf(home), SHOP_ID, PRODUCTS);
    await third.stop();
    const fourth = await startToPage(home, starts.bigWarm);
    await fourth.kill();
    const fifth = await startToPage(home, starts.bigJoining);
    await fifth.stop();
  }
  // Not before: a disk that is still removing one lets the next wait.
  for (const home of homes) await removeEngineHome(home);
  const seconds = (all: readonly Start[]): number => median(all.map(({ page }) => page)) / 1000;
  const row = (name: string, all: readonly Start[]): readonly string[] => [
    name,
    show(seconds(all)),
    show(Math.min(...all.map(({ page }) => page)) / 1000),
    show(median(all.map(({ ready }) => ready)) / 1000),
  ];
  const line = (name: string, all: readonly Start[], most: number): Line => ({
    name,
    value: seconds(all),
    rounds: all.map(({ page }) => page / 1000),
    unit: "s",
    at: "most",
    line: most,
  });
  return {
    title: `Start to the first page, median of ${ROUNDS}`,
    rows: [
      ["", "s", "best s", "of them until ready"],
      row("cold: empty directory, with the demo", starts.cold),
      row("warm", starts.warm),
      row("joining the engine after a kill", starts.joining),
      row(`warm, a shop of ${PRODUCTS} products`, starts.bigWarm),
      row(`joining, a shop of ${PRODUCTS} products`, starts.bigJoining),
    ],
    lines: [
      line("cold start", starts.cold, 1.7),
      line("warm start", starts.warm, 0.9),
      line("joining start", starts.joining, 0.6),
    ],
  };
}

async function startToPage(home: string, starts: Start[]): Promise<ServerProcess> {
  const server = await startServer({ home, built: true });
  const began = performance.now();
  const connection = createHttpConnection(server.port);
  await readPage(connection, PAGE_PATH, "localhost", "ro");
  starts.push({ ready: server.startMs, page: server.startMs + performance.now() - began });
  connection.close();
  return server;
}
