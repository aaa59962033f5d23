import { percentile } from "#tests/bench/figures.ts";
import type { Fault, RoundOutcome } from "./round.ts";

const COLUMNS = [
  "fault",
  "rounds",
  "orders",
  "lost",
  "doubled",
  "5xx",
  "slowest",
  "recovery p50/p95/max",
  "",
];

/** What all rounds of one fault showed. */
export interface FaultResult {
  readonly fault: Fault;
  readonly rounds: readonly RoundOutcome[];
}

/** Prints a row for each fault. */
export function printResults(results: readonly FaultResult[]): void {
  const rows = [COLUMNS, ...results.map(toRow)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log("");
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

/**
 * Everything that the results break: invariants, 5xx that nothing explains, and the line of recovery, which is `slack`
 * times as long on a machine that does other things too.
 */
export function brokenBy({ fault, rounds }: FaultResult, slack: number): readonly string[] {
  const broken = rounds.flatMap((round) => round.broken);
  const line = fault.recoveryLine === null ? Infinity : fault.recoveryLine * slack;
  const p95 = percentile(recoveriesOf(rounds), 0.95);
  if (p95 > line) broken.push(`recovery p95 was ${p95.toFixed(0)} ms, its line is ${line} ms`);
  return broken;
}

function toRow({ fault, rounds }: FaultResult): readonly string[] {
  const sum = (valueOf: (round: RoundOutcome) => number): string =>
    String(rounds.reduce((total, round) => total + valueOf(round), 0));
  const recoveries = recoveriesOf(rounds);
  return [
    fault.name,
    String(rounds.length),
    sum(({ acknowledged }) => acknowledged),
    sum(({ lost }) => lost),
    sum(({ doubled }) => doubled),
    failuresOf(rounds),
    `${Math.max(0, ...rounds.map(({ slowestMs }) => slowestMs)).toFixed(0)} ms`,
    recoveries.length === 0
      ? "–"
      : [0.5, 0.95, 1].map((share) => `${percentile(recoveries, share).toFixed(0)}`).join("/") + " ms",
    rounds.findLast(({ note }) => note !== "")?.note ?? "",
  ];
}

function failuresOf(rounds: readonly RoundOutcome[]): string {
  const sums = new Map<string, number>();
  for (const { failures } of rounds)
    for (const [kind, count] of failures) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return sums.size === 0 ? "none" : [...sums].map(([kind, count]) => `${count} × ${kind}`).join(", ");
}

function recoveriesOf(rounds: readonly RoundOutcome[]): readonly number[] {
  return rounds.flatMap(({ recoveryMs }) => (recoveryMs === null ? [] : [recoveryMs]));
}
