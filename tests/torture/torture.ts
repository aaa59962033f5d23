import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { notRun } from "#tests/support/machine.ts";
import { clearWhenInterrupted } from "./belongings.ts";
import { blackHole } from "./faults/black-hole.ts";
import { slowCarriers } from "./faults/carriers.ts";
import { fullDisk } from "./faults/disk.ts";
import { killEngine, killServer, killServerAndEngine } from "./faults/kills.ts";
import { pageFlood, sharedCoupon, soak } from "./faults/load.ts";
import { memoryLimit } from "./faults/memory.ts";
import { createRandom } from "./random.ts";
import type { Fault, RoundOutcome, Torture } from "./round.ts";
import { startSite } from "./site.ts";
import { brokenBy, printResults } from "./table.ts";

const FAULTS: readonly Fault[] = [
  killServer,
  killServerAndEngine,
  killEngine,
  soak,
  sharedCoupon,
  pageFlood,
  fullDisk,
  blackHole,
  slowCarriers,
  memoryLimit,
];
const RESULTS = join(".diner", "test-results");
const MAX_SHOWN = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    slack: { type: "string", default: "1" },
    only: { type: "string", multiple: true, default: [] },
  },
});
const [minutes, seed, slack] = [Number(values.minutes), Number(values.seed), Number(values.slack)];
const chosen = FAULTS.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
if (!(minutes > 0) || !(slack >= 1) || !Number.isSafeInteger(seed) || chosen.length === 0) {
  console.error(
    `Usage: npm run torture -- [--minutes N] [--seed S] [--slack TIMES] [--only FAULT]…\nFaults: ${FAULTS.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}

clearWhenInterrupted();
console.log(`torture: ${minutes} minutes, seed ${seed}`);
const results = new Map(chosen.map((fault) => [fault, [] as RoundOutcome[]]));
const failures: string[] = [];
const deadline = performance.now() + minutes * 60_000;
const random = createRandom(seed);
const site = await startSite();
try {
  await tortureUntil(deadline, { site, random, minutes, slack });
} finally {
  await site.close();
}

const listed = [...results]
  .map(([fault, rounds]) => ({ fault, rounds }))
  .filter(({ rounds }) => rounds.length > 0);
printResults(listed);
for (const result of listed)
  for (const broken of brokenBy(result, slack).slice(0, MAX_SHOWN))
    failures.push(`${result.fault.name}: ${broken}`);
for (const line of failures) console.log(`broken: ${line}`);
console.log(failures.length === 0 ? "\nNothing broke." : `\n${failures.length} broken.`);
mkdirSync(RESULTS, { recursive: true });
const passed = listed.filter((result) => brokenBy(result, slack).length === 0).length;
writeFileSync(join(RESULTS, "torture.json"), JSON.stringify({ passed, failures }));
process.exitCode = failures.length === 0 ? 0 : 1;

/** Every fault once, then the frequent ones again while time is left; each in an order that the seed decides. */
async function tortureUntil(end: number, torture: Torture): Promise<void> {
  for (const fault of random.shuffle(chosen)) await runFault(fault, torture);
  while (performance.now() < end) {
    const bag = chosen.flatMap((fault) => Array<Fault>(fault.weight).fill(fault));
    if (bag.length === 0) return;
    for (const fault of random.shuffle(bag)) if (performance.now() < end) await runFault(fault, torture);
  }
}

async function runFault(fault: Fault, torture: Torture): Promise<void> {
  const obstacle = (await fault.obstacle?.()) ?? null;
  if (obstacle !== null) {
    notRun(`the torture by ${fault.name}`, obstacle);
    return;
  }
  const began = performance.now();
  const outcome = await fault.run(torture);
  results.get(fault)?.push(outcome);
  const { acknowledged, broken, note } = outcome;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `  ${broken.length === 0 ? "✓" : "✗"} ${fault.name}: ${acknowledged} orders in ${seconds} s ${note}`.trimEnd(),
  );
}
