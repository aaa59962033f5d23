import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const ADMIN = demoId("user", "admin@example.com");

describe("an admin without employee records", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  const audits = () =>
    asOwner<{ readonly action: string; readonly asAdmin: boolean }>(
      server,
      `select action, as_admin as "asAdmin" from audit_log where actor_id = $1 order by at, id`,
      [ADMIN],
    );

  it("sees every organization, works in the chosen one as its owner, and is audited as an admin (STAFF-3)", async () => {
    const admin = server.client();
    await admin.signIn("admin@example.com");
    const before = succeeded(await admin.call("me", { query: {} }));
    expect(
      before.employees.map(({ role, locationIds, organization }) => [
        organization.name,
        role,
        locationIds,
        organization.shops,
      ]),
    ).toEqual([
      ["Bistro Nord", "owner", null, []],
      ["Zen Kitchen", "owner", null, []],
    ]);
    expect((await admin.raw("GET", "/api/operations/orders")).status).toBe(403);

    const [nord] = before.employees;
    if (nord === undefined) throw new Error("There is an organization");
    const organizationId: OrganizationId = nord.organization.id;
    expect((await admin.call("selectOrganization", { body: { organizationId } })).status).toBe(204);
    const after = succeeded(await admin.call("me", { query: {} }));
    expect(after.selectedOrganizationId).toBe(organizationId);
    expect(after.employees.map(({ organization }) => organization.shops.map(({ slug }) => slug))).toEqual([
      ["bistro-nord", "pizza-nord"],
      [],
    ]);
    expect((await admin.raw("GET", "/api/operations/orders")).status).toBe(200);

    const location = after.employees[0]?.organization.shops[0]?.locations[0];
    if (location === undefined) throw new Error("The organization has a location");
    const change = await admin.call("writeOrderingState", {
      params: { id: location.id },
      body: { mode: "busy", extraMinutes: 10, scope: "all", until: null, pinned: false, reason: null },
    });
    expect(change.status).toBe(200);
    const rows = await audits();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      "location.ordering_state",
      "organization.select",
    ]);
    expect(rows.map(({ asAdmin }) => asAdmin)).toEqual([true, true]);
  });

  it("is the only one who does: staff see and choose their own, and are audited as staff", async () => {
    const staff = server.client();
    await staff.signIn("staff@example.com");
    const user = succeeded(await staff.call("me", { query: {} }));
    expect(user.employees.map(({ organization }) => organization.name)).toEqual(["Bistro Nord"]);
    const foreign = await staff.call("selectOrganization", { body: { organizationId: ZEN_ORGANIZATION } });
    expect(foreign.status).toBe(404);
    const rows = await asOwner(server, "select as_admin from audit_log where actor_id <> $1 and as_admin", [
      ADMIN,
    ]);
    expect(rows).toEqual([]);
  });
});
