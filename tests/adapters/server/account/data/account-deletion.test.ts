import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetInvoicesJob } from "#adapters/server/job/forget-invoices.ts";
import type { UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCart,
  newId,
  newStaff,
  orderBody,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { createKnownPerson, fulfill, orderWithInvoice, PASSWORD, registerPerson } from "./known-person.ts";

const YEAR_MS = 366 * 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
});
afterAll(() => server.stop());

function erase(client: HttpClient, id: UserId, confirmation: string, password = PASSWORD) {
  return client.call("deleteAccount", { params: { id }, body: { password, confirmation } });
}

/** The columns that have any of these words in any row. */
async function columnsWith(words: readonly string[]): Promise<readonly string[]> {
  const columns = await asOwner<{ table: string; column: string }>(
    server,
    `select c.table_name::text as table, c.column_name::text as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  const parts = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as name where exists (select from "${table}" t where t."${column}"::text ilike any ($1))`,
  );
  const found = await asOwner<{ name: string }>(server, parts.join(" union all "), [
    words.map((word) => `%${word}%`),
  ]);
  return found.map(({ name }) => name).toSorted();
}

describe("a deleted account", () => {
  it("leaves nothing that names the person in any column but the company of an invoice (ACCOUNT-31)", async () => {
    const { client, userId, email, words, company } = await createKnownPerson(server);
    expect((await columnsWith([...words, email])).length).toBeGreaterThan(15);
    expect((await erase(client, userId, ` ${email.toUpperCase()} `)).status).toBe(204);
    expect(await columnsWith([...words, email])).toEqual([]);
    expect(await columnsWith([company])).toEqual(["orders.company_invoice"]);
    const forget = forgetInvoicesJob(server.database.app);
    await forget.run(server.clock.now());
    expect(await columnsWith([company])).toEqual(["orders.company_invoice"]);
    expect(await forget.run(plusMillis(server.clock.now(), 7 * YEAR_MS))).toBe("done");
    expect(await columnsWith([company])).toEqual([]);
  });

  it("keeps what was sold and paid, and what staff reads of it", async () => {
    const { client, userId, email } = await registerPerson(server);
    const orderId = await orderWithInvoice(client);
    const staff = await fulfill(server, orderId);
    const before = succeeded(await staff.call("loadStaffOrder", { params: { id: orderId } }));
    expect((await erase(client, userId, email)).status).toBe(204);
    const after = succeeded(await staff.call("loadStaffOrder", { params: { id: orderId } }));
    expect([after.total, after.vat, after.lines.map(({ name }) => name)]).toEqual([
      before.total,
      before.vat,
      before.lines.map(({ name }) => name),
    ]);
    expect([after.contact, after.deliveryAddress?.street, after.kitchenNote]).toEqual([
      { firstName: "***", lastName: null, phone: "***" },
      "***",
      null,
    ]);
    const search = { search: "Zebulonica" };
    const found = succeeded(
      await staff.call("listStaffOrders", {
        query: { filter: search, page: 1, perPage: 25, sort: "-placed_at" },
      }),
    );
    expect(found.items.map(({ id }) => id)).not.toContain(orderId);
  });

  it("is signed out everywhere, unknown at the next sign-in, and may begin again as somebody new", async () => {
    const { client, userId, email } = await registerPerson(server);
    const elsewhere = server.client();
    await elsewhere.call("login", { body: { email, password: PASSWORD } });
    await orderCart(client).then(async ({ id }) => fulfillPickup(id));
    expect((await erase(client, userId, email)).status).toBe(204);
    for (const browser of [client, elsewhere])
      expect((await browser.call("me", { query: {} })).key).toBe("auth.unauthenticated");
    const again = await server.client().call("login", { body: { email, password: PASSWORD } });
    expect([again.status, again.key]).toEqual([422, "auth.invalid_credentials"]);
    const body = {
      firstName: "Ion",
      lastName: "Nou",
      email,
      password: PASSWORD,
      acceptTerms: true,
      acceptPrivacy: true,
      acceptMarketing: false,
      shopId: null,
    };
    const newcomer = succeeded(await server.client().call("register", { body }));
    expect([newcomer.id === userId, newcomer.email, newcomer.customers]).toEqual([false, email, []]);
    const audited = await asOwner(server, "select action from audit_log where actor_id = $1", [userId]);
    expect(audited).toEqual([{ action: "account.delete" }]);
  });

  it("ends its streams within 5 seconds", async () => {
    const { client, userId, email } = await registerPerson(server);
    const { id } = await orderCart(client);
    await fulfillPickup(id);
    const stream = await client.events(`/api/orders/${id}/events`);
    expect((await erase(client, userId, email)).status).toBe(204);
    await stream.ended;
  });
});

