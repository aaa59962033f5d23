import type { Client } from "pg";
import { inject } from "vitest";
import { createAppPool } from "#adapters/server/db/connect.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { startEngine, type Engine } from "#adapters/server/db/engine/engine.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "./test-engine.ts";
import { migrate } from "#adapters/server/db/schema/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { seedDemo } from "#adapters/server/demo/seed-demo.ts";
import { WEDNESDAY_NOON } from "../builders/values.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Roles } from "#adapters/server/db/roles.ts";
import { readSchema } from "#adapters/server/db/schema/schema-files.ts";

/** A migrated database of a test file's own, empty but for what migrations put in. */
export interface TestDatabase {
  /** As requests run: the application's role, 8 connections unless asked otherwise. */
  readonly app: DatabasePool;
  /** As migrations and seeds run: the owner of the tables. */
  readonly owner: SocketConnection;
  readonly roles: Roles;
  /** Closes and drops it. */
  stop(): Promise<void>;
}

/** An empty database that no migration has touched. */
export interface BareDatabase {
  readonly owner: SocketConnection;
  stop(): Promise<void>;
}

/** The connections of a pool where a test names no number. */
export const POOL_SIZE = 8;
const MIGRATED = "diner_template";
const WITH_DEMO = "diner_demo_template";
const TEMPLATE_LOCK = 4_711;
const ROLES: Roles = { owner: "diner_owner", app: "diner_app", functions: "diner_functions", separate: true };

/** Makes a database as a copy of a migrated template, within tens of milliseconds. */
export async function createTestDatabase(
  options: { readonly poolSize?: number } = {},
): Promise<TestDatabase> {
  const engine = await joinEngine();
  await ensureTemplate(engine.connection, MIGRATED, "template0", fillMigrated);
  return openCopy(engine, MIGRATED, options.poolSize);
}

/**
 * Makes a database as a copy of one with the demo, seeded when a test's clock starts; on an engine of its own where it
 * names a directory for it, which it removes in the end.
 */
export async function createDemoDatabase(
  options: { readonly poolSize?: number; readonly home?: string } = {},
): Promise<TestDatabase> {
  const engine = await (options.home === undefined ? joinEngine() : startOwnEngine(options.home));
  await ensureTemplate(engine.connection, MIGRATED, "template0", fillMigrated);
  await ensureTemplate(engine.connection, WITH_DEMO, MIGRATED, fillWithDemo);
  return openCopy(engine, WITH_DEMO, options.poolSize);
}

async function openCopy(engine: Engine, template: string, poolSize = POOL_SIZE): Promise<TestDatabase> {
  const bare = await createDatabase(engine, template);
  const app = openAppPool(bare.owner, poolSize);
  return {
    app,
    owner: bare.owner,
    roles: ROLES,
    stop: async () => {
      await app.end();
      await bare.stop();
    },
  };
}

function openAppPool(owner: SocketConnection, poolSize: number): DatabasePool {
  return createAppPool({ databaseUrl: null, databaseDirectUrl: null, poolSize }, owner, ROLES, SILENT_LOG);
}

/** Makes an empty database on the same engine. */
export async function createBareDatabase(): Promise<BareDatabase> {
  return createDatabase(await joinEngine(), "template0");
}

async function createDatabase(engine: Engine, template: string): Promise<BareDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await withOwner(engine.connection, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return {
    owner: { ...engine.connection, database: name },
    stop: async () => {
      await withOwner(engine.connection, (client) => client.query(`drop database ${name} with (force)`));
      await engine.stop();
    },
  };
}

// Outside a run with the global setup, such as a single file by hand, the first user makes a directory and the last removes it.
async function joinEngine(): Promise<Engine> {
  const shared: string | undefined = inject("engineHome");
  if (shared === undefined) return startOwnEngine(await makeQuickEngineHome());
  return startEngine({ dataDir: shared, log: SILENT_LOG, maxConnections: 200 });
}

async function startOwnEngine(home: string): Promise<Engine> {
  const engine = await startEngine({ dataDir: home, log: SILENT_LOG, maxConnections: 200 });
  return {
    ...engine,
    stop: async () => {
      await engine.stop();
      await removeEngineHome(home);
    },
  };
}

async function fillMigrated(draft: SocketConnection): Promise<void> {
  const schema = await readSchema();
  await withOwner(draft, (owner) => migrate(owner, schema, SILENT_LOG));
}

async function fillWithDemo(draft: SocketConnection): Promise<void> {
  const app = openAppPool(draft, 1);
  await seedDemo({ app, owner: draft }, WEDNESDAY_NOON);
  await app.end();
}

async function ensureTemplate(
  connection: SocketConnection,
  name: string,
  from: string,
  fill: (draft: SocketConnection) => Promise<void>,
): Promise<void> {
  await withOwner(connection, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    if (await exists(client, name)) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft} template ${from}`);
    await fill({ ...connection, database: draft });
    await client.query(`alter database ${draft} rename to ${name}`);
  });
}

async function exists(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
  return rowCount === 1;
}
