import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { clearLater } from "../belongings.ts";
import { childrenOf } from "../process.ts";
import { recoveryFrom, runRoundOfItsOwn, type Fault } from "../round.ts";
import type { RoundRecord } from "../round-record.ts";
import type { Site } from "../site.ts";

const run = promisify(execFile);
const DISK_MEGABYTES = 320;
const MAX_NOTICE_MS = 60_000;
const LOOK_MS = 200;
// A few kinds of failure, once a minute each.
const MAX_LINES = 12;
const CHUNKS = [1_048_576, 4096, 512];

/**
 * The data's disk is full for a while, and PostgreSQL has to end all its sessions meanwhile: nothing acknowledged is lost,
 * the log is not flooded, and orders continue afterwards.
 */
export const fullDisk: Fault = {
  name: "a full disk",
  weight: 0,
  recoveryLine: 10_000,
  obstacle: async () => (process.getuid?.() === 0 ? null : "only root can mount a small disk"),
  run: async (torture) => {
    const root = await mkdtemp(join(tmpdir(), "diner-disk-"));
    await chmod(root, 0o755);
    await run("mount", ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m,mode=0755`, "diner-torture", root]);
    const close = clearLater(async () => {
      await run("umount", ["--lazy", root]);
      await rm(root, { recursive: true, force: true });
    });
    try {
      const home = join(root, "engine", "data");
      await mkdir(join(root, "engine"));
      const filler = join(root, "filler");
      return await runRoundOfItsOwn(torture, { home }, { pauseMs: 100 }, async (record, site) => {
        record.allowRefusals();
        let noticedMs = 0;
        try {
          await fill(filler);
          noticedMs = await untilUnready(site.port, record);
          await delay(Math.min(15_000, torture.minutes * 1000));
          await crashSessions(site);
          await delay(Math.min(15_000, torture.minutes * 1000));
        } finally {
          await rm(filler, { force: true });
        }
        const recoveryMs = await recoveryFrom(performance.now(), record);
        // What it tells the person at the terminal at its start is no log.
        const lines = [
          ...site
            .server()
            .said()
            .matchAll(/^\{.*$/gm),
        ].length;
        if (lines > MAX_LINES) record.broken.push(`A full disk was logged in ${lines} lines`);
        return {
          recoveryMs,
          note: `not ready after ${(noticedMs / 1000).toFixed(1)} s, ${lines} lines in the log`,
        };
      });
    } finally {
      await close();
    }
  },
};

/** A process of PostgreSQL that dies makes it end all others and read its log again. */
async function crashSessions(site: Site): Promise<void> {
  const [child] = childrenOf(await site.enginePid());
  if (child === undefined) throw new Error("PostgreSQL has no processes of its own");
  process.kill(child, "SIGKILL");
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, "a");
  try {
    for (const bytes of CHUNKS) await fillWith(handle, Buffer.alloc(bytes));
  } finally {
    await handle.close();
  }
}

async function fillWith(handle: Awaited<ReturnType<typeof open>>, chunk: Buffer): Promise<void> {
  for (;;) {
    const written = await handle.write(chunk).then(
      ({ bytesWritten }) => bytesWritten,
      () => 0,
    );
    if (written < chunk.length) return;
  }
}

// Orders go into pages with room for a while, so that a full disk is not felt at once.
async function untilUnready(port: number, record: RoundRecord): Promise<number> {
  const began = performance.now();
  const client = createBrowserClient(port);
  while ((await client.get("/readyz")).status !== 503) {
    if (performance.now() > began + MAX_NOTICE_MS) {
      record.broken.push(`The server was ready for ${MAX_NOTICE_MS / 1000} s on a full disk`);
      break;
    }
    await delay(LOOK_MS);
  }
  client.close();
  return performance.now() - began;
}
