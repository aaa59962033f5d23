import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FUNCTIONS_DIRECTORY, KEPT_FUNCTIONS, readFunctions, type SqlFunction } from "./function-files.ts";
import { MIGRATIONS_DIRECTORY, readMigrations, type Migration } from "./migration-files.ts";
import { isOlder } from "./release.ts";

/** What a release makes of a database. */
export interface SchemaFiles {
  /** The release's number, such as `0.1.0`: functions of a newer one are left alone. */
  readonly release: string;
  readonly migrations: readonly Migration[];
  /** Each after those that it calls. */
  readonly functions: readonly SqlFunction[];
}

const MANIFEST = join(import.meta.dirname, "../../../../package.json");

/** Reads the migrations and functions of this release; refuses functions that it was to drop. */
export async function readSchema(): Promise<SchemaFiles> {
  const manifest: unknown = JSON.parse(await readFile(MANIFEST, "utf8"));
  const release = versionOf(manifest);
  const late = KEPT_FUNCTIONS.find(({ droppedIn }) => !isOlder(release, droppedIn));
  if (late !== undefined)
    throw new Error(
      `The function ${late.name} was kept until ${late.droppedIn}: delete its file and its line in KEPT_FUNCTIONS.`,
    );
  const [migrations, functions] = await Promise.all([
    readMigrations(MIGRATIONS_DIRECTORY),
    readFunctions(FUNCTIONS_DIRECTORY),
  ]);
  return { release, migrations, functions };
}

function versionOf(manifest: unknown): string {
  if (
    typeof manifest === "object" &&
    manifest !== null &&
    "version" in manifest &&
    typeof manifest.version === "string"
  )
    return manifest.version;
  throw new Error("package.json names no version");
}
