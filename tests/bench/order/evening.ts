import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { startTestCarriers } from "#tests/support/server/carriers.ts";
import { readCounters } from "#tests/rush/counters.ts";
import { planRush } from "#tests/rush/plan/plan-rush.ts";
import { runRush, type RushOutcome, type RushSite } from "#tests/rush/run-rush.ts";
import { brokenOf, latencyRows } from "#tests/rush/summary.ts";
import { lastEventOf } from "#tests/torture/site.ts";
import { startBenchSite, type BenchSite } from "../bench-site.ts";
import { show, total, type SectionOutcome } from "../figures.ts";
import { cpuMs, engineCpuMs } from "../process-figures.ts";

const SEED = 7;
const LENGTH_MS = 30_000;
const PER_SECOND = 20;
const SHOPS = ["bistro-nord", "pizza-nord"] as const;
const MAX_SHOWN = 10;

/**
 * An evening as it is: the crowd of a rehearsal (DEMO-7) looks around, changes its mind, loses the network, pays with points
 * and orders; staff brings each order where the plan says, and mails go out by SMTP.
 */
export async function measureEvening(): Promise<SectionOutcome> {
  const carriers = await startTestCarriers();
  const site = await startBenchSite(carriers.settings);
  try {
    // Not warmed up by other orders: they would take places in the slots that the crowd fills to the last one.
    const carried = carriers.email.messages.length;
    const begun = spentMs(site);
    const outcome = await play(site);
    const spent = spentMs(site);
    const orders = outcome.outcomes.length;
    // Mails follow the orders within seconds.
    await until(() => carriers.email.messages.length - carried >= orders);
    const { round } = outcome.record;
    const broken = brokenOf(outcome);
    for (const line of broken.slice(0, MAX_SHOWN)) console.log(`broken: ${line}`);
    return {
      title: `An evening: the crowd of seed ${SEED} at ${PER_SECOND} orders/s in ${SHOPS.join(" and ")}, with all that it and its staff do`,
      rows: [
        ...latencyRows(outcome.record),
        ["orders", String(orders), "", "", "", ""],
        ["CPU ms an order, server", "", show((spent.server - begun.server) / orders), "", "", ""],
        ["CPU ms an order, PostgreSQL", "", show((spent.engine - begun.engine) / orders), "", "", ""],
        ["mails that left", String(carriers.email.messages.length - carried), "", "", "", ""],
        [
          "calls that had to be repeated",
          String(total([...round.failures.values()]) + round.lost),
          "",
          "",
          "",
          "",
        ],
      ],
      lines: [{ name: "broken invariants", value: broken.length, unit: "", at: "most", line: 0 }],
    };
  } finally {
    await site.stop();
    await carriers.stop();
  }
}

interface Spent {
  readonly server: number;
  readonly engine: number;
}

function spentMs(site: BenchSite): Spent {
  return { server: cpuMs(site.server.pid), engine: engineCpuMs(site.enginePid) };
}

async function play({ server, owner }: BenchSite): Promise<RushOutcome> {
  const staff = createBrowserClient(server.port);
  await staff.signIn("staff@example.com");
  const counters = await readCounters(staff, SHOPS);
  const rush: RushSite = {
    port: server.port,
    owner,
    staffCookies: staff.cookieHeader(),
    lastEvent: () => lastEventOf(owner),
  };
  staff.close();
  const terms = { seed: SEED, lengthMs: LENGTH_MS, ordersPerSecond: PER_SECOND };
  const plan = planRush({ ...terms, counters: counters.map(({ counter }) => counter) });
  return runRush(rush, { plan, counters, checksInvariants: true });
}
