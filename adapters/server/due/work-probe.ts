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
 * itself, and every job had renewed its lease to do so.
 */
export interface WorkProbe {
  /** Calls `wake` when something of that name is due, and again until it is done. */
  when(name: ProbedWork, wake: () => void): void;
  stop(): Promise<void>;
}

/** What asking needs. */
export interface WorkProbeDeps {
  readonly database: Queries;
  readonly clock: Pick<Clock, "now">;
  /** The channels that messages leave by. */
  readonly channels: readonly OutboxChannel[];
}

/** A probe answers within this time, so that a code or a reset is on its way a quarter of a second after it was asked for. */
const PROBE_MS = 250;
/** Without a word of the probe, work is looked after all the same. */
export const UNASKED_MS = 15_000;

/** Asks until it is stopped. Where the database cannot answer, it wakes everybody: they say what they miss. */
export function startWorkProbe({ database, clock, channels }: WorkProbeDeps): WorkProbe {
  const ending = new AbortController();
  const waiting: { readonly name: ProbedWork; readonly wake: () => void }[] = [];

  async function askOnce(): Promise<void> {
    const due = await READ_DUE.rows(database, clock.now(), SCHEDULED, channels).catch(() => null);
    for (const { name, wake } of waiting) if (due?.some((one) => one.name === name) ?? true) wake();
  }

  async function keepAsking(): Promise<void> {
    while (!ending.signal.aborted) {
      await askOnce();
      await delay(PROBE_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  }

  const loop = keepAsking();
  return {
    when: (name, wake) => void waiting.push({ name, wake }),
    stop: async () => {
      ending.abort();
      await loop;
    },
  };
}

const SCHEDULED: PriceUpdate["status"] = "scheduled";

const READ_DUE = statement("job.readDue", "select name from work_due($1, $2, $3) as due(name)", ["name"]);
