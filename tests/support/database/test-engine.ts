import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Log } from "#adapters/server/db/log.ts";
import { findPostmaster, stopPostmaster } from "#adapters/server/db/engine/postmaster.ts";
import { hold } from "#adapters/server/db/engine/holders.ts";

/** A log that forgets everything. */
export const SILENT_LOG: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const MEMORY = "/dev/shm";
// All databases of a run at once take less than a tenth of it.
const MIN_MEMORY_BYTES = 4 * 1024 ** 3;

/** A new directory on the disk for an engine of a test, reachable for the account that it runs under. */
export async function makeEngineHome(): Promise<string> {
  return makeHomeIn(tmpdir());
}

/**
 * The same in memory where a machine has plenty: a run writes 30 GB, which nobody reads again. What is measured, and what
 * is tried with the disk itself, has its home on the disk.
 */
export async function makeQuickEngineHome(): Promise<string> {
  return makeHomeIn((await hasMemory()) ? MEMORY : tmpdir());
}

async function hasMemory(): Promise<boolean> {
  const free = await statfs(MEMORY).catch(() => null);
  return free !== null && free.bavail * free.bsize >= MIN_MEMORY_BYTES;
}

async function makeHomeIn(directory: string): Promise<string> {
  const root = await mkdtemp(join(directory, "diner-test-"));
  await chmod(root, 0o755);
  return join(root, "data");
}

/** Stops whatever runs there and removes the directory. */
export async function removeEngineHome(home: string): Promise<void> {
  const running = await findPostmaster(home);
  if (running !== null) {
    await stopPostmaster(running.pid);
    await rm(running.socketDirectory, { recursive: true, force: true });
  }
  await rm(join(home, ".."), { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** Directory of the one engine that all test files of a run share. */
    readonly engineHome: string;
  }
}

/**
 * Gives a run of tests one directory for an engine. The first file that needs a database starts it, this
 * process holds it open between files, and the end of the run removes it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await makeQuickEngineHome();
  const letGo = await hold(home);
  project.provide("engineHome", home);
  return async () => {
    await letGo();
    await removeEngineHome(home);
  };
}
