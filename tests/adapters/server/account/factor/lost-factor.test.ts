import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, newStaff, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { staffOffice } from "../staff/staff-office.ts";
import { factorOffice, login } from "./factor-office.ts";

let server: TestServer;
let admin: HttpClient;
let office: ReturnType<typeof staffOffice>;
let factors: ReturnType<typeof factorOffice>;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000" },
  });
  admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  office = staffOffice(server, () => admin);
  factors = factorOffice(server, () => office);
});
afterAll(() => server.stop());

describe("losing a second factor (ACCOUNT-35)", () => {
  it("is by a code, mailed and audited; new recovery codes void those of before", async () => {
    const holder = await factors.withFactor();
    const { client, email, id, secret } = holder;
    const own = { params: { id } };
    const { recoveryCodes } = succeeded(
      await client.call("renewRecoveryCodes", { ...own, body: { code: factors.code(secret) } }),
    );
    factors.wait(1);
    const [former = ""] = holder.recoveryCodes;
    const [fresh = ""] = recoveryCodes;
    expect((await client.call("removeFactor", { ...own, body: { code: former } })).key).toBe(
      "auth.code_wrong",
    );
    server.clock.advance(1);
    expect((await client.call("removeFactor", { ...own, body: { code: fresh } })).status).toBe(204);
    expect((await factors.subjects(email)).at(-1)).toBe("Verificarea în doi pași este oprită");
    expect(await factors.actions(id)).toEqual(["factor.add", "factor.renew", "factor.remove"]);
    expect((await login(server.client(), email)).status).toBe(204);
  });

  it("is by an owner for a colleague of this organization alone, by an admin for others, by nobody for oneself", async () => {
    const owner = await office.join({ role: "owner", locationIds: null });
    const cook = await factors.withFactor();
    const reset = async (who: HttpClient, email: string) =>
      who.call("resetFactor", { params: { id: await office.idOf(email) } });
    const stranger = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect([
      (await reset(stranger, cook.email)).status,
      (await reset(cook.client, cook.email)).status,
    ]).toEqual([404, 403]);
    const list = succeeded(await owner.client.call("listStaff")).members;
    expect(list.find(({ email }) => email === cook.email)?.hasFactor).toBe(true);
    expect((await reset(owner.client, cook.email)).status).toBe(204);
    expect((await login(server.client(), cook.email)).status).toBe(204);
    expect((await factors.subjects(cook.email)).at(-1)).toBe("Verificarea în doi pași este oprită");
    expect((await reset(owner.client, cook.email)).status).toBe(404);

    const both = await factors.withFactor();
    await asOwner(
      server,
      "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'employee')",
      [ZEN_ORGANIZATION, server.services.ids.ulid(), both.id],
    );
    const elsewhere = await reset(owner.client, both.email);
    expect([elsewhere.status, elsewhere.key]).toEqual([409, "staff.factor_elsewhere"]);
    expect((await reset(admin, both.email)).status).toBe(204);

    const self = await factors.withFactor({ role: "owner", locationIds: null });
    const own = await reset(self.client, self.email);
    expect([own.status, own.key]).toEqual([409, "staff.beyond_own"]);
  });
});
