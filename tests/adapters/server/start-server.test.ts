import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findPostmaster } from "#adapters/server/db/engine/postmaster.ts";
import { freePort, startServer } from "#tests/support/server/server-process.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

// A first start creates the demo, which is slow on a busy machine.
const START_MS = 120_000;

let home: string;
beforeEach(async () => {
  home = await makeQuickEngineHome();
});
afterEach(() => removeEngineHome(home));

describe("a start", () => {
  it(
    "says what to set where nothing is served at its address",
    async () => {
      const settings = { DEMO: "off", PUBLIC_URL: "https://order.example.com" };
      const server = await startServer({ home, settings });
      // It is said after the addresses, with which the start is over.
      await expect.poll(() => server.said()).toContain("set DINER_HOSTS=order.example.com");
      await server.stop();
    },
    START_MS,
  );

  it(
    "ends with one sentence where its port is in use, and leaves no engine behind",
    async () => {
      const port = await freePort();
      const taken = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
      const start = startServer({ home, port, settings: { DEMO: "off", HOST: "127.0.0.1" } });
      await expect(start).rejects.toThrow(
        `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
      );
      taken.close();
      expect(await findPostmaster(home)).toBeNull();
    },
    START_MS,
  );
});
