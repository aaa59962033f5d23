import { spawnSync } from "node:child_process";
import { chromiumPath, firefoxPath } from "#tests/support/browser.ts";
import type { StepOutcome } from "./step.ts";

const APT = ["-o", "DPkg::Lock::Timeout=600"];

/** Installs the browsers that are missing; without any Chromium the run fails here, by name. */
export async function installBrowsers(): Promise<StepOutcome> {
  const started = performance.now();
  if (chromiumPath() === null) attempt("node_modules/.bin/playwright", ["install", "chromium"]);
  if (chromiumPath() === null) installPackage("chromium");
  if (firefoxPath() === null) installPackage("firefox-esr");
  const missing = [
    ...(chromiumPath() === null ? ["chromium"] : []),
    ...(firefoxPath() === null ? ["firefox"] : []),
  ];
  return {
    name: "browsers are installed",
    passed: 2 - missing.length,
    failures: missing.map((browser) => `${browser} is neither installed nor installable`),
    seconds: (performance.now() - started) / 1000,
  };
}

function installPackage(name: string): void {
  attempt("apt-get", [...APT, "update", "-qq"]);
  attempt("apt-get", [...APT, "install", "-y", "-qq", name]);
}

function attempt(program: string, args: readonly string[]): boolean {
  console.log(`installing: ${program} ${args.join(" ")}`);
  return spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
