import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";

/**
 * Runs `work` in one transaction that sees people, credentials, sessions and codes, and no organization's rows.
 * Like every transaction it may run again, so it does nothing outside the database.
 */
export function inAccounts<T>(pool: DatabasePool, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(pool, { organizationId: null, scope: "accounts" }, work);
}
