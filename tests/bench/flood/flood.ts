import { FLOOD_PER_SECOND, floodPages, type FloodRise, riseOf } from "./page-flood.ts";
import { startBenchSite } from "../bench-site.ts";
import { show, type SectionOutcome } from "../figures.ts";

const ROUNDS = 10;
const TURN_MS = 3000;

/** What a flood of made-up addresses costs those who fill a cart, with limits out of its way and with those by default. */
export async function measureFlood(): Promise<SectionOutcome> {
  const open = await riseWith({});
  const limited = await riseWith({ RATE_PAGES_PER_ADDRESS: "60/min" });
  const toRow = (name: string, { calm, flooded }: FloodRise): readonly string[] => [
    name,
    show(calm),
    show(flooded),
  ];
  const line = (name: string, { rise, allowed }: FloodRise): SectionOutcome["lines"][number] => ({
    name,
    value: rise,
    unit: "ms",
    at: "most",
    line: allowed,
  });
  return {
    title: `Page flood: ${FLOOD_PER_SECOND} made-up addresses a second while carts are saved`,
    rows: [
      ["", "p95 ms without", "p95 ms during it"],
      toRow("no limit", open),
      toRow("limit by default", limited),
    ],
    lines: [
      line("p95 of a saved cart, rise without a limit", open),
      line("rise with the limit by default", limited),
    ],
  };
}

async function riseWith(settings: Readonly<Record<string, string>>): Promise<FloodRise> {
  const site = await startBenchSite(settings);
  try {
    return riseOf(await floodPages(site.server.port, ROUNDS, TURN_MS));
  } finally {
    await site.stop();
  }
}
