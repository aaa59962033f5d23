import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { printTable } from "#tests/bench/figures.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { clearWhenInterrupted } from "#tests/torture/belongings.ts";
import { readCounters, RUSH_SHOPS } from "./counters.ts";
import { planRush } from "./plan/plan-rush.ts";
import { showProgress } from "./progress.ts";
import { toRushPage } from "./report/rush-page.ts";
import { runRush, type RushSite } from "./run-rush.ts";
import { openRushSite } from "./rush-site.ts";
import { train } from "./training/train.ts";
import { brokenOf, headline, latencyRows, stateRows, troubleRows } from "./summary.ts";

const DIRECTORY = join(".diner", "rush");
const MAX_SHOWN = 20;
const WATCH_MS = 1000;
const TRAINING_MINUTES = "15";
const USAGE = `Usage: npm run rush -- [--seed S] [--minutes N] [--orders-per-second N] [--shops ${RUSH_SHOPS.join(",")}]
                    [--invariants] [--address http://localhost:3000 --data-dir DIR]
       npm run rush -- --training [--seed S] [--minutes N] [--orders-per-minute N] [--shops …] [--address http://localhost:3000]`;

// The crowd of a seed is the same each time, and so is what comes out of it on a new demo. Without an address the command
// starts a server of its own on one.
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    minutes: { type: "string" },
    "orders-per-second": { type: "string", default: "5" },
    shops: { type: "string", default: RUSH_SHOPS[0] },
    invariants: { type: "boolean", default: false },
    address: { type: "string" },
    "data-dir": { type: "string" },
    training: { type: "boolean", default: false },
    "orders-per-minute": { type: "string", default: "1" },
  },
});
const [seed, minutes, ordersPerSecond, ordersPerMinute] = [
  values.seed,
  values.minutes ?? (values.training ? TRAINING_MINUTES : "1"),
  values["orders-per-second"],
  values["orders-per-minute"],
].map(Number);
const names = values.shops.split(",");
const shops = RUSH_SHOPS.filter((shop) => names.includes(shop));
if (
  seed === undefined ||
  minutes === undefined ||
  ordersPerSecond === undefined ||
  ordersPerMinute === undefined ||
  !Number.isSafeInteger(seed) ||
  !(minutes > 0) ||
  !(ordersPerSecond > 0) ||
  !(ordersPerMinute > 0) ||
  shops.length !== names.length ||
  (!values.training && (values.address === undefined) !== (values["data-dir"] === undefined))
) {
  console.error(USAGE);
  process.exit(1);
}

clearWhenInterrupted();
if (values.training) {
  await train({ seed, minutes, ordersPerMinute, shops, address: values.address ?? null });
  process.exit(0);
}
const asked = { seed, minutes, ordersPerSecond, shops };
const where =
  values.address === undefined ? null : { address: values.address, home: values["data-dir"] ?? "" };
const site = await openRushSite(where);
// People would ask a server that is gone forever.
const watch = setInterval(() => {
  const words = site.lastWords();
  if (words === null) return;
  console.error(`\nThe server ended in the middle of the rehearsal. It said:\n${words}`);
  clearInterval(watch);
  void site.close().finally(() => process.exit(1));
}, WATCH_MS);
try {
  await play(site);
} finally {
  clearInterval(watch);
  await site.close();
}

async function play(at: RushSite): Promise<void> {
  const client = createBrowserClient(at.port);
  const counters = await readCounters(client, shops);
  client.close();
  const lengthMs = asked.minutes * 60_000;
  const plan = planRush({ ...asked, lengthMs, counters: counters.map(({ counter }) => counter) });
  console.log(`${plan.visits.length} visits of ${plan.people} people`);
  let finish = (): void => undefined;
  const outcome = await runRush(at, {
    plan,
    counters,
    checksInvariants: values.invariants,
    watch: (record) => {
      finish = showProgress(record, lengthMs);
    },
  }).finally(() => finish());
  console.log(`\n${headline(asked, outcome)}\n`);
  for (const rows of [latencyRows(outcome.record), stateRows(outcome), troubleRows(outcome)]) {
    printTable(rows);
    console.log("");
  }
  const broken = brokenOf(outcome);
  for (const line of broken.slice(0, MAX_SHOWN)) console.log(`broken: ${line}`);
  console.log(
    broken.length > 0
      ? `${broken.length} broken.`
      : `Nothing broke${values.invariants ? ", and every invariant holds" : ""}.`,
  );
  mkdirSync(DIRECTORY, { recursive: true });
  const file = join(DIRECTORY, `${new Date().toISOString().replaceAll(/[:.]/gu, "-")}.html`);
  writeFileSync(file, toRushPage(asked, outcome));
  console.log(`The report: ${resolve(file)}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
