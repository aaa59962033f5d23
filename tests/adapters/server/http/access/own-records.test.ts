import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toId, type DeliveryAddressId, type UserId } from "#core/kernel/id.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  CENTRU,
  AVIATORILOR,
  newCart,
  newCustomer,
  newId,
  newItem,
  newStaff,
  orderCart,
  product,
  ZEN,
  BISTRO_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const ADDRESS = {
  street: "Strada Academiei",
  number: "18",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.4363, longitude: 26.0987 },
  courierNote: null,
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

describe("PATCH /users/{id}", () => {
  it("changes what is sent and keeps the rest; a list of addresses replaces the one there is (WIRE-6)", async () => {
    const client = await newCustomer(server);
    const params = { id: client.userId };
    const made = succeeded(
      await client.call("changeProfile", {
        params,
        body: { firstName: "Ioana", deliveryAddresses: [ADDRESS], defaultFulfillmentMethod: "delivery" },
      }),
    );
    expect(made).toMatchObject({
      firstName: "Ioana",
      lastName: "Test",
      defaultFulfillmentMethod: "delivery",
      deliveryAddresses: [ADDRESS],
    });
    const [first] = made.deliveryAddresses;
    const body = {
      deliveryAddresses: [
        { ...ADDRESS, ...first, number: "20" },
        { ...ADDRESS, id: toId<DeliveryAddressId>(newId()) },
      ],
      defaultDeliveryAddress: { ...ADDRESS, ...first },
    };
    const changed = succeeded(await client.call("changeProfile", { params, body }));
    expect(changed.deliveryAddresses.map(({ id, number }) => [id === first?.id, number])).toEqual([
      [true, "20"],
      [false, "18"],
    ]);
    expect(changed.defaultDeliveryAddress?.id).toBe(first?.id);
    const cleared = succeeded(
      await client.call("changeProfile", { params, body: { defaultDeliveryAddress: null } }),
    );
    expect([cleared.defaultDeliveryAddress, cleared.deliveryAddresses.length, cleared.firstName]).toEqual([
      null,
      2,
      "Ioana",
    ]);
  });

  it("knows no profile but the own one", async () => {
    const [client, other] = [await newCustomer(server), await newCustomer(server)];
    const answered = await client.call("changeProfile", {
      params: { id: other.userId },
      body: { firstName: "Rău" },
    });
    expect(answered.status).toBe(404);
    expect((await other.call("me", { query: {} })).value?.firstName).toBe("Ion");
  });
});

describe("POST /customers", () => {
  it("makes one record, takes the user from the session and refuses another's name (ACCOUNT-6, ACCOUNT-18)", async () => {
    const client = await newCustomer(server);
    const body = { userId: client.userId, shopId: BISTRO, visitorId: null };
    const [first, second] = [
      await client.call("ensureCustomer", { body }),
      await client.call("ensureCustomer", { body }),
    ];
    expect([first.status, second.status, second.value]).toEqual([201, 200, first.value]);
    const another = await client.call("ensureCustomer", { body: { ...body, userId: toId<UserId>(newId()) } });
    expect([another.status, another.key]).toEqual([403, "auth.forbidden"]);
    expect(
      (await client.call("ensureCustomer", { body: { ...body, shopId: toId<typeof BISTRO>(newId()) } }))
        .status,
    ).toBe(404);
  });
});

