import { appendFileSync, mkdirSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { spawnSync } from "node:child_process";
import { chromium, firefox } from "playwright-core";

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

/** Switches that keep Chromium quiet on a machine without a network, and able to run as root. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where an ordinary user's Chromium of the last resort is unpacked, and the package that it comes in. */
export const LAST_RESORT_HOME = join(".diner", "chromium");
export const LAST_RESORT = "@sparticuz/chromium@153.0.0";

// What tests drive most: Chromium's own program without windows, which costs a quarter less of the processor.
const SHELL = "/usr/bin/chromium-headless-shell";
/** The system's package of that program. */
export const SHELL_PACKAGE = "chromium-headless-shell";
const SYSTEM = "/usr/bin/chromium";

/** Path of the Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own, the last resort; null when there is none. */
export function chromiumPath(): string | null {
  return (
    windowedChromiumPath() ?? firstThere([join(import.meta.dirname, "../..", LAST_RESORT_HOME, "chromium")])
  );
}

/** Path of a Chromium that has all that a person's has, notifications and push among it; null when there is none. */
export function windowedChromiumPath(): string | null {
  return firstThere([process.env["CHROMIUM_PATH"], SYSTEM, chromium.executablePath()]);
}

/** Path of the Chromium for stories that need no notification: the system's shell before all others but CHROMIUM_PATH. */
export function shellPath(): string | null {
  return firstThere([process.env["CHROMIUM_PATH"], SHELL]) ?? chromiumPath();
}

/** Whether the system's Chromium would be driven where its shell, another package, is missing. */
export function isShellMissing(): boolean {
  return shellPath() === SYSTEM;
}

/** A Firefox as Playwright starts it. */
export interface FirefoxBuild {
  readonly path: string;
  /** What a Firefox that Playwright did not build is driven as. */
  readonly channel: "moz-firefox" | null;
}

/** The first Firefox of the system that knows the commands which Playwright sends (network.addDataCollector). */
export const MIN_FIREFOX = 143;

/** The Firefox to test with: Playwright's own, else a system's that is new enough; null when there is none. */
export function firefoxBuild(): FirefoxBuild | null {
  const own = firstThere([firefox.executablePath()]);
  if (own !== null) return { path: own, channel: null };
  const system = firstThere(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
  return system !== null && isDrivable(versionOf(system)) ? { path: system, channel: "moz-firefox" } : null;
}

/** A WebKit of the system, and the program that drives it by the WebDriver protocol. */
export interface WebKitBuild {
  readonly driver: string;
  readonly browser: string;
}

/** The packages that bring them, and the screen that nobody sees. */
export const WEBKIT_PACKAGES: readonly string[] = ["webkit2gtk-driver", "xvfb"];

/** The WebKit to test with; null where it, its driver or a screen is missing. Playwright's own needs a system that few have. */
export function webKitBuild(): WebKitBuild | null {
  const driver = firstThere(["/usr/bin/WebKitWebDriver"]);
  const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu", "."].flatMap((folder) =>
    ["4.1", "4.0"].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  const browser = firstThere(folders);
  const screen = firstThere(["/usr/bin/Xvfb"]);
  return driver === null || browser === null || screen === null ? null : { driver, browser };
}

/** Whether Playwright can drive a Firefox that says this of its version ("Mozilla Firefox 153.7.0esr"). */
export function isDrivable(version: string): boolean {
  const major = /Firefox (?<major>\d+)\./u.exec(version)?.groups?.["major"];
  return major !== undefined && Number(major) >= MIN_FIREFOX;
}

function versionOf(program: string): string {
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout;
}

function firstThere(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && path !== "" && existsSync(path)) ?? null;
}
