import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShopId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { until } from "#tests/support/patience.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { startNameServer, type TestNameServer } from "#tests/support/server/test-name-server.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newStaff,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

const OURS = "comenzi.bistro-nord.example";

let names: TestNameServer;
let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  names = await startNameServer();
  server = await createTestServer({
    withoutJobs: true,
    pages: await loadBuiltPages(),
    env: { NAME_SERVERS: names.address },
  });
  owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
});
afterAll(async () => {
  await server.stop();
  await names.stop();
});

const read = async (id: ShopId = BISTRO) => succeeded(await owner.call("readShopDomain", { params: { id } }));
const write = async (domain: string | null, id: ShopId = BISTRO) =>
  owner.call("writeShopDomain", { params: { id }, body: { version: (await read(id)).version, domain } });
const check = async () => succeeded(await owner.call("checkShopDomain", { params: { id: BISTRO } }));

async function pageAt(host: string, at: TestServer = server): Promise<number> {
  const connection = createHttpConnection(Number(new URL(at.origin).port));
  try {
    return (await connection.send({ method: "GET", path: "/menu", headers: { host } })).status;
  } finally {
    connection.close();
  }
}

describe("the own domain of a shop over the wire (HOST-16)", () => {
  it("serves the shop in every process at once, and is an unknown host again once it is taken away", async () => {
    const other = await createTestServer({ sharing: server });
    const before = await read();
    expect(before).toMatchObject({ domain: null, ownHost: "bistro-nord.localhost", target: "localhost" });
    expect(await pageAt(OURS)).toBe(404);
    const held = succeeded(await write(`https://${OURS.toUpperCase()}/menu`));
    expect(held).toEqual({ ...before, version: before.version + 1, domain: OURS });
    expect(await pageAt(OURS)).toBe(200);
    const called = other.client();
    const known = await called.call("shopByCustomDomain", { params: { domain: OURS }, query: {} });
    expect(succeeded(known).slug).toBe("bistro-nord");
    succeeded(await write(null));
    expect(await pageAt(OURS)).toBe(404);
    await until(
      async () =>
        (await called.call("shopByCustomDomain", { params: { domain: OURS }, query: {} })).status === 404,
    );
    const rows = await asOwner(
      server,
      `select detail -> 'changed' -> 'domain' as domain from audit_log where action = 'shop.domain' order by detail ->> 'version'`,
    );
    expect(rows).toEqual([
      { domain: { before: null, after: OURS } },
      { domain: { before: OURS, after: null } },
    ]);
    await other.stop();
  });

  it("belongs to one shop, and goes to another where the first one gives it up", async () => {
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    const taken = await write("zen.test");
    expect([taken.status, taken.fields]).toEqual([422, ["domain"]]);
    const ofZen = { params: { id: ZEN } };
    const { version } = succeeded(await zen.call("readShopDomain", ofZen));
    expect(await pageAt("zen.test")).toBe(200);
    succeeded(await zen.call("writeShopDomain", { ...ofZen, body: { version, domain: "zen.example" } }));
    succeeded(await write("zen.test"));
    const { slug } = succeeded(
      await owner.call("shopByCustomDomain", { params: { domain: "zen.test" }, query: {} }),
    );
    expect(slug).toBe("bistro-nord");
    succeeded(await write(null));
  });

  it("is refused where it is no host or the product's own, by an old version, and to others", async () => {
    for (const domain of ["nowhere", "192.0.2.7", "localhost", "zen.localhost", "diner.localhost"]) {
      const wrong = await write(domain);
      expect([domain, wrong.status, wrong.fields]).toEqual([domain, 422, ["domain"]]);
    }
    const { version } = await read();
    const ofBistro = { params: { id: BISTRO } };
    const body = { version: version - 1, domain: null };
    const stale = await owner.call("writeShopDomain", { ...ofBistro, body });
    expect([stale.status, stale.key]).toEqual([409, "setting.version_conflict"]);
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await manager.call("readShopDomain", ofBistro)).status).toBe(403);
    const elsewhere = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await elsewhere.call("readShopDomain", ofBistro)).status).toBe(404);
  });
});

describe("where the domain leads (HOST-17)", () => {
  it("is what name servers say: nowhere, elsewhere, here by name or by address", async () => {
    expect((await owner.call("checkShopDomain", { params: { id: BISTRO } })).status).toBe(404);
    succeeded(await write(OURS));
    names.records.set("A localhost", "127.0.0.1");
    expect(await check()).toEqual({ state: "missing", found: [] });
    names.records.set(`A ${OURS}`, "192.0.2.7");
    expect(await check()).toEqual({ state: "elsewhere", found: ["192.0.2.7"] });
    names.records.set(`A ${OURS}`, "127.0.0.1");
    expect(await check()).toEqual({ state: "here", found: ["127.0.0.1"] });
    names.records.delete(`A ${OURS}`);
    names.records.set(`CNAME ${OURS}`, "localhost");
    expect((await check()).state).toBe("here");
    succeeded(await write(null));
  });
});
