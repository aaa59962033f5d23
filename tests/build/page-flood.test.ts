import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { median, percentile } from "#tests/bench/figures.ts";
import { FLOOD_PER_SECOND, floodPages } from "#tests/support/page-flood.ts";
import { startServer, type ServerProcess } from "#tests/support/server-process.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/test-engine.ts";

const MOST_MILLIS = 20;

describe("a flood of made-up addresses", () => {
  let home: string;
  let server: ServerProcess;
  beforeAll(async () => {
    home = await makeEngineHome();
    server = await startServer({ home, built: true });
  });
  afterAll(async () => {
    await server.stop();
    await removeEngineHome(home);
  });

  it("hardly delays those who fill a cart, though no limit of an address stops it", async () => {
    const rounds = await floodPages(server.port, 7, 1500);
    const p95 = rounds.map(
      ({ calm, flooded }) => [percentile(calm, 0.95), percentile(flooded, 0.95)] as const,
    );
    // Round by round, so that what else the machine does is beside both.
    const rise = median(p95.map(([calm, flooded]) => flooded - calm));
    const shown = (index: 0 | 1): string => median(p95.map((pair) => pair[index])).toFixed(1);
    console.log(
      `${FLOOD_PER_SECOND} made-up addresses/s: p95 of a saved cart ${shown(0)} ms before, ${shown(1)} ms beside it, ${rise.toFixed(1)} ms more`,
    );
    expect(rise).toBeLessThanOrEqual(MOST_MILLIS);
  });
});
