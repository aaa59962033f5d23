import { percentile, show } from "#tests/bench/figures.ts";
import { fingerprintOf } from "./outcomes.ts";
import type { RushOutcome } from "./run-rush.ts";
import type { RushRecord } from "./rush-record.ts";

/** What a rehearsal was asked for. */
export interface RushAsked {
  readonly seed: number;
  readonly minutes: number;
  readonly ordersPerSecond: number;
  readonly shops: readonly string[];
}

/** One line for those who watch. */
export function liveLine(record: RushRecord): string {
  const orders = record.calls.filter(({ what }) => what === "order").map(({ tookMs }) => tookMs);
  const delays = record.screens.map(({ tookMs }) => tookMs);
  const p95 = (values: readonly number[]): string =>
    values.length === 0 ? "–" : `${show(percentile(values, 0.95))} ms`;
  const failures = [...record.round.failures.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${record.round.orders.length} orders`,
    `${record.round.moves.length} moves`,
    `order p95 ${p95(orders)}`,
    `screens p95 ${p95(delays)}`,
    `${failures + record.round.lost} errors`,
    `${record.round.broken.length} broken`,
  ].join(" · ");
}

/** Rows of a table: each kind of call with its count and latencies, and the way to the screens. */
export function latencyRows({ calls, screens }: RushRecord): readonly (readonly string[])[] {
  const kinds = Map.groupBy(calls, ({ what }) => what);
  const row = (name: string, values: readonly number[]): readonly string[] => [
    name,
    `${values.length}`,
    ...[0.5, 0.95, 0.99, 1].map((share) => show(percentile(values, share))),
  ];
  const rows = [...kinds].map(([what, of]) =>
    row(
      what,
      of.map(({ tookMs }) => tookMs),
    ),
  );
  const shown =
    screens.length === 0
      ? []
      : [
          row(
            "change to screen",
            screens.map(({ tookMs }) => tookMs),
          ),
        ];
  return [["ms of", "count", "p50", "p95", "p99", "max"], ...rows, ...shown];
}

/** Rows of a table: how many orders ended in which state. */
export function stateRows({ outcomes }: RushOutcome): readonly (readonly string[])[] {
  const states = Map.groupBy(outcomes, (outcome) => outcome.split(" | ").at(-1) ?? "");
  const rows = [...states].map(([state, of]) => [state, `${of.length}`]);
  return [["final state", "orders"], ...rows.toSorted(([a = ""], [b = ""]) => a.localeCompare(b))];
}

/** Rows of a table: what was refused, what failed and what was lost on the way. */
export function troubleRows({ record }: RushOutcome): readonly (readonly string[])[] {
  return [
    ["what", "count"],
    ...[...record.refused].map(([what, count]) => [`late for the last ${what}`, `${count}`]),
    ...[...record.round.failures].map(([status, count]) => [`answers ${status}`, `${count}`]),
    ["connections lost", `${record.round.lost}`],
  ];
}

/** Everything that is broken: what people saw, and where it was asked for, what the database holds. */
export function brokenOf({ record, verdict }: RushOutcome): readonly string[] {
  return verdict?.broken ?? record.round.broken;
}

/** The sentence that names a rehearsal and what came out of it. */
export function headline(asked: RushAsked, outcome: RushOutcome): string {
  const { outcomes, lengthMs } = outcome;
  return (
    `Seed ${asked.seed}, ${asked.minutes} min at ${asked.ordersPerSecond} orders/s in ${asked.shops.join(" and ")}: ` +
    `${outcomes.length} orders in ${(lengthMs / 1000).toFixed(1)} s, fingerprint ${fingerprintOf(outcomes)}`
  );
}
