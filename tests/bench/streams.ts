import { setTimeout as delay } from "node:timers/promises";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { startBenchSite } from "./bench-site.ts";
import { finish, startWorker } from "./bench-worker.ts";
import type { CommitTimes } from "./commit-clock.worker.ts";
import { percentile, show, type SectionOutcome } from "./figures.ts";
import { runOpen } from "./load.ts";
import { cpuMs } from "./process-figures.ts";
import type { Deliveries, ScreensPlan } from "./screens.worker.ts";

const SCREENS = 300;
const PER_SECOND = 20;
const ORDERS = 300;
const AFTERMATH_MS = 1000;

/** From commit to screen: 300 screens of one organization follow 20 orders a second. */
export async function measureStreams(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    await site.warmUp();
    const staff = createBrowserClient(site.server.port);
    await staff.signIn("staff@example.com");
    const plan: ScreensPlan = { port: site.server.port, cookies: staff.cookieHeader(), count: SCREENS };
    const screens = await startWorker("screens.worker.ts", plan);
    const clock = await startWorker("commit-clock.worker.ts", site.owner);
    const orderers = await site.newOrderers(ORDERS);
    const cpu = cpuMs(site.server.pid);
    const run = await runOpen(PER_SECOND, ORDERS, async (index) => void (await orderers[index]?.orderOnce()));
    await delay(AFTERMATH_MS);
    const serverCpu = (cpuMs(site.server.pid) - cpu) / run.count;
    const commits: CommitTimes = await finish(clock);
    const deliveries: Deliveries = await finish(screens);
    orderers.forEach((orderer) => orderer.close());
    staff.close();

    const millis = deliveries.flatMap((screen) =>
      screen.flatMap(([number, at]) => {
        const committed = commits.get(number);
        return committed === undefined ? [] : [at - committed];
      }),
    );
    const wrong = deliveries.map((screen) => {
      const numbers = new Set(screen.map(([number]) => number));
      const missing = [...commits.keys()].filter((number) => !numbers.has(number)).length;
      return missing + screen.length - numbers.size;
    });
    const p95 = percentile(millis, 0.95);
    return {
      title: `Commit to screen: ${SCREENS} streams of one organization at ${PER_SECOND} orders/s`,
      rows: [
        [
          "deliveries",
          "p50 ms",
          "p95 ms",
          "max ms",
          "CPU ms of the server per order, its 300 deliveries included",
        ],
        [
          `${millis.length}`,
          show(percentile(millis, 0.5)),
          show(p95),
          show(percentile(millis, 1)),
          show(serverCpu),
        ],
      ],
      lines: [
        { name: "commit to screen, p95 (SERVER-7)", value: p95, unit: "ms", at: "most", line: 10 },
        {
          name: "deliveries that are missing or doubled",
          value: wrong.reduce((sum, n) => sum + n, 0) + Math.abs(ORDERS - commits.size),
          unit: "",
          at: "most",
          line: 0,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}
