import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { UrlConnection } from "./connection.ts";
import type { Log } from "./log.ts";
import { quoteName } from "./roles.ts";
import { StartRefusal } from "./start-refusal.ts";
import { isConnectionLost } from "./unavailable.ts";
import { statement } from "./statement.ts";

/** A start waits this long for a database that is still starting, or moving to another machine. */
export const PATIENCE_MS = 60_000;
const RETRY_MS = 500;
const CONNECT_MS = 3000;

/** Where a URL leads to, without its password. */
interface Address {
  readonly place: string;
  readonly user: string;
  readonly database: string;
}

/**
 * Waits until the database of a URL answers and can be written, and says once in the log that it waits. What waiting
 * does not change, and what took longer than `patienceMs`, is refused in one sentence. `setting` names the URL.
 */
export async function reachDatabase(
  { connectionString }: UrlConnection,
  setting: "DATABASE_URL" | "DATABASE_DIRECT_URL",
  log: Log,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let hasTold = false; ; hasTold = true) {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    client.on("error", () => undefined);
    const address = addressOf(client);
    const trouble = await tryOnce(client, address, setting);
    if (trouble === null) return;
    if (performance.now() >= deadline)
      throw new StartRefusal(
        `PostgreSQL at ${address.place} ${trouble}, for ${Math.round(patienceMs / 1000)} s now: start it, or correct ${setting}.`,
      );
    if (!hasTold)
      log.warn(
        { at: address.place, trouble },
        "The database cannot be used yet; waiting up to a minute for it",
      );
    await delay(Math.min(RETRY_MS, Math.max(0, deadline - performance.now())));
  }
}

/** Null when it works; words for what may pass. */
async function tryOnce(client: Client, address: Address, setting: string): Promise<string | null> {
  try {
    await client.connect();
    const { reads } = await IS_READ_ONLY.one(client);
    return !reads ? null : "can only be read, as a standby can";
  } catch (error) {
    const refusal = refusalOf(error, address, setting);
    if (refusal !== null) throw new StartRefusal(refusal, { cause: error });
    if (isConnectionLost(error)) return "does not answer";
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refusalOf(error: unknown, { place, user, database }: Address, setting: string): string | null {
  switch (codeOf(error)) {
    case "28P01":
    case "28000":
      return `PostgreSQL at ${place} does not let the user ${quoteName(user)} in: correct user and password in ${setting}, or let an administrator run: create role ${quoteName(user)} login password '…';`;
    case "3D000":
      return `PostgreSQL at ${place} has no database ${quoteName(database)}: an administrator must run: create database ${quoteName(database)} owner ${quoteName(user)};`;
    case "42501":
      return `The user ${quoteName(user)} may not connect to the database ${quoteName(database)}: an administrator must run: grant connect on database ${quoteName(database)} to ${quoteName(user)};`;
    default:
      return null;
  }
}

function addressOf({ host, port, user = "", database = "" }: Client): Address {
  return { place: host.startsWith("/") ? host : `${host}:${port}`, user, database };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

const IS_READ_ONLY = statement(
  "db.isReadOnly",
  "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads",
  ["reads"],
);
