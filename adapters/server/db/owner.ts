import { Client } from "pg";
import { COLUMN_TYPES } from "./column-types.ts";
import type { Connection } from "./connection.ts";
import { toOptions } from "./pool.ts";
import { toDatabaseError } from "./unavailable.ts";

// A migration or a backup takes as long as it takes.
const OWNER_SETTINGS = { timezone: "UTC", statement_timeout: "0" };
const CONNECT_MS = 10_000;

/** Lends one connection of the owner of the tables, for migrations, backups and setup. Never for requests. */
export async function withOwner<T>(connection: Connection, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    ...connection,
    types: COLUMN_TYPES,
    connectionTimeoutMillis: CONNECT_MS,
    options: toOptions(OWNER_SETTINGS),
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await use(client);
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
