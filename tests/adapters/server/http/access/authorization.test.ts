import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isStaffPermission } from "#core/account/permissions.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { type AccessFixture, createAccessFixture } from "./access-fixture.ts";
import { askEverybody, HEADING, readMatrix, ROW_TIMEOUT } from "./answer-matrix.ts";
import { ENDPOINT_NAMES } from "#tests/support/shopping/http-requests.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const [heading, ...rows] = readMatrix(new URL("authorization.matrix.txt", import.meta.url));

let server: TestServer;
let fixture: AccessFixture;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  fixture = await createAccessFixture(server);
});
afterAll(() => server.stop());

describe("who may call what", () => {
  it("is said of everybody, and of endpoints of the contract alone", () => {
    expect(heading).toBe(HEADING);
    const named = [...new Set(rows.map((row) => row.split(" ")[0]))];
    expect(named.filter((name) => !ENDPOINT_NAMES.some((known) => known === name))).toEqual([]);
  });

  it.each(ENDPOINT_NAMES)("%s", ROW_TIMEOUT, async (name) => {
    const asked = await askEverybody(fixture, name);
    expect(asked.join("\n")).toBe(rows.filter((row) => row.startsWith(`${name} `)).join("\n"));
  });

  it("knows no back office on a shop's own host", async () => {
    const office = ENDPOINT_NAMES.filter((name) => isStaffPermission(ENDPOINTS[name].permission));
    expect(office).not.toEqual([]);
    for (const name of office) {
      const { method, path } = ENDPOINTS[name];
      const client = server.client("bistro-nord.localhost");
      const answered = await client.raw(
        method,
        `/api${path.replace("{id}", fixture.records.bistro.orderId)}`,
        method === "GET" ? {} : { body: "{}" },
      );
      expect([name, answered.status]).toEqual([name, 404]);
    }
  });

  it("says 405 for a method that an address does not have, and 404 for an address that there is not", async () => {
    const client = await fixture.as("admin");
    expect(await client.raw("DELETE", `/api/orders/${fixture.records.bistro.orderId}`)).toMatchObject({
      status: 405,
      key: "method_not_allowed",
    });
    expect(await client.raw("GET", "/api/nothing")).toMatchObject({ status: 404, key: "not_found" });
  });
});
