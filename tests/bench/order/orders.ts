import { analyze, startBenchSite, type BenchSite } from "../bench-site.ts";
import { median, percentile, type Line, type SectionOutcome } from "../figures.ts";
import type { Orderer } from "./whole-order.ts";
import { createOrderFloor, type OrderFloor } from "./floor-rows.ts";
import { runClosed, runOpen } from "../load.ts";
import { joined, measure, MEASURED_HEAD, type Measured, toRow } from "./measured.ts";

const ROUNDS = 5;
const ONE_CLIENT = { workers: 1, floor: 300, orders: 150 };
const MANY_CLIENTS = { workers: 16, floor: 1000, orders: 500 };
const STEADY = { perSecond: 20, seconds: 15 };

/** Whole orders through the server against the same rows written straight through `pg`, at 1 and 16 clients and steadily. */
export async function measureOrders(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    await site.warmUp();
    // First, as what the rounds below leave to clean up would count as cost of orders that come one by one.
    const steady = await steadily(site);
    const floor = await floorOf(site);
    const one = await compare(site, floor, ONE_CLIENT);
    const many = await compare(site, floor, MANY_CLIENTS);
    await floor.stop();
    return {
      title:
        "Whole orders: menu, cart of three lines saved three times, quote, order (coupon and points on each), half of returning customers",
      rows: [
        [...MEASURED_HEAD, "of the floor"],
        toRow("1 client: floor", one.floor),
        toRow("1 client", one.orders, one.ratio),
        toRow("16 clients: floor", many.floor),
        toRow("16 clients", many.orders, many.ratio),
        toRow("20 orders/s", steady),
      ],
      lines: [
        { name: "1 client, of the floor", ...toLine(one), unit: "", at: "least", line: 0.4 },
        { name: "16 clients, of the floor", ...toLine(many), unit: "", at: "least", line: 0.38 },
        {
          name: "CPU per whole order",
          value: many.orders.serverCpu + many.orders.engineCpu,
          unit: "ms",
          at: "most",
          line: 3.8,
        },
        {
          name: "p95 of whole orders at 20/s (SERVER-7)",
          value: percentile(steady.millis, 0.95),
          unit: "ms",
          at: "most",
          line: 12,
        },
        {
          name: "CPU per whole order at 20/s",
          value: steady.serverCpu + steady.engineCpu,
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

interface Floor {
  write(): Promise<void>;
  stop(): Promise<void>;
}

async function floorOf(site: BenchSite): Promise<Floor> {
  const [sampler] = await site.newOrderers(1);
  if (sampler === undefined) throw new Error("No customer was made");
  const sample = await sampler.orderOnce();
  sampler.close();
  const people = await site.newCustomers(64);
  const floor: OrderFloor = await createOrderFloor(site.owner, sample.id, MANY_CLIENTS.workers);
  let next = 0;
  const write = async (): Promise<void> => {
    const person = people[next % people.length];
    next += 1;
    if (person !== undefined) await floor.writeOrder(person.customerId, person.userId);
  };
  await runClosed(MANY_CLIENTS.workers, 200, write);
  await analyze(site.owner);
  return { write, stop: floor.stop };
}

interface Compared {
  readonly floor: Measured;
  readonly orders: Measured;
  /** Orders a second as a share of the floor's: the median of the rounds. */
  readonly ratio: number;
  readonly rounds: readonly number[];
}

function toLine({ ratio, rounds, floor }: Compared): Pick<Line, "value" | "rounds" | "floor"> {
  return { value: ratio, rounds, floor: floor.perSecond };
}

// In turns, so that a neighbor on the machine slows both.
async function compare(site: BenchSite, floor: Floor, plan: typeof MANY_CLIENTS): Promise<Compared> {
  const floors: Measured[] = [];
  const runs: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await measure(site, () => runClosed(plan.workers, plan.floor, floor.write), process.pid));
    const orderers = await site.newOrderers(plan.workers);
    await letHalfReturn(site, orderers);
    const order = async (_: number, worker: number): Promise<void> =>
      void (await orderers[worker]?.orderOnce());
    runs.push(await measure(site, () => runClosed(plan.workers, plan.orders, order)));
    orderers.forEach((orderer) => orderer.close());
  }
  const rounds = runs.map((run, round) => run.perSecond / (floors[round]?.perSecond ?? Number.NaN));
  return { floor: joined(floors), orders: joined(runs), ratio: median(rounds), rounds };
}

async function steadily(site: BenchSite): Promise<Measured> {
  const count = STEADY.perSecond * STEADY.seconds;
  const orderers = await site.newOrderers(count);
  await letHalfReturn(site, orderers);
  const measured = await measure(site, () =>
    runOpen(STEADY.perSecond, count, async (index) => void (await orderers[index]?.orderOnce())),
  );
  orderers.forEach((orderer) => orderer.close());
  return measured;
}

/** Has every second one a past order, so that their menus begin with what they could order again. */
async function letHalfReturn(site: BenchSite, orderers: readonly Orderer[]): Promise<void> {
  const returning = orderers.filter((_, index) => index % 2 === 0);
  const ids: string[] = [];
  for (const orderer of returning) ids.push((await orderer.orderOnce()).id);
  await site.fulfill(ids);
}
