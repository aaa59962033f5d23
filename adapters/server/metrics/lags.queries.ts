import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { TOLD_LAG_MS, type LaggingWork } from "#core/lag/lag.ts";
import { OUTBOX_CHANNELS, type OutboxChannel } from "#core/order/lifecycle/order-notice.ts";

// A job that has not run for longer than this is behind.
const MAX_ROUND_MS = 60_000;

/** How far the messages of one channel and priority are behind. */
export interface OutboxLag {
  readonly channel: OutboxChannel;
  readonly priority: "urgent" | "normal";
  /** Messages that are due and on their way or waiting. */
  readonly waiting: number;
  /** Since when the oldest of them is due. */
  readonly seconds: number;
}

/** How far a job is behind. */
export interface JobLag {
  readonly job: string;
  /** Since when something is due. */
  readonly seconds: number;
  /** Since it was last done. */
  readonly idleSeconds: number;
}

/** How far all that repeats is behind; what is not behind at all may be missing. */
export interface WorkLags {
  readonly outbox: readonly OutboxLag[];
  readonly jobs: readonly JobLag[];
}

/** Reads every lag by the database's clock: the first entries of three indexes, and the messages that wait. */
export async function readLags(database: Queries): Promise<WorkLags> {
  const rows = await READ_LAGS.rows(database);
  return {
    outbox: rows.flatMap(({ kind, name, priority, waiting, seconds }) => {
      const channel = OUTBOX_CHANNELS.find((one) => one === name);
      return kind === "outbox" && channel !== undefined
        ? [{ channel, priority: priority === 0 ? "urgent" : "normal", waiting: waiting ?? 0, seconds }]
        : [];
    }),
    jobs: rows.flatMap(({ kind, name, seconds, idle }) =>
      kind === "job" ? [{ job: name, seconds: Math.max(0, seconds), idleSeconds: idle ?? 0 }] : [],
    ),
  };
}

/** Seconds that a job is behind: since when something is due, or beyond the longest round that a job may have. */
export function secondsBehind({ seconds, idleSeconds }: Omit<JobLag, "job">): number {
  return Math.max(0, seconds, idleSeconds - MAX_ROUND_MS / 1000);
}

/** Something that is more than a minute behind. */
export interface LateWork {
  readonly kind: LaggingWork;
  /** As logs name it: "outbox email normal", "job expire-orders". */
  readonly name: string;
  readonly seconds: number;
}

/** What is more than a minute behind, of the channels that messages should leave by. */
export function lateWork(lags: WorkLags, channels: readonly OutboxChannel[]): readonly LateWork[] {
  const all: readonly LateWork[] = [
    ...lags.outbox
      .filter(({ channel }) => channels.includes(channel))
      .map(({ channel, priority, seconds }) => ({
        kind: channel,
        name: `outbox ${channel} ${priority}`,
        seconds,
      })),
    ...lags.jobs.map((lag) => ({
      kind: "job" as const,
      name: `job ${lag.job}`,
      seconds: secondsBehind(lag),
    })),
  ];
  return all.filter(({ seconds }) => seconds * 1000 > TOLD_LAG_MS);
}

const READ_LAGS = statement(
  "job.readLags",
  "select kind, name, priority, waiting, seconds, idle from work_lags()",
  ["kind", "name", "seconds"],
);
