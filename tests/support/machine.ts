import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { spawnSync } from "node:child_process";

/** The file from which a run's summary reads what could not be run. */
export const NOT_RUN_FILE = join(".diner", "test-results", "not-run.txt");

const INSTALLER = "apt-get";
const OPTIONS = ["-o", "DPkg::Lock::Timeout=600", "-qq"];

/** Reports what this machine or this user cannot run, and why: neither failed nor counted as passed. */
export function notRun(what: string, why: string): void {
  const line = `not run: ${what} because ${why}`;
  console.log(line);
  mkdirSync(dirname(NOT_RUN_FILE), { recursive: true });
  appendFileSync(NOT_RUN_FILE, `${line}\n`);
}

/** Whether the tests run as root. */
export const IS_ROOT = process.getuid?.() === 0;

/** Tries to install a system package where this user and this system can; the caller checks whether it is there now. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`installing: ${name}`);
  spawnSync(INSTALLER, [...OPTIONS, "update"], { stdio: "ignore" });
  spawnSync(INSTALLER, [...OPTIONS, "install", "-y", name], { stdio: ["ignore", "ignore", "inherit"] });
}
