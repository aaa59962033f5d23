import type { ServerClock } from "#adapters/server/clock/server-clock.ts";
import { createCarriers } from "#adapters/server/outbox/carriers.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { deliverMessagesJob } from "./deliver-messages.ts";
import { expireOrdersJob } from "./expire-orders.ts";
import { forgetLimitsJob } from "./forget-limits.ts";
import { forgetOldJob } from "./forget-old.ts";
import type { Job } from "./job.ts";
import { runJobs, type RunningJobs } from "./run-jobs.ts";
import { settleOrdersJob } from "./settle-orders.ts";

/** Every job of a server; what is to be done later, or again and again, gets its line here. */
function jobsOf(services: ServerServices): readonly Job[] {
  const { database, config, log } = services;
  return [
    expireOrdersJob(services, log),
    settleOrdersJob(database),
    deliverMessagesJob(database, createCarriers(config)),
    forgetOldJob(database),
    forgetLimitsJob(database),
  ];
}

/** Starts looking after the jobs of a server process. */
export function startJobs(services: ServerServices, clock: ServerClock): RunningJobs {
  const { database, log, ids } = services;
  return runJobs({ database, clock, log, holder: ids.ulid() }, jobsOf(services));
}
