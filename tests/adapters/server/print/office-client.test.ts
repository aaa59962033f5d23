import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CallError, createOfficeClient } from "#adapters/server/print/office-client.ts";
import { toMillis } from "#core/time/instant.ts";
import { newStaff, BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { factorOffice } from "../account/factor/factor-office.ts";
import { PASSWORD, staffOffice } from "../account/staff/staff-office.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    env: { PUBLIC_URL: "http://diner.localhost:3000" },
  });
});
afterAll(() => server.stop());

describe("the account that a command signs in with", () => {
  it("may have a second factor, whose key the command has too (ACCOUNT-34)", async () => {
    const admin = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
    const { withFactor } = factorOffice(server, () => staffOffice(server, () => admin));
    const { email, secret } = await withFactor();
    const account = { server: server.origin, email, password: PASSWORD, organization: null };
    const millis = (): number => toMillis(server.clock.now());
    const without = createOfficeClient({ ...account, factorKey: null }, millis);
    await expect(without.signIn()).rejects.toEqual(new CallError("login", 422));
    const client = createOfficeClient({ ...account, factorKey: secret }, millis);
    await client.signIn();
    expect((await client.call("me", { query: {} })).email).toBe(email);
  });
});
