import { APP_ROLE, type Connection } from "./connection.ts";
import { assertDurable } from "./durability.ts";
import { startEngine } from "./engine/engine.ts";
import type { Log } from "./log.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_DIRECTORY, readMigrations } from "./migration-files.ts";
import { withOwner } from "./owner.ts";
import { openPool, SESSION_SETTINGS, type DatabasePool } from "./pool.ts";
import type { Roles } from "./roles.ts";

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
  /** Names of the migrations that this start applied; all of them on the first. */
  readonly applied: readonly string[];
  /** Closes the pool and leaves the engine. */
  stop(): Promise<void>;
}

/** A database before it is migrated: where its owner signs in, and how to leave it. */
export interface Site {
  readonly owner: Connection;
  readonly stop: () => Promise<void>;
}

/** Finds the database: the one of DATABASE_URL, else the embedded engine, started or joined. */
export async function findSite(config: DatabaseConfig, log: Log): Promise<Site> {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url !== null) return { owner: { connectionString: url }, stop: () => Promise.resolve() };
  const engine = await startEngine({
    dataDir: config.dataDir,
    log,
    maxConnections: 3 * config.poolSize + 10,
  });
  return { owner: engine.connection, stop: engine.stop };
}

/** Finds the database, brings it to the newest schema and opens the pool. Refuses one that could lose orders. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  const site = await findSite(config, log);
  try {
    const migrations = await readMigrations(MIGRATIONS_DIRECTORY);
    const { roles, applied } = await withOwner(site.owner, async (client) => {
      await assertDurable(client);
      return migrate(client, migrations, log);
    });
    const app = openAppPool(config, site.owner, roles, log);
    const stop = async (): Promise<void> => {
      await app.end();
      await site.stop();
    };
    await refusePowerfulRole(app, roles).catch(async (error: unknown) => {
      await app.end();
      throw error;
    });
    return { app, owner: site.owner, roles, applied, stop };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** Opens the pool of requests on a migrated database. */
export function openAppPool(
  config: Pick<DatabaseConfig, "databaseUrl" | "databaseDirectUrl" | "poolSize">,
  owner: Connection,
  roles: Roles,
  log: Log,
): DatabasePool {
  const common = { size: config.poolSize, log };
  if ("host" in owner)
    return openPool({
      ...common,
      connection: { ...owner, user: roles.app },
      sessionSettings: SESSION_SETTINGS,
    });
  // A pooler takes no session settings, so its user must be the application's role, or a member of it.
  if (config.databaseDirectUrl !== null && config.databaseUrl !== null)
    return openPool({
      ...common,
      connection: { connectionString: config.databaseUrl },
      sessionSettings: null,
    });
  const role: Readonly<Record<string, string>> = roles.separate ? { role: APP_ROLE } : {};
  return openPool({ ...common, connection: owner, sessionSettings: { ...SESSION_SETTINGS, ...role } });
}

// The wall between tenants stands only for a role that row-level security binds.
async function refusePowerfulRole(app: DatabasePool, roles: Roles): Promise<void> {
  const { rows } = await app.query<{ name: string; free: boolean; owns: boolean; member: boolean }>(
    `select current_user::text as name, rolsuper or rolbypassrls as free, pg_has_role(current_user, $1, 'MEMBER') as member,
            exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                     where n.nspname = 'public' and c.relkind = 'r' and c.relowner = r.oid) as owns
       from pg_roles r where rolname = current_user`,
    [roles.app],
  );
  const found = rows[0];
  if (found === undefined || found.free || !found.member || (roles.separate && found.owns))
    throw new Error(
      `Requests would run as ${found?.name ?? "an unknown role"}, which row-level security does not bind or which has no ` +
        `right to the tables: the user of DATABASE_URL must be able to become ${roles.app}.`,
    );
}