describe("one's own orders", () => {
  it("are listed by state, newest first, of every shop or of one", async () => {
    const client = await newCustomer(server);
    const orders = [await orderCart(client), await orderCart(client)];
    const list = async (filter: { state?: "active" | "past"; shopId?: typeof BISTRO }) => {
      const listed = succeeded(await client.call("listOrders", { query: { filter, page: 1, perPage: 25 } }));
      return listed.items.map(({ id }) => id);
    };
    const newestFirst = orders
      .map(({ id }) => id)
      .toSorted()
      .toReversed();
    expect(await list({ state: "active" })).toEqual(newestFirst);
    expect([
      await list({ state: "past" }),
      await list({ shopId: ZEN }),
      await list({ shopId: BISTRO }),
    ]).toEqual([[], [], newestFirst]);
    const page = succeeded(await client.call("listOrders", { query: { filter: {}, page: 2, perPage: 1 } }));
    expect([page.total, page.items.map(({ id }) => id)]).toEqual([2, newestFirst.slice(1)]);
  });

  it("are found by their spoken number, and by the beginnings of words of a product", async () => {
    const client = await newCustomer(server);
    const order = await orderCart(client);
    await orderCart(await newCustomer(server));
    const [line] = order.lines;
    const found = async (search: string) => {
      const query = { filter: { shopId: BISTRO, search }, page: 1, perPage: 25 };
      return succeeded(await client.call("listOrders", { query })).items.map(({ id }) => id);
    };
    const words = (line?.name ?? "").split(" ").map((word) => word.slice(0, 4).toUpperCase());
    for (const search of [order.number, order.number.toLowerCase(), words.join(" "), "limonada"])
      expect([search, await found(search)]).toEqual([search, [order.id]]);
    for (const search of ["A-000", "Z-001", "nimonada", `${words[0]} pizza`, "—"])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  it("are those of this shop alone on its own host (HOST-9)", async () => {
    const host = "bistro-nord.localhost";
    const client = await newCustomer(server, host);
    const order = await orderCart(client);
    const query = { filter: {}, page: 1, perPage: 25 };
    expect((await client.call("listOrders", { query })).value?.items.map(({ id }) => id)).toEqual([order.id]);
    expect((await client.call("listOrders", { query: { ...query, filter: { shopId: ZEN } } })).status).toBe(
      404,
    );
    const pizza = server.client("pizza-nord.localhost");
    client.cookies.forEach((value, name) => pizza.cookies.set(name, value));
    expect((await pizza.call("loadOrder", { params: { id: order.id } })).status).toBe(401);
  });

  it("are taken back while pending, once; a conflict carries the order", async () => {
    const client = await newCustomer(server);
    const order = await orderCart(client);
    const params = { id: order.id };
    const stale = await client.call("cancelOrder", { params, body: { version: 7 } });
    expect([stale.status, stale.key, stale.data["order"]]).toEqual([
      409,
      "order.version_conflict",
      expect.objectContaining({ id: order.id, version: 1 }),
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.call("cancelOrder", { params, body: { version: 1 } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await client.call("loadOrder", { params })).value).toMatchObject({
      status: "cancelled",
      allowedEvents: [],
    });
  });

  it("can be ordered again: what is still available, at today's price, without coupon and points (ORDER-20)", async () => {
    const client = await newCustomer(server);
    const items = [
      newItem(product("espresso"), { qty: 3, notes: "tare" }),
      newItem(product("limonada-clasica")),
    ];
    const order = await orderCart(client, newCart(items));
    const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const soldOut = {
      changes: [{ type: "product", id: product("limonada-clasica"), disabledUntil: "9999-12-31T23:59:59" }],
    } as const;
    expect((await staff.call("changeAvailability", { params: { id: CENTRU }, body: soldOut })).status).toBe(
      200,
    );
    const again = succeeded(
      await client.call("reorder", { params: { id: order.id }, body: { locationId: CENTRU } }),
    );
    expect(again).toMatchObject({
      shopId: BISTRO,
      items: [{ productId: product("espresso"), qty: 3, notes: "tare" }],
      changes: { dropped: [{ productId: product("limonada-clasica") }] },
    });
    expect((await client.call("loadCart", { params: { id: again.id } })).value).toMatchObject({
      items: again.items,
      revision: again.revision,
    });
    const elsewhere = succeeded(
      await client.call("reorder", { params: { id: order.id }, body: { locationId: AVIATORILOR } }),
    );
    expect(elsewhere.locationId).toBe(AVIATORILOR);
    const undo = {
      changes: [{ type: "product", id: product("limonada-clasica"), disabledUntil: null }],
    } as const;
    await staff.call("changeAvailability", { params: { id: CENTRU }, body: undo });
  });
});
