import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import { embeddedVersion } from "./engine/binaries.ts";
import { keepCluster } from "./engine/cluster-copy.ts";
import { startEngine } from "./engine/engine.ts";
import { PROJECT_ROOT } from "./engine/home.ts";
import { CLUSTER_FORM } from "./engine/initdb.ts";
import type { Log } from "./log.ts";
import { withOwner } from "./owner.ts";
import { migrate } from "./schema/migrate.ts";
import { readSchema, type SchemaFiles } from "./schema/schema-files.ts";
import { statement } from "./statement.ts";

/** Where a build leaves the database that first starts of its checkout begin with. */
const PREPARED = join(PROJECT_ROOT, "dist", "engine");

/** The prepared cluster of this release and this PostgreSQL that a new engine may copy; null where there is none. */
export async function findPrepared(directory = PREPARED): Promise<string | null> {
  const prepared = join(directory, await nameOf(await readSchema()));
  return access(prepared, constants.R_OK | constants.X_OK).then(
    () => prepared,
    () => null,
  );
}

/**
 * Makes the database that first starts begin with: this release's schema and not a row of anybody, nor a secret. Does
 * nothing where it is there already; removes those of other releases.
 */
export async function prepareDatabase(log: Log, directory = PREPARED): Promise<void> {
  const schema = await readSchema();
  const name = await nameOf(schema);
  await mkdir(directory, { recursive: true });
  const names = await readdir(directory);
  if (!names.includes(name)) await makeIn(join(directory, name), schema, log);
  for (const other of names)
    if (other !== name) await rm(join(directory, other), { recursive: true, force: true });
}

async function makeIn(kept: string, schema: SchemaFiles, log: Log): Promise<void> {
  // The account of PostgreSQL may be unable to enter the checkout.
  const root = await mkdtemp(join(tmpdir(), "diner-prepared-"));
  try {
    await chmod(root, 0o755);
    const engine = await startEngine({ dataDir: join(root, "data"), log });
    try {
      await withOwner(engine.connection, async (client) => {
        await keepLittleLog(client);
        await migrate(client, schema, log);
        await FORGET_INSTALLATION.run(client);
        await client.query("alter system reset all");
      });
    } finally {
      await engine.stop();
    }
    await keepCluster(engine.home, kept);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

// Of the write-ahead log a copy needs the last segment alone, where each that is full is kept for its room otherwise.
async function keepLittleLog(client: Client): Promise<void> {
  await client.query("alter system set wal_recycle = off");
  await RELOAD_SETTINGS.run(client);
}

// Whatever makes another database of it makes another name.
async function nameOf({ release, migrations, functions }: SchemaFiles): Promise<string> {
  const files = [...migrations, ...functions].map(({ name, checksum }) => `${name} ${checksum}`);
  const parts = [await embeddedVersion(), ...CLUSTER_FORM, release, ...files];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
}

const FORGET_INSTALLATION = statement("db.forgetInstallation", "delete from installation");

const RELOAD_SETTINGS = statement("db.reloadSettings", "select pg_reload_conf()");
