import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostmaster, stopPostmaster } from "#adapters/server/db/engine/postmaster.ts";

/** A new directory for an engine of a test, reachable for the account that it runs under. */
export async function makeEngineHome(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "diner-test-"));
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
