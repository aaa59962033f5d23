import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, chromiumPath } from "#tests/support/machine.ts";
import { freePort } from "#tests/support/server/server-process.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of one visit as a phone. */
export interface Report {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpSeconds: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** How fast this machine was, by a calculation of Lighthouse's own: higher is faster. */
  readonly machine: number;
  /** Where the visit ended, without its origin. */
  readonly path: string;
  /** What costs a point outside of performance. */
  readonly failed: readonly string[];
}

/** Now and then the browser records nothing of a visit: then another one is made, and the run says so. */
const MAX_VISITS = 3;

/** One visit by a browser of its own, so that nothing is cached; with the cookies of somebody who is signed in. */
export async function visit(url: string, cookies: Readonly<Record<string, string>> = {}): Promise<Report> {
  for (let visits = 1; ; visits += 1) {
    // oxlint-disable-next-line no-await-in-loop -- another visit is made only after one that was not recorded
    const report = await visitOnce(url, cookies);
    if (typeof report !== "string") return report;
    console.log(`  ${new URL(url).pathname}: nothing was recorded (${report})`);
    if (visits === MAX_VISITS) throw new Error(`Lighthouse recorded none of ${visits} visits of ${url}`);
  }
}

/** The report, or the code of what kept it from being one. */
async function visitOnce(url: string, cookies: Readonly<Record<string, string>>): Promise<Report | string> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error("There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH.");
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "diner-lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { hostname } = new URL(url);
    await browser.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, domain: hostname, path: "/" })),
    );
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      output: "json",
      onlyCategories: [...CATEGORIES],
      // The cookies stay.
      disableStorageReset: true,
    });
    if (result === undefined) throw new Error("Lighthouse gave no result");
    return result.lhr.runtimeError?.code ?? toReport(result.lhr);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly numericValue?: number | undefined }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
  readonly finalDisplayedUrl: string;
}

function toReport({ categories, audits, environment, finalDisplayedUrl }: LighthouseReport): Report {
  const score = (name: Category): number => Math.round((categories[name]?.score ?? 0) * 100);
  const measured = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpSeconds: measured("largest-contentful-paint") / 1000,
    cls: measured("cumulative-layout-shift"),
    tbtMs: measured("total-blocking-time"),
    machine: environment.benchmarkIndex,
    path: new URL(finalDisplayedUrl).pathname,
    failed: CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .map(({ id }) => audits[id])
        .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
        .map((audit) => `${name}: ${audit?.title}`),
    ),
  };
}
