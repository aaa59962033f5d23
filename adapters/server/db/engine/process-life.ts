import { readFileSync } from "node:fs";

/** A process as the system knows it; `startedAt` tells a later process with the same number apart. */
export interface ProcessMark {
  readonly pid: number;
  /** Clock ticks from boot to the start of the process; "0" where the system does not tell. */
  readonly startedAt: string;
  readonly name: string;
}

/** The mark of a living process, or null. A zombie is not alive: it holds neither socket nor files. */
export function findProcess(pid: number): ProcessMark | null {
  if (process.platform === "linux") return findInProc(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isNotPermitted(error)) return null;
  }
  return { pid, startedAt: "0", name: "" };
}

/** Whether a living process is this one: the same number and, where known, the same start. */
export function isStillAlive(mark: Pick<ProcessMark, "pid" | "startedAt">): boolean {
  return findProcess(mark.pid)?.startedAt === mark.startedAt;
}

function findInProc(pid: number): ProcessMark | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name stands in brackets and may itself hold brackets and spaces.
    const end = stat.lastIndexOf(")");
    const fields = stat.slice(end + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    return { pid, startedAt: fields[19] ?? "0", name: stat.slice(stat.indexOf("(") + 1, end) };
  } catch {
    return null;
  }
}

function isNotPermitted(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPERM";
}
