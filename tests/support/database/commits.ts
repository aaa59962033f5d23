import { Client } from "pg";
import type { SocketConnection } from "#adapters/server/db/connection.ts";

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
