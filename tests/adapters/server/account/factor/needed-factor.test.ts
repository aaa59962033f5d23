import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isStaffPermission } from "#core/account/permissions.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { ENDPOINT_NAMES } from "#tests/support/shopping/http-requests.ts";
import {
  BISTRO_ORGANIZATION,
  CENTRU,
  newCustomer,
  newStaff,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { type AccessFixture, createAccessFixture } from "../../http/access/access-fixture.ts";
import { askFor, requestsTo } from "../../http/access/answer-matrix.ts";
import { linkTo, newEmail, PASSWORD, registration, staffOffice } from "../staff/staff-office.ts";
import { factorOffice, type Holder, login, prove } from "./factor-office.ts";

const EVERYWHERE = { role: "owner", locationIds: null } as const;

let server: TestServer;
let fixture: AccessFixture;
let owner: Holder;
let office: ReturnType<typeof staffOffice>;
let factors: ReturnType<typeof factorOffice>;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000" },
  });
  fixture = await createAccessFixture(server);
  const admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  let who: HttpClient = admin;
  office = staffOffice(server, () => who);
  factors = factorOffice(server, () => office);
  owner = await factors.withFactor(EVERYWHERE);
  who = owner.client;
});
afterAll(() => server.stop());

const need = (isNeeded: boolean, client = owner.client) =>
  client.call("writeFactorRule", { body: { isNeeded } });
const lists = async (client: HttpClient) => (await client.call("readPin")).status;
const neededBy = async (client: HttpClient) =>
  succeeded(await client.call("me", { query: {} })).factorNeededBy;

describe("an organization that needs second factors (ACCOUNT-36)", () => {
  it("is made so by an owner who proved one, and says how many have none", async () => {
    const other = await office.join(EVERYWHERE);
    const refused = await need(true, other.client);
    expect([refused.status, refused.key]).toEqual([409, "factor.own_first"]);
    const { without } = succeeded(await owner.client.call("readFactorRule"));
    expect(succeeded(await need(true))).toEqual({ isNeeded: true, without });
    const [counted] = await asOwner<{ n: number }>(
      server,
      `select count(*)::int as n from employees where organization_id = $1 and role <> 'courier'
          and user_id not in (select user_id from second_factors)`,
      [BISTRO_ORGANIZATION],
    );
    expect(without).toBe(counted?.n);
    expect(
      await asOwner(
        server,
        "select detail from audit_log where action = 'organization.factor_rule' and subject = $1 order by at, id",
        [BISTRO_ORGANIZATION],
      ),
    ).toEqual([{ detail: { needs_factor: true } }]);
    succeeded(await need(false));
  });

  it("answers no call of its back office to a session without one, and every call after it was added", async () => {
    const { client, email } = await office.join(EVERYWHERE);
    const other = server.client();
    expect((await login(other, email)).status).toBe(204);
    succeeded(await need(true));
    const asked = ENDPOINT_NAMES.filter((name) => {
      const { permission } = ENDPOINTS[name];
      // Choosing where to work reads and writes the own session alone.
      return isStaffPermission(permission) && permission !== "runs.own" && name !== "selectOrganization";
    });
    const requests = requestsTo(fixture, "bistro");
    const answered: string[] = [];
    for (const name of asked)
      answered.push(`${name} ${(await askFor(client, name, requests[name])).verdict}`);
    expect(answered).toEqual(asked.map((name) => `${name} 403`));
    expect(await neededBy(client)).toEqual([BISTRO_ORGANIZATION]);

    const { id } = succeeded(await client.call("me", { query: {} }));
    const own = { params: { id } };
    const { secret } = succeeded(await client.call("beginFactor", { ...own, body: { password: PASSWORD } }));
    succeeded(await client.call("confirmFactor", { ...own, body: { code: factors.code(secret) } }));
    expect([await lists(client), await neededBy(client)]).toEqual([200, []]);
    // The session that began by the password alone has to prove it.
    await other.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
    expect(await lists(other)).toBe(403);
    factors.wait(2);
    const again = await factors.halfWay({ email });
    expect((await prove(again, factors.code(secret))).status).toBe(204);
    expect(await lists(again)).toBe(200);

    const body = { code: factors.code(secret, 1) };
    expect((await again.call("removeFactor", { ...own, body })).status).toBe(204);
    expect([await lists(again), await lists(client)]).toEqual([403, 403]);
    succeeded(await need(false));
    expect(await lists(client)).toBe(200);
  });

  it("ends the streams of sessions without one within 5 seconds, and of no others", async () => {
    const { client } = await office.join();
    const stream = await client.events("/api/operations/events");
    const own = await owner.client.events("/api/operations/events");
    const before = performance.now();
    succeeded(await need(true));
    await stream.ended;
    expect(performance.now() - before).toBeLessThan(5000);
    expect((await client.events("/api/operations/events")).status).toBe(403);
    own.close();
    succeeded(await need(false));
  });

  it("asks nothing of couriers, customers, other organizations and sessions by PIN", async () => {
    const courier = await office.join({ role: "courier", locationIds: null });
    const holder = await factors.withFactor();
    succeeded(await holder.client.call("writePin", { body: { password: PASSWORD, pin: "482913" } }));
    const tablet = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    succeeded(await tablet.call("shareTablet", { params: { id: CENTRU } }));
    const elsewhere = await newStaff(server, "manager@example.com", ZEN_ORGANIZATION);
    const customer = await newCustomer(server);
    const employeeId = await office.idOf(holder.email);
    succeeded(await need(true));
    expect((await courier.client.call("listOwnRuns")).status).toBe(200);
    expect([await lists(elsewhere), (await customer.call("me", { query: {} })).status]).toEqual([200, 200]);
    expect(await lists(tablet)).toBe(403);
    expect((await tablet.call("switchPerson", { body: { employeeId, pin: "482913" } })).status).toBe(204);
    expect([await lists(tablet), await neededBy(tablet)]).toEqual([200, []]);
    succeeded(await need(false));
  });

  it("asks an admin from outside too, and who joins learns it at once", async () => {
    succeeded(await need(true));
    const admin = server.client();
    await admin.signIn("admin@example.com");
    const chosen = await admin.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
    expect([chosen.status, await lists(admin), await neededBy(admin)]).toEqual([
      204,
      403,
      [BISTRO_ORGANIZATION],
    ]);
    const email = newEmail();
    expect((await office.invite(email)).status).toBe(204);
    const token = new URL(await linkTo(server, email)).searchParams.get("token") ?? "";
    const joined = server.client();
    const { factorNeededBy } = succeeded(await joined.call("registerInvited", { body: registration(token) }));
    expect(factorNeededBy).toEqual([BISTRO_ORGANIZATION]);
    succeeded(await need(false));
  });
});
