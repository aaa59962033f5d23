import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmployeeId, type OrderId, toId, type UserId } from "#core/kernel/id.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCustomer,
  newId,
  newStaff,
  orderCart,
  orderDelivery,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let staff: HttpClient;
let vlad: EmployeeId;
let elsewhere: EmployeeId;
let cook: EmployeeId;
beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  vlad = await employed("courier", [CENTRU]);
  elsewhere = await employed("courier", [AVIATORILOR]);
  cook = await employed("employee", null);
});
afterAll(() => server.stop());

async function employed(role: string, locationIds: readonly string[] | null): Promise<EmployeeId> {
  const { userId } = await newCustomer(server);
  const id = newId();
  await asOwner(
    server,
    "insert into employees (organization_id, id, user_id, role, location_ids) values ($1, $2, $3, $4, $5)",
    [BISTRO_ORGANIZATION, id, userId, role, locationIds],
  );
  return toId<EmployeeId>(id);
}

async function accepted(): Promise<{
  readonly id: OrderId;
  readonly userId: UserId;
  readonly client: HttpClient;
}> {
  const client = await newCustomer(server);
  const { id } = await orderDelivery(client);
  succeeded(
    await staff.call("moveOrder", {
      params: { id },
      body: { event: "accept", version: 1, readyInMinutes: 20 },
    }),
  );
  return { id, userId: client.userId, client };
}

type Choice = NonNullable<BodyOf<"moveOrder">["courier"]>;

function assign(id: OrderId, version: number, courier: Choice) {
  return staff.call("moveOrder", { params: { id }, body: { event: "assign", version, courier } });
}

describe("who brings an order", () => {
  it("is a courier of its location, who is listed with a proved number", async () => {
    const at = async (id: typeof CENTRU) =>
      succeeded(await staff.call("listCouriers", { params: { id } })).data;
    expect((await at(CENTRU)).map(({ id }) => id)).toEqual([vlad]);
    expect((await at(AVIATORILOR)).map(({ id }) => id)).toEqual([elsewhere]);
    const { id } = await accepted();
    const moved = succeeded(await assign(id, 2, { type: "own", employeeId: vlad }));
    expect(moved).toMatchObject({
      version: 3,
      status: "accepted",
      courier: { employeeId: vlad, name: "Ion Test", phone: expect.stringMatching(/^\+407/) },
    });
    expect(succeeded(await staff.call("loadStaffOrder", { params: { id } })).courier).toEqual(moved.courier);
    for (const employeeId of [elsewhere, cook, toId<EmployeeId>(newId())])
      expect(await assign(id, 3, { type: "own", employeeId })).toMatchObject({
        status: 409,
        key: "order.transition_not_allowed",
      });
    expect(succeeded(await staff.call("loadStaffOrder", { params: { id } }))).toMatchObject({
      version: 3,
      courier: moved.courier,
    });
  });

  it("may be somebody outside, then nobody, each with one event and one audit row (COURIER-5)", async () => {
    const { id, client } = await accepted();
    const dan = succeeded(await assign(id, 2, { type: "outside", name: "Dan", phone: "0722 000 111" }));
    expect(dan.courier).toEqual({ employeeId: null, name: "Dan", phone: "+40722000111" });
    expect(await assign(id, 3, { type: "outside", name: "Dan", phone: "+40 1 23" })).toMatchObject({
      status: 422,
    });
    expect(await assign(id, 2, { type: "none" })).toMatchObject({
      status: 409,
      key: "order.version_conflict",
    });
    expect(succeeded(await assign(id, 3, { type: "none" })).courier).toBeNull();
    const rows = await asOwner(
      server,
      `select (select array_agg(e.type order by e.number) from events e where e.order_id = $1) as events,
              (select array_agg(a.detail #>> '{run,name}' order by a.detail #>> '{run,name}') from audit_log a
                where a.subject = $1 and a.action = 'order.assign') as audits,
              (select count(*)::int from order_runs r where r.order_id = $1) as runs`,
      [id],
    );
    expect(rows).toEqual([
      { events: ["place", "accept", "assign", "assign"], audits: ["Dan", null], runs: 0 },
    ]);
    const seen = succeeded(await client.call("loadOrder", { params: { id } }));
    expect(seen.timeline.map(({ event }) => event)).toEqual(["place", "accept"]);
    expect(Object.keys(seen)).not.toContain("courier");
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("is nobody's to say for an order that is picked up, and stays by name when the employee leaves", async () => {
    const pickup = await orderCart(await newCustomer(server));
    const body = { event: "accept", version: 1, readyInMinutes: 20 } as const;
    succeeded(await staff.call("moveOrder", { params: { id: pickup.id }, body }));
    expect(await assign(pickup.id, 2, { type: "none" })).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
    const leaver = await employed("courier", null);
    const { id } = await accepted();
    succeeded(await assign(id, 2, { type: "own", employeeId: leaver }));
    await asOwner(server, "delete from employees where id = $1", [leaver]);
    expect(succeeded(await staff.call("loadStaffOrder", { params: { id } })).courier).toMatchObject({
      employeeId: null,
      name: "Ion Test",
    });
  });
});
