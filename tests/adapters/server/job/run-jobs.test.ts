import { rowsOf, asOwner } from "#tests/support/database/rows.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServerClock, type ServerClock } from "#adapters/server/clock/server-clock.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import type { Job, JobProgress } from "#adapters/server/job/job.ts";
import { runJobs, runOnce } from "#adapters/server/job/run-jobs.ts";
import { type Instant, millisBetween } from "#core/time/instant.ts";
import { toDatabaseError } from "#adapters/server/db/unavailable.ts";
import { until } from "#tests/support/patience.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

const HOUR_MS = 3_600_000;
let names = 0;

function jobOf(run: (now: Instant) => Promise<JobProgress>): Job {
  names += 1;
  return { name: `job-${names}`, everyMillis: 20, run };
}

/** The time that a job was given, and the database's. */
function listening(): { readonly job: Job; readonly heard: Instant[] } {
  const heard: Instant[] = [];
  const job = jobOf(async (now) => {
    heard.push(now);
    return "done";
  });
  return { job, heard };
}

describe("runJobs", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.stop());

  const process = (holder: string, clock: ServerClock, log: Log = SILENT_LOG) => ({
    database: database.app,
    clock,
    log,
    holder,
    failed: () => undefined,
    probe: { when: () => undefined },
  });
  const clockOff = (millis: number): ServerClock => createServerClock(() => Date.now() + millis);
  const secondsLeft = async (job: Job): Promise<number> => {
    const [row] = await asOwner<{ left: number }>(
      { database },
      "select extract(epoch from until - now())::float8 as left from job_leases where name = $1",
      [job.name],
    );
    return row?.left ?? Number.NaN;
  };
  const databaseNow = async (): Promise<Instant> => {
    const rows = await rowsOf<{ now: Instant }>(database.app, "select now() as now");
    if (rows[0] === undefined) throw new Error("The database has no time");
    return rows[0].now;
  };

  it("leaves a job to the one process that has its lease, and to the next when that has ended (SERVER-6)", async () => {
    const { job, heard } = listening();
    expect(await runOnce(process("first", clockOff(0)), job)).toBe(true);
    expect(await runOnce(process("second", clockOff(0)), job)).toBe(false);
    await asOwner({ database }, "update job_leases set until = now() where name = $1", [job.name]);
    expect(await runOnce(process("second", clockOff(0)), job)).toBe(true);
    expect(heard).toHaveLength(2);
  });

  it.each([
    ["an hour ahead", HOUR_MS],
    ["an hour behind", -HOUR_MS],
  ])("goes by the database's clock in a process that is %s", async (_, off) => {
    const { job, heard } = listening();
    expect(await runOnce(process("wrong", clockOff(off)), job)).toBe(true);
    expect(await secondsLeft(job)).toBeGreaterThan(0);
    expect(await secondsLeft(job)).toBeLessThanOrEqual(5);
    const now = await databaseNow();
    expect(heard.map((told) => Math.abs(millisBetween(told, now)) < 60_000)).toEqual([true]);
  });

  it("takes over what was given for an hour while the database's clock was ahead", async () => {
    const { job } = listening();
    await asOwner(
      { database },
      "insert into job_leases (name, holder, until) values ($1, 'old', now() + interval '61 minutes')",
      [job.name],
    );
    expect(await runOnce(process("new", clockOff(0)), job)).toBe(true);
  });

  it("does batch after batch while more is due, and renews the lease before each", async () => {
    const left: number[] = [];
    const job: Job = jobOf(async () => {
      left.push(await secondsLeft(job));
      await asOwner(
        { database },
        "update job_leases set until = until - interval '4 seconds' where name = $1",
        [job.name],
      );
      return left.length < 3 ? "more" : "done";
    });
    expect(await runOnce(process("first", clockOff(0)), job)).toBe(true);
    expect(left.map((seconds) => seconds > 4)).toEqual([true, true, true]);
  });

  it("says once that a job fails and once that it works again, however many rounds there were between", async () => {
    const lines: string[] = [];
    const log: Log = {
      ...SILENT_LOG,
      warn: (_, message) => void lines.push(message),
      info: (_, message) => void lines.push(message),
    };
    let rounds = 0;
    const job = jobOf(async () => {
      rounds += 1;
      if (rounds < 5) throw new Error("The database is not ready");
      return "done";
    });
    const failed: string[] = [];
    const running = runJobs(
      { ...process("first", clockOff(0), log), failed: (name) => void failed.push(name) },
      [job],
    );
    await until(() => rounds >= 8);
    await running.stop();
    expect(lines).toEqual(["A job failed", "A job works again"]);
    expect(failed).toEqual([job.name, job.name, job.name, job.name]);
  });

  it("leaves it to the log to say once for all jobs that the database cannot answer", async () => {
    const repeats: string[] = [];
    const log: Log = {
      ...SILENT_LOG,
      warn: (fields) => void repeats.push("repeats" in fields ? String(fields.repeats) : "each"),
    };
    const full = Object.assign(new Error("No space left on device"), { code: "53100" });
    const failures = [toDatabaseError(full), toDatabaseError(full), new Error("A fault of its own")];
    const running = runJobs(
      process("first", clockOff(0), log),
      failures.map((failure) => jobOf(() => Promise.reject(failure))),
    );
    await until(() => repeats.length === failures.length);
    await running.stop();
    expect(repeats.toSorted()).toEqual(["background disk_full", "background disk_full", "each"]);
  });

  it("keeps the other jobs going when one fails", async () => {
    const { job, heard } = listening();
    const failing = jobOf(() => Promise.reject(new Error("never")));
    const running = runJobs(process("first", clockOff(0)), [failing, job]);
    await until(() => heard.length >= 3);
    await running.stop();
    expect(heard.length).toBeGreaterThanOrEqual(3);
  });
});
