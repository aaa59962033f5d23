import { chown, mkdir, mkdtemp, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "./account.ts";

// A socket's path may have 107 bytes; `/diner-`, six letters and `/.s.PGSQL.5432` take 28 of them.
const MAX_PARENT_LENGTH = 75;

/** A directory for the engine's socket, and whether it was made for this start alone. */
export interface SocketDirectory {
  readonly directory: string;
  readonly isNew: boolean;
}

/**
 * A short private directory for the engine's socket: the one that this process's connections look into, or the
 * remembered one while it is still ours, so that an engine that starts again is found where the pools of living servers
 * look for it; else a new one.
 */
export async function chooseSocketDirectory(
  home: string,
  account: Account | null,
  used: string | null,
): Promise<SocketDirectory> {
  const known = used ?? (await readFile(noteOf(home), "utf8").catch(() => null));
  if (known !== null && (await isPrivate(known, account))) return { directory: known, isNew: false };
  if (used !== null) {
    // Whatever took it away, the pool of this process knows no other place.
    await mkdir(used, { mode: 0o700 });
    if (account !== null) await chown(used, account.uid, account.gid);
    return { directory: used, isNew: false };
  }
  const short = account === null && Buffer.byteLength(tmpdir()) <= MAX_PARENT_LENGTH;
  const made = await mkdtemp(join(short ? tmpdir() : "/tmp", "diner-"));
  if (account !== null) await chown(made, account.uid, account.gid);
  return { directory: made, isNew: true };
}

/** Remembers the directory that the running engine really uses. */
export async function rememberSocketDirectory(home: string, directory: string): Promise<void> {
  const draft = `${noteOf(home)}-${process.pid}-${crypto.randomUUID()}`;
  await writeFile(draft, directory, { mode: 0o600 });
  await rename(draft, noteOf(home));
}

/** Removes a directory that no engine uses; one with a socket in it stays. */
export async function dropSocketDirectory(home: string, directory: string): Promise<void> {
  const removed = await rmdir(directory).then(
    () => true,
    () => false,
  );
  const known = await readFile(noteOf(home), "utf8").catch(() => null);
  if (removed && known === directory) await rm(noteOf(home), { force: true });
}

function noteOf(home: string): string {
  return join(home, "socket-directory");
}

// Someone else may have made a directory of this name after the temporary directory was emptied.
async function isPrivate(directory: string, account: Account | null): Promise<boolean> {
  const found = await stat(directory).catch(() => null);
  const owner = account?.uid ?? process.getuid?.();
  return found !== null && found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
}
