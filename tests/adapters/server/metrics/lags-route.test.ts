import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { millisBetween } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";

describe("GET /operations/lags", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  it("names what is more than a minute behind and since when, and nothing where all is done", async () => {
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    const read = async () => succeeded(await manager.call("readLags", {})).data;
    await asOwner(
      server,
      `insert into job_leases (name, holder, until, done_at)
         values ('test-first', 'one', now(), now() - interval '3 minutes'),
                ('test-second', 'one', now(), now() - interval '10 minutes')`,
    );
    const [lag, ...others] = await read();
    expect([lag?.work, others]).toEqual(["job", []]);
    // A minute is the longest round that a job may have: what is longer is its lag.
    const seconds = lag === undefined ? 0 : millisBetween(lag.since, server.clock.now()) / 1000;
    expect(seconds).toBeGreaterThan(539);
    expect(seconds).toBeLessThan(600);
    await asOwner(server, "update job_leases set done_at = now()");
    server.clock.advance(5000);
    expect(await read()).toEqual([]);
  });
});
