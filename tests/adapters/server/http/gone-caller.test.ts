import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const CALLERS = 200;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

it("is no failure of the server when a caller leaves before it was heard", async () => {
  const failures = vi.spyOn(server.services.log, "error");
  for (let caller = 0; caller < CALLERS; caller += 1) {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(`GET ${MENU_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    socket.resetAndDestroy();
  }
  expect((await server.client().raw("GET", MENU_PATH)).status).toBe(200);
  expect(failures).not.toHaveBeenCalled();
});
