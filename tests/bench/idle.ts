import { setTimeout as delay } from "node:timers/promises";
import { withOwner } from "#adapters/server/db/owner.ts";
import { rowsOf } from "#tests/support/database/rows.ts";
import { startBenchSite, type BenchSite } from "./bench-site.ts";
import { show, type SectionOutcome } from "./figures.ts";
import { runOpen } from "./load.ts";
import { cpuMs, engineCpuMs } from "./process-figures.ts";

const SECONDS = 20;
/** After these milliseconds what the load left is done: words for searches, statistics of the tables, memory given back. */
const CALM_MS = 60_000;
const PER_SECOND = 20;

/** What a second costs, in milliseconds of CPU, transactions, kilobytes of WAL, and writes of it that were waited for. */
interface SecondCost {
  readonly server: number;
  readonly engine: number;
  readonly transactions: number;
  readonly walKilobytes: number;
  readonly walSyncs: number;
}

/** What a server that nobody asks costs, and what it costs with twenty orders a second. */
export async function measureIdle(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    await site.warmUp();
    const after = await costOf(site, () => delay(CALM_MS));
    const idle = await costOf(site, () => delay(SECONDS * 1000));
    const count = PER_SECOND * SECONDS;
    const orderers = await site.newOrderers(count);
    const steady = await costOf(site, () =>
      runOpen(PER_SECOND, count, async (index) => void (await orderers[index]?.orderOnce())),
    );
    orderers.forEach((orderer) => orderer.close());
    return {
      title: `A second of a server that nobody asks, and with ${PER_SECOND} orders`,
      rows: [
        ["", "CPU ms: server", "+ PostgreSQL", "transactions", "WAL kB", "waited for"],
        toRow(`the ${CALM_MS / 1000} s after a load`, after),
        toRow("idle", idle),
        toRow(`${PER_SECOND} orders/s`, steady),
      ],
      lines: [
        { name: "CPU of an idle second", value: idle.server + idle.engine, unit: "ms", at: "most", line: 10 },
        {
          name: `CPU per order at ${PER_SECOND}/s`,
          value: (steady.server + steady.engine) / PER_SECOND,
          unit: "ms",
          at: "most",
          line: 6,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}

async function costOf(site: BenchSite, use: () => Promise<unknown>): Promise<SecondCost> {
  const before = await readCounts(site);
  const began = performance.now();
  const [server, engine] = [cpuMs(site.server.pid), engineCpuMs(site.enginePid)];
  await use();
  const used = [cpuMs(site.server.pid) - server, engineCpuMs(site.enginePid) - engine] as const;
  const seconds = (performance.now() - began) / 1000;
  const after = await readCounts(site);
  return {
    server: used[0] / seconds,
    engine: used[1] / seconds,
    transactions: (after.transactions - before.transactions) / seconds,
    walKilobytes: (after.walBytes - before.walBytes) / 1024 / seconds,
    walSyncs: (after.walSyncs - before.walSyncs) / seconds,
  };
}

interface Counts {
  readonly transactions: number;
  readonly walBytes: number;
  readonly walSyncs: number;
}

function readCounts({ owner }: BenchSite): Promise<Counts> {
  return withOwner(owner, async (client) => {
    const [row] = await rowsOf<Counts>(
      client,
      `select (xact_commit + xact_rollback)::float8 as transactions,
              (select wal_bytes::float8 from pg_stat_wal) as "walBytes",
              (select sum(fsyncs)::float8 from pg_stat_io where object = 'wal') as "walSyncs"
         from pg_stat_database where datname = current_database()`,
    );
    if (row === undefined) throw new Error("The database counts nothing of itself");
    return row;
  });
}

function toRow(name: string, cost: SecondCost): readonly string[] {
  const { server, engine, transactions, walKilobytes, walSyncs } = cost;
  return [name, ...[server, engine, transactions, walKilobytes, walSyncs].map(show)];
}
