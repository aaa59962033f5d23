import { APP_ROLE, type Connection } from "./connection.ts";
import { assertDurable } from "./durability.ts";
import { startEngine, type EngineOptions } from "./engine/engine.ts";
import type { Log } from "./log.ts";
import { migrate } from "./schema/migrate.ts";
import { withOwner } from "./owner.ts";
import { assertOwner, assertRequests } from "./rights.ts";
import { keepsNamedStatements, refusePooler } from "./pooler.ts";
import { PATIENCE_MS, reachDatabase } from "./reach.ts";
import { createPool, SESSION_SETTINGS, type DatabasePool } from "./pool.ts";
import type { Roles } from "./roles.ts";
import { readSchema } from "./schema/schema-files.ts";
import { statement } from "./statement.ts";

/** The part of the settings that the database needs. */
export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly dataDir: string | null;
  readonly poolSize: number;
}

/** The database of a server process. */
export interface OpenDatabase {
  /** Connections of requests, as the application's role. */
  readonly app: DatabasePool;
  /** Where the owner of the tables signs in: for `withOwner` and for `listen`. */
  readonly owner: Connection;
  readonly roles: Roles;
  /** Names of the migrations that this start applied: all of them on the first, unless it began with a prepared database. */
  readonly applied: readonly string[];
  /** Closes the pool and leaves the engine. */
  stop(): Promise<void>;
}

/** A database before it is migrated: where its owner signs in, and how to leave it. */
export interface DatabaseSite {
  readonly owner: Connection;
  readonly stop: () => Promise<void>;
}

/** What is done around the embedded engine. */
type EngineHelp = Pick<EngineOptions, "findPrepared" | "onWaiting">;

/** Finds the database: the one of DATABASE_URL, else the embedded engine, started or joined. */
export async function findDatabaseSite(
  config: DatabaseConfig,
  log: Log,
  help: EngineHelp = {},
): Promise<DatabaseSite> {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url !== null) {
    help.onWaiting?.();
    return { owner: { connectionString: url }, stop: () => Promise.resolve() };
  }
  const { dataDir, poolSize } = config;
  const engine = await startEngine({ ...help, dataDir, log, maxConnections: 3 * poolSize + 10 });
  return { owner: engine.connection, stop: engine.stop };
}

/** How to wait for a database. */
export interface Waiting extends EngineHelp {
  /** For one that another machine serves. */
  readonly patienceMs?: number;
}

/**
 * Finds the database, waits for it, brings it to the newest schema and opens the pool. Refuses one that could lose
 * orders, and users without the rights they need (`StartRefusal`).
 */
export async function connectDatabase(
  config: DatabaseConfig,
  log: Log,
  { patienceMs = PATIENCE_MS, ...help }: Waiting = {},
): Promise<OpenDatabase> {
  const site = await findDatabaseSite(config, log, help);
  try {
    const { owner } = site;
    const isPooled = config.databaseDirectUrl !== null;
    if ("connectionString" in owner)
      await reachDatabase(owner, isPooled ? "DATABASE_DIRECT_URL" : "DATABASE_URL", log, patienceMs);
    const schema = await readSchema();
    const { roles, applied } = await withOwner(owner, async (client) => {
      await assertDurable(client);
      await assertOwner(client);
      const run = await migrate(client, schema, log);
      await ENSURE_INSTALLATION.run(client);
      return run;
    }).catch(refusePooler);
    if (isPooled && config.databaseUrl !== null)
      await reachDatabase({ connectionString: config.databaseUrl }, "DATABASE_URL", log, patienceMs);
    const app = await connectRequests(config, owner, roles, log);
    const stop = async (): Promise<void> => {
      await app.end();
      await site.stop();
    };
    return { app, owner, roles, applied, stop };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

async function connectRequests(
  config: DatabaseConfig,
  owner: Connection,
  roles: Roles,
  log: Log,
): Promise<DatabasePool> {
  const named =
    config.databaseDirectUrl === null ||
    config.databaseUrl === null ||
    (await keepsNamedStatements(config.databaseUrl));
  const app = createAppPool(config, owner, roles, log, named);
  try {
    const lacking = await assertRequests(app, roles);
    if (lacking !== null)
      log.warn({}, `A call of the database has no time limit: an administrator should run: ${lacking}`);
    return app;
  } catch (error) {
    await app.end();
    throw error;
  }
}

/** Opens the pool of requests on a migrated database; `named` says whether a pooler keeps named statements. */
export function createAppPool(
  config: Pick<DatabaseConfig, "databaseUrl" | "databaseDirectUrl" | "poolSize">,
  owner: Connection,
  roles: Roles,
  log: Log,
  named = true,
): DatabasePool {
  const common = { size: config.poolSize, log, named };
  if ("host" in owner)
    return createPool({
      ...common,
      // On one machine more than a statement for each core only makes all of them wait, and each connection takes 9 MB.
      usually: Math.ceil(config.poolSize / 2),
      connection: { ...owner, user: roles.app },
      sessionSettings: SESSION_SETTINGS,
    });
  // A pooler takes no session settings, so its user must be the application's role, or a member of it.
  if (config.databaseDirectUrl !== null && config.databaseUrl !== null)
    return createPool({
      ...common,
      connection: { connectionString: config.databaseUrl },
      sessionSettings: null,
    });
  const role: Readonly<Record<string, string>> = roles.separate ? { role: APP_ROLE } : {};
  return createPool({ ...common, connection: owner, sessionSettings: { ...SESSION_SETTINGS, ...role } });
}

// A database that was copied has none: its secrets are its own.
const ENSURE_INSTALLATION = statement(
  "db.ensureInstallation",
  "insert into installation default values on conflict do nothing",
);
