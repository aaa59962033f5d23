import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TABLET_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import { TABLET_UNUSED_MS } from "#core/account/tablet/shared-tablet.ts";
import { toId, type EmployeeId, type TabletId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCustomer,
  newId,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";

const PASSWORD = "parola-demo-2026";
const STAFF_PIN = "482913";
const MANAGER_PIN = "730284";

let server: TestServer;
let manager: HttpClient;
let cook: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  await setPin(manager, MANAGER_PIN);
  await setPin(cook, STAFF_PIN);
});
afterAll(() => server.stop());

const setPin = (client: HttpClient, pin: string | null, password = PASSWORD) =>
  client.call("writePin", { body: { password, pin } });

/** A browser that a manager shares at Centru, with the people it offers by email. */
async function newTablet(): Promise<{
  readonly client: HttpClient;
  readonly id: TabletId;
  readonly staff: EmployeeId;
  readonly manager: EmployeeId;
}> {
  const client = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  const { id } = succeeded(await client.call("shareTablet", { params: { id: CENTRU } }));
  return { client, id, staff: await employeeOf("staff"), manager: await employeeOf("manager") };
}

async function employeeOf(name: string): Promise<EmployeeId> {
  const [row] = await asOwner<{ id: EmployeeId }>(
    server,
    "select e.id from employees e join users u on u.id = e.user_id where u.email = $1 and e.organization_id = $2",
    [`${name}@example.com`, BISTRO_ORGANIZATION],
  );
  if (row === undefined) throw new Error(`${name} does not work there`);
  return row.id;
}

const switchTo = (client: HttpClient, employeeId: EmployeeId, pin: string) =>
  client.call("switchPerson", { body: { employeeId, pin } });

const me = async (client: HttpClient) => succeeded(await client.call("me", { query: {} }));

async function audited(subject: string): Promise<readonly string[]> {
  const rows = await asOwner<{ what: string }>(
    server,
    `select a.action || ' ' || split_part(u.email, '@', 1) as what from audit_log a join users u on u.id = a.actor_id
      where a.subject = $1 order by 1`,
    [subject],
  );
  return rows.map(({ what }) => what);
}

describe("a PIN of staff (ACCOUNT-23)", () => {
  it("is set after the password, hashed, and removed again (DATA-3)", async () => {
    expect(succeeded(await cook.call("readPin"))).toEqual({ isSet: true });
    const wrong = await setPin(cook, "290374", "not the password");
    expect([wrong.status, wrong.key, wrong.fields]).toEqual([422, "auth.password_wrong", ["password"]]);
    const simple = await setPin(cook, "123456");
    expect([simple.status, simple.fields]).toEqual([422, ["pin"]]);
    const employee = await employeeOf("staff");
    const [row] = await asOwner<{ pin_hash: string }>(
      server,
      "select pin_hash from staff_pins where employee_id = $1",
      [employee],
    );
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(succeeded(await setPin(cook, null))).toEqual({ isSet: false });
    const { client } = await newTablet();
    const offered = succeeded(await client.call("readTablet")).place?.people.map(({ id }) => id);
    expect(offered).toEqual([await employeeOf("manager")]);
    succeeded(await setPin(cook, STAFF_PIN));
    expect(await audited(employee)).toEqual(["pin.remove staff", "pin.set staff", "pin.set staff"]);
  });
});

