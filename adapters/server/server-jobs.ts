import type { ServerClock } from "#adapters/server/clock/server-clock.ts";
import { carriedChannels, createCarriers } from "#adapters/server/outbox/carriers.ts";
import { type Lane, startLane } from "#adapters/server/outbox/lane.ts";
import { createPushCarrier } from "./push/push-carrier.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { OUTBOX_CHANNELS } from "#core/order/lifecycle/order-notice.ts";
import { applyPricesJob } from "./job/apply-prices.ts";
import { callManagersJob } from "./job/call-managers.ts";
import { countSalesJob } from "./job/count-sales.ts";
import { expireMessagesJob } from "./job/expire-messages.ts";
import { expireOrdersJob } from "./job/expire-orders.ts";
import { flagAbsencesJob } from "./job/flag-absences.ts";
import { forgetInvoicesJob } from "./job/forget-invoices.ts";
import { forgetLimitsJob } from "./job/forget-limits.ts";
import { publishMenusJob } from "./job/publish-menus.ts";
import { forgetPicturesJob } from "./job/forget-pictures.ts";
import { forgetTestsJob } from "./job/forget-tests.ts";
import { forgetOldJob } from "./job/forget-old.ts";
import type { Job } from "./job/job.ts";
import { noteWordsJob } from "./job/note-words.ts";
import { pushOrdersJob } from "./job/push-orders.ts";
import { runJobs, type RunningJobs } from "./job/run-jobs.ts";
import { sendResetsJob } from "./job/send-resets.ts";
import { settleChangesJob } from "./job/settle-changes.ts";
import { settleOrdersJob } from "./job/settle-orders.ts";
import { showStockJob } from "./job/show-stock.ts";
import { watchLagsJob } from "./job/watch-lags.ts";
import { startWorkProbe, type WorkProbe } from "./due/work-probe.ts";

/** Every job of a server; what is to be done later, or again and again, gets its line here. */
function jobsOf(services: ServerServices): readonly Job[] {
  const { database, log, metrics } = services;
  return [
    expireOrdersJob(services, log),
    settleOrdersJob(database, log),
    settleChangesJob(services, log),
    showStockJob(database),
    applyPricesJob(services, log),
    publishMenusJob(services, log),
    callManagersJob(services, log),
    flagAbsencesJob(services, log),
    pushOrdersJob(services),
    expireMessagesJob(database, log, metrics.observeSending),
    sendResetsJob(services),
    forgetOldJob(database),
    forgetPicturesJob(database),
    forgetTestsJob(database),
    forgetInvoicesJob(database),
    forgetLimitsJob(database),
    noteWordsJob(database),
    countSalesJob(database),
    watchLagsJob({ database, log, channels: carriedChannels(services.config) }),
  ];
}

// Their first rounds, all at once, would keep the first page of a start waiting for a third of its time.
const FIRST_ROUND_MS = 500;

/** The jobs of a server process and what sends its messages. */
export interface ServerJobs extends RunningJobs, Pick<WorkProbe, "hasten"> {}

/**
 * Starts looking after the jobs of a server process, half a second from now, and sending its messages where there are
 * carriers.
 */
export function startJobs(services: ServerServices, clock: ServerClock): ServerJobs {
  let running: ServerJobs | null = null;
  const beginning = setTimeout(() => {
    running = beginJobs(services, clock);
  }, FIRST_ROUND_MS).unref();
  return {
    hasten: () => running?.hasten(),
    stop: async () => {
      clearTimeout(beginning);
      await running?.stop();
    },
  };
}

function beginJobs(services: ServerServices, clock: ServerClock): ServerJobs {
  const { database, log, ids, metrics } = services;
  const failed = (job: string): void => metrics.observeFailure("job", job);
  const probe = startWorkProbe({ database, clock, channels: carriedChannels(services.config) });
  const jobs = runJobs({ database, clock, log, holder: ids.ulid(), failed, probe }, jobsOf(services));
  const parts: readonly RunningJobs[] = [jobs, ...startLanes(services, probe), probe];
  return {
    hasten: probe.hasten,
    stop: async () => void (await Promise.all(parts.map((part) => part.stop()))),
  };
}

function startLanes(
  { database, config, ids, log, metrics, pushKeys }: ServerServices,
  probe: WorkProbe,
): readonly Lane[] {
  const carriers = {
    ...createCarriers(config),
    push: createPushCarrier({ database, keys: pushKeys, publicUrl: config.publicUrl }),
  };
  const terms = {
    parallel: config.outboxParallel,
    timeoutMs: config.carrierTimeoutSeconds * 1000,
    database,
    ids,
    log,
    observe: metrics.observeSending,
    probe,
  };
  return OUTBOX_CHANNELS.flatMap((channel) => {
    const carry = carriers[channel];
    if (carry !== null) return [startLane({ ...terms, channel, carry })];
    // In a demo they are read at /dev/outbox.
    if (!config.demo) log.warn({ channel }, "There is no carrier: what this channel has will end unsent");
    return [];
  });
}
