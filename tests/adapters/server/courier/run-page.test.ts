import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { LOG_SERIALIZERS } from "#adapters/server/log/create-log.ts";

const TOKEN = "a-Zz09_b".repeat(5);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
});
afterAll(() => server.stop());

describe("what is under a courier's link (COURIER-1)", () => {
  it("tells no other site where it is, page and call alike; other answers do as ever", async () => {
    const client = server.client();
    const policyOf = async (path: string) => (await client.raw("GET", path)).headers.get("referrer-policy");
    expect([
      await policyOf(`/shops/bistro-nord/co/${TOKEN}`),
      await policyOf(`/api/co/${TOKEN}`),
      await policyOf("/api/shops/by-slug/bistro-nord"),
    ]).toEqual(["no-referrer", "no-referrer", "strict-origin-when-cross-origin"]);
  });

  it("is hidden where the log names an address (COURIER-10)", () => {
    const { req, path } = LOG_SERIALIZERS;
    expect(req({ method: "GET", url: `/api/co/${TOKEN}/events?a=b` })).toEqual({
      method: "GET",
      path: "/api/co/…/events",
    });
    expect(path(`/shops/bistro-nord/co/${TOKEN}`)).toBe("/shops/bistro-nord/co/…");
  });
});
