import { execFile } from "node:child_process";
import { chown, mkdir, open, readFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { OWNER_ROLE } from "../connection.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { findProcess } from "./process-life.ts";

/** Where a cluster is, and who makes it. */
export interface ClusterPlace {
  readonly home: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  /** Called when there is nothing to do but wait for PostgreSQL: its process is on its way, or runs already. */
  readonly onWaiting: () => void;
}

const DRAFT = "postgres-draft-";
const run = promisify(execFile);

/** The files of the database within the engine's directory. */
export function clusterDirectory(home: string): string {
  return join(home, "postgres");
}

/**
 * Makes the cluster when there is none. It is made under another name and renamed when whole and on the disk,
 * so that neither a kill half-way nor a second start at the same moment leaves a broken one.
 */
export async function ensureCluster(place: ClusterPlace): Promise<void> {
  const { home, binaries } = place;
  const directory = clusterDirectory(home);
  const version = await readFile(join(directory, "PG_VERSION"), "utf8").catch(() => null);
  if (version === null) await makeCluster(place);
  else if (version.trim() !== binaries.majorVersion)
    throw new Error(
      `${directory} was made by PostgreSQL ${version.trim()}, and this is ${binaries.majorVersion}: make a backup with ` +
        `the earlier release (npm run backup), move the directory away, and restore the backup with this one.`,
    );
}

async function makeCluster({ home, binaries, account, onWaiting }: ClusterPlace): Promise<void> {
  await clearDrafts(home);
  const draft = join(home, `${DRAFT}${process.pid}-${crypto.randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  if (account !== null) await chown(draft, account.uid, account.gid);
  // The locale of the builtin provider sorts and folds alike on every system and in every release.
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const access = [`--username=${OWNER_ROLE}`, "--auth-local=trust", "--auth-host=reject"];
  const identity = account === null ? {} : { uid: account.uid, gid: account.gid };
  const making = run(binaries.initdb, ["-D", draft, "--no-instructions", ...access, ...locale], {
    ...identity,
    cwd: draft,
    env: { PATH: process.env["PATH"], LC_ALL: "C" },
  });
  onWaiting();
  await making;
  try {
    await rename(draft, clusterDirectory(home));
    await syncDirectory(home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!isAlreadyThere(error)) throw error;
  }
}

async function clearDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(DRAFT)) continue;
    const pid = Number(name.slice(DRAFT.length).split("-")[0]);
    if (findProcess(pid) === null) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  await handle.sync().finally(() => handle.close());
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");
}
