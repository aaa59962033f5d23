import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Clock } from "#core/kernel/clock.ts";
import type { Job } from "./job.ts";
import { takeLease } from "./leases.queries.ts";

/** What running jobs needs; the holder names this process among all that share the database. */
export interface JobRunning {
  readonly database: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly holder: string;
}

/** Jobs that run until they are stopped; a run that has begun is finished. */
export interface RunningJobs {
  stop(): Promise<void>;
}

// A process that died leaves its jobs to the others after this time; at the least three rounds of a job.
const LEASE_MILLIS = 5000;

/** Looks after jobs by the clock. One process among several does each; the others take over when it is gone. */
export function runJobs(running: JobRunning, jobs: readonly Job[]): RunningJobs {
  const ending = new AbortController();
  const loops = jobs.map((job) => keepRunning(running, job, ending.signal));
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

/** Does a job once, if no other process is at it; a failure is logged and left to the next round. */
export async function runOnce(running: JobRunning, job: Job): Promise<boolean> {
  const { database, clock, log, holder } = running;
  try {
    const lease = { name: job.name, holder, millis: Math.max(LEASE_MILLIS, 3 * job.everyMillis) };
    if (!(await takeLease(database, lease, clock.now()))) return false;
    await job.run(clock.now());
    return true;
  } catch (error) {
    log.warn(
      { job: job.name, reason: error instanceof Error ? error.message : String(error) },
      "A job failed",
    );
    return false;
  }
}

async function keepRunning(running: JobRunning, job: Job, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await runOnce(running, job);
    await delay(job.everyMillis, undefined, { ref: false, signal: ending }).catch(() => undefined);
  }
}
