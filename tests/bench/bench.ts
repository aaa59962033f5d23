import { execSync } from "node:child_process";
import { parseArgs } from "node:util";
import { measureDashboard } from "./order/dashboard.ts";
import { keepsLine, printSection, type SectionOutcome } from "./figures.ts";
import { measureIdle } from "./idle.ts";
import { measureInteraction } from "./interaction/interaction.ts";
import { measureJobs } from "./jobs.ts";
import { measureEvening } from "./order/evening.ts";
import { measureGrowth } from "./order/growth.ts";
import { measureFlood } from "./flood/flood.ts";
import { measureLighthouse } from "./lighthouse/lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { measureMenu } from "./menu.ts";
import { measureMenuEditor } from "./interaction/menu-editor.ts";
import { measureNeighbor } from "./flood/neighbor.ts";
import { measureOrdersList } from "./order/orders-list.ts";
import { measureOwnMenu } from "./own-menu.ts";
import { measureOrders } from "./order/orders.ts";
import { measureCrawledOrders } from "./pages/crawled-orders.ts";
import { measureKeptPages } from "./pages/kept-pages.ts";
import { measurePages } from "./pages/pages.ts";
import { readReport, writeReport } from "./report/report.ts";
import { measureStarts } from "./starts.ts";
import { measureStreams } from "./streams.ts";
import { measureZones } from "./zones.ts";

// `npm run bench -- orders menu` runs those; without names all run. What they measured is kept as a page, which
// `--compare FILE` draws next to an earlier one. `--page NAME`, also several times, has Lighthouse visit that one alone.
// Floors are measured in the same run, so that a busy machine slows both.
const { values, positionals: asked } = parseArgs({
  options: { compare: { type: "string" }, page: { type: "string", multiple: true } },
  allowPositionals: true,
});

const SECTIONS: Readonly<Record<string, () => Promise<SectionOutcome>>> = {
  orders: measureOrders,
  evening: measureEvening,
  growth: measureGrowth,
  "orders-list": measureOrdersList,
  dashboard: measureDashboard,
  menu: measureMenu,
  "menu-editor": measureMenuEditor,
  zones: measureZones,
  "own-menu": measureOwnMenu,
  pages: measurePages,
  "kept-pages": measureKeptPages,
  crawl: measureCrawledOrders,
  streams: measureStreams,
  idle: measureIdle,
  jobs: measureJobs,
  start: measureStarts,
  memory: measureMemory,
  flood: measureFlood,
  neighbor: measureNeighbor,
  interaction: measureInteraction,
  lighthouse: () => measureLighthouse(values.page ?? []),
};

const unknown = asked.filter((name) => SECTIONS[name] === undefined);
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(", ")}; there are ${Object.keys(SECTIONS).join(", ")}.`);
  process.exit(1);
}

// What is measured is what `npm start` runs, so it must be of these sources.
execSync("npm run --silent build", { stdio: "inherit" });

const earlier = values.compare === undefined ? null : readReport(values.compare);
const sections: SectionOutcome[] = [];
let missed = 0;
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const outcome = await measure();
  printSection(outcome);
  sections.push(outcome);
  missed += outcome.lines.filter((line) => !keepsLine(line)).length;
}
const commit = execSync("git describe --always --dirty", { encoding: "utf8" }).trim();
const page = writeReport({ at: new Date().toISOString(), commit, sections }, earlier);
console.log(`\nThe page of this run: ${page}`);
console.log(`\n${missed === 0 ? "Every line is kept." : `${missed} lines are not kept.`}`);
process.exitCode = missed === 0 ? 0 : 1;
