import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, chromiumPath } from "#tests/support/machine.ts";
import {
  MENU_SOURCES,
  readBuildManifest,
  scriptsOf,
  PRODUCT_SHEET_SOURCES,
} from "#tests/build/first-javascript.ts";
import { freePort } from "#tests/support/server/server-process.ts";
import { startBenchSite } from "./bench-site.ts";
import { median, show, type SectionOutcome } from "./figures.ts";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly lcpSeconds: number;
  readonly cls: number;
  readonly tbtMs: number;
}

/** Lighthouse as a phone on the menu of bistro-nord, median of five, and the size of its first JavaScript. */
export async function measureLighthouse(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const reports: Report[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1)
      reports.push(await visit(`http://localhost:${site.server.port}/shops/bistro-nord/menu`));
  } finally {
    await site.stop();
  }
  const scored = (name: (typeof CATEGORIES)[number]): number =>
    median(reports.map(({ scores }) => scores[name]));
  const manifest = readBuildManifest();
  const first = scriptsOf(manifest, MENU_SOURCES).kibibytes;
  const withProductSheet = scriptsOf(manifest, [...MENU_SOURCES, ...PRODUCT_SHEET_SOURCES]).kibibytes;
  const [lcp, cls] = [
    median(reports.map(({ lcpSeconds }) => lcpSeconds)),
    median(reports.map((report) => report.cls)),
  ];
  return {
    title: `Menu of bistro-nord: Lighthouse as a phone, ${RUNS} runs, and its JavaScript`,
    rows: [
      ["run", ...CATEGORIES, "LCP s", "CLS", "TBT ms"],
      ...reports.map((report, run) => toRow(String(run + 1), report)),
      ["first JavaScript, KiB brotli", show(first), "", "", "", "", "", ""],
      ["with the product sheet", show(withProductSheet), "", "", "", "", "", ""],
    ],
    lines: [
      { name: "first JavaScript", value: first, unit: "KiB brotli", at: "most", line: 98 },
      { name: "performance", value: scored("performance"), unit: "", at: "least", line: 99 },
      { name: "largest contentful paint", value: lcp, unit: "s", at: "most", line: 1.2 },
      { name: "cumulative layout shift", value: cls, unit: "", at: "most", line: 0 },
      { name: "accessibility", value: scored("accessibility"), unit: "", at: "least", line: 100 },
      { name: "best practices", value: scored("best-practices"), unit: "", at: "least", line: 100 },
      { name: "SEO", value: scored("seo"), unit: "", at: "least", line: 100 },
    ],
  };
}

// A browser of its own for every run, so that nothing is cached.
async function visit(url: string): Promise<Report> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error("There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH.");
  const port = await freePort();
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      output: "json",
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error("Lighthouse gave no result");
    const { categories, audits } = result.lhr;
    for (const audit of failedAudits(result.lhr)) console.log(`  ${audit}`);
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      lcpSeconds: (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN) / 1000,
      cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
      tbtMs: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly auditRefs: readonly { readonly id: string }[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

// What costs a point outside of performance is said by name.
function failedAudits({ categories, audits }: LighthouseReport): readonly string[] {
  return CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .map(({ id }) => audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => `${name}: ${audit?.title}`),
  );
}

function toRow(run: string, { scores, lcpSeconds, cls, tbtMs }: Report): readonly string[] {
  return [
    run,
    ...CATEGORIES.map((name) => String(scores[name])),
    show(lcpSeconds),
    cls.toFixed(3),
    show(tbtMs),
  ];
}
