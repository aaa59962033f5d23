import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const MINUTE_MS = 60_000;
const STEP_MS = 20_000;
// Nobody waits for the three seconds of a statement.
const MAX_RESPONSE_MS = 1000;

type Call = readonly [path: string, headers: Readonly<Record<string, string>>];

const GUEST: readonly Call[] = [
  [MENU_PATH, { host: "localhost" }],
  [MENU_PATH, { host: "localhost", "if-none-match": '"another"' }],
  ["/api/shops/by-slug/bistro-nord", { host: "localhost" }],
  ["/shops/bistro-nord/menu", { host: "localhost", accept: "text/html" }],
  ["/menu", { host: "bistro-nord.localhost", accept: "text/html" }],
];

let server: TestServer;
let meet = (): void | Promise<void> => undefined;

beforeAll(async () => {
  server = await createTestServer({
    pages: await loadBuiltPages(),
    watch: () => meet(),
    // As it is meant to be: what the asker's own pages wait for is what is measured here.
    env: { OWN_PAGE_PATIENCE: "300" },
  });
});

afterAll(async () => {
  meet = () => undefined;
  await server.stop();
});

async function ask([path, headers]: Call): Promise<{ readonly status: number; readonly millis: number }> {
  const connection = createHttpConnection(Number(new URL(server.origin).port));
  try {
    const began = performance.now();
    const { status } = await connection.send({ method: "GET", path, headers });
    return { status, millis: performance.now() - began };
  } finally {
    connection.close();
  }
}

async function statuses(calls: readonly Call[]): Promise<readonly number[]> {
  const answers = [];
  for (const call of calls) answers.push((await ask(call)).status);
  return answers;
}

describe("a server without its database", () => {
  it("serves menus and pages for ten minutes and more, to guests and to people signed in (DATA-7)", async () => {
    const client = server.client();
    await client.signIn("ana@example.com");
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const calls: readonly Call[] = [...GUEST, [MENU_PATH, { host: "localhost", cookie }]];
    const fine = calls.map(() => 200);
    expect(await statuses(calls)).toEqual(fine);
    // What is known may be as old as it gets when the outage begins.
    server.clock.advance(10 * MINUTE_MS - 1);
    let asked = 0;
    meet = () => {
      asked += 1;
      throw new DatabaseUnavailable("The database is away");
    };
    for (let millis = 0; millis <= 12 * MINUTE_MS; millis += STEP_MS) {
      server.clock.advance(STEP_MS);
      expect(await statuses(calls)).toEqual(fine);
    }
    expect(asked).toBeGreaterThan(0);
    expect((await ask(["/api/shops/by-slug/zen", { host: "localhost" }])).status).toBe(503);
    meet = () => undefined;
    expect((await ask(["/api/shops/by-slug/zen", { host: "localhost" }])).status).toBe(200);
  });

  it("keeps nobody waiting while the database takes everything and answers nothing", async () => {
    const client = server.client();
    await client.signIn("ana@example.com");
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // Own orders are drawn as for all then (PAGE-13).
    const ownOrders: Call = ["/shops/bistro-nord/orders", { host: "localhost", accept: "text/html", cookie }];
    const calls = [...GUEST, ownOrders];
    await statuses(calls);
    server.services.directory.forgetAll();
    expect(await statuses(calls)).toEqual(calls.map(() => 200));
    const hole = Promise.withResolvers<void>();
    meet = () => hole.promise;
    try {
      for (let step = 0; step < 3; step += 1) {
        server.clock.advance(5 * MINUTE_MS);
        for (const call of calls) {
          const { status, millis } = await ask(call);
          expect([call[0], status]).toEqual([call[0], 200]);
          expect(millis).toBeLessThan(MAX_RESPONSE_MS);
        }
      }
    } finally {
      hole.resolve();
    }
  });
});
