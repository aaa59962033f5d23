import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { freePort } from "#tests/support/server/server-process.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { type Answers, answersHead, answersRow, measureAnswers, sharesOf, WORKERS } from "./answers.ts";
import { startBenchSite } from "./bench-site.ts";
import { median, type SectionOutcome } from "./figures.ts";
import type { FloorAnswer } from "./menu-floor.ts";

// Each takes a quarter of a second, in which anything else on the machine counts much.
const ROUNDS = 20;
const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd", accept: "*/*" };
// What belongs to the connection and not to the answer.
const OF_CONNECTION = new Set(["date", "connection", "keep-alive", "content-length", "set-cookie"]);

/** GET menu of the server against a bare Fastify route that answers the same bytes and headers from memory. */
export async function measureMenu(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const probe = createHttpConnection(site.server.port);
  const sample = await probe.send({ method: "GET", path: MENU_PATH, headers: HEADERS });
  probe.close();
  const headers = Object.fromEntries([...sample.headers].filter(([name]) => !OF_CONNECTION.has(name)));
  const floor = await startFloor({ path: "/api/menu", headers, body: sample.body.toString("base64") });
  try {
    const floors: Answers[] = [];
    const menus: Answers[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floored = await measureAnswers(floor, MENU_PATH, HEADERS);
      const served = await measureAnswers(site.server, MENU_PATH, HEADERS);
      // The first round warms both.
      if (round === 0) continue;
      floors.push(floored);
      menus.push(served);
    }
    const rounds = sharesOf(menus, floors);
    return {
      title: `GET menu: ${sample.body.length} bytes of brotli, ${WORKERS} connections`,
      rows: [
        answersHead("floor"),
        answersRow("floor: Fastify from memory", floors),
        answersRow("menu", menus, median(rounds)),
      ],
      lines: [
        { name: "menu, of the floor", value: median(rounds), rounds, unit: "", at: "least", line: 0.85 },
      ],
    };
  } finally {
    floor.stop();
    await site.stop();
  }
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
