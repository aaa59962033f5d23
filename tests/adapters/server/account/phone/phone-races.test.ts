import { afterAll, beforeAll, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { until } from "#tests/support/patience.ts";

const PHONE = "+40722000910";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

it("a code typed in while the next one is asked for waits for it, and never in a circle", async () => {
  const client = server.client();
  const person = { firstName: "Ion", lastName: "Pop", email: "ion@example.com", password: "o frază lungă" };
  const agreed = { acceptTerms: true, acceptPrivacy: true, acceptMarketing: false, shopId: null };
  succeeded(await client.call("register", { body: { ...person, ...agreed } }));
  succeeded(await client.call("addPhone", { body: { phone: PHONE, password: null } }));
  const { data } = succeeded(await server.client().call("devOutbox", { query: { to: PHONE } }));
  const code = /\b\d{6}\b/.exec(data[0]?.text ?? "")?.[0] ?? "";
  server.clock.advance(61_000);
  const [asked, typed] = await withOwner(server.database.owner, async (holder) => {
    await holder.query("begin; select from users where email = 'ion@example.com' for no key update");
    const asking = client.call("resendPhoneCode");
    await until(async () => (await countWaiting()) === 1);
    const typing = client.call("verifyPhone", { body: { code } });
    await until(async () => (await countWaiting()) === 2);
    await holder.query("commit");
    return Promise.all([asking, typing]);
  });
  expect([asked.status, typed.key]).toEqual([202, "phone.code_invalid"]);
  const counted = "select deadlocks::int from pg_stat_database where datname = current_database()";
  expect(await asOwner(server, counted)).toEqual([{ deadlocks: 0 }]);
});

// On a connection of its own: a transaction keeps seeing the sessions that there were when it first looked.
async function countWaiting(): Promise<number> {
  const [row] = await asOwner<{ waiting: number }>(
    server,
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return row?.waiting ?? 0;
}
