import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { createHttpConnection, type HttpConnection } from "#tests/support/http/http-connection.ts";
import { ENDPOINT_NAMES } from "#tests/support/shopping/http-requests.ts";
import { SPELLINGS } from "./spellings.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

// The folders of files, where some spellings lead, are read alone.
const NOTHING = [400, 404, 405];
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

let server: TestServer;
let open: HttpConnection;
beforeAll(async () => {
  server = await createTestServer();
  open = connectionTo(server);
});
afterAll(async () => {
  open.close();
  await server.stop();
});

describe("an address in another spelling", () => {
  it.each(ENDPOINT_NAMES)("of %s is the endpoint itself or nothing", async (name) => {
    const plain = await statusOf(open, name, pathOf(name));
    const { method, isSentAtUnload } = ENDPOINTS[name];
    const needsToken = method !== "GET" && !isSentAtUnload;
    expect(plain === 419).toBe(needsToken);
    for (const spelling of SPELLINGS) {
      const status = await statusOf(open, name, spelling.of(pathOf(name)));
      expect([spelling.name, [plain, ...NOTHING].includes(status), status]).toEqual([
        spelling.name,
        true,
        status,
      ]);
    }
  });

  it("is counted like the address itself", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_REQUESTS_PER_ADDRESS: "1/day" } });
    const connection = connectionTo(strict);
    expect(await statusOf(connection, "build", "/api/build")).toBe(200);
    const uncounted: unknown[] = [];
    for (const name of ENDPOINT_NAMES)
      for (const spelling of [{ name: "itself", of: (path: string) => path }, ...SPELLINGS]) {
        const status = await statusOf(connection, name, spelling.of(pathOf(name)));
        // What leads into the folders of files is no call, and nothing there.
        if (status !== 429 && !(spelling.name.endsWith("way up") && NOTHING.includes(status)))
          uncounted.push([name, spelling.name, status]);
      }
    expect(uncounted).toEqual([]);
    connection.close();
    await strict.stop();
  });
});

describe("a method that an address does not have", () => {
  it("is 405 with the ones that it has, before token and body are looked at", async () => {
    const asked = [
      ["DELETE", "/api/carts"],
      ["TRACE", "/api/menu"],
      ["PROPFIND", "/api/build"],
      ["POST", `/api/orders/${ID}`],
      ["LINK", "/api/operations/events"],
      ["POST", "/livez"],
      ["PUT", "/api/docs"],
      ["PATCH", "/pictures/none.webp"],
    ] as const;
    const answers = [];
    for (const [method, path] of asked) {
      const body = method === "POST" ? { body: "a=b", headers: { "content-type": "text/plain" } } : {};
      const { status, headers } = await open.send({ method, path, ...body });
      answers.push([method, path, status, headers.get("allow")]);
    }
    expect(answers).toEqual([
      ["DELETE", "/api/carts", 405, "PATCH, OPTIONS"],
      ["TRACE", "/api/menu", 405, "GET, HEAD, OPTIONS"],
      ["PROPFIND", "/api/build", 405, "GET, HEAD, OPTIONS"],
      ["POST", `/api/orders/${ID}`, 405, "GET, HEAD, OPTIONS"],
      ["LINK", "/api/operations/events", 405, "GET, OPTIONS"],
      ["POST", "/livez", 405, "GET, HEAD, OPTIONS"],
      ["PUT", "/api/docs", 405, "GET, HEAD, OPTIONS"],
      ["PATCH", "/pictures/none.webp", 405, "GET, HEAD, OPTIONS"],
    ]);
  });

  it("is 405 at every endpoint of the contract, whatever the method", async () => {
    const wrong: unknown[] = [];
    for (const name of ENDPOINT_NAMES) {
      const { headers, status } = await open.send({ method: "OPTIONS", path: pathOf(name) });
      const allowed = headers.get("allow")?.split(", ") ?? [];
      if (status !== 204 || !allowed.includes(ENDPOINTS[name].method)) wrong.push([name, status, allowed]);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "LINK"]) {
        if (allowed.includes(method)) continue;
        const refused = await open.send({ method, path: pathOf(name) });
        if (refused.status !== 405 || refused.headers.get("allow") !== allowed.join(", "))
          wrong.push([method, name, refused.status]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("is 404 where there is no such call at all", async () => {
    for (const method of ["GET", "POST", "DELETE", "OPTIONS", "TRACE"])
      expect((await open.send({ method, path: "/api/nothing" })).status).toBe(404);
  });
});

function pathOf(name: EndpointName): string {
  return `/api${ENDPOINTS[name].path.replace(/\{[a-z_]+\}/g, ID)}`;
}

async function statusOf(connection: HttpConnection, name: EndpointName, path: string): Promise<number> {
  const { method, hasBody } = ENDPOINTS[name];
  const body = hasBody ? { body: "{}", headers: { "content-type": "application/json" } } : {};
  return (await connection.send({ method, path, ...body })).status;
}

function connectionTo({ origin }: TestServer): HttpConnection {
  return createHttpConnection(Number(new URL(origin).port));
}
