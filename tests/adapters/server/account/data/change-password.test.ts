import { afterAll, beforeAll, expect, it } from "vitest";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { PASSWORD, registerPerson } from "./known-person.ts";

const OTHER = "altă frază destul de lungă";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
});
afterAll(() => server.stop());

const login = async (email: string, password: string): Promise<HttpClient | number> => {
  const client = server.client();
  const { status } = await client.call("login", { body: { email, password } });
  return status === 204 ? client : status;
};

it("replaces the password, keeps this session and ends the others", async () => {
  const { client, userId, email } = await registerPerson(server);
  const elsewhere = server.client();
  await elsewhere.call("login", { body: { email, password: PASSWORD } });
  const body = { currentPassword: PASSWORD, password: OTHER };
  expect((await client.call("changePassword", { params: { id: userId }, body })).status).toBe(204);
  expect((await client.call("me", { query: {} })).status).toBe(200);
  expect((await elsewhere.call("me", { query: {} })).status).toBe(401);
  expect(await login(email, PASSWORD)).toBe(422);
  expect(await login(email, OTHER)).not.toBe(422);
});

it.each([
  ["a wrong present password", { currentPassword: OTHER, password: OTHER }, ["current_password"]],
  ["a common one", { currentPassword: PASSWORD, password: "password1" }, ["password"]],
  ["one of seven characters", { currentPassword: PASSWORD, password: "scurtă7" }, ["password"]],
])("refuses %s on its field, and the password stays", async (_what, body, fields) => {
  const { client, userId, email } = await registerPerson(server);
  const refused = await client.call("changePassword", { params: { id: userId }, body });
  expect([refused.status, refused.fields]).toEqual([422, fields]);
  expect(await login(email, PASSWORD)).not.toBe(422);
});

it("counts tries, apart from those of signing in (ACCOUNT-28)", async () => {
  const strict = await createTestServer({ sharing: server, env: { RATE_LOGIN_PER_ACCOUNT: "3/min" } });
  const { client, userId, email } = await registerPerson(strict);
  const body = { password: OTHER };
  const statuses = [];
  for (const _try of [1, 2, 3, 4])
    statuses.push((await client.call("exportPerson", { params: { id: userId }, body })).status);
  expect(statuses).toEqual([422, 422, 422, 429]);
  expect((await strict.client().call("login", { body: { email, password: PASSWORD } })).status).toBe(204);
  await strict.stop();
});
