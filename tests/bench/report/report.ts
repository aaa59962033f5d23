import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { toPage, type Report } from "./report-page.ts";

const DIRECTORY = join(".diner", "bench");
const KEPT = /<script type="application\/json" id="report">(.*?)<\/script>/su;

/** Writes a run as one page that needs nothing else, next to an earlier one where there is one; answers its path. */
export function writeReport(report: Report, earlier: Report | null): string {
  mkdirSync(DIRECTORY, { recursive: true });
  const file = join(DIRECTORY, `${report.at.replaceAll(/[:.]/gu, "-")}.html`);
  writeFileSync(file, toPage(report, earlier));
  return resolve(file);
}

/** Reads the run out of a page of `writeReport`; throws where it holds none. */
export function readReport(file: string): Report {
  const json = KEPT.exec(readFileSync(file, "utf8"))?.[1];
  if (json === undefined) throw new Error(`${file} is no page of a benchmark`);
  const report: Report = JSON.parse(json);
  return report;
}
