import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, firefoxBuild, shellPath } from "#tests/support/machine.ts";

const chromium = shellPath();
const firefox = firefoxBuild();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  // Each worker has a server, a database and a board of its own (pages/fixtures.ts); a file's tests share one.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // On a busy machine a whole test takes three times as long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 90_000,
    locale: "ro-RO",
    timezoneId: "Europe/Bucharest",
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
});
