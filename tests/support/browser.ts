import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

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

/** Path of the Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own; null when there is none. */
export function chromiumPath(): string | null {
  const candidates = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path)) ?? null;
}

/** Path of the system's Firefox, or null. */
export function firefoxPath(): string | null {
  return ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path)) ?? null;
}
