import type { Client } from "pg";

const OLDEST = 150_000;
const DURABLE_COMMITS: readonly string[] = ["on", "local", "remote_write", "remote_apply"];

/**
 * Refuses a database that acknowledges what is not on the disk, or that is older than the schema needs.
 * Synchronous commit may be stricter than `on`, never weaker.
 */
export async function assertDurable(client: Client): Promise<void> {
  const { rows } = await client.query<{ fsync: string; commit: string; version: number }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('server_version_num')::int as version`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error("The database tells nothing of its settings");
  if (found.version < OLDEST)
    throw new Error(`PostgreSQL 15 or newer is needed, this is ${Math.floor(found.version / 10_000)}`);
  if (found.fsync !== "on")
    throw new Error("The database runs with fsync off: an order it confirmed could be lost");
  if (!DURABLE_COMMITS.includes(found.commit))
    throw new Error(
      `The database runs with synchronous_commit ${found.commit}: an order it confirmed could be lost`,
    );
}
