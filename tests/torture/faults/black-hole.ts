import { setTimeout as delay } from "node:timers/promises";
import { createBrowserClient, type HttpClient } from "#tests/support/http/http-client.ts";
import { startServer } from "#tests/support/server/server-process.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { clearLater } from "../belongings.ts";
import { countOpenFiles } from "../process.ts";
import { recoveryFrom, runRound, type Fault } from "../round.ts";
import { startSilentLink } from "../silent-link.ts";
import type { RoundRecord } from "../round-record.ts";

const LONG_RUN_MINUTES = 20;
const HOLE_MS = 600_000;
const SHORT_HOLE_MS_PER_MINUTE = 4000;
// A second to wait for a connection, three and a half for a statement, and a little for a busy machine.
const MAX_ANSWER_MS = 6000;
const MAX_MENU_MS = 1000;
const LOOK_MS = 1000;
const MAX_MORE_FILES = 12;
const CACHED = [MENU_PATH, "/shops/bistro-nord/menu"];

/** A database that takes everything and answers nothing, for ten minutes in a long run. */
export const blackHole: Fault = {
  name: "a database that does not answer",
  weight: 0,
  recoveryLine: 3000,
  run: async (torture) => {
    const { site, minutes } = torture;
    const link = await startSilentLink(site.owner);
    const settings = { DATABASE_URL: link.url, DEMO: "on" };
    const server = await startServer({ home: site.home, settings, built: true });
    const stop = clearLater(server.stop);
    try {
      return await runRound(torture, site, { port: server.port }, async (record) => {
        const reader = createBrowserClient(server.port);
        for (const path of CACHED) await reader.get(path);
        const before = countOpenFiles(server.pid);
        record.allowRefusals();
        link.fallSilent();
        const silentMs =
          minutes >= LONG_RUN_MINUTES ? HOLE_MS : Math.max(6000, minutes * SHORT_HOLE_MS_PER_MINUTE);
        const end = performance.now() + silentMs;
        while (performance.now() < end) {
          await expectCached(reader, record);
          await delay(LOOK_MS);
        }
        await expectUnready(reader, record);
        link.speak();
        const recoveryMs = await recoveryFrom(performance.now(), record);
        if (record.slowestMs > MAX_ANSWER_MS)
          record.broken.push(`An answer took ${record.slowestMs.toFixed(0)} ms`);
        await delay(LOOK_MS);
        const after = countOpenFiles(server.pid);
        if (after > before + MAX_MORE_FILES)
          record.broken.push(`The server has ${after} files open, ${before} before`);
        reader.close();
        const seconds = (silentMs / 1000).toFixed(0);
        return { recoveryMs, note: `silent for ${seconds} s, files ${before} → ${after}` };
      });
    } finally {
      await link.close();
      await stop();
    }
  },
};

// Menus are served from memory, at once and to everybody.
async function expectCached(reader: HttpClient, record: RoundRecord): Promise<void> {
  for (const path of CACHED) {
    const began = performance.now();
    const { status } = await reader.get(path);
    const millis = performance.now() - began;
    if (status !== 200) record.broken.push(`${path} was answered ${status} without a database`);
    if (millis > MAX_MENU_MS) record.broken.push(`${path} took ${millis.toFixed(0)} ms without a database`);
  }
}

async function expectUnready(reader: HttpClient, record: RoundRecord): Promise<void> {
  const [ready, alive] = [await reader.get("/readyz"), await reader.get("/livez")];
  if (ready.status !== 503 || alive.status !== 200)
    record.broken.push(`Without a database readiness is ${ready.status}, life ${alive.status}`);
}
