import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_CART_REVISION } from "#core/cart/cart.ts";
import { MAX_INTEGER_DIGITS } from "#core/money/parse-money.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { CENTRU, newCart, newCustomer, orderBody } from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const LAST_REVISION = 2_147_483_647;
const DOLLARS = { amount: { amount: "5.00", currency: "USD" } } as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { RATE_CODE_RESEND: "0" } });
});
afterAll(() => server.stop());

describe("a tip in another currency than the shop's", () => {
  it("is refused as a field, by the quote and by the order", async () => {
    const client = await newCustomer(server);
    const cart = succeeded(await client.call("saveCart", { body: newCart() }));
    const body = await orderBody(client, cart);
    const choice = {
      cartId: cart.id,
      locationId: CENTRU,
      fulfillmentMethod: "pickup",
      deliveryAddress: null,
      timing: { type: "asap" },
      tip: DOLLARS,
      paymentMethod: "cash",
    } as const;
    const quoted = await client.call("quote", { body: choice });
    expect([quoted.status, quoted.fields]).toEqual([422, ["tip"]]);
    const headers = { "idempotency-key": "a tip in dollars" };
    const placed = await client.call("placeOrder", { body: { ...body, tip: DOLLARS }, headers });
    expect([placed.status, placed.fields]).toEqual([422, ["tip"]]);
  });
});

describe("a total that a page has shown", () => {
  it("may have every digit that an amount has", async () => {
    const total = { amount: `${"9".repeat(MAX_INTEGER_DIGITS)}.99`, currency: "RON" } as const;
    const saved = await server.client().call("saveCart", { body: newCart([], { presentedUi: { total } }) });
    expect(succeeded(saved).presentedUi).toEqual({ total });
  });
});

describe("a number that two people prove at once", () => {
  // Nobody has a number yet: replacing a proved one asks the password.
  async function newcomer(by: TestServer) {
    const client = await newCustomer(by);
    await asOwner(by, "update users set phone = null, phone_verified_at = null where id = $1", [
      client.userId,
    ]);
    return client;
  }

  async function sendCode(client: HttpClient, phone: string): Promise<string> {
    server.clock.advance(1000);
    expect((await client.call("addPhone", { body: { phone, password: null } })).status).toBe(202);
    const { data } = succeeded(await server.client().call("devOutbox", { query: { to: phone } }));
    return /\d{6}/.exec(data[0]?.text ?? "")?.[0] ?? "";
  }

  it("is answered correctly to each and belongs to one in the end", async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = `+4073300000${round}`;
      const people = [await newcomer(server), await newcomer(server), await newcomer(server)];
      const codes: string[] = [];
      for (const client of people) codes.push(await sendCode(client, phone));
      const answers = await Promise.all(
        people.map((client, index) => client.call("verifyPhone", { body: { code: codes[index] ?? "" } })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const owners = await asOwner(
        server,
        "select count(*)::int as people from users where phone = $1 and phone_verified_at is not null",
        [phone],
      );
      expect(owners).toEqual([{ people: 1 }]);
    }
  });

  it("gets no more codes than its day has, however many ask at once", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_CODES_PER_PHONE: "5/day" } });
    const people = await Promise.all(Array.from({ length: 12 }, () => newcomer(strict)));
    const answers = await Promise.all(
      people.map((client) => client.call("addPhone", { body: { phone: "+40733000099", password: null } })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(answers.filter(({ key }) => key === "phone.daily_limit")).toHaveLength(7);
    await strict.stop();
  });
});

describe("a cart at a revision beyond which there is none", () => {
  it("cannot be made", async () => {
    const save = (revision: number) =>
      server.client().raw("PATCH", "/api/carts", {
        body: JSON.stringify({
          id: newCart().id,
          shop_id: newCart().shopId,
          location_id: CENTRU,
          items: [],
          revision,
        }),
      });
    expect((await save(MAX_CART_REVISION)).status).toBe(200);
    for (const revision of [MAX_CART_REVISION + 1, LAST_REVISION, LAST_REVISION + 1]) {
      const { status, fields } = await save(revision);
      expect([status, fields]).toEqual([422, ["revision"]]);
    }
  });

  it("keeps nobody from signing in where one is held already", async () => {
    for (const revision of [MAX_CART_REVISION, LAST_REVISION]) {
      const guest = server.client();
      const cart = succeeded(await guest.call("saveCart", { body: newCart() }));
      await asOwner(server, "update carts set revision = $2 where id = $1", [cart.id, revision]);
      await guest.signIn("ana@example.com");
      const taken = succeeded(await guest.call("loadCart", { params: { id: cart.id } }));
      expect(taken.revision).toBe(Math.min(revision + 1000, LAST_REVISION));
      const { lines: _lines, changes: _changes, updatedAt: _at, ...body } = taken;
      const saved = await guest.call("saveCart", {
        body: { ...body, revision: null, baseRevision: null, writer: null, items: [] },
      });
      expect([200, 409]).toContain(saved.status);
    }
  });
});

describe("an email", () => {
  it("is one however its letters are composed or written", async () => {
    const client = server.client();
    const person = { first_name: "Zoé", last_name: "Pop", password: "o frază destul de lungă" };
    const body = { ...person, email: "Zoe\u0301@example.com", accept_terms: true, accept_privacy: true };
    const made = await client.raw("POST", "/api/auth/register", { body: JSON.stringify(body) });
    expect([made.status, JSON.parse(made.text).email]).toEqual([201, "zo\u00e9@example.com"]);
    for (const email of ["zo\u00e9@example.com", "ZOE\u0301@EXAMPLE.com", "Zo\u00e9@Example.COM"]) {
      const signedIn = await server.client().raw("POST", "/api/auth/login", {
        body: JSON.stringify({ email, password: person.password }),
      });
      expect(signedIn.status).toBe(204);
    }
    const again = { ...body, email: "ZO\u00c9@example.com" };
    const twice = await server.client().raw("POST", "/api/auth/register", { body: JSON.stringify(again) });
    expect([twice.status, twice.fields]).toEqual([422, ["email"]]);
  });
});
