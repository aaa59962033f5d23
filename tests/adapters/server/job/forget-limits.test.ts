import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetLimitsJob } from "#adapters/server/job/forget-limits.ts";
import { instantOfMillis, toMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

it("forgets counts that are over and browsers of a year ago, and keeps the others", async () => {
  await server.client().signIn("ana@example.com");
  const now = server.clock.now();
  const end = toMillis(now);
  await asOwner(
    server,
    `with gone as (delete from rate_limits)
     insert into rate_limits select 'over' || n, 1, $1::bigint - 1 from generate_series(1, 2500) n
      union all values ('counting', 1, $1::bigint)`,
    [end],
  );
  const count = async (table: string): Promise<readonly object[]> =>
    asOwner(server, `select count(*)::int as rows from ${table}`);
  const job = forgetLimitsJob(server.services.database);
  while ((await job.run(now)) === "more");
  expect(await asOwner(server, "select key from rate_limits")).toEqual([{ key: "counting" }]);
  expect(await count("sign_in_devices")).toEqual([{ rows: 1 }]);
  await forgetLimitsJob(server.services.database).run(instantOfMillis(end + 366 * 86_400_000));
  expect(await count("sign_in_devices")).toEqual([{ rows: 0 }]);
});
