import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toId, type CategoryId } from "#core/kernel/id.ts";
import { instantOfMillis, plusMillis } from "#core/time/instant.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  AVIATORILOR,
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newItem,
  newStaff,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const AT_AVIATORILOR = { params: { id: AVIATORILOR } };
const PAUSED = {
  mode: "paused",
  extraMinutes: 0,
  scope: "all",
  until: null,
  pinned: false,
  reason: null,
} as const;

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

function audits(action: string): Promise<readonly { subject: string; email: string }[]> {
  return asOwner(
    server,
    "select a.subject, u.email from audit_log a join users u on u.id = a.actor_id where a.action = $1",
    [action],
  );
}

describe("the ordering state of a location", () => {
  it("lasts until closing at the latest, reaches customers at once and leaves an audit row", async () => {
    const now = server.clock.now();
    const body = {
      mode: "paused",
      extraMinutes: 30,
      scope: "all",
      until: plusMillis(now, 3 * 86_400_000),
      pinned: false,
      reason: "cuptor",
    } as const;
    const paused = succeeded(await staff.call("writeOrderingState", { ...AT_AVIATORILOR, body }));
    // Aviatorilor closes at 22:00 on a Wednesday, which is 20:00 in winter's UTC.
    expect(paused).toMatchObject({
      mode: "paused",
      extraMinutes: 0,
      until: "2026-11-18T20:00:00.000Z",
      pinned: false,
      reason: "cuptor",
      setAt: now,
    });
    expect((await staff.call("readOrderingState", AT_AVIATORILOR)).value).toEqual(paused);
    const shop = succeeded(
      await server.client().call("shopBySlug", { params: { slug: "bistro-nord" }, query: {} }),
    );
    const seen = shop.locations.find(({ id }) => id === AVIATORILOR)?.orderingState;
    expect([seen?.mode, seen?.until, seen?.setBy]).toEqual(["paused", paused.until, null]);
    expect(await audits("location.ordering_state")).toEqual([
      { subject: AVIATORILOR, email: "staff@example.com" },
    ]);
  });

  it("keeps an earlier end, and is online again by itself", async () => {
    const until = plusMillis(server.clock.now(), 1_800_000);
    const body = {
      mode: "busy",
      extraMinutes: 15,
      scope: "pickup",
      until,
      pinned: false,
      reason: null,
    } as const;
    expect(succeeded(await staff.call("writeOrderingState", { ...AT_AVIATORILOR, body }))).toMatchObject({
      mode: "busy",
      extraMinutes: 15,
      until,
    });
    server.clock.advance(1_800_000);
    expect((await staff.call("readOrderingState", AT_AVIATORILOR)).value).toMatchObject({
      mode: "online",
      until: null,
    });
  });

  it("refuses an end that is over", async () => {
    const body = {
      mode: "busy",
      extraMinutes: 15,
      scope: "all",
      until: instantOfMillis(server.clock.millis()),
      pinned: false,
      reason: null,
    } as const;
    const answered = await staff.call("writeOrderingState", { ...AT_AVIATORILOR, body });
    expect([answered.status, answered.fields]).toEqual([422, ["until"]]);
  });

  it("outlives the business day where a manager pinned it, and ends when staff ends it", async () => {
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    const pinned = { ...PAUSED, pinned: true };
    expect((await staff.call("writeOrderingState", { ...AT_AVIATORILOR, body: pinned })).status).toBe(403);
    succeeded(await manager.call("writeOrderingState", { ...AT_AVIATORILOR, body: pinned }));
    server.clock.advance(5 * 86_400_000);
    const back = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    expect((await back.call("readOrderingState", AT_AVIATORILOR)).value).toMatchObject(pinned);
    const online = { ...pinned, mode: "online", pinned: false } as const;
    succeeded(await back.call("writeOrderingState", { ...AT_AVIATORILOR, body: online }));
    expect((await back.call("readOrderingState", AT_AVIATORILOR)).value).toMatchObject(online);
    server.clock.advance(-5 * 86_400_000);
  });

  it("keeps a paused location from taking an order", async () => {
    const guest = server.client();
    const cart = succeeded(await guest.call("saveCart", { body: newCart() }));
    const params = { id: CENTRU };
    await staff.call("writeOrderingState", { params, body: PAUSED });
    const asked = { ...(await orderBody(guest, cart)), deliveryAddress: null };
    const { cartId, locationId, fulfillmentMethod, deliveryAddress, timing, tip, paymentMethod } = asked;
    const quote = succeeded(
      await guest.call("quote", {
        body: { cartId, locationId, fulfillmentMethod, deliveryAddress, timing, tip, paymentMethod },
      }),
    );
    expect(quote.blockers.map(({ key }) => key)).toContain("location.paused");
    await staff.call("writeOrderingState", { params, body: { ...PAUSED, mode: "online" } });
  });
});

