import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createHttpConnection, type HttpConnection } from "#tests/support/http/http-connection.ts";
import { freePort } from "#tests/support/server/server-process.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { startBenchSite } from "./bench-site.ts";
import { median, percentile, show, type SectionOutcome } from "./figures.ts";
import { runClosed } from "./load.ts";
import type { FloorAnswer } from "./menu-floor.ts";
import { cpuMs } from "./process-figures.ts";

const ROUNDS = 5;
const WORKERS = 16;
const REQUESTS = 4000;
const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd", accept: "*/*" };
// What belongs to the connection and not to the answer.
const OF_CONNECTION = new Set(["date", "connection", "keep-alive", "content-length", "set-cookie"]);

interface Measured {
  readonly perSecond: number;
  readonly cpu: number;
  readonly p95: number;
}

/** GET menu of the server against a bare Fastify route that answers the same bytes and headers from memory. */
export async function measureMenu(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const probe = createHttpConnection(site.server.port);
  const sample = await probe.send({ method: "GET", path: MENU_PATH, headers: HEADERS });
  probe.close();
  const headers = Object.fromEntries([...sample.headers].filter(([name]) => !OF_CONNECTION.has(name)));
  const floor = await startFloor({ path: "/api/menu", headers, body: sample.body.toString("base64") });
  try {
    const floors: Measured[] = [];
    const menus: Measured[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [floored, served] = [
        await ask(floor),
        await ask({ port: site.server.port, pid: site.server.pid }),
      ];
      // The first round warms both.
      if (round === 0) continue;
      floors.push(floored);
      menus.push(served);
    }
    const ratio = median(
      menus.map(({ perSecond }, round) => perSecond / (floors[round]?.perSecond ?? Number.NaN)),
    );
    return {
      title: `GET menu: ${sample.body.length} bytes of brotli, ${WORKERS} connections`,
      rows: [
        ["", "requests/s", "of the floor", "p95 ms", "CPU ms of the server"],
        toRow("floor: Fastify from memory", floors, null),
        toRow("menu", menus, ratio),
      ],
      lines: [{ name: "menu, of the floor", value: ratio, unit: "", at: "least", line: 0.85 }],
    };
  } finally {
    floor.stop();
    await site.stop();
  }
}

async function ask({ port, pid }: { readonly port: number; readonly pid: number }): Promise<Measured> {
  const connections: readonly HttpConnection[] = Array.from({ length: WORKERS }, () =>
    createHttpConnection(port),
  );
  const cpu = cpuMs(pid);
  const run = await runClosed(WORKERS, REQUESTS, async (_, worker) => {
    const answer = await connections[worker]?.send({ method: "GET", path: MENU_PATH, headers: HEADERS });
    if (answer?.status !== 200) throw new Error(`GET menu was answered with ${answer?.status}`);
  });
  connections.forEach((connection) => connection.close());
  return {
    perSecond: run.perSecond,
    cpu: (cpuMs(pid) - cpu) / run.count,
    p95: percentile(run.millis, 0.95),
  };
}

async function startFloor(answer: FloorAnswer): Promise<{ port: number; pid: number; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "menu-floor.ts"), String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(answer));
  await once(child.stdout, "data");
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() };
}

function toRow(name: string, runs: readonly Measured[], ratio: number | null): readonly string[] {
  return [
    name,
    show(median(runs.map(({ perSecond }) => perSecond))),
    ratio === null ? "" : show(ratio),
    show(median(runs.map(({ p95 }) => p95))),
    show(median(runs.map(({ cpu }) => cpu))),
  ];
}
