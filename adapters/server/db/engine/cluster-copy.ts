import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, cpSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { clusterDirectory } from "./home.ts";
import { writeThrough } from "./initdb.ts";
import { renameFirst } from "./rename-first.ts";

/** Copies a cluster that nobody works in into a new directory of the account; it may be on its way to the disk still. */
export function copyCluster(from: string, directory: string, account: Account | null): void {
  // A thousand small files, before there is anybody to wait.
  cpSync(from, directory, { recursive: true });
  chmodSync(directory, 0o700);
  if (account === null) return;
  for (const path of [
    directory,
    ...readdirSync(directory, { recursive: true }).map((name) => join(directory, String(name))),
  ])
    chownSync(path, account.uid, account.gid);
}

/** Keeps a copy of the cluster of an engine that has stopped, whole and on the disk, for other engines to begin with. */
export async function keepCluster(home: string, kept: string): Promise<void> {
  const draft = `${kept}-draft-${randomUUID()}`;
  try {
    copyCluster(clusterDirectory(home), draft, null);
    // Names directories of this machine.
    await rm(join(draft, "postmaster.opts"), { force: true });
    await writeThrough({ binaries: await findBinaries(home, null), account: null }, draft);
    await renameFirst(draft, kept);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
