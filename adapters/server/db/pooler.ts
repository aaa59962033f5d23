import { Client } from "pg";
import { StartRefusal } from "./start-refusal.ts";
import { toDatabaseError } from "./unavailable.ts";
import { statement } from "./statement.ts";

const ANSWER_MS = 3000;
const PROBE = "select 1 as diner_asks";

/**
 * Whether named statements may be sent to this URL. Without a pooler they may; PgBouncer keeps them from 1.21 on where
 * max_prepared_statements is above 0, and then calls them by names of its own. Any other pooler in transaction mode may
 * hand the next statement to a session that never heard the name.
 */
export async function keepsNamedStatements(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Within a transaction every pooler stays with one session.
    await client.query("begin");
    // A session behind a pooler may still hold the name that another start asked with.
    const name = `diner_asks_${crypto.randomUUID().replaceAll("-", "")}`;
    await client.query({ name, text: PROBE });
    const { pid, renamed } = await READ_PROBE.one(client, PROBE);
    if (!renamed) await client.query(`deallocate ${name}`);
    await client.query("rollback");
    // A pooler makes the number up that it tells its clients.
    const isDirect = "processID" in client && client.processID === pid;
    return isDirect || renamed;
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Says what to do where a pooler refused the settings of a session, which it does not take. */
export function refusePooler(error: unknown): never {
  if (error instanceof Error && /unsupported startup parameter/.test(error.message))
    throw new StartRefusal(
      "DATABASE_URL leads to a pooler, which takes no settings of a session: set DATABASE_DIRECT_URL to the same database " +
        "past the pooler, and let DATABASE_URL name a user made by: create role diner_web login password '…' in role diner_app;",
      { cause: error },
    );
  throw error;
}

const READ_PROBE = statement(
  "db.readProbe",
  `select pg_backend_pid() as pid, exists (
     select from pg_prepared_statements where statement = $1 and name like 'PGBOUNCER\\_%') as renamed`,
  ["pid", "renamed"],
);
