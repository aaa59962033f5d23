import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newCart, newItem, product } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

describe("new carts of guests from one address", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ env: { RATE_GUEST_CARTS_PER_ADDRESS: "3/h" } });
  });
  afterEach(() => server.stop());

  it("are so many an hour; what is held may be changed, and people are not counted (LIMIT-3)", async () => {
    const guest = server.client();
    const first = newCart();
    const put = async (client = guest, cart = newCart()): Promise<number> =>
      (await client.call("saveCart", { body: cart })).status;

    expect(await put(guest, first)).toBe(200);
    for (let revision = 2; revision < 9; revision += 1)
      expect(await put(guest, { ...first, revision })).toBe(200);
    expect([await put(), await put(server.client()), await put(), await put(server.client())]).toEqual([
      200, 200, 429, 429,
    ]);
    const refused = await guest.call("saveCart", { body: newCart() });
    expect([refused.key, Number(refused.headers.get("retry-after")) > 0]).toEqual([
      "too_many_requests",
      true,
    ]);
    expect(await put(guest, { ...first, revision: 9 })).toBe(200);

    const person = server.client();
    await person.signIn("mihai@example.com");
    expect([await put(person), await put(person)]).toEqual([200, 200]);
  });

  it("do not count where nothing was written", async () => {
    const guest = server.client();
    const many = newCart(
      Array.from({ length: 31 }, (_, n) => ({ ...newItem(product("limonada-clasica")), notes: `${n}` })),
    );
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await guest.call("saveCart", { body: many })).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409]);
    expect((await guest.call("saveCart", { body: newCart() })).status).toBe(200);
  });
});
