import { setTimeout as delay } from "node:timers/promises";
import { percentile } from "#tests/bench/figures.ts";
import { createApiClient } from "#tests/support/api-client.ts";
import { createHttpConnection } from "#tests/support/http-connection.ts";
import { MENU_PATH } from "#tests/support/shopping.ts";
import { openFiles, residentMegabytes } from "../process.ts";
import { runRound, type Fault } from "../round.ts";

const MOST_MEGABYTES = 600;
const MORE_FILES = 20;

/** Nothing but people, for a while (L10): no call fails, memory and open files do not grow. */
export const soak: Fault = {
  name: "soak",
  weight: 1,
  recoveryLine: null,
  run: (torture) => {
    const { site, minutes } = torture;
    return runRound(torture, site, { screens: 20, pauseMillis: 300 }, async (tally) => {
      const { pid } = site.server();
      const before = openFiles(pid);
      await delay(Math.min(120_000, minutes * 4000));
      const [megabytes, files] = [residentMegabytes(pid), openFiles(pid)];
      if (megabytes > MOST_MEGABYTES) tally.broken.push(`The server takes ${megabytes.toFixed(0)} MB`);
      if (files > before + MORE_FILES)
        tally.broken.push(`The server has ${files} files open, ${before} before`);
      return { recoveryMillis: null, note: `${megabytes.toFixed(0)} MB, ${files} files` };
    });
  },
};

/** Twenty-four customers with one coupon, while rejects are settled: whoever writes first, nobody waits in a circle. */
export const sharedCoupon: Fault = {
  name: "one coupon and settling",
  weight: 1,
  recoveryLine: null,
  run: (torture) => {
    const { site, minutes } = torture;
    return runRound(torture, site, { customers: 24, pauseMillis: 100 }, async () => {
      await delay(Math.min(60_000, minutes * 4000));
      return { recoveryMillis: null, note: "" };
    });
  },
};

const FLOOD_PER_SECOND = 17;

/** Made-up addresses of pages, each another one: calls go on as before. */
export const pageFlood: Fault = {
  name: "page flood",
  weight: 1,
  recoveryLine: null,
  run: (torture) => {
    const { site, random, minutes } = torture;
    return runRound(torture, site, { pauseMillis: 300 }, async () => {
      const seconds = Math.min(20, Math.max(2, minutes));
      const before = await callTimes(site.port, seconds);
      const over = new AbortController();
      const flooding = flood(site.port, random.below(1e9), over.signal);
      const during = await callTimes(site.port, seconds);
      over.abort();
      const pages = await flooding;
      const times = [before, during].map((millis) => percentile(millis, 0.95).toFixed(0));
      return {
        recoveryMillis: null,
        note: `${pages} pages; p95 of a real call ${times.join(" → ")} ms`,
      };
    });
  },
};

async function callTimes(port: number, seconds: number): Promise<readonly number[]> {
  const client = createApiClient(port);
  const millis: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await client.get(`${MENU_PATH}&again=${millis.length}`);
    millis.push(performance.now() - began);
    await delay(20);
  }
  client.close();
  return millis;
}

async function flood(port: number, seed: number, over: AbortSignal): Promise<number> {
  const asked: Promise<unknown>[] = [];
  while (!over.aborted) {
    const connection = createHttpConnection(port);
    const path = `/shops/bistro-nord/made-up-${seed}-${asked.length}`;
    asked.push(
      connection.send({ method: "GET", path, headers: { accept: "text/html" } }).then(
        () => connection.close(),
        () => connection.close(),
      ),
    );
    await delay(1000 / FLOOD_PER_SECOND);
  }
  await Promise.all(asked);
  return asked.length;
}
