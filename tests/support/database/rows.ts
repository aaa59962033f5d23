import { Client } from "pg";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import type { TestDatabase } from "./test-database.ts";

/** The rows of a test's own statement. The test names their type and compares their content. */
export async function rowsOf<Row>(
  queries: Queries,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const { rows } = await queries.query(text, [...values]);
  return rows as readonly Row[];
}

/** What has a database of its own: a test server, or trading. */
export interface WithDatabase {
  readonly database: Pick<TestDatabase, "owner">;
}

/** Runs a statement as the owner of the tables, without row-level security. */
export async function asOwner<Row extends object>(
  { database }: WithDatabase,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return withOwner(database.owner, async (client) => (await client.query<Row>(text, [...values])).rows);
}

// Requests are counted, also those that are refused.
const NOT_OF_REQUESTS = new Set(["rate_limits"]);

/** Rows and checksum of every table, so that two readings of a server without jobs are equal when nothing was written between them, or only what was there before. */
export function tableChecksums(server: WithDatabase): Promise<Readonly<Record<string, string>>> {
  return readTables(server, "coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '')");
}

/**
 * Rows and their versions of every table, so that two readings of a server without jobs are equal only when nothing was
 * written between them, not even what was there before. Takes a tenth of the time of checksums.
 */
export function tableVersions(server: WithDatabase): Promise<Readonly<Record<string, string>>> {
  return readTables(server, "coalesce(sum(hashtextextended(t.ctid::text || ' ' || t.xmin::text, 0)), 0)");
}

function readTables(server: WithDatabase, sum: string): Promise<Readonly<Record<string, string>>> {
  return withOwner(server.database.owner, async (client) => {
    const tables = await rowsOf<{ name: string }>(
      client,
      "select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    const counted = tables.filter(({ name }) => !NOT_OF_REQUESTS.has(name));
    const sums = await rowsOf<{ name: string; sum: string }>(
      client,
      counted
        .map(({ name }) => `select '${name}' as name, count(*) || ' ' || ${sum} as sum from "${name}" t`)
        .join(" union all "),
    );
    return Object.fromEntries(sums.map(({ name, sum: read }) => [name, read]));
  });
}

/** The moments at which orders are committed. */
export interface Commits {
  next(): Promise<void>;
  stop(): Promise<void>;
}

/** Hears of each commit when PostgreSQL tells its listeners: the same moment at which it answers the server. */
export async function followCommits(owner: SocketConnection): Promise<Commits> {
  const client = new Client({ ...owner });
  // A test that kills the database ends this connection too.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("listen diner_events");
  return {
    next: () => new Promise((resolve) => client.once("notification", () => resolve())),
    stop: () => client.end().catch(() => undefined),
  };
}
