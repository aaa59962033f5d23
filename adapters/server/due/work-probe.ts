import { setTimeout as delay } from "node:timers/promises";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { PriceUpdate } from "#core/menu/price-update/price-update.ts";
import type { OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import type { Clock } from "#core/time/clock.ts";

/** Jobs that wait until the probe says that something of theirs is due. */
export const PROBED_JOBS = [
  "expire-orders",
  "settle-orders",
  "settle-changes",
  "show-stock",
  "apply-prices",
  "publish-menus",
  "push-orders",
  "send-resets",
] as const;

/** What the probe names: one of these jobs, or the messages of a channel. */
export type ProbedWork = (typeof PROBED_JOBS)[number] | `outbox ${OutboxChannel}`;

/**
 * Asks for all of them at once whether there is something to do: one statement four times a second, where each had asked by
 * itself, and every job had renewed its lease to do so. A server that nobody asks does so once a second.
 */
export interface WorkProbe {
  /** Calls `wake` when something of that name is due, and again until it is done. */
  when(name: ProbedWork, wake: () => void): void;
  /** Somebody asks the server for something, so that something may be due at once. */
  hasten(): void;
  stop(): Promise<void>;
}

/** What asking needs. */
export interface WorkProbeDeps {
  readonly database: Queries;
  readonly clock: Pick<Clock, "now">;
  /** The channels that messages leave by. */
  readonly channels: readonly OutboxChannel[];
  /** Time as it passes; the machine's where nothing is named. */
  readonly pace?: ProbePace;
}

/** How the probe waits, in milliseconds. */
export interface ProbePace {
  /** Since some moment that stays the same. */
  millis(): number;
  /** Ends after that long, or once the signal says so. */
  pause(millis: number, signal: AbortSignal): Promise<void>;
}

const PACE_OF_MACHINE: ProbePace = {
  millis: () => performance.now(),
  pause: (millis, signal) => delay(millis, undefined, { ref: false, signal }).catch(() => undefined),
};

/** The probe of a server that is asked answers within this time, so that a code is on its way a quarter of a second after it was asked for. */
const PROBE_MS = 250;
/** Where nobody asks this server, the end of an order's time is seen so late at most, and what another server was asked for. */
const CALM_PROBE_MS = 1000;
/** Nobody asks, and nothing is due, for that long: what the last caller brought about is done by then. */
const CALM_AFTER_MS = 5000;
/** Without a word of the probe, work is looked after all the same. */
export const UNASKED_MS = 15_000;

/** Asks until it is stopped. Where the database cannot answer, it wakes everybody: they say what they miss. */
export function startWorkProbe({
  database,
  clock,
  channels,
  pace = PACE_OF_MACHINE,
}: WorkProbeDeps): WorkProbe {
  const ending = new AbortController();
  const waiting: { readonly name: ProbedWork; readonly wake: () => void }[] = [];
  let livelyAt = pace.millis();
  // What ends a calm wait; there is none while the next question comes soon anyway.
  let haste: AbortController | null = null;

  async function askOnce(): Promise<void> {
    const due = await READ_DUE.rows(database, clock.now(), SCHEDULED, channels).catch(() => null);
    if (due === null || due.length > 0) livelyAt = pace.millis();
    for (const { name, wake } of waiting) if (due?.some((one) => one.name === name) ?? true) wake();
  }

  async function keepAsking(): Promise<void> {
    while (!ending.signal.aborted) {
      await askOnce();
      const isCalm = pace.millis() - livelyAt > CALM_AFTER_MS;
      haste = isCalm ? new AbortController() : null;
      const signal = haste === null ? ending.signal : AbortSignal.any([ending.signal, haste.signal]);
      await pace.pause(isCalm ? CALM_PROBE_MS : PROBE_MS, signal);
    }
  }

  const loop = keepAsking();
  return {
    when: (name, wake) => void waiting.push({ name, wake }),
    hasten: () => {
      livelyAt = pace.millis();
      haste?.abort();
      haste = null;
    },
    stop: async () => {
      ending.abort();
      await loop;
    },
  };
}

const SCHEDULED: PriceUpdate["status"] = "scheduled";

const READ_DUE = statement("job.readDue", "select name from work_due($1, $2, $3) as due(name)", ["name"]);
