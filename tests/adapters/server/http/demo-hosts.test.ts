import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const HOSTS = ["localhost", "127.0.0.1", "[::1]", "bistro-nord.localhost", "zen.test", "192.168.1.20"];
const OTHERS = ["evil.example", "diner.evil.example", "192.168.1.21", "localhost.evil.example"];
const BUTTONS = "parola-demo-2026";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages(), env: { HOST: "192.168.1.20" } });
});
afterAll(() => server.stop());

async function seenAt(host: string, behind: Readonly<Record<string, string>> = {}) {
  const client = server.client(host);
  const body = JSON.stringify({ email: "ana@example.com", password: "parola-demo-2026" });
  const [page, login, api, outbox] = [
    await client.raw(
      "GET",
      host === "zen.test" || host.startsWith("bistro") ? "/login" : "/shops/bistro-nord/login",
      { headers: behind },
    ),
    await client.raw("POST", "/api/auth/login", { body, headers: behind }),
    await client.raw("GET", "/api/dev/outbox", { headers: behind }),
    await client.raw("GET", "/dev/outbox", { headers: behind }),
  ];
  return {
    offersButtons: page.text.includes('"demo":true') || page.text.includes(BUTTONS),
    login: [login.status, login.key],
    outbox: [api.status, outbox.status],
  };
}

describe("the demo", () => {
  it.each(HOSTS)("shows its outbox and lets its people in under %s", async (host) => {
    expect(await seenAt(host)).toEqual({ offersButtons: true, login: [204, null], outbox: [200, 200] });
  });

  it.each(OTHERS)("does not exist under %s, even when that name resolves to this server", async (host) => {
    const refused = { offersButtons: false, login: [422, "auth.invalid_credentials"], outbox: [404, 404] };
    expect(await seenAt(host)).toEqual(refused);
  });

  it("does not exist for callers from elsewhere (DEMO-4)", async () => {
    const proxied = await createTestServer({ sharing: server, env: { TRUSTED_PROXIES: "127.0.0.1" } });
    const client = proxied.client();
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const body = JSON.stringify({ email: "admin@example.com", password: "parola-demo-2026" });
    expect(await client.raw("POST", "/api/auth/login", { body, headers })).toMatchObject({
      status: 422,
      key: "auth.invalid_credentials",
    });
    expect((await client.raw("GET", "/api/dev/outbox", { headers })).status).toBe(404);
    await proxied.stop();
  });

  it("lets everybody else in wherever they are", async () => {
    const client = server.client("192.168.1.21");
    const email = "oriunde@example.com";
    const registered = await client.call("register", {
      body: {
        firstName: "Ori",
        lastName: "Unde",
        email,
        password: "o propoziție lungă",
        acceptTerms: true,
        acceptPrivacy: true,
        acceptMarketing: false,
        shopId: null,
      },
    });
    expect(registered.status).toBe(201);
    const back = server.client("192.168.1.21");
    expect((await back.call("login", { body: { email, password: "o propoziție lungă" } })).status).toBe(204);
  });
});
