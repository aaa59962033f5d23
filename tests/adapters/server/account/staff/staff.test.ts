import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffPlace } from "#core/account/staff/staff.ts";
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
import { EVERYWHERE, newEmail, PASSWORD, staffOffice, tokenTo } from "./staff-office.ts";

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

describe("changing the staff (STAFF-6, STAFF-7)", () => {
  it("keeps the last owner, also when two owners remove each other at once", async () => {
    const first = await office.join({ role: "owner", locationIds: null });
    expect((await office.remove(first.email)).key).toBe("staff.last_owner");
    expect((await office.change(first.email, { role: "manager", locationIds: null })).key).toBe(
      "staff.last_owner",
    );
    const second = await office.join({ role: "owner", locationIds: null });
    const [one, two] = [await office.idOf(first.email), await office.idOf(second.email)];
    const answers = await Promise.all([
      admin.call("removeEmployee", { params: { id: one } }),
      admin.call("removeEmployee", { params: { id: two } }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { members } = succeeded(await admin.call("listStaff"));
    expect(members.filter(({ role }) => role === "owner")).toHaveLength(1);
  });

  it("is an owner's, who gives no more than they have", async () => {
    const local = await office.join({ role: "owner", locationIds: [CENTRU] });
    const cook = await office.join();
    const beyond = [
      await office.invite(newEmail(), EVERYWHERE, local.client),
      await office.invite(newEmail(), { role: "employee", locationIds: [AVIATORILOR] }, local.client),
      await office.change(cook.email, { role: "employee", locationIds: [CENTRU] }, local.client),
      await office.remove(cook.email, local.client),
      await office.change(local.email, { role: "owner", locationIds: null }, local.client),
    ];
    expect(beyond.map(({ status, key }) => [status, key])).toEqual(
      beyond.map(() => [409, "staff.beyond_own"]),
    );
    expect(
      (await office.invite(newEmail(), { role: "owner", locationIds: [CENTRU] }, local.client)).status,
    ).toBe(204);
    expect((await cook.client.call("listStaff")).status).toBe(403);
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await manager.call("listStaff")).status).toBe(403);
    for (const { email } of [local, cook]) expect((await office.remove(email)).status).toBe(204);
  });

  it("is audited with what was and what is, and unknown to other organizations", async () => {
    const { email } = await office.join();
    const id = await office.idOf(email);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    const place: StaffPlace = { role: "manager", locationIds: [CENTRU] };
    const foreign = [
      await zen.call("changeEmployee", { params: { id }, body: place }),
      await zen.call("removeEmployee", { params: { id } }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect((await office.change(email, place)).status).toBe(204);
    const [row] = await asOwner(
      server,
      "select detail from audit_log where action = 'staff.change' and subject = $1",
      [id],
    );
    expect(row).toEqual({ detail: { from: EVERYWHERE, to: place } });
  });
});

describe("leaving the staff (STAFF-9)", () => {
  it("ends streams within 5 seconds, sessions there and push at once, and voids sent invitations", async () => {
    const { client, email } = await office.join({ role: "owner", locationIds: null });
    const guest = newEmail();
    expect((await office.invite(guest, EVERYWHERE, client)).status).toBe(204);
    const token = await tokenTo(server, guest);
    await asOwner(
      server,
      `insert into push_devices (organization_id, session_hash, id, user_id, endpoint, p256dh, auth, created_at)
         select s.selected_organization_id, s.token_hash, $2, s.user_id, 'https://push.example', 'x', 'x', now()
           from sessions s join users u on u.id = s.user_id where u.email = $1`,
      [email, server.services.ids.ulid()],
    );
    const stream = await client.events("/api/operations/events");
    const before = performance.now();
    expect((await office.remove(email)).status).toBe(204);
    await stream.ended;
    expect(performance.now() - before).toBeLessThan(5000);
    expect((await client.call("me", { query: {} })).status).toBe(401);
    expect(await asOwner(server, "select id from push_devices")).toEqual([]);
    expect((await server.client().call("readInvitation", { body: { token } })).status).toBe(422);
    const back = server.client();
    expect((await back.call("login", { body: { email, password: PASSWORD } })).status).toBe(204);
    expect(succeeded(await back.call("me", { query: {} })).employees).toEqual([]);
  });

  it("leaves a session alone that works for somebody else", async () => {
    const elsewhere = await newStaff(server, "manager@example.com", ZEN_ORGANIZATION);
    const here = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await office.remove("manager@example.com")).status).toBe(204);
    expect([
      (await here.call("me", { query: {} })).status,
      (await elsewhere.call("me", { query: {} })).status,
    ]).toEqual([401, 200]);
  });

  it("ends the streams of a place that became smaller", async () => {
    const { client, email } = await office.join();
    const stream = await client.events("/api/operations/events");
    expect((await office.change(email, { role: "employee", locationIds: [CENTRU] })).status).toBe(204);
    await stream.ended;
    expect((await client.call("me", { query: {} })).status).toBe(200);
  });
});
