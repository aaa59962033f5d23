import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { identityOf } from "./account.ts";
import type { ClusterPlace } from "./cluster.ts";
import { clusterDirectory } from "./home.ts";
import { engineArguments } from "./engine-settings.ts";
import { findProcess } from "./process-life.ts";

/** A running PostgreSQL, as its own pid file tells. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly port: number;
  /** False while it starts, recovers or stops: connections are refused then. */
  readonly accepts: boolean;
}

/** What is needed to start one. */
export interface Start extends ClusterPlace {
  readonly maxConnections: number;
}

const MAX_LOG_BYTES = 5_000_000;
const POLL_MS = 15;
const STOP_MS = 30_000;

/** The living PostgreSQL of this directory, or null; a pid file whose process is gone or another's counts for nothing. */
export async function findPostmaster(home: string): Promise<Postmaster | null> {
  const text = await readFile(pidFileOf(home), "utf8").catch(() => "");
  const [pid = "", , , port = "", socketDirectory = "", , , state = ""] = text.split("\n");
  if (socketDirectory === "" || !(await isEngineOf(home, Number(pid)))) return null;
  return { pid: Number(pid), socketDirectory, port: Number(port), accepts: state.trim() === "ready" };
}

/**
 * Whether a process is the PostgreSQL of this directory. After a crash of the machine its number may belong to any
 * other program, another PostgreSQL among them; each one works in the directory of its own data.
 */
async function isEngineOf(home: string, pid: number): Promise<boolean> {
  const mark = findProcess(pid);
  if (mark === null) return false;
  // Where the system names no processes, the number has to do.
  if (mark.name === "") return true;
  if (mark.name !== "postgres") return false;
  const [works, data] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => null),
    realpath(clusterDirectory(home)).catch(() => null),
  ]);
  return works !== null && works === data;
}

/**
 * Starts PostgreSQL and answers when its process has ended or shows itself in the pid file. It lives in a
 * session of its own, so that neither Ctrl-C nor a kill of this process reaches it. Answers what it said when
 * it did not start, else null.
 */
export async function spawnPostmaster(start: Start, socketDirectory: string): Promise<string | null> {
  await clearStalePidFile(start.home);
  const logFile = join(start.home, "postgres.log");
  const log = await openLog(logFile);
  const { size: before } = await log.stat();
  const child = spawn(
    start.binaries.postgres,
    ["-D", clusterDirectory(start.home), ...engineArguments(socketDirectory, start.maxConnections)],
    {
      ...identityOf(start.account),
      cwd: clusterDirectory(start.home),
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      // Without a limit the allocator keeps what a large statement took, for as long as its connection lasts.
      env: { LC_ALL: "C", MALLOC_TRIM_THRESHOLD_: "131072" },
    },
  );
  start.onWaiting();
  const ended = once(child, "exit").then(
    () => true,
    () => true,
  );
  child.unref();
  await log.close();
  while (!(await Promise.race([ended, delay(POLL_MS, false)])))
    if ((await findPostmaster(start.home))?.pid === child.pid) return null;
  return (await readFile(logFile, "utf8")).slice(before).trim();
}

/** Stops it in order: sessions end, everything is on the disk. A lost pid is no error. */
export async function stopPostmaster(pid: number): Promise<void> {
  try {
    process.kill(pid, "SIGINT");
  } catch {
    return;
  }
  const deadline = performance.now() + STOP_MS;
  while (findProcess(pid) !== null) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) did not stop within 30 s`);
    await delay(POLL_MS);
  }
}

function pidFileOf(home: string): string {
  return join(clusterDirectory(home), "postmaster.pid");
}

// PostgreSQL itself refuses to start while the number in its pid file belongs to any living program.
async function clearStalePidFile(home: string): Promise<void> {
  const text = await readFile(pidFileOf(home), "utf8").catch(() => "");
  const pid = Number(text.split("\n")[0]);
  if (findProcess(pid) !== null && !(await isEngineOf(home, pid))) await rm(pidFileOf(home), { force: true });
}

async function openLog(file: string): ReturnType<typeof open> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`).catch(() => undefined);
  return open(file, "a", 0o600);
}
