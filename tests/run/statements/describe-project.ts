import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { startEngine } from "#adapters/server/db/engine/engine.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { migrate } from "#adapters/server/db/schema/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { readSchema } from "#adapters/server/db/schema/schema-files.ts";
import { readCatalog } from "./catalog.ts";
import { collectStatements, type DeclaredStatement } from "./collect-statements.ts";
import { describeStatements } from "./describe-statements.ts";
import { toSource } from "./write-types.ts";

const GENERATED = "adapters/server/db/statement-types.generated.ts";
const SOURCES = ["adapters/server/db/{migrations,functions}/**/*.sql", "tests/run/statements/*.ts"];

/**
 * Writes the types of all declared statements of a checkout, unless they are those of the same schema and statements
 * already; answers why PostgreSQL refuses some of them, and writes nothing then.
 */
export async function describeProject(root: string): Promise<readonly string[]> {
  const statements = collectStatements(root);
  const checksum = checksumOf(root, statements);
  const file = join(root, GENERATED);
  if (existsSync(file) && readFileSync(file, "utf8").startsWith(`// ${checksum}:`)) return [];
  return onEmptyDatabase(async (client) => {
    const { types, refusals } = await describeStatements(client, statements);
    if (refusals.length > 0) return refusals;
    const { tables } = await readCatalog(client);
    writeFileSync(file, toSource(checksum, types, tables));
    return [];
  });
}

function checksumOf(root: string, statements: readonly DeclaredStatement[]): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  for (const { name, text, filled } of statements) hash.update(JSON.stringify([name, text, filled]));
  return hash.digest("hex");
}

async function onEmptyDatabase<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const home = await makeQuickEngineHome();
  const engine = await startEngine({ dataDir: home, log: SILENT_LOG, maxConnections: 10 });
  try {
    return await withOwner(engine.connection, async (client) => {
      await migrate(client, await readSchema(), SILENT_LOG);
      return use(client);
    });
  } finally {
    await engine.stop();
    await removeEngineHome(home);
  }
}
