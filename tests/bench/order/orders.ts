import { analyze, startBenchSite, type BenchSite } from "../bench-site.ts";
import { median, percentile, type Line, type SectionOutcome } from "../figures.ts";
import type { Orderer } from "./whole-order.ts";
import { createOrderFloor, type OrderFloor } from "./floor-rows.ts";
import { runClosed, runOpen, type Run } from "../load.ts";
import { joined, measure, MEASURED_HEAD, type Measured, toRow } from "./measured.ts";

/** How orders come, and so many of the floor as take about as long. */
interface Plan {
  readonly rounds: number;
  readonly orderers: number;
  readonly writeFloor: (write: () => Promise<void>) => Promise<Run>;
  readonly placeOrders: (order: (orderer: number) => Promise<void>) => Promise<Run>;
}

const ONE_CLIENT = closedPlan(1, { floor: 300, orders: 150 });
const MANY_CLIENTS = closedPlan(16, { floor: 1000, orders: 500 });
const STEADY = steadyPlan({ perSecond: 20, seconds: 5 });
const MAX_CONNECTIONS = 16;

/** Whole orders through the server against the same rows written straight through `pg`, at 1 and 16 clients and steadily. */
export async function measureOrders(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    await site.warmUp();
    const floor = await floorOf(site);
    // First, as what the rounds below leave to clean up would count as cost of orders that come one by one.
    const steady = await compare(site, floor, STEADY);
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
        toRow("20 orders/s: floor", steady.floor),
        toRow("20 orders/s", steady.orders),
      ],
      lines: [
        { name: "1 client, of the floor", ...toLine(one), unit: "", at: "least", line: 0.4 },
        { name: "16 clients, of the floor", ...toLine(many), unit: "", at: "least", line: 0.38 },
        { name: "CPU per whole order", ...toCpuLine(many), unit: "ms", at: "most", line: 3.8 },
        {
          name: "p95 of whole orders at 20/s (SERVER-7)",
          value: p95Of(steady.orders),
          floor: p95Of(steady.floor),
          rounds: steady.runs.map(p95Of),
          unit: "ms",
          at: "most",
          line: 12,
        },
        { name: "CPU per whole order at 20/s", ...toCpuLine(steady), unit: "ms", at: "most", line: 6 },
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
  const floor: OrderFloor = await createOrderFloor(site.owner, sample.id, MAX_CONNECTIONS);
  let next = 0;
  const write = async (): Promise<void> => {
    const person = people[next % people.length];
    next += 1;
    if (person !== undefined) await floor.writeOrder(person.customerId, person.userId);
  };
  await runClosed(MAX_CONNECTIONS, 200, write);
  await analyze(site.owner);
  return { write, stop: floor.stop };
}

interface Compared {
  readonly floor: Measured;
  readonly orders: Measured;
  readonly runs: readonly Measured[];
  /** Orders a second as a share of the floor's: the median of the rounds. */
  readonly ratio: number;
  readonly rounds: readonly number[];
}

function toLine({ ratio, rounds, floor }: Compared): Pick<Line, "value" | "rounds" | "floor"> {
  return { value: ratio, rounds, floor: floor.perSecond };
}

// The floor's writer counts with the database, as the server does.
function toCpuLine({ orders, runs, floor }: Compared): Pick<Line, "value" | "rounds" | "floor"> {
  return { value: cpuOf(orders), rounds: runs.map(cpuOf), floor: cpuOf(floor) };
}

function cpuOf({ serverCpu, engineCpu }: Measured): number {
  return serverCpu + engineCpu;
}

function p95Of({ millis }: Measured): number {
  return percentile(millis, 0.95);
}

function closedPlan(workers: number, count: Readonly<Record<"floor" | "orders", number>>): Plan {
  return {
    rounds: 5,
    orderers: workers,
    writeFloor: (write) => runClosed(workers, count.floor, write),
    placeOrders: (order) => runClosed(workers, count.orders, (_, worker) => order(worker)),
  };
}

function steadyPlan({ perSecond, seconds }: Readonly<Record<"perSecond" | "seconds", number>>): Plan {
  const count = perSecond * seconds;
  return {
    rounds: 3,
    orderers: count,
    writeFloor: (write) => runOpen(perSecond, count, write),
    placeOrders: (order) => runOpen(perSecond, count, order),
  };
}

// In turns, so that a neighbor on the machine slows both.
async function compare(site: BenchSite, floor: Floor, plan: Plan): Promise<Compared> {
  const floors: Measured[] = [];
  const runs: Measured[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    floors.push(await measure(site, () => plan.writeFloor(floor.write), process.pid));
    const orderers = await site.newOrderers(plan.orderers);
    await letHalfReturn(site, orderers);
    const order = async (orderer: number): Promise<void> => void (await orderers[orderer]?.orderOnce());
    runs.push(await measure(site, () => plan.placeOrders(order)));
    orderers.forEach((orderer) => orderer.close());
  }
  const rounds = runs.map((run, round) => run.perSecond / (floors[round]?.perSecond ?? Number.NaN));
  return { floor: joined(floors), orders: joined(runs), runs, ratio: median(rounds), rounds };
}

/** Has every second one a past order, so that their menus begin with what they could order again. */
async function letHalfReturn(site: BenchSite, orderers: readonly Orderer[]): Promise<void> {
  const returning = orderers.filter((_, index) => index % 2 === 0);
  const ids: string[] = [];
  for (const orderer of returning) ids.push((await orderer.orderOnce()).id);
  await site.fulfill(ids);
}
