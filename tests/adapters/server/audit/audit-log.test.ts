import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QueryOf } from "#core/contract/endpoints/endpoints.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  CENTRU,
  newStaff,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let admin: HttpClient;
let cook: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  // The log is read by time.
  server.clock.advance(1000);
  const invite = { email: "dana@example.com", role: "employee", locationIds: [CENTRU] } as const;
  expect((await admin.call("inviteEmployee", { body: invite })).status).toBe(204);
  server.clock.advance(1000);
  succeeded(await cook.call("writePin", { body: { password: "parola-demo-2026", pin: "482913" } }));
});
afterAll(() => server.stop());

type Filter = QueryOf<"listAudit">["filter"];
const read = async (
  filter: Filter,
  page: { readonly page: number; readonly perPage: number } = { page: 1, perPage: 25 },
) => succeeded(await admin.call("listAudit", { query: { filter, ...page } }));
const actionsOf = async (filter: Filter) => (await read(filter)).items.map(({ action }) => action);

describe("the audit log of an organization (STAFF-10)", () => {
  it("says who did what, whether as an admin, and what was kept of it, the newest first", async () => {
    const { items, total } = await read({ period: "today" });
    expect([items.length, total]).toEqual([3, 3]);
    expect(items.map(({ actorEmail, asAdmin, action }) => [actorEmail, asAdmin, action])).toEqual([
      ["staff@example.com", false, "pin.set"],
      ["admin@example.com", true, "staff.invite"],
      ["admin@example.com", true, "organization.select"],
    ]);
    expect(items[1]?.facts).toEqual([
      { name: "role", value: "employee" },
      { name: "locationIds.0", value: CENTRU },
    ]);
    expect(items[0]?.actorName).toBe("Ioana Dumitru");
  });

  it("is narrowed by actor, action and period, and read page by page", async () => {
    expect(await actionsOf({ search: "ioa dum" })).toEqual(["pin.set"]);
    expect(await actionsOf({ search: "STAFF@example" })).toEqual(["pin.set"]);
    expect(await actionsOf({ search: "ioana georgescu" })).toEqual([]);
    expect(await actionsOf({ search: "%_'" })).toHaveLength(3);
    expect(await actionsOf({ action: "staff.invite" })).toEqual(["staff.invite"]);
    expect(await actionsOf({ period: "yesterday" })).toEqual([]);
    expect(await actionsOf({ from: "2020-01-01", to: "2020-01-31" })).toEqual([]);
    const wrong = await admin.call("listAudit", {
      query: { filter: { from: "2026-02-01", to: "2026-01-01" }, page: 1, perPage: 25 },
    });
    expect([wrong.status, wrong.fields]).toEqual([422, ["filter.to"]]);
    const second = await read({}, { page: 2, perPage: 2 });
    expect([second.items.map(({ action }) => action), second.total]).toEqual([["organization.select"], 3]);
  });

  it("reads rows of one moment in an order that stays, so that each stands on one page", async () => {
    await asOwner(
      server,
      `insert into audit_log (organization_id, id, actor_id, action, subject, at)
         select organization_id, make_ulid('2026-01-10T10:00:00Z'::timestamptz), actor_id, 'order.print', subject,
                '2026-01-10T10:00:00Z'
           from audit_log, generate_series(1, 7) where action = 'pin.set'`,
    );
    const filter = { action: "order.print" };
    const whole = (await read(filter)).items.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read(filter, { page, perPage: 2 })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole);
    expect(whole).toEqual(whole.toSorted().toReversed());
    expect(new Set(whole).size).toBe(7);
  });

  it("is the owner's, of the own organization, and stays as it was written", async () => {
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    const query = { filter: {}, page: 1, perPage: 25 };
    expect([
      (await manager.call("listAudit", { query })).status,
      (await cook.call("listAudit", { query })).status,
    ]).toEqual([403, 403]);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect(succeeded(await zen.call("listAudit", { query })).items).toEqual([]);
    await expect(asOwner(server, "update audit_log set action = 'staff.join'")).rejects.toThrow(
      "append-only",
    );
    await expect(asOwner(server, "delete from audit_log")).rejects.toThrow("append-only");
  });
});
