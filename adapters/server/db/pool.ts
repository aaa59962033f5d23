import { Pool, type PoolClient, type QueryResult } from "pg";
import { COLUMN_TYPES } from "./column-types.ts";
import type { Connection } from "./connection.ts";
import type { Log } from "./log.ts";
import { createStatementNames, withPreparedStatements, type Queries, type Rows } from "./prepared.ts";
import { tryAgain } from "./try-again.ts";
import { createTurns, turnKey } from "./turns.ts";
import {
  DatabaseUnavailable,
  isConnectionLost,
  isForgottenName,
  isStalePlan,
  toDatabaseError,
  troubleOf,
  type Trouble,
} from "./unavailable.ts";

/** One connection while it is lent to a caller. */
export interface LentConnection extends Queries {
  /** Sends unprepared text, which may hold several statements and no values. */
  run(text: string): Promise<QueryResult>;
  /** What a transaction begins with, because its session does not have it: settings, each after a semicolon. */
  readonly preface: string;
  /** The same connection for statements that may take so long; `statement_timeout` must be set as well. */
  patient(statementMillis: number): Queries;
  /** The connection is closed, not lent again, when its caller is done. */
  discard(): void;
}

/** The connections of this process to the database. Every failure of the world is a DatabaseUnavailable. */
export interface DatabasePool extends Queries {
  /** Callers wait in turn by `key` (LIMIT-7): an organization, else the shop of the request that asks. */
  withConnection<T>(use: (connection: LentConnection) => Promise<T>, key?: string): Promise<T>;
  counts(): PoolCounts;
  /** When (`performance.now()`) the database last said that its disk is full or failing; null when it never did. */
  diskFailure(): DiskFailure | null;
  end(): Promise<void>;
}

/** A write that the disk of the database did not take. */
export interface DiskFailure {
  readonly at: number;
  readonly trouble: Trouble;
}

/** How many connections there are, how many of them idle, how many callers wait for one, and how often one was lent so far. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  readonly lent: number;
}

/** What a pool is opened with. */
export interface PoolOptions {
  readonly connection: Connection;
  readonly size: number;
  /** How many statements run at a time as a rule, more only while callers wait long. `size` without it. */
  readonly usually?: number;
  readonly log: Log;
  /** Settings of each session, as `postgres -c` takes them; null sends none (a pooler refuses them). */
  readonly sessionSettings: Readonly<Record<string, string>> | null;
  /** Whether statements may be named; false where a pooler would not keep them. True unless it says otherwise. */
  readonly named?: boolean;
}

/** The database gives a statement up after this time. */
export const STATEMENT_MS = 3000;
/** A caller waits this long for a connection. */
export const POOL_WAIT_MS = 1000;
// A black hole between us and the database answers nothing at all, so the client gives up too.
const ON_THE_WAY_MS = 500;

// Statements of an order take a millisecond or two: a caller that waits so long waits for something slow.
const SLOW_MS = 100;

// A backend takes 10 MB, so those that only a rush needed are closed after it.
const KEPT_CONNECTIONS = 2;
const IDLE_MS = 60_000;

/** Settings of every session of the server, in addition to its role. */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  timezone: "UTC",
  statement_timeout: String(STATEMENT_MS),
  idle_in_transaction_session_timeout: "10000",
};

// Behind a pooler each transaction may be in another session, so it sets these for itself.
const POOLED_PREFACE = `; set local statement_timeout = ${STATEMENT_MS}; set local idle_in_transaction_session_timeout = 10000`;

/** Opens a pool; connections are made when first needed, and two are kept however long they idle. */
export function createPool(options: PoolOptions): DatabasePool {
  const pool = new Pool({
    ...options.connection,
    max: options.size,
    connectionTimeoutMillis: POOL_WAIT_MS,
    query_timeout: STATEMENT_MS + ON_THE_WAY_MS,
    min: KEPT_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: COLUMN_TYPES,
    ...(options.sessionSettings === null ? {} : { options: toOptions(options.sessionSettings) }),
  });
  const names = createStatementNames(options.named ?? true);
  // Without listeners a killed PostgreSQL ends the server: pg emits on the pool and on each client.
  let ending = false;
  const complain = (error: Error): void => {
    // Connections that are being closed may still hear the engine stop.
    if (!ending)
      options.log.warn({ reason: error.message, repeats: "connection" }, "A database connection was lost");
  };
  pool.on("error", complain);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    // The one setting of ours that poolers follow, and give to each session that they hand to this client.
    if (options.sessionSettings === null) client.query("set timezone = 'UTC'").catch(() => undefined);
  });

  let diskFailure: DiskFailure | null = null;
  let lendings = 0;
  const turns = createTurns({
    atOnce: options.size,
    ...(options.usually === undefined ? {} : { usually: { atOnce: options.usually, millis: SLOW_MS } }),
    patience: {
      millis: POOL_WAIT_MS,
      refusal: () => new DatabaseUnavailable("All connections are in use"),
    },
  });

  async function withConnection<T>(
    use: (connection: LentConnection) => Promise<T>,
    key: string = turnKey(),
  ): Promise<T> {
    const leave = await turns.take(key);
    try {
      return await lend(use);
    } finally {
      leave();
    }
  }

  async function lend<T>(use: (connection: LentConnection) => Promise<T>): Promise<T> {
    const client = await connect(pool);
    lendings += 1;
    let broken = false;
    const prepared = withPreparedStatements(client, names);
    const lent: LentConnection = {
      query: prepared.query,
      run: (text) => client.query(text),
      preface: options.sessionSettings === null ? POOLED_PREFACE : "",
      patient: (millis) => withPreparedStatements(client, names, millis + ON_THE_WAY_MS),
      discard: () => {
        broken = true;
      },
    };
    try {
      return await use(lent);
    } catch (error) {
      broken ||= isConnectionLost(error) || isStalePlan(error);
      if (options.sessionSettings === null && isForgottenName(error)) names.giveUp();
      const trouble = troubleOf(error);
      if (trouble === "disk_full" || trouble === "disk_failing")
        diskFailure = { at: performance.now(), trouble };
      throw toDatabaseError(error);
    } finally {
      client.release(broken);
    }
  }

  function query(text: string, values: unknown[] = []): Promise<Rows> {
    return tryAgain(() => withConnection((connection) => connection.query(text, values)), {
      millis: STATEMENT_MS,
      stalePlans: options.size,
    });
  }

  return {
    query,
    withConnection,
    counts: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + turns.waiting(),
      lent: lendings,
    }),
    diskFailure: () => diskFailure,
    end: () => {
      ending = true;
      return pool.end();
    },
  };
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Writes settings as the `options` of a connection. */
export function toOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replace(/([\\ ])/g, "\\$1")}`)
    .join(" ");
}
