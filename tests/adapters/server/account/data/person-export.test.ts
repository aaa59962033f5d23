import { afterAll, beforeAll, expect, it } from "vitest";
import type { PersonExport } from "#core/account/person-export.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { createKnownPerson, type KnownPerson, PASSWORD } from "./known-person.ts";

let server: TestServer;
let person: KnownPerson;
let exported: PersonExport;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  person = await createKnownPerson(server);
  exported = succeeded(await ask(PASSWORD));
});
afterAll(() => server.stop());

const ask = (password: string) =>
  person.client.call("exportPerson", { params: { id: person.userId }, body: { password } });

/** Columns by which a row is somebody's. */
const OWNERS = [
  "user_id",
  "customer_id",
  "order_id",
  "actor_id",
  "entered_by",
  "employee_id",
  "recipient",
  "login",
  "subject",
  "session_hash",
];

/** Tables whose rows are somebody's and that no export has, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  cash_drop_orders: "what staff took of a courier's cash",
  cash_drops: "of the courier",
  courier_actions: "of the courier; what became of the order is in its events",
  first_orders: "which order of the export is the first",
  idempotency_keys: "the answer of an order that is in the export, for a day",
  kept_invoices: "of deleted accounts alone",
  legal_drafts: "of the organization",
  legal_versions: "of the organization; what somebody did there is in audit_log",
  menu_publications: "of the organization; what somebody did there is in audit_log",
  order_printings: "of the staff",
  order_runs: "of the courier",
  order_words: "what staff's search finds an order by",
  phone_orders: "which of the staff entered an order",
  price_update_moves: "of the organization; what somebody did there is in audit_log",
};

it("has every table whose rows are somebody's, or says why not (ACCOUNT-29)", async () => {
  const tables = await asOwner<{ name: string }>(
    server,
    `select distinct c.table_name::text as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any ($1) order by 1`,
    [OWNERS],
  );
  const decided = new Set([...Object.keys(exported.records), ...Object.keys(LEFT_OUT)]);
  expect(tables.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => exported.records[name] !== undefined)).toEqual([]);
});

it("has a row of each of them", () => {
  const empty = Object.entries(exported.records).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([table]) => table)).toEqual([]);
  expect(exported.ordersLeftOut).toBe(0);
  expect(exported.records["orders"]).toMatchObject([
    { id: person.orderId, contact_first_name: "Zebulonica" },
  ]);
  // Once of the account and once of the browser (CONSENT-7).
  const agreed = { organization_id: BISTRO_ORGANIZATION, number: 1, analytics: true, marketing: true };
  expect(exported.records["consent_texts"]).toMatchObject([agreed, agreed]);
});

it("has no secret, and nobody else's rows", () => {
  const text = JSON.stringify(exported);
  expect(text).not.toMatch(/"(\w*_hash|p256dh|auth|endpoint|block_reason)":/);
  expect(text).not.toMatch(/argon2|ana@example\.com/);
});

it("asks for the password, and for one's own data alone", async () => {
  const wrong = await ask("altă frază");
  expect([wrong.status, wrong.key, wrong.fields]).toEqual([422, "auth.password_wrong", ["password"]]);
  const other = server.client();
  await other.signIn("ana@example.com");
  const body = { password: "parola-demo-2026" };
  expect((await other.call("exportPerson", { params: { id: person.userId }, body })).status).toBe(404);
});
