import { statement } from "./statement.ts";
import type { Queries } from "./prepared.ts";

const OLDEST = 150_000;
const DURABLE_COMMITS: readonly string[] = ["on", "local", "remote_write", "remote_apply"];

/**
 * Refuses a database that acknowledges what is not on the disk, or that is older than the schema needs.
 * Synchronous commit may be stricter than `on`, never weaker.
 */
export async function assertDurable(client: Queries): Promise<void> {
  const found = await READ_DURABILITY.one(client);
  if (found.version < OLDEST)
    throw new Error(`PostgreSQL 15 or newer is needed, this is ${Math.floor(found.version / 10_000)}`);
  if (found.fsync !== "on")
    throw new Error("The database runs with fsync off: an order it confirmed could be lost");
  if (!DURABLE_COMMITS.includes(found.commit))
    throw new Error(
      `The database runs with synchronous_commit ${found.commit}: an order it confirmed could be lost`,
    );
}

const READ_DURABILITY = statement(
  "db.readDurability",
  `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          current_setting('server_version_num')::int as version`,
  ["fsync", "commit", "version"],
);
