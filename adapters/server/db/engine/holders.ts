import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProcess, isStillAlive } from "./process-life.ts";

/** Registers this process as a user of the engine; the answer removes it again. */
export async function hold(home: string): Promise<() => Promise<void>> {
  const directory = join(home, "holders");
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const startedAt = findProcess(process.pid)?.startedAt ?? "0";
  const file = join(directory, `${process.pid}.${startedAt}.${randomUUID()}`);
  await writeFile(file, "");
  return () => rm(file, { force: true });
}

/** Whether any living process uses the engine; what killed processes left behind is cleared away. */
export async function isHeld(home: string): Promise<boolean> {
  const directory = join(home, "holders");
  let held = false;
  for (const file of await readdir(directory).catch(() => [])) {
    const [pid = "", startedAt = ""] = file.split(".");
    if (isStillAlive({ pid: Number(pid), startedAt })) held = true;
    else await rm(join(directory, file), { force: true });
  }
  return held;
}