describe("a shared tablet (ACCOUNT-24)", () => {
  it("offers the people of its location with a PIN, and a browser without the cookie nobody", async () => {
    const { client, staff, manager: chief } = await newTablet();
    const { place } = succeeded(await client.call("readTablet"));
    expect(place?.locationName).toContain("Centru");
    expect(place?.people.map(({ id }) => id).toSorted()).toEqual([staff, chief].toSorted());
    expect(succeeded(await server.client().call("readTablet"))).toEqual({ place: null });
    expect((await switchTo(server.client(), staff, STAFF_PIN)).status).toBe(404);
    const copied = server.client("bistro-nord.localhost");
    copied.cookies.set(TABLET_COOKIE, client.cookies.get(TABLET_COOKIE) ?? "");
    expect(succeeded(await copied.call("readTablet"))).toEqual({ place: null });
  });

  it("switches by PIN: the session before ends, and the next is of that location alone", async () => {
    const { client, id, staff, manager: chief } = await newTablet();
    const before = server.client();
    for (const [name, value] of client.cookies) before.cookies.set(name, value);
    expect((await switchTo(client, staff, STAFF_PIN)).status).toBe(204);
    expect((await before.call("me", { query: {} })).status).toBe(401);
    expect((await me(client)).firstName).toBe((await me(cook)).firstName);
    expect((await switchTo(client, chief, MANAGER_PIN)).status).toBe(204);
    const { employees, isAdmin, selectedOrganizationId } = await me(client);
    expect([isAdmin, selectedOrganizationId]).toEqual([false, BISTRO_ORGANIZATION]);
    expect(employees.map(({ role, locationIds }) => [role, locationIds])).toEqual([["manager", [CENTRU]]]);
    expect((await client.call("readOrderingState", { params: { id: CENTRU } })).status).toBe(200);
    expect((await client.call("readOrderingState", { params: { id: AVIATORILOR } })).status).toBe(404);
    expect((await manager.call("readOrderingState", { params: { id: AVIATORILOR } })).status).toBe(200);
    expect(await audited(id)).toEqual([
      "tablet.share manager",
      "tablet.switch manager",
      "tablet.switch staff",
    ]);
  });

  it("does an order's moves under the name of who switched in", async () => {
    const { client, staff } = await newTablet();
    const order = await orderCart(await newCustomer(server, "bistro-nord.localhost"));
    succeeded(await switchTo(client, staff, STAFF_PIN).then(() => client.call("readPin")));
    succeeded(
      await client.call("moveOrder", {
        params: { id: order.id },
        body: { event: "accept", readyInMinutes: 20, version: 1 },
      }),
    );
    const [row] = await asOwner<{ email: string }>(
      server,
      "select u.email from events e join users u on u.id = e.actor_id where e.order_id = $1 and e.type = 'accept'",
      [order.id],
    );
    expect(row?.email).toBe("staff@example.com");
  });

  it("is listed for managers, and once revoked its people by PIN are out", async () => {
    const { client, id, staff } = await newTablet();
    await switchTo(client, staff, STAFF_PIN);
    const listed = succeeded(await manager.call("listTablets")).data.find((one) => one.id === id);
    expect(listed).toMatchObject({ locationId: CENTRU, isThis: false });
    expect((await cook.call("listTablets")).status).toBe(403);
    expect((await cook.call("revokeTablet", { params: { id } })).status).toBe(403);
    expect((await manager.call("revokeTablet", { params: { id } })).status).toBe(204);
    expect((await manager.call("revokeTablet", { params: { id } })).status).toBe(404);
    expect((await client.call("me", { query: {} })).status).toBe(401);
    expect(succeeded(await client.call("readTablet"))).toEqual({ place: null });
  });

  it("is the tablet of one location: sharing it again ends what it was", async () => {
    const { client, id } = await newTablet();
    const again = succeeded(await client.call("shareTablet", { params: { id: AVIATORILOR } }));
    const ids = succeeded(await client.call("listTablets")).data.map((one) => one.id);
    expect([ids.includes(id), ids.includes(again.id)]).toEqual([false, true]);
  });
});

describe("a wrong PIN (ACCOUNT-24)", () => {
  it("is refused on its field, also for somebody who has none, and delays that person on that tablet alone", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_LOGIN_PER_ACCOUNT: "5/min" } });
    const { client, staff, manager: chief } = await newTablet();
    const other = await newTablet();
    const [here, there] = [strict.client(), strict.client()];
    for (const [name, value] of client.cookies) here.cookies.set(name, value);
    for (const [name, value] of other.client.cookies) there.cookies.set(name, value);
    const unknown = await switchTo(here, toId<EmployeeId>(newId()), STAFF_PIN);
    expect([unknown.status, unknown.key, unknown.fields]).toEqual([422, "auth.pin_wrong", ["pin"]]);
    const statuses = [];
    for (const _try of [1, 2, 3, 4, 5, 6]) statuses.push((await switchTo(here, staff, "290374")).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await switchTo(here, staff, STAFF_PIN)).status).toBe(429);
    expect((await switchTo(there, staff, STAFF_PIN)).status).toBe(204);
    expect((await switchTo(here, chief, MANAGER_PIN)).status).toBe(204);
    const body = { email: "staff@example.com", password: PASSWORD };
    expect((await strict.client().call("login", { body })).status).toBe(204);
    await strict.stop();
  });
});

describe("time on a shared tablet (ACCOUNT-26)", () => {
  it("ends a session by PIN at 04:00 and no sooner, and stays shared", async () => {
    const { client, staff } = await newTablet();
    await switchTo(client, staff, STAFF_PIN);
    const [row] = await asOwner<{ ends: string }>(
      server,
      `select to_char(s.expires_at at time zone 'Europe/Bucharest', 'HH24:MI') as ends from sessions s
         join shared_tablets t on t.id = s.tablet_id order by s.created_at desc limit 1`,
    );
    expect(row?.ends).toBe("04:00");
    server.clock.advance(25 * 3_600_000);
    expect((await client.call("me", { query: {} })).status).toBe(401);
    expect((await switchTo(client, staff, STAFF_PIN)).status).toBe(204);
    server.clock.advance(TABLET_UNUSED_MS + 1000);
    expect(succeeded(await client.call("readTablet"))).toEqual({ place: null });
  });
});
