import { FLOOD_PER_SECOND, floodPages } from "#tests/support/page-flood.ts";
import { startBenchSite } from "./bench-site.ts";
import { median, percentile, show, type SectionOutcome } from "./figures.ts";

const ROUNDS = 10;
const TURN_MILLIS = 3000;

/** What a flood of made-up addresses costs those who fill a cart, with limits out of its way and with those by default. */
export async function measureFlood(): Promise<SectionOutcome> {
  const open = await p95Of({});
  const limited = await p95Of({ RATE_PAGES_PER_ADDRESS: "60/min" });
  const toRow = (name: string, [calm, flooded]: readonly number[]): readonly string[] => [
    name,
    show(calm ?? Number.NaN),
    show(flooded ?? Number.NaN),
  ];
  const line = (
    name: string,
    [, , rise = Number.NaN]: readonly number[],
  ): SectionOutcome["lines"][number] => ({
    name,
    value: rise,
    unit: "ms",
    at: "most",
    line: 20,
  });
  return {
    title: `Page flood: ${FLOOD_PER_SECOND} made-up addresses a second beside saved carts`,
    rows: [
      ["", "p95 ms without", "p95 ms beside it"],
      toRow("no limit", open),
      toRow("limit by default", limited),
    ],
    lines: [
      line("p95 of a saved cart, rise without a limit", open),
      line("rise with the limit by default", limited),
    ],
  };
}

async function p95Of(settings: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const site = await startBenchSite(settings);
  try {
    const rounds = await floodPages(site.server.port, ROUNDS, TURN_MILLIS);
    const calm = rounds.map((round) => percentile(round.calm, 0.95));
    const flooded = rounds.map((round) => percentile(round.flooded, 0.95));
    return [median(calm), median(flooded), median(flooded.map((value, round) => value - (calm[round] ?? 0)))];
  } finally {
    await site.stop();
  }
}
