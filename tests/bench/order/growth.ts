import { startBenchSite, type BenchSite } from "../bench-site.ts";
import { median, show, type SectionOutcome } from "../figures.ts";
import { runClosed } from "../load.ts";
import { joined, measure, MEASURED_HEAD, type Measured, toRow } from "./measured.ts";
import { MILLION, startMillionOrders } from "./million-orders.ts";

const WORKERS = 16;
const WARM_ORDERS = 1000;
const ORDERS = 300;
const ROUNDS = 3;
/** A history may cost an order so much: its indexes are a level deeper. */
const MAX_RATIO = 1.25;

/** What an order costs at a shop with a history of a million orders, next to one that has just begun. */
export async function measureGrowth(): Promise<SectionOutcome> {
  const young = await startBenchSite();
  const { site: old } = await startMillionOrders();
  try {
    const sites = { young, old };
    const runs: Record<keyof typeof sites, Measured[]> = { young: [], old: [] };
    for (const site of Object.values(sites)) await orderAt(site, WARM_ORDERS);
    // In turns, so that a neighbor on the machine slows both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ["young", "old"] as const)
        runs[name].push(await measure(sites[name], () => orderAt(sites[name], ORDERS)));
    const cost = ({ serverCpu, engineCpu }: Measured): number => serverCpu + engineCpu;
    const ratios = runs.old.map((run, round) => cost(run) / cost(runs.young[round] ?? run));
    return {
      title: `Growth: whole orders at a shop without a history and at one of ${MILLION} orders`,
      rows: [
        [...MEASURED_HEAD],
        toRow("without a history", joined(runs.young)),
        toRow(`${MILLION} orders`, joined(runs.old)),
        ["CPU of an order, of the young shop's", show(median(ratios)), "", "", "", ""],
      ],
      lines: [
        {
          name: "CPU of an order with a history, of one without",
          value: median(ratios),
          unit: "",
          at: "most",
          line: MAX_RATIO,
          rounds: ratios,
        },
      ],
    };
  } finally {
    await young.stop();
    await old.stop();
  }
}

async function orderAt(site: BenchSite, count: number) {
  const orderers = await site.newOrderers(WORKERS);
  const ran = await runClosed(
    WORKERS,
    count,
    async (_, worker) => void (await orderers[worker]?.orderOnce()),
  );
  orderers.forEach((orderer) => orderer.close());
  return ran;
}
