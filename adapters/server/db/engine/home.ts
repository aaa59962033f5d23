import { createHash } from "node:crypto";
import { chmod, chown, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { canReach, type Account } from "./account.ts";

const OWN_FILES = /^(?:postgres.*|holders|socket-directory.*|backups|lost\+found)$/;

/** The directory of this checkout. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "../../../..");

/**
 * Where the engine keeps its data: what was asked for, else `.diner` of the checkout, else (as root) a
 * directory under /var/lib whose name is this checkout's alone, so that two checkouts never share one.
 */
export function homeDirectory(asked: string | null, account: Account | null): string {
  if (asked !== null) return resolve(asked);
  if (account === null) return join(PROJECT_ROOT, ".diner");
  const suffix = createHash("sha256").update(PROJECT_ROOT).digest("hex").slice(0, 10);
  return `/var/lib/diner-${suffix}`;
}

/** The files of the database within the engine's directory. */
export function clusterDirectory(home: string): string {
  return join(home, "postgres");
}

/**
 * Makes the directory with the account as its owner; refuses a place that the account cannot reach. One that
 * exists (a mounted volume) is taken over as long as it holds nothing but the engine's own files.
 */
export async function prepareHome(home: string, account: Account | null): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account === null) return;
  if ((await readdir(home)).every((name) => OWN_FILES.test(name))) {
    await chown(home, account.uid, account.gid);
    await chmod(home, 0o700);
  }
  if (!(await canReach(account, home)))
    throw new Error(
      `The account ${account.name}, which PostgreSQL runs under, cannot reach ${home}: ` +
        `set DATA_DIR to a directory whose parents others may enter, or start as an ordinary user.`,
    );
}
