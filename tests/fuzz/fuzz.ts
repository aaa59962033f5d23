import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { RATE_SETTINGS } from "#adapters/server/config/rate-settings.ts";
import { findRestlessSessions, findViolations, keepProofs } from "#tests/support/database/invariants.ts";
import { clearWhenInterrupted } from "#tests/torture/belongings.ts";
import { startSite } from "#tests/torture/site.ts";
import { fuzz } from "./run.ts";
import { createFuzzResults, type FuzzFailure } from "./fuzz-results.ts";

const RESULTS = join(".diner", "test-results");
const LOG_SHOWN = 6_000;
const SLOWEST_SHOWN = 5;

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "50000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "15" },
    row: { type: "string" },
  },
});
const [calls, seed, minutes] = [Number(values.calls), Number(values.seed), Number(values.minutes)];
const row = values.row === undefined ? null : Number(values.row);
if (![calls, seed, row ?? 0].every((value) => Number.isSafeInteger(value) && value >= 0) || !(minutes > 0)) {
  console.error("Usage: npm run fuzz -- [--calls N] [--seed S] [--minutes N] [--row R]");
  process.exit(1);
}

// Limits are other tests' matter; here they would only hide what is behind them.
const WIDE_LIMITS = Object.fromEntries(
  Object.values(RATE_SETTINGS).flatMap(({ name, byDefault }) =>
    typeof byDefault === "object" && "windowMillis" in byDefault ? [[name, "100000000/min"]] : [],
  ),
);
const settings = {
  ...WIDE_LIMITS,
  RATE_ORDERS_UNFINISHED: "1000000",
  RATE_ORDERS_RECENT: "1000000",
  RATE_CODE_RESEND: "0",
  RATE_STREAMS_PER_SESSION: "1000",
  LOG_LEVEL: "error",
};

clearWhenInterrupted();
console.log(`fuzz: ${calls} calls, seed ${seed}`);
const site = await startSite({ settings });
const results = createFuzzResults();
const failures: string[] = [];
try {
  await keepProofs(site.owner);
  const began = performance.now();
  await fuzz({ port: site.port, seed, calls, row, deadline: began + minutes * 60_000 }, results);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${results.calls()} calls in ${seconds.toFixed(1)} s, ${Math.round(results.calls() / seconds)} a second`,
  );
  console.log(
    `by status: ${results
      .statuses()
      .map(([status, times]) => `${status}: ${times}`)
      .join(", ")}`,
  );
  const slowest = results.slowest().slice(0, SLOWEST_SHOWN);
  console.log(`slowest: ${slowest.map(({ name, millis }) => `${name} ${Math.round(millis)} ms`).join(", ")}`);
  failures.push(...results.failures().map(toLine));
  if (row === null && results.calls() < calls)
    failures.push(`only ${results.calls()} of ${calls} calls were made in ${minutes} minutes`);
  const violations = [...(await findViolations(site.owner)), ...(await findRestlessSessions(site.owner))];
  failures.push(
    ...violations.map(({ invariant, rows }) => `${invariant}: ${JSON.stringify(rows.slice(0, 3))}`),
  );
  const said = site.server().said();
  if (failures.length > 0 && said !== "") console.log(`\nthe server said:\n${said.slice(0, LOG_SHOWN)}`);
} finally {
  await site.close();
}
for (const line of failures) console.log(`\nfailed: ${line}`);
console.log(failures.length === 0 ? "\nNothing broke." : `\n${failures.length} failed.`);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  join(RESULTS, "fuzz.json"),
  JSON.stringify({ passed: failures.length === 0 ? 1 : 0, failures }),
);
process.exitCode = failures.length === 0 ? 0 : 1;

/** One failure as a line to read and a command to run again against a server of one's own. */
function toLine({ row: at, person, name, request, problem }: FuzzFailure): string {
  const headers = Object.entries(request.headers).map(([key, value]) => `-H ${quoted(`${key}: ${value}`)}`);
  const body = request.body === undefined ? [] : [`--data-binary ${quoted(request.body.slice(0, 2_000))}`];
  const command = ["curl", "-i", "--path-as-is", "-g", "-X", request.method, ...headers, ...body];
  return `${name ?? "a page"} as ${person === "" ? "a guest" : person}: ${problem}\n  again: npm run fuzz -- --seed ${seed} --row ${at}\n  ${[...command, quoted(`http://localhost:3000${request.path.slice(0, 2_000)}`)].join(" ")}`;
}

function quoted(text: string): string {
  const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\u0027");
  return `$'${shown}'`;
}
