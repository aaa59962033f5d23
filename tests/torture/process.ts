import { readdirSync, readFileSync } from "node:fs";

/** Memory that a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Files and sockets that a process has open. */
export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** The processes that a process has started and that live. */
export function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}