describe("deleting is refused and changes nothing", () => {
  it("with a wrong password or another confirmation, on their fields", async () => {
    const { client, userId, email } = await registerPerson(server);
    const wrong = await erase(client, userId, email, "altă frază");
    expect([wrong.status, wrong.key, wrong.fields]).toEqual([422, "auth.password_wrong", ["password"]]);
    const untyped = await erase(client, userId, "DA");
    expect([untyped.status, untyped.fields]).toEqual([422, ["confirmation"]]);
    expect((await client.call("me", { query: {} })).status).toBe(200);
  });

  it("while an order is not over, or was lost so recently that staff may reopen it; it says which (ACCOUNT-30)", async () => {
    const { client, userId, email } = await registerPerson(server);
    const { id, number, version } = await orderCart(client);
    const open = await erase(client, userId, email);
    expect([open.status, open.key, open.data["names"]]).toEqual([409, "account.open_orders", [number]]);
    succeeded(await client.call("cancelOrder", { params: { id }, body: { version } }));
    expect((await erase(client, userId, email)).key).toBe("account.open_orders");
    expect((await client.call("me", { query: {} })).value?.firstName).toBe("Zebulonica");
    server.clock.advance(15 * 60_000 + 1);
    expect((await erase(client, userId, email)).status).toBe(204);
  });

  it("for the last owner of an organization; it says which. Of two who leave at once one stays", async () => {
    const people = [await registerPerson(server), await registerPerson(server)];
    const [organization] = await asOwner<{ id: string }>(
      server,
      "insert into organizations (id, name, legal_name, tax_id, address, email, phone) select $1, 'Doar Noi SRL', legal_name, tax_id, address, email, phone from organizations limit 1 returning id",
      [newId()],
    );
    for (const { userId } of people)
      await asOwner(
        server,
        "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'owner')",
        [organization?.id, newId(), userId],
      );
    const answers = await Promise.all(
      people.map(({ client, userId, email }) => erase(client, userId, email)),
    );
    expect(answers.filter(({ status }) => status === 204).length).toBe(1);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.key, refused?.data["names"]]).toEqual(["account.last_owner", ["Doar Noi SRL"]]);
  });

  it.each(["held", "new"])(
    "where a %s cart is ordered at the same moment: one of the two happens",
    async (which) => {
      for (const _try of [1, 2, 3]) {
        const { client, userId, email } = await registerPerson(server);
        const cart = newCart();
        const saved = succeeded(await client.call("saveCart", { body: cart }));
        const body = await orderBody(client, saved);
        const order = async () => {
          const other = newCart();
          if (which === "new") await client.call("saveCart", { body: other });
          const cartId = which === "new" ? other.id : cart.id;
          const headers = { "idempotency-key": `key-${newId()}` };
          return client.call("placeOrder", { body: { ...body, cartId }, headers });
        };
        const [deleted, placed] = await Promise.all([erase(client, userId, email), order()]);
        const [kept] = await asOwner<{ orders: number }>(
          server,
          "select count(*)::int as orders from orders where user_id = $1",
          [userId],
        );
        expect([deleted.status === 204, placed.status === 201, kept?.orders]).toEqual(
          deleted.status === 204 ? [true, false, 0] : [false, true, 1],
        );
      }
    },
  );
});

async function fulfillPickup(id: Awaited<ReturnType<typeof orderCart>>["id"]): Promise<void> {
  const staff = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  const moves = [{ event: "accept", readyInMinutes: 20 }, { event: "ready" }, { event: "complete" }] as const;
  for (const [index, move] of moves.entries())
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...move, version: index + 1 } }));
}
