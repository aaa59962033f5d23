import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath, firefoxBuild } from "#tests/support/browser.ts";

// Below 32768: the system uses higher ports for outgoing connections.
const PORT = 31_300;
const BASE_URL = `http://localhost:${PORT}`;

// Chosen once by the runner and inherited by its workers: a test may run a command on the same database.
process.env["DINER_E2E_DATA_DIR"] ??= join(tmpdir(), `diner-e2e-${process.pid}`);
const DATA_DIR = process.env["DINER_E2E_DATA_DIR"];

const chromium = chromiumPath();
const firefox = firefoxBuild();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  // One database and one board: the tests run one after the other.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // On a busy machine a whole test takes three times as long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    actionTimeout: 30_000,
    baseURL: BASE_URL,
    locale: "ro-RO",
    timezoneId: "Europe/Bucharest",
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          args: [...CHROMIUM_ARGS],
          ...(chromium === null ? {} : { executablePath: chromium }),
        },
      },
    },
    {
      name: "firefox",
      testMatch: "**/whole-order.spec.ts",
      use: {
        ...devices["Desktop Firefox"],
        ...(firefox?.channel ? { channel: firefox.channel } : {}),
        launchOptions: {
          // Firefox's fake sound card: without a sound card it never starts to play, and nothing could be heard.
          firefoxUserPrefs: { "media.cubeb.force_mock_context": true },
          ...(firefox === null ? {} : { executablePath: firefox.path }),
        },
      },
    },
  ],
  webServer: {
    command: "node tests/e2e/serve.ts",
    cwd: join(import.meta.dirname, "..", ".."),
    url: `${BASE_URL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR },
  },
});
