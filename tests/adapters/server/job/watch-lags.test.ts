import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Log } from "#adapters/server/db/log.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { watchLagsJob } from "#adapters/server/job/watch-lags.ts";
import { insertMessages } from "#tests/support/database/backlog.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { createTestClock } from "#tests/support/server/server-parts.ts";
import { asOwner } from "#tests/support/database/rows.ts";

describe("watchLagsJob", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.stop());

  it("says once that a lag passed a minute and once that it is over (BOARD-22)", async () => {
    const lines: string[] = [];
    const told = (fields: object, message: string): void =>
      void lines.push(`${message}: ${"work" in fields ? String(fields.work) : ""}`);
    const log: Log = { ...SILENT_LOG, warn: told, info: told };
    const job = watchLagsJob({ database: database.app, log, channels: ["email"] });
    const round = () => job.run(createTestClock().now());

    await asOwner(
      { database },
      "insert into job_leases (name, holder, until) values ('forget-old', 'one', now())",
    );
    await insertMessages(database.owner, { channel: "email", dueSecondsAgo: 30 });
    await insertMessages(database.owner, { channel: "sms", dueSecondsAgo: 3600 });
    await round();
    expect(lines).toEqual([]);

    // A message that is tried again and again is behind since it was due.
    await insertMessages(database.owner, { channel: "email", dueSecondsAgo: 61 });
    await asOwner({ database }, "update outbox set retry_at = now() + interval '1 hour'");
    await asOwner({ database }, "update job_leases set done_at = now() - interval '3 minutes'");
    for (let count = 0; count < 3; count += 1) await round();
    expect(lines).toEqual([
      "A lag passed a minute: outbox email normal",
      "A lag passed a minute: job forget-old",
    ]);

    await asOwner({ database }, "update outbox set sent_at = now()");
    await asOwner({ database }, "update job_leases set done_at = now()");
    for (let count = 0; count < 3; count += 1) await round();
    expect(lines.slice(2)).toEqual(["A lag is over: outbox email normal", "A lag is over: job forget-old"]);
  });

  it("says in one line what was behind before its process began, and what of that is over", async () => {
    const lines: string[] = [];
    const told = (fields: object, message: string): void =>
      void lines.push(`${message}: ${"work" in fields ? String(fields.work) : ""}`);
    const log: Log = { ...SILENT_LOG, warn: told, info: told };
    const job = watchLagsJob({ database: database.app, log, channels: ["email"] });
    await asOwner(
      { database },
      `insert into job_leases (name, holder, until, done_at)
         values ('count-rows', 'one', now(), now() - interval '1 day'), ('drop-rows', 'one', now(), now() - interval '1 day')`,
    );
    await job.run(createTestClock().now());
    expect(lines).toEqual(["Behind since before this process began: job count-rows, job drop-rows"]);
    await asOwner({ database }, "update job_leases set done_at = now() where name = 'drop-rows'");
    await job.run(createTestClock().now());
    expect(lines.slice(1)).toEqual(["A lag is over: job drop-rows"]);
    await asOwner({ database }, "delete from job_leases where name in ('count-rows', 'drop-rows')");
  });
});
