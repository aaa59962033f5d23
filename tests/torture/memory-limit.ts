import { access, mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { clearLater } from "./belongings.ts";

/** A limit of memory for processes that are started within it. */
export interface MemoryLimit {
  /** A program that goes into the limit and becomes what follows it. */
  readonly launcher: readonly string[];
  /** How many processes the kernel has ended because of it. */
  killed(): Promise<number>;
  close(): Promise<void>;
}

interface Flavor {
  readonly root: string;
  readonly limit: string;
  readonly events: string;
}

// Version 2 shows its controllers at the root, version 1 has a tree for each.
const FLAVORS: readonly Flavor[] = [
  { root: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes", events: "memory.oom_control" },
  { root: "/sys/fs/cgroup", limit: "memory.max", events: "memory.events" },
];
const MAX_TRIES = 50;

/** Makes a control group with this limit; null where there are none or this user may not. */
export async function createMemoryLimit(megabytes: number): Promise<MemoryLimit | null> {
  for (const { root, limit, events } of FLAVORS) {
    const group = join(root, `diner-torture-${process.pid}`);
    try {
      await mkdir(group);
      try {
        await access(join(group, limit));
        await writeFile(join(group, limit), String(megabytes * 1_048_576));
      } catch {
        await rmdir(group);
        continue;
      }
    } catch {
      continue;
    }
    const enter = `echo $$ > ${group}/cgroup.procs && exec "$@"`;
    return {
      launcher: ["/bin/sh", "-c", enter, "sh"],
      killed: async () =>
        Number(/^oom_kill (\d+)$/m.exec(await readFile(join(group, events), "utf8"))?.[1] ?? 0),
      close: clearLater(() => removeEmpty(group)),
    };
  }
  return null;
}

// The last processes may still be on their way out.
async function removeEmpty(group: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const removed = await rmdir(group).then(
      () => true,
      () => false,
    );
    if (removed) return;
    await delay(100);
  }
}
