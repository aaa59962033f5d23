import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the closing lines of a run find what could not be run. */
export const NOT_RUN_FILE = join(".diner", "test-results", "not-run.txt");

/** Says what this machine or this user cannot run, and why: a line of its own, no failure, and not counted as passed. */
export function notRun(what: string, why: string): void {
  const line = `not run: ${what} because ${why}`;
  console.log(line);
  mkdirSync(dirname(NOT_RUN_FILE), { recursive: true });
  appendFileSync(NOT_RUN_FILE, `${line}\n`);
}

/** Whether this user may do everything here. */
export const IS_ROOT = process.getuid?.() === 0;
