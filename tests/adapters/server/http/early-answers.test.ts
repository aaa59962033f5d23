import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO } from "#tests/support/shopping/http-shopping.ts";

const PATH = `/api/menu?filter[shop_id]=${BISTRO}`;
const COUNTED = 'diner_call_seconds_count{route="GET /api/menu",status="200"}';

type Headers = Readonly<Record<string, string>>;

async function ask(server: TestServer, headers: Headers = {}, path = PATH) {
  const connection = createHttpConnection(Number(new URL(server.origin).port));
  const answer = await connection.send({ method: "GET", path, headers: { host: "localhost", ...headers } });
  connection.close();
  return answer;
}

describe("a menu that is answered before the framework reads the request", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    await ask(server);
  });
  afterAll(() => server.stop());

  it("is the answer that the framework gives, for each spelling and form of it", async () => {
    // Another spelling of the same address is known to the framework alone, with its first answer.
    const spelled = PATH.replace("/api", "/%61pi");
    const compared = async (headers: Headers) => {
      const pair = [await ask(server, headers, spelled), await ask(server, headers)];
      return pair.map(({ status, headers: all, body }) => ({
        status,
        headers: Object.fromEntries([...all].filter(([name]) => name !== "date")),
        body: body.toString("base64"),
      }));
    };
    const { headers } = await ask(server);
    const held = { "if-none-match": headers.get("etag") ?? "" };
    const kinds: readonly Headers[] = [
      {},
      held,
      { "accept-encoding": "br" },
      { "accept-encoding": "gzip" },
      { cookie: "diner_locale=en" },
    ];
    for (const asked of kinds) {
      await ask(server, asked);
      const [framework, early] = await compared(asked);
      expect(early).toEqual(framework);
    }
  });

  it("is left to the framework where only its headers are asked for", async () => {
    const { status, headers } = await fetch(`${server.origin}${PATH}`, { method: "HEAD" });
    expect([status, headers.get("etag")]).toEqual([200, (await ask(server)).headers.get("etag")]);
  });

  it("is counted as every call", async () => {
    const counted = async (): Promise<number> => {
      const { text } = await server.client().raw("GET", "/metrics");
      return Number(
        text
          .split("\n")
          .find((line) => line.startsWith(COUNTED))
          ?.slice(COUNTED.length),
      );
    };
    const before = await counted();
    for (let time = 0; time < 3; time += 1) await ask(server);
    expect(await counted()).toBe(before + 3);
  });

  it("is a customer's own where a session is sent", async () => {
    const customer = server.client();
    await customer.signIn("ana@example.com");
    const { headers } = await ask(server, { cookie: customer.cookieHeader() });
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect((await ask(server)).headers.get("cache-control")).toBe("public, no-cache");
  });
});

describe("the limit of calls", () => {
  it("holds for it, with the framework's refusal", async () => {
    const server = await createTestServer({ env: { RATE_REQUESTS_PER_ADDRESS: "3/min" } });
    for (let time = 0; time < 3; time += 1) expect((await ask(server)).status).toBe(200);
    const refused = await ask(server);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    await server.stop();
  });

  it("counts by the address that a trusted proxy names, and not by what anybody else writes", async () => {
    const env = { RATE_REQUESTS_PER_ADDRESS: "2/min" };
    const behind = await createTestServer({ env: { ...env, TRUSTED_PROXIES: "127.0.0.1" } });
    const from = (address: string): Headers => ({ "x-forwarded-for": address });
    const statuses: number[] = [];
    for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"])
      statuses.push((await ask(behind, from(address))).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    await behind.stop();
    const direct = await createTestServer({ env });
    for (const address of ["192.0.2.1", "192.0.2.2"])
      expect((await ask(direct, from(address))).status).toBe(200);
    expect((await ask(direct, from("192.0.2.3"))).status).toBe(429);
    await direct.stop();
  });
});
