import { chown, mkdir, open, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { copyCluster } from "./cluster-copy.ts";
import { clusterDirectory } from "./home.ts";
import { initialize, writeThrough, type ClusterMaker } from "./initdb.ts";
import { findProcess } from "./process-life.ts";
import { renameFirst } from "./rename-first.ts";

/** Where a cluster is, and who makes it. */
export interface ClusterPlace extends ClusterMaker {
  readonly home: string;
  /** Finds the cluster that a new engine begins with; null makes it begin with nothing. */
  readonly findPrepared: () => Promise<string | null>;
  /** Called when there is nothing to do but wait for PostgreSQL: its process is on its way, or runs already. */
  readonly onWaiting: () => void;
}

const DRAFT = "postgres-draft-";

/**
 * Makes the cluster when there is none, or copies one that is prepared. It is made under another name and renamed when
 * whole and on the disk, so that neither a kill half-way nor a second start at the same moment leaves a broken one.
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

async function makeCluster(place: ClusterPlace): Promise<void> {
  const { home, account, findPrepared, onWaiting } = place;
  await clearDrafts(home);
  const draft = join(home, `${DRAFT}${process.pid}-${crypto.randomUUID()}`);
  const prepared = await findPrepared();
  if (prepared === null) {
    await mkdir(draft, { mode: 0o700 });
    if (account !== null) await chown(draft, account.uid, account.gid);
    const making = initialize(place, draft);
    onWaiting();
    await making;
  } else copyCluster(prepared, draft, account);
  await writeThrough(place, draft);
  await renameFirst(draft, clusterDirectory(home));
  await syncDirectory(home);
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
