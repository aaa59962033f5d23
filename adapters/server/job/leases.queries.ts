import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Instant } from "#core/time/instant.ts";

/** The right to do a job for a time, which ends by the database's clock. */
export interface Lease {
  readonly name: string;
  /** Names the process among all that share the database. */
  readonly holder: string;
  readonly millis: number;
  /** The holder's last run left nothing that was due. */
  readonly done: boolean;
}

/** Takes or renews a lease; `taken` is false while another process has it, `at` is the database's time. */
export async function takeLease(
  database: Queries,
  { name, holder, millis, done }: Lease,
): Promise<{ readonly taken: boolean; readonly at: Instant }> {
  return TAKE_LEASE.one(database, name, holder, millis, done);
}

const TAKE_LEASE = statement("job.takeLease", "select taken, at from job_lease_take($1, $2, $3, $4)", [
  "taken",
  "at",
]);
