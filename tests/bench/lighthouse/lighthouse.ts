import {
  MENU_SOURCES,
  PRODUCT_SHEET_SOURCES,
  readBuildManifest,
  scriptsOf,
} from "#tests/build/first-javascript.ts";
import { startBenchSite } from "../bench-site.ts";
import { createCalmMachine, showCalm } from "../calm.ts";
import { median, show, type Line, type SectionOutcome } from "../figures.ts";
import { serveFixedPage } from "./fixed-page.ts";
import { visitedPages, type VisitedPage } from "./pages.ts";
import { CATEGORIES, visit, type Category, type Report } from "./visit.ts";

const RUNS = 5;
const MAX_LCP_SECONDS = 1.2;
const MAX_KIBIBYTES = 98;

interface Visited {
  readonly page: VisitedPage;
  readonly reports: readonly Report[];
  /** Where the page led instead; null where it was reached. */
  readonly ledTo: string | null;
}

/**
 * Lighthouse as a phone on the pages of visitors, customers and staff, median of five each, and the menu's first
 * JavaScript; the pages of these names alone, where there are any.
 */
export async function measureLighthouse(names: readonly string[]): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const fixedPage = await serveFixedPage();
  try {
    const machine = await createCalmMachine(() => fixedPage.speed());
    const origin = `http://localhost:${site.server.port}`;
    const all = await visitedPages(site);
    const pages = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
    const visited: Visited[] = [];
    const rows: string[][] = [];
    for (const page of pages) {
      const calmly = await machine.measure(() => visitOften(origin, page));
      visited.push(calmly.outcome);
      const row = rowOf(calmly.outcome, showCalm(calmly));
      rows.push(row);
      // All of them take a quarter of an hour.
      console.log(`  ${row.join("  ")}`);
    }
    const manifest = readBuildManifest();
    const first = scriptsOf(manifest, MENU_SOURCES).kibibytes;
    const withProductSheet = scriptsOf(manifest, [...MENU_SOURCES, ...PRODUCT_SHEET_SOURCES]).kibibytes;
    return {
      title: `Lighthouse as a phone, median of ${RUNS}, and the menu's JavaScript (${show(withProductSheet)} KiB with the product)`,
      rows: [["page", ...CATEGORIES, "LCP s", "CLS", "TBT ms", "drift, attempts"], ...rows],
      lines: [
        { name: "first JavaScript", value: first, unit: "KiB brotli", at: "most", line: MAX_KIBIBYTES },
        ...visited.flatMap(linesOf),
      ],
    };
  } finally {
    fixedPage.stop();
    await site.stop();
  }
}

async function visitOften(origin: string, page: VisitedPage): Promise<Visited> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const report = await visit(`${origin}${page.path}`, page.cookies);
    if (report.path !== page.path) return { page, reports: [], ledTo: report.path };
    reports.push(report);
  }
  if (page.isPublic)
    for (const audit of new Set(reports.flatMap(({ failed }) => failed)))
      console.log(`  ${page.name}: ${audit}`);
  return { page, reports, ledTo: null };
}

function rowOf({ page, reports, ledTo }: Visited, drift: string): string[] {
  if (ledTo !== null) return [page.name, `led to ${ledTo}`, ...Array<string>(CATEGORIES.length + 3).fill("")];
  return [
    page.name,
    ...CATEGORIES.map((name) => String(scored(reports, name))),
    show(median(reports.map(({ lcpSeconds }) => lcpSeconds))),
    median(reports.map(({ cls }) => cls)).toFixed(3),
    show(median(reports.map(({ tbtMs }) => tbtMs))),
    drift,
  ];
}

function linesOf({ page, reports, ledTo }: Visited): readonly Line[] {
  const reached = {
    name: `${page.name}, reached`,
    value: ledTo === null ? 1 : 0,
    unit: "",
    at: "least",
    line: 1,
  } as const;
  if (ledTo !== null) return [reached];
  const score = (name: Category, line: number): Line => ({
    name: `${page.name}, ${name}`,
    value: scored(reports, name),
    unit: "",
    at: "least",
    line,
    rounds: reports.map(({ scores }) => scores[name]),
  });
  const cls = {
    name: `${page.name}, cumulative layout shift`,
    value: median(reports.map((report) => report.cls)),
    unit: "",
    at: "most",
    line: 0,
  } as const;
  const lines = [score("performance", page.performance), cls];
  if (!page.isPublic) return lines;
  const lcps = reports.map(({ lcpSeconds }) => lcpSeconds);
  const lcp = {
    name: `${page.name}, largest contentful paint`,
    value: median(lcps),
    unit: "s",
    at: "most",
    line: MAX_LCP_SECONDS,
    rounds: lcps,
  } as const;
  return [...lines, lcp, ...CATEGORIES.slice(1).map((name) => score(name, 100))];
}

function scored(reports: readonly Report[], name: Category): number {
  return median(reports.map(({ scores }) => scores[name]));
}
