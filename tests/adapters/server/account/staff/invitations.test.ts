import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INVITATION_LIFE_MS, MAX_INVITATIONS } from "#core/account/staff/invitation.ts";
import type { StaffPlace } from "#core/account/staff/staff.ts";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import { toId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  CENTRU,
  newStaff,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { linkTo, newEmail, registration, staffOffice, tokenTo } from "./staff-office.ts";

let server: TestServer;
let admin: HttpClient;
let office: ReturnType<typeof staffOffice>;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000" },
  });
  admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  office = staffOffice(server, () => admin);
});
afterAll(() => server.stop());

const audited = async (action: string): Promise<number> =>
  (await asOwner(server, "select id from audit_log where action = $1", [action])).length;

describe("inviting somebody to the staff (STAFF-8)", () => {
  it("mails a link of PUBLIC_URL that makes an account, signs it in where it works, and works once (HOST-10)", async () => {
    const email = newEmail();
    const place: StaffPlace = { role: "manager", locationIds: [CENTRU] };
    expect((await office.invite(` ${email.toUpperCase()} `, place)).status).toBe(204);
    const link = await linkTo(server, email);
    expect(link).toMatch(/^http:\/\/diner\.localhost:3000\/invitation\?token=[\w-]{43}$/u);
    const token = await tokenTo(server, email);
    const kept = await asOwner(
      server,
      "select token_hash, invited_by is not null as by from staff_invitations",
    );
    expect(kept).toEqual([{ token_hash: hashToken(token), by: true }]);

    const client = server.client();
    expect(succeeded(await client.call("readInvitation", { body: { token } }))).toEqual({
      organizationName: "Bistro Nord",
      role: "manager",
      email,
      hasAccount: false,
    });
    const weak = await client.call("registerInvited", {
      body: { ...registration(token), password: "password1" },
    });
    expect([weak.status, weak.fields]).toEqual([422, ["password"]]);
    const user = succeeded(await client.call("registerInvited", { body: registration(token) }));
    expect([user.email, user.selectedOrganizationId]).toEqual([email, BISTRO_ORGANIZATION]);
    expect(user.employees.map(({ role, locationIds }) => ({ role, locationIds }))).toEqual([place]);
    expect(
      (await client.call("readDaySales", { params: { id: CENTRU }, query: { date: "2026-11-18" } })).status,
    ).toBe(200);

    for (const again of [
      await server.client().call("registerInvited", { body: registration(token) }),
      await client.call("acceptInvitation", { body: { token } }),
      await server.client().call("readInvitation", { body: { token } }),
    ])
      expect([again.status, again.key]).toEqual([422, "auth.token_invalid"]);
    expect([await audited("staff.invite"), await audited("staff.join")]).toEqual([1, 1]);
  });

  it("is accepted by the account of that email alone", async () => {
    const email = "ana@example.com";
    expect((await office.invite(email)).status).toBe(204);
    const token = await tokenTo(server, email);
    const [other, ana] = [server.client(), server.client()];
    await other.signIn("mihai@example.com");
    expect((await other.call("acceptInvitation", { body: { token } })).key).toBe("auth.token_invalid");
    expect(succeeded(await ana.call("readInvitation", { body: { token } })).hasAccount).toBe(true);
    const taken = await ana.call("registerInvited", { body: registration(token) });
    expect([taken.status, taken.fields]).toEqual([422, ["email"]]);
    await ana.signIn(email);
    expect((await ana.call("acceptInvitation", { body: { token } })).status).toBe(204);
    expect(succeeded(await ana.call("me", { query: {} })).selectedOrganizationId).toBe(BISTRO_ORGANIZATION);
    const known = await office.invite(email);
    expect([known.status, known.fields]).toEqual([422, ["email"]]);
    expect((await office.remove(email)).status).toBe(204);
  });

  it("joins once where two open the link at the same time", async () => {
    const email = newEmail();
    await office.invite(email);
    const body = registration(await tokenTo(server, email));
    const answers = await Promise.all([1, 2, 3].map(() => server.client().call("registerInvited", { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it("is void after a week, after the next one to the same email, and once it was taken back", async () => {
    const email = newEmail();
    const isGood = async (token: string) =>
      (await server.client().call("readInvitation", { body: { token } })).status === 200;
    await office.invite(email);
    const first = await tokenTo(server, email);
    server.clock.advance(1000);
    await office.invite(email, { role: "courier", locationIds: [AVIATORILOR] });
    const second = await tokenTo(server, email);
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    const { invitations } = succeeded(await admin.call("listStaff"));
    const waiting = invitations.find((one) => one.email === email);
    expect([waiting?.role, waiting?.locationIds]).toEqual(["courier", [AVIATORILOR]]);
    const withdrawal = { params: { id: toId<NonNullable<typeof waiting>["id"]>(waiting?.id ?? "") } };
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await zen.call("withdrawInvitation", withdrawal)).status).toBe(404);
    expect((await admin.call("withdrawInvitation", withdrawal)).status).toBe(204);
    expect(await isGood(second)).toBe(false);

    await office.invite(email);
    const third = await tokenTo(server, email);
    server.clock.advance(INVITATION_LIFE_MS);
    expect(await isGood(third)).toBe(false);
    admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
    expect(succeeded(await admin.call("listStaff")).invitations).toEqual([]);
  });

  it("is refused at no location, at one of somebody else's, and beyond what may wait", async () => {
    const elsewhere = succeeded(
      await (await newStaff(server, "owner@example.com", ZEN_ORGANIZATION)).call("me", { query: {} }),
    ).employees[0]?.organization.shops[0]?.locations[0]?.id;
    if (elsewhere === undefined) throw new Error("Zen has no location");
    for (const locationIds of [[], [elsewhere], [CENTRU, elsewhere]]) {
      const refused = await office.invite(newEmail(), { role: "employee", locationIds });
      expect([refused.status, refused.fields]).toEqual([422, ["location_ids"]]);
    }
    await asOwner(
      server,
      `insert into staff_invitations (organization_id, id, email, role, token_hash, expires_at)
         select $1, '01' || lpad(n::text, 24, '0'), 'n' || n || '@example.com', 'employee', encode(sha256(n::text::bytea), 'hex'), $3
           from generate_series(1, $2) n`,
      [BISTRO_ORGANIZATION, MAX_INVITATIONS, "2099-01-01T00:00:00Z"],
    );
    expect((await office.invite(newEmail())).key).toBe("staff.too_many_invitations");
    await asOwner(server, "delete from staff_invitations");
  });
});
