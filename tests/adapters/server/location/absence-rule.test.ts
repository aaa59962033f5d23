import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { AVIATORILOR, BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";

const AT_AVIATORILOR = { params: { id: AVIATORILOR } };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
});
afterAll(() => server.stop());

describe("what becomes of orders when no screen follows a location (BOARD-14)", () => {
  it("is a manager's to say, and audited", async () => {
    const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect(succeeded(await manager.call("readAbsenceRule", AT_AVIATORILOR)).pausesOrders).toBe(false);
    const change = { ...AT_AVIATORILOR, body: { pausesOrders: true } };
    expect((await staff.call("writeAbsenceRule", change)).status).toBe(403);
    succeeded(await manager.call("writeAbsenceRule", change));
    expect(succeeded(await manager.call("readAbsenceRule", AT_AVIATORILOR)).pausesOrders).toBe(true);
    const audited = await asOwner(
      server,
      `select a.subject, a.detail, u.email from audit_log a join users u on u.id = a.actor_id
        where a.action = 'location.absence_rule'`,
    );
    expect(audited).toEqual([
      { subject: AVIATORILOR, detail: { pauses_orders: true }, email: "manager@example.com" },
    ]);
  });
});
