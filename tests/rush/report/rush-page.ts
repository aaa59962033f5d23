import { escaped, tableOf, toDocument } from "#tests/bench/report/page-parts.ts";
import { percentile } from "#tests/bench/figures.ts";
import type { RushOutcome } from "../run-rush.ts";
import { brokenOf, headline, latencyRows, stateRows, troubleRows, type RushAsked } from "../summary.ts";
import { plotOver, type Series } from "./plot.ts";

const PARTS = 120;
const MIN_PART_MS = 500;
const MAX_BROKEN = 200;

/** A page about a rehearsal: what it was, plots over its time, tables, and what broke. */
export function toRushPage(asked: RushAsked, outcome: RushOutcome): string {
  const { record, lengthMs, verdict } = outcome;
  const partMs = Math.max(MIN_PART_MS, Math.ceil(lengthMs / PARTS));
  const inParts = (
    points: readonly { readonly atMs: number; readonly tookMs: number }[],
    of: (values: readonly number[]) => number,
  ): Series["values"] => {
    const parts = Map.groupBy(points, ({ atMs }) => Math.floor(atMs / partMs));
    return Array.from({ length: Math.ceil(lengthMs / partMs) }, (_, part) => {
      const found = parts.get(part) ?? [];
      return found.length === 0 ? null : of(found.map(({ tookMs }) => tookMs));
    });
  };
  const orders = record.calls.filter(({ what }) => what === "order");
  const moves = record.calls.filter(({ what }) => what === "move");
  const perSecond = (values: readonly number[]): number => (values.length * 1000) / partMs;
  const share = (of: number) => (values: readonly number[]) => percentile(values, of);
  const broken = brokenOf(outcome);
  const invariants =
    verdict === null
      ? "Invariants were not asked for."
      : broken.length === 0
        ? "Every invariant holds."
        : `${broken.length} broken:`;
  return toDocument(
    `Rehearsal with seed ${asked.seed}`,
    `<p>${escaped(headline(asked, outcome))}.</p>
<p class="${broken.length === 0 ? "key" : "broken"}">${escaped(invariants)}</p>
${
  broken.length === 0
    ? ""
    : `<ol class="broken">${broken
        .slice(0, MAX_BROKEN)
        .map((line) => `<li>${escaped(line)}</li>`)
        .join("")}</ol>`
}
${plotOver({ title: "Orders placed", unit: "a second", lengthMs }, [{ name: "placed", values: inParts(orders, perSecond), look: "trace" }])}
${plotOver({ title: "Placing an order, from its sending to its answer", unit: "ms", lengthMs }, latencies(inParts, orders, share))}
${plotOver({ title: "A move of the staff, from its sending to its answer", unit: "ms", lengthMs }, latencies(inParts, moves, share))}
${plotOver({ title: "From a change at the server to a screen", unit: "ms", lengthMs }, latencies(inParts, record.screens, share))}
<section><h2>Calls</h2>${tableOf(latencyRows(record))}</section>
<section><h2>Orders</h2>${tableOf(stateRows(outcome))}</section>
<section><h2>Refused, failed, lost</h2>${tableOf(troubleRows(outcome))}</section>`,
    { asked, outcomes: outcome.outcomes, lengthMs, broken },
  );
}

type Points = readonly { readonly atMs: number; readonly tookMs: number }[];

function latencies(
  inParts: (points: Points, of: (values: readonly number[]) => number) => Series["values"],
  points: Points,
  share: (of: number) => (values: readonly number[]) => number,
): readonly Series[] {
  return [
    { name: "p50", values: inParts(points, share(0.5)), look: "trace" },
    { name: "p95", values: inParts(points, share(0.95)), look: "trace worst" },
  ];
}
