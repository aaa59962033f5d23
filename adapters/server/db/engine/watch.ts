import { setTimeout as delay } from "node:timers/promises";
import { findProcess } from "./process-life.ts";

const LOOK_MS = 250;

/** A watch that can be ended; ending waits for a start that is under way. */
export interface ProcessWatch {
  stop(): Promise<void>;
}

/**
 * Looks at a process four times a second and calls `revive` when it is gone; `revive` answers the process to
 * watch from then on and is called again when it fails. The watch alone keeps no program alive.
 */
export function watchProcess(pid: number, revive: () => Promise<number>): ProcessWatch {
  const ending = new AbortController();
  const loop = watch(pid, revive, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      await loop;
    },
  };
}

async function watch(first: number, revive: () => Promise<number>, ending: AbortSignal): Promise<void> {
  let pid = first;
  while (!ending.aborted) {
    await delay(LOOK_MS, undefined, { ref: false, signal: ending }).catch(() => undefined);
    if (ending.aborted || findProcess(pid) !== null) continue;
    // A failure is tried again at the next look; calls that need the database meanwhile fail as unavailable.
    pid = await revive().catch(() => pid);
  }
}
