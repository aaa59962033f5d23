import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Carriers } from "#adapters/server/outbox/carriers.ts";
import {
  claimMessages,
  type ClaimedMessage,
  inOutbox,
  markFailed,
  markSent,
} from "#adapters/server/outbox/outbox.queries.ts";
import { millisBetween, type Instant } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 20;
const GIVE_UP_MILLIS = 86_400_000;

/**
 * Sends what is due through the carriers there are. A failure is tried again with growing pauses and given up after
 * a day; a channel without a carrier leaves its messages in the outbox.
 */
export function deliverMessagesJob(database: DatabasePool, carriers: Carriers): Job {
  return {
    name: "deliver-messages",
    everyMillis: 1000,
    run: async (now) => {
      if (carriers.email === null && carriers.sms === null) return "done";
      const claimed = await claimMessages(database, now, BATCH);
      for (const message of claimed) await deliver(database, carriers, message, now);
      return claimed.length < BATCH ? "done" : "more";
    },
  };
}

async function deliver(
  database: DatabasePool,
  carriers: Carriers,
  message: ClaimedMessage,
  now: Instant,
): Promise<void> {
  const carry = carriers[message.channel];
  if (carry === null) return;
  try {
    await carry(message);
    await inOutbox(database, (queries) => markSent(queries, message.id, now));
  } catch (error) {
    const gaveUp = millisBetween(message.createdAt, now) > GIVE_UP_MILLIS;
    const reason = error instanceof Error ? error.message : String(error);
    await inOutbox(database, (queries) => markFailed(queries, message.id, reason, gaveUp, now));
  }
}