describe("the availability of a location", () => {
  it("is changed for products of that location only, reaches the menu at once, is audited, and can be undone", async () => {
    const espresso = product("espresso");
    const until = plusMillis(server.clock.now(), 3_600_000);
    const change = (disabledUntil: typeof until | null) =>
      staff.call("changeAvailability", {
        ...AT_AVIATORILOR,
        body: {
          changes: [
            { type: "product", id: espresso, disabledUntil: "9999-12-31T23:59:59" },
            { type: "product", id: espresso, disabledUntil },
          ],
        },
      });
    const changed = succeeded(await change(until));
    expect(changed.data).toEqual([
      {
        type: "product",
        id: espresso,
        disabledUntil: until,
        setBy: expect.any(String),
        setAt: server.clock.now(),
      },
    ]);
    const guest = server.client();
    const disabled = async () => {
      const menu = succeeded(await guest.call("menu", { query: { filter: { shopId: BISTRO } } }));
      return menu.products.find(({ id }) => id === espresso)?.disabledUntilByLocation ?? {};
    };
    expect(await disabled()).toMatchObject({ [AVIATORILOR]: until });
    const item = newItem(espresso);
    const there = await guest.call("saveCart", { body: newCart([item], { locationId: AVIATORILOR }) });
    expect([there.status, there.key, there.data["item_ids"]]).toEqual([409, "item.unavailable", [item.id]]);
    expect((await guest.call("saveCart", { body: newCart([newItem(espresso)]) })).status).toBe(200);
    await change(null);
    expect(Object.keys(await disabled())).not.toContain(AVIATORILOR);
    expect(await audits("location.availability")).toHaveLength(2);
  });

  it("is read with who said so and when, and a category is written as its products there", async () => {
    const { categories, products } = succeeded(
      await server.client().call("menu", { query: { filter: { shopId: BISTRO } } }),
    );
    const [category] = categories;
    const sold = products
      .filter(
        ({ categoryId, priceByLocation }) =>
          categoryId === category?.id && priceByLocation[AVIATORILOR] !== undefined,
      )
      .map(({ id }) => id);
    const write = async (disabledUntil: "9999-12-31T23:59:59" | null) =>
      succeeded(
        await staff.call("changeAvailability", {
          ...AT_AVIATORILOR,
          body: { changes: [{ type: "category", id: category?.id ?? raise(), disabledUntil }] },
        }),
      ).data;
    const before = succeeded(await staff.call("readAvailability", AT_AVIATORILOR)).data;
    const written = await write("9999-12-31T23:59:59");
    expect(written.map(({ id }) => id).toSorted()).toEqual(sold.toSorted());
    const read = succeeded(await staff.call("readAvailability", AT_AVIATORILOR)).data;
    expect(read.filter(({ id }) => sold.some((one) => one === id))).toEqual(
      written.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    await write(null);
    const after = succeeded(await staff.call("readAvailability", AT_AVIATORILOR)).data;
    expect(after).toEqual(before.filter(({ id }) => !sold.some((one) => one === id)));
    const nobodys = { type: "category", id: BISTRO, disabledUntil: null } as const;
    const refused = await staff.call("changeAvailability", {
      ...AT_AVIATORILOR,
      body: { changes: [{ ...nobodys, id: toId<CategoryId>(BISTRO) }] },
    });
    expect([refused.status, refused.key]).toEqual([404, "not_found"]);
  });
});

describe("the stock of a location", () => {
  it("is set, added to and ended for what that location sells, and leaves audit rows", async () => {
    const espresso = product("espresso");
    const change = (body: { readonly count: number | null } | { readonly add: number }, id = espresso) =>
      staff.call("changeStock", { ...AT_AVIATORILOR, body: { changes: [{ productId: id, ...body }] } });
    const set = succeeded(await change({ count: 2 })).data;
    expect(set).toEqual([
      { productId: espresso, count: 2, setBy: expect.any(String), setAt: server.clock.now() },
    ]);
    expect(succeeded(await staff.call("readStock", AT_AVIATORILOR)).data).toEqual(set);
    expect(succeeded(await change({ add: 3 })).data).toMatchObject([{ count: 5 }]);

    const guest = server.client();
    const wanting = (qty: number) => {
      const item = { ...newItem(espresso), qty };
      return guest.call("saveCart", { body: newCart([item], { locationId: AVIATORILOR }) });
    };
    const refused = await wanting(6);
    expect([refused.status, refused.key]).toEqual([409, "item.unavailable"]);
    expect((await wanting(5)).status).toBe(200);

    expect((await change({ count: 1 }, toId(BISTRO))).status).toBe(404);
    expect(succeeded(await change({ count: null })).data).toMatchObject([{ count: null }]);
    expect(succeeded(await staff.call("readStock", AT_AVIATORILOR)).data).toEqual([]);
    expect((await wanting(6)).status).toBe(200);
    expect(await audits("location.stock")).toHaveLength(3);
  });
});

function raise(): never {
  throw new Error("The menu has no category");
}
