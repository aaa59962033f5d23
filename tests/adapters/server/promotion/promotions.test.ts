import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PromotionTerms } from "#core/setting/promotion/promotion-terms.ts";
import type { PromotionId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { promotionTerms } from "#tests/support/headless/in-memory-promotions.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { until } from "#tests/support/patience.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCart,
  newItem,
  newStaff,
  product,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const OF_SHOP = { params: { id: BISTRO } };
const list = async () => succeeded(await manager.call("listPromotions", OF_SHOP)).promotions;
const create = (terms: PromotionTerms, client = manager) =>
  client.call("createPromotion", { ...OF_SHOP, body: { terms } });
const write = (id: PromotionId, version: number, terms: PromotionTerms) =>
  manager.call("writePromotion", { params: { id }, body: { version, terms } });

describe("the promotions of a shop over the wire (PROMOTION-16)", () => {
  it("are made, changed and ended, each time in every process at once, and audited", async () => {
    const other = await createTestServer({ sharing: server });
    const guests = [server.client(), other.client()];
    const shown = async (client: HttpClient) => {
      const shop = await client.call("shopBySlug", { params: { slug: "bistro-nord" }, query: {} });
      return succeeded(shop).availablePromotions.find(({ name }) => name === "Prânzul")?.discount.value;
    };
    const terms = promotionTerms({ name: "Prânzul", code: null, limitedToFulfillmentMethods: ["pickup"] });
    const made = succeeded(await create(terms));
    expect(made).toMatchObject({ version: 1, terms, uses: { held: 0, used: 0 } });
    for (const guest of guests) await until(async () => (await shown(guest)) === "0.20");
    // What is audited is read by time.
    server.clock.advance(1000);
    const changed = { ...terms, discount: { value: "0.25" }, totalLimit: 50 };
    expect(succeeded(await write(made.id, 1, changed))).toEqual({ ...made, version: 2, terms: changed });
    for (const guest of guests) await until(async () => (await shown(guest)) === "0.25");
    server.clock.advance(1000);
    const end = (version: number) =>
      manager.call("endPromotion", { params: { id: made.id }, body: { version } });
    expect([(await end(1)).key, (await end(2)).status, (await end(2)).status]).toEqual([
      "setting.version_conflict",
      204,
      404,
    ]);
    for (const guest of guests) await until(async () => (await shown(guest)) === undefined);
    const audited = await asOwner<{ action: string; detail: object }>(
      server,
      `select action, detail from audit_log where subject = '${made.id}' order by at, id`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      "promotion.create",
      "promotion.write",
      "promotion.end",
    ]);
    expect(audited[1]?.detail).toEqual({
      version: 1,
      changed: {
        discount: { before: { value: "0.20" }, after: { value: "0.25" } },
        totalLimit: { before: null, after: 50 },
      },
    });
    await other.stop();
  });

  it("are listed with their codes and uses as the demo has them, and a code is found in a cart", async () => {
    const nord = (await list()).find(({ terms }) => terms.code === "NORD20");
    expect(nord).toMatchObject({ terms: { name: "20 % la orice", totalLimit: null } });
    const terms = promotionTerms({ name: "La limonadă", code: "LIMO-NORD" });
    expect((await create(terms)).status).toBe(201);
    const guest = server.client();
    await guest.call("csrfCookie");
    const cart = newCart([newItem(product("limonada-clasica"))]);
    expect((await guest.call("saveCart", { body: cart })).status).toBe(200);
    const checked = await guest.call("checkPromotion", { body: { code: "limo-nord", cartId: cart.id } });
    expect(succeeded(checked).promotion.name).toBe("La limonadă");
  });

  it("are refused with the field that says why, also a code that an ended one had", async () => {
    const wrong = await create(promotionTerms({ name: " ", code: "NORD20", discount: { value: "1.50" } }));
    expect([wrong.status, wrong.fields]).toEqual([422, ["terms.name", "terms.code", "terms.discount"]]);
    const once = succeeded(await create(promotionTerms({ code: "O-DATA" })));
    await manager.call("endPromotion", { params: { id: once.id }, body: { version: 1 } });
    expect((await create(promotionTerms({ code: "O-DATA" }))).fields).toEqual(["terms.code"]);
  });

  it("get one of twenty that are made at once with the same code, and one of twenty changes", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => create(promotionTerms({ code: "DEODATA" }))),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    const held = (await list()).find(({ terms }) => terms.code === "DEODATA");
    if (held === undefined) throw new Error("The promotion was not made");
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        write(held.id, 1, { ...held.terms, discount: { value: `0.${at + 10}` } }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it("are for who works at all of the shop's locations to change, and of no other organization", async () => {
    await asOwner(
      server,
      `update employees set location_ids = array[(select id from locations where slug = 'centru' and shop_id = '${BISTRO}')]
        where user_id = (select id from users where email = 'manager@example.com') and organization_id = '${BISTRO_ORGANIZATION}'`,
    );
    const partly = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await partly.call("listPromotions", OF_SHOP)).status).toBe(200);
    expect((await create(promotionTerms({ code: "PARTE" }), partly)).status).toBe(403);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await zen.call("listPromotions", OF_SHOP)).status).toBe(404);
  });
});
