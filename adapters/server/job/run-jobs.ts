import { setTimeout as delay } from "node:timers/promises";
import type { ServerClock } from "#adapters/server/clock/server-clock.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { repeatsOf } from "#adapters/server/db/unavailable.ts";
import type { Job } from "./job.ts";
import { takeLease } from "./leases.queries.ts";
import { PROBED_JOBS, UNASKED_MS, type WorkProbe } from "#adapters/server/due/work-probe.ts";

/** What running jobs needs; the holder names this process among all that share the database. */
export interface RunJobsDeps {
  readonly database: Queries;
  /** Corrected by each lease, so that a job never goes by a machine's wrong clock. */
  readonly clock: ServerClock;
  readonly log: Log;
  readonly holder: string;
  /** Hears of every run of a job that failed. */
  readonly failed: (job: string) => void;
  /** Says when a job has something to do that it cannot know of. */
  readonly probe: Pick<WorkProbe, "when">;
}

/** Jobs that run until they are stopped; a batch that has begun is finished. */
export interface RunningJobs {
  stop(): Promise<void>;
}

// A process that died leaves its jobs to the others after this time; at the least three rounds of a job.
const LEASE_MS = 5000;
// A drain leaves the database to live calls for as long as its last batch took.
const MAX_PAUSE_MS = 200;

/** Looks after jobs by the clock. One process among several does each; the others take over when it is gone. */
export function runJobs(deps: RunJobsDeps, jobs: readonly Job[]): RunningJobs {
  const ending = new AbortController();
  const loops = jobs.map((job) => keepRunning(deps, job, ending.signal));
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

/**
 * Does what is due of a job, batch by batch, for as long as this process has the lease; false when it has not. The
 * lease is renewed before each batch. `done` says that this process left nothing due when it ran before.
 */
export async function runOnce(
  { database, clock, holder }: Omit<RunJobsDeps, "probe">,
  job: Job,
  done = false,
  ending?: AbortSignal,
): Promise<boolean> {
  const millis = Math.max(LEASE_MS, 3 * job.everyMillis);
  for (let isDone = done; ; isDone = false) {
    const from = clock.machineMillis();
    const { taken, at } = await takeLease(database, { name: job.name, holder, millis, done: isDone });
    clock.observe(at, { from, to: clock.machineMillis() });
    if (!taken) return false;
    const began = performance.now();
    if ((await job.run(clock.now())) === "done") return true;
    if (ending?.aborted === true) return false;
    await delay(Math.min(performance.now() - began, MAX_PAUSE_MS));
  }
}

async function keepRunning(deps: RunJobsDeps, job: Job, ending: AbortSignal): Promise<void> {
  const { log } = deps;
  const next = createNextRound(deps, job, ending);
  let isDone = false;
  let failures = 0;
  while (!ending.aborted) {
    try {
      isDone = await runOnce(deps, job, isDone, ending);
      if (failures > 0) log.info({ job: job.name, failures }, "A job works again");
      failures = 0;
    } catch (error) {
      isDone = false;
      failures += 1;
      deps.failed(job.name);
      // Its first failure tells why; a line for each round of an outage would bury it.
      if (failures === 1)
        log.warn(
          { job: job.name, reason: reasonOf(error), ...repeatsOf(error, "background") },
          "A job failed",
        );
    }
    await next();
  }
}

/** Waits for the next round of a job: until its time, and then for the probe where that knows whether something is due. */
function createNextRound({ probe }: RunJobsDeps, job: Job, ending: AbortSignal): () => Promise<void> {
  const pause = (millis: number): Promise<unknown> =>
    delay(millis, undefined, { ref: false, signal: ending }).catch(() => undefined);
  const probed = PROBED_JOBS.find((name) => name === job.name);
  if (probed === undefined) return async () => void (await pause(job.everyMillis));
  let wake = (): void => undefined;
  probe.when(probed, () => wake());
  return async () => {
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await pause(job.everyMillis);
    await Promise.race([woken, pause(UNASKED_MS)]);
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
