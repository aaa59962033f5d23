import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isStaffPermission } from "#core/account/permissions.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts";
import type { HttpAnswer, HttpClient } from "#tests/support/http/http-client.ts";
import { ENDPOINT_NAMES, type Requests, wellFormedRequests } from "#tests/support/shopping/http-requests.ts";
import { createAccessFixture } from "./access/access-fixture.ts";
import type { Actor } from "./access/access-people.ts";
import { tableVersions } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 414, 422];
// A body as large or as deep as no endpoint takes; how many there are of the rest follows from the contract.
const MIN_PER_BODY = 15;

let server: TestServer;
let requests: Requests;
let clients: Partial<Record<Actor, HttpClient>>;
/** What the tables hold when a test begins: nothing writes but requests. */
let checksums: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  const fixture = await createAccessFixture(server);
  requests = wellFormedRequests(fixture.records.bistro);
  clients = {
    guest: await fixture.as("guest"),
    customer: await fixture.as("customer"),
    admin: await fixture.as("admin"),
  };
  for (const client of Object.values(clients)) await client.call("csrfCookie");
  checksums = await tableVersions(server);
});
afterAll(() => server.stop());

describe("a hostile request", () => {
  it.each(ENDPOINT_NAMES)("to %s is refused with a key and changes nothing", async (name) => {
    const hostile = hostileTo(name);
    expect(hostile.length).toBeGreaterThanOrEqual(ENDPOINTS[name].hasBody ? MIN_PER_BODY : 0);
    const before = checksums;
    const client = clientFor(name);
    const wrong: unknown[] = [];
    for (const one of hostile) {
      const problem = problemOf(await client.raw(one.method, one.path, one.request));
      if (problem !== null) wrong.push([one.what, problem]);
    }
    expect(wrong).toEqual([]);
    checksums = await tableVersions(server);
    expect(checksums).toEqual(before);
  });

  it("is every one that the order path must never take", () => {
    const whats = hostileTo("saveCart").map(({ what }) => what);
    for (const value of ["-1", "1000000000", '"1"', "0.5", "null", "[]"])
      expect(whats).toContain(`items.0.qty = ${value}`);
    const placing = hostileTo("placeOrder").map(({ what }) => what);
    for (const value of [
      '{"amount":"1.005","currency":"RON"}',
      '{"amount":"NaN","currency":"RON"}',
      "-1",
      "0.5",
    ])
      expect(placing).toContain(`expected_total = ${value}`);
    expect(placing).toContain("accept_terms is missing");
  });

  it.each(ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].hasBody))(
    "to %s of another content type is refused",
    async (name) => {
      const { method, path } = ENDPOINTS[name];
      for (const type of [
        "text/plain",
        "application/xml",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-7x, text/html",
      ]) {
        const answered = await clientFor(name).raw(
          method,
          `/api${path.replace("{id}", "01ARZ3NDEKTSV4RRFFQ69G5FAV")}`,
          {
            body: "a=b",
            headers: { "content-type": type },
          },
        );
        expect([type, problemOf(answered)]).toEqual([type, null]);
      }
    },
  );
});

function hostileTo<N extends EndpointName>(name: N): readonly HostileRequest[] {
  return hostileRequests(name, requests[name]);
}

// The actor with the most permissions: only what is wrong with the request may stop it.
function clientFor(name: EndpointName): HttpClient {
  const { permission } = ENDPOINTS[name];
  const client = isStaffPermission(permission)
    ? clients.admin
    : permission === "public"
      ? clients.guest
      : clients.customer;
  if (client === undefined) throw new Error("The clients are made first");
  return client;
}

function problemOf({ status, key, text, headers }: HttpAnswer): string | null {
  if (!REFUSALS.includes(status)) return `${status} ${text.slice(0, 200)}`;
  if (key === null || key === "") return `${status} without a key: ${text.slice(0, 200)}`;
  if (headers.get("content-type") !== "application/json; charset=utf-8")
    return `type ${headers.get("content-type")}`;
  if (/\bat .*\.ts|node_modules|select |\/work\/|postgres/i.test(text))
    return `tells too much: ${text.slice(0, 200)}`;
  return null;
}
