import { expect, vi } from "vitest";
import { asOwner, type WithDatabase } from "../database/rows.ts";

// Jobs look for work at their own times.
const OF_JOBS = /job_lease_take|outbox_turn|work_due/u;

/** For counting: passes on what requests send to the database, not what the process asks by the clock. */
export function ofRequests(note: (text: string) => void): (text: string) => void {
  return (text) => {
    if (!OF_JOBS.test(text)) note(text);
  };
}

/** Resolves when a server listens for changes: as it begins to, it forgets what it has read of shops. */
export async function untilListening(server: WithDatabase): Promise<void> {
  const LISTENING = "select from pg_stat_activity where state = 'idle' and query like 'listen %diner_shops%'";
  await vi.waitFor(async () => expect(await asOwner(server, LISTENING)).toHaveLength(1), { timeout: 10_000 });
}
