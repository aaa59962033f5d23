import { readdirSync, readFileSync } from "node:fs";

// Clock ticks of the kernel's accounting, the same on every Linux of today.
const TICK_MS = 10;

/** CPU time of a process so far, in milliseconds; ended children are counted when `withEnded` says so. */
export function cpuMs(pid: number, withEnded = false): number {
  const fields = statOf(pid);
  const ticks = (field: number): number => Number(fields[field] ?? 0);
  const own = ticks(11) + ticks(12);
  return (own + (withEnded ? ticks(13) + ticks(14) : 0)) * TICK_MS;
}

/** CPU time of a PostgreSQL: its postmaster, its living children and those that ended. */
export function engineCpuMs(postmaster: number): number {
  const ofChildren = childrenOf(postmaster).reduce((sum, pid) => sum + cpuMs(pid), 0);
  // Read last: a child that ended meanwhile is counted there.
  return ofChildren + cpuMs(postmaster, true);
}

/** Memory of processes in MB, each shared page divided among those that share it. */
export function pssMegabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** The processes of a PostgreSQL. */
export function engineProcesses(postmaster: number): readonly number[] {
  return [postmaster, ...childrenOf(postmaster)];
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)[1]) === parent);
}

// The fields after the name, which stands in brackets: state, parent, … ; none of a process that has ended.
function statOf(pid: number): readonly string[] {
  const text = readText(`/proc/${pid}/stat`);
  return text === "" ? [] : text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
