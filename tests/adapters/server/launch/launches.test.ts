import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newId,
  newStaff,
  orderBody,
  orderCart,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let owner: HttpClient;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true, pages: await loadBuiltPages() });
  owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

function publish(isPublished: boolean) {
  return owner.call("publishShop", { params: { id: BISTRO }, body: { isPublished } });
}

describe("a shop that is not published (SHOP-19)", () => {
  it("takes no orders of the public and makes those of its staff tests, until it is published", async () => {
    const guest = await newCustomer(server);
    const saved = succeeded(await guest.call("saveCart", { body: newCart() }));
    const body = await orderBody(guest, saved);
    const place = () => guest.call("placeOrder", { body, headers: { "idempotency-key": `key-${newId()}` } });
    expect((await publish(false)).status).toBe(204);
    expect(await place()).toMatchObject({ status: 409, key: "shop.unpublished" });

    const cook = await newCustomer(server);
    const me = succeeded(await cook.call("me", {}));
    await asOwner(
      server,
      "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'employee')",
      [BISTRO_ORGANIZATION, newId(), me.id],
    );
    expect(await orderCart(cook)).toMatchObject({ isTest: true, pointsEarned: 0 });

    expect((await publish(true)).status).toBe(204);
    expect(succeeded(await place())).toMatchObject({ isTest: false });
    expect(await orderCart(cook)).toMatchObject({ isTest: false });
  });

  it("shows the public that it opens soon, to be found by nobody, and its staff the shop", async () => {
    await publish(false);
    const pages = ["/shops/bistro-nord", "/shops/bistro-nord/menu", "/shops/bistro-nord/login"];
    for (const path of pages) {
      const { status, text } = await server.client().raw("GET", path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain("Deschidem în curând");
      expect(text).toContain('<meta name="robots" content="noindex');
      expect(text).not.toContain("Limonadă");
    }
    const guest = await (await newCustomer(server)).raw("GET", "/shops/bistro-nord/menu");
    expect(guest.text).toContain("Deschidem în curând");
    const staff = await manager.raw("GET", "/shops/bistro-nord/menu");
    expect(staff.text).toContain("Limonadă");
    expect(staff.headers.get("x-robots-tag")).toBe("noindex");
    await publish(true);
    const open = await server.client().raw("GET", "/shops/bistro-nord/menu");
    expect([open.text.includes("Limonadă"), open.headers.get("x-robots-tag")]).toEqual([true, undefined]);
  });

  it("is published by its owner alone, once a change audited", async () => {
    await publish(true);
    server.clock.advance(1000);
    await publish(false);
    await publish(false);
    server.clock.advance(1000);
    await publish(true);
    const rows = await asOwner<{ action: string }>(
      server,
      "select action from audit_log where subject = $1 and action like 'shop.%' order by at desc, id desc limit 2",
      [BISTRO],
    );
    expect(rows.map(({ action }) => action).toSorted()).toEqual(["shop.publish", "shop.unpublish"]);
    const refused = await manager.call("publishShop", {
      params: { id: BISTRO },
      body: { isPublished: false },
    });
    expect(refused.status).toBe(403);
    const foreign = await owner.call("publishShop", { params: { id: ZEN }, body: { isPublished: false } });
    expect(foreign.status).toBe(404);
  });
});

describe("GET /operations/launches (SHOP-20)", () => {
  it("says of each shop how far it is, from what there is", async () => {
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    const [before] = succeeded(await zen.call("listLaunches", {})).data;
    expect(before).toMatchObject({
      shopId: ZEN,
      slug: "zen",
      isPublished: true,
      isSoundTried: false,
      tests: { placed: 0, fulfilled: 0 },
    });
    expect(before?.places.map(({ lacksHours, lacksZones }) => [lacksHours, lacksZones])).toEqual([
      [false, false],
    ]);
    expect(before?.products).toBeGreaterThan(30);
    await zen.call("noteSound", { params: { id: ZEN } });
    await zen.call("noteSound", { params: { id: ZEN } });
    const [after] = succeeded(await zen.call("listLaunches", {})).data;
    expect(after).toEqual({ ...before, isSoundTried: true });
    const noted = await asOwner(
      server,
      "select from audit_log where subject = $1 and action = 'shop.sound'",
      [ZEN],
    );
    expect(noted).toHaveLength(1);
  });
});
