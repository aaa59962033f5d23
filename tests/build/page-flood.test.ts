import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FLOOD_PER_SECOND, floodPages, riseOf } from "#tests/bench/flood/page-flood.ts";
import { startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

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

  it("hardly delays saves of a cart, even though no limit of an address stops it", async () => {
    const rounds = await floodPages(server.port, 7, 1500);
    const { calm, flooded, rise, allowed } = riseOf(rounds);
    console.log(
      `${FLOOD_PER_SECOND} made-up addresses/s: p95 of a saved cart ${calm.toFixed(1)} ms before, ${flooded.toFixed(1)} ms during it, ${rise.toFixed(1)} ms more (at most ${allowed.toFixed(1)})`,
    );
    expect(rise).toBeLessThanOrEqual(allowed);
  });
});
