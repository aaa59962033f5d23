import { STATEMENT_MS, type DatabasePool, type LentConnection } from "./pool.ts";
import type { Queries } from "./prepared.ts";
import { statement } from "./statement.ts";
import { tryAgain } from "./try-again.ts";
import { isConnectionLost } from "./unavailable.ts";

/** Whose rows a transaction may see and write; null sees only what belongs to no organization. */
export interface Tenant {
  readonly organizationId: string | null;
  /** Names the tables without a tenant that it reaches (`protect_scope` in the migrations); none when absent. */
  readonly scope?: string;
}

/** How a transaction differs from those of requests. */
export interface TransactionTerms {
  /** How long each of its statements may take, for work in bulk; requests have 3 s. */
  readonly statementMillis?: number;
}

// Ids are ULIDs; anything that could end the quoted text is refused before it is sent.
const SAFE_ID = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_STALE_PLANS = 5;

/**
 * Runs `work` in one transaction that sees one organization. `work` runs again from the start when two
 * transactions got in each other's way (40001, 40P01), so it must do nothing outside the database. When the
 * connection is lost during commit the outcome is unknown: a retry with the same idempotency key finds out.
 */
export async function inTransaction<T>(
  pool: DatabasePool,
  tenant: Tenant,
  work: (queries: Queries) => Promise<T>,
  terms: TransactionTerms = {},
): Promise<T> {
  const opening = openingOf(tenant, terms);
  const attempt = (connection: LentConnection): Promise<T> => attemptOnce(connection, opening, work, terms);
  return tryAgain(() => pool.withConnection(attempt, tenant.organizationId ?? undefined), {
    millis: terms.statementMillis ?? STATEMENT_MS,
    stalePlans: MAX_STALE_PLANS,
  });
}

async function attemptOnce<T>(
  connection: LentConnection,
  opening: string,
  work: (queries: Queries) => Promise<T>,
  { statementMillis }: TransactionTerms,
): Promise<T> {
  await connection.run(`begin${connection.preface}${opening}`);
  try {
    const { query } = statementMillis === undefined ? connection : connection.patient(statementMillis);
    const value = await work({ query });
    const { command } = await connection.run("commit");
    // PostgreSQL answers a commit after a failed statement with a rollback, and without an error.
    if (command !== "COMMIT")
      throw new Error("The transaction was rolled back: a statement's error was swallowed");
    return value;
  } catch (error) {
    if (isConnectionLost(error)) connection.discard();
    else await connection.run("rollback").catch(() => connection.discard());
    throw error;
  }
}

// All travels together with `begin`, so that a tenant's transaction costs no round trip more.
function openingOf({ organizationId, scope = "" }: Tenant, { statementMillis }: TransactionTerms): string {
  const id = organizationId ?? "";
  if (![id, scope].every((text) => text === "" || SAFE_ID.test(text)))
    throw new Error("An organization's id and a scope have letters, digits, - and _ only");
  const patience = statementMillis === undefined ? "" : `; set local statement_timeout = ${statementMillis}`;
  return `; select set_config('app.organization', '${id}', true), set_config('app.scope', '${scope}', true)${patience}`;
}

/** Has the rest of the transaction reach the tables of that scope in place of those of its own. */
export async function setScope(queries: Queries, scope: string): Promise<void> {
  await SET_SCOPE.run(queries, scope);
}

/** Has the rest of the transaction see the rows of that organization. */
export async function setTenant(queries: Queries, organizationId: string): Promise<void> {
  await SET_TENANT.run(queries, organizationId);
}

const SET_SCOPE = statement("transaction.setScope", "select set_config('app.scope', $1, true)");

const SET_TENANT = statement("transaction.setTenant", "select set_config('app.organization', $1, true)");
