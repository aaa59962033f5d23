import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";
import { PATIENT_OWN_PAGES } from "#tests/support/patience.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { startServer, type ServerProcess, type ServerStart } from "#tests/support/server/server-process.ts";
import { probeAudio } from "./audio-probe.ts";

/** Options of a new browser. */
export interface BrowserOptions extends BrowserContextOptions {
  /** Errors and warnings of the console that the test expects, such as the browser's line about a refused request. */
  readonly expected?: readonly RegExp[];
  /** Whether the browser was never asked what may be measured; otherwise its person said no some time ago. */
  readonly isNew?: boolean;
}

/** Opens a browser context with one page; both are closed after the test. */
export type OpenBrowser = (options?: BrowserOptions) => Promise<Page>;

interface Fixtures {
  readonly openBrowser: OpenBrowser;
  /** The address of the server under test. */
  readonly site: string;
}

interface WorkerFixtures {
  /** What `npm start` runs, on a database of this worker's own: its tests run one after the other on one board. */
  readonly server: ServerProcess;
}

// The tests sign in, order and read far faster than people do.
const FAST = "100000/min";
const SETTINGS = {
  ...PATIENT_OWN_PAGES,
  RATE_LOGIN_PER_ACCOUNT: FAST,
  RATE_LOGIN_PER_ADDRESS: FAST,
  RATE_REGISTER_PER_ADDRESS: FAST,
  RATE_CODES_PER_ADDRESS: FAST,
};
// What the product says of a call that had no answer, as those have none of a page that is left.
const UNANSWERED = /: Unreachable network\.unreachable /u;
// What the device keeps of somebody who said no; the empty page of a new tab keeps nothing.
const REFUSED = JSON.stringify({
  analytics: false,
  marketing: false,
  at: new Date().toISOString(),
  untold: null,
});
const KEEP_REFUSED = `if (origin !== "null") localStorage.diner_consent ??= ${JSON.stringify(REFUSED)}`;
export const START_TIMEOUT_MS = 120_000;

/** Runs a server of its own, with more settings than usual, as long as `use` takes. */
export async function runServer(
  settings: Readonly<Record<string, string>>,
  use: (server: ServerProcess) => Promise<void>,
  how: Pick<ServerStart, "built" | "development"> = { built: true },
): Promise<void> {
  const home = await makeQuickEngineHome();
  const server = await startServer({ home, ...how, settings: { ...SETTINGS, ...settings } });
  await use(server);
  await server.stop();
  await removeEngineHome(home);
}

// What somebody would see and hear there; the runner itself keeps the first page alone.
async function contentOf(page: Page): Promise<string> {
  const content = page.locator("body").ariaSnapshot({ timeout: 5000 });
  return `${page.url()}\n${await content.catch((error: unknown) => String(error))}`;
}

// What the browser itself and tools in the page warn of is not the product's.
function isWarningOfOurs(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return message.type() === "warning" && url.includes("/assets/") && !UNANSWERED.test(message.text());
}

/** A test with any number of browsers. It fails when one of their pages logs an unexpected error in its console, or the product a warning. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => runServer({}, use),
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  site: async ({ server }, use, testInfo) => {
    const before = server.said().length;
    await use(`http://localhost:${server.port}`);
    if (testInfo.status !== testInfo.expectedStatus) console.error(server.said().slice(before));
  },
  baseURL: async ({ site }, use) => {
    await use(site);
  },
  openBrowser: async ({ browser }, use, testInfo) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    const openBrowser: OpenBrowser = async ({ expected = [], isNew = false, ...options } = {}) => {
      // What a worker asks for no story can answer instead of the server.
      const context = await browser.newContext({ serviceWorkers: "block", ...options });
      contexts.push(context);
      if (!isNew) await context.addInitScript(KEEP_REFUSED);
      const complain = (page: Page | null, text: string): void => {
        if (!expected.some((pattern) => pattern.test(text))) complaints.push(`${page?.url() ?? ""}: ${text}`);
      };
      context.on("console", (message) => {
        if (message.type() === "error" || isWarningOfOurs(message))
          complain(message.page(), `${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (thrown) => complain(thrown.page(), String(thrown.error())));
      const page = await context.newPage();
      await probeAudio(page);
      return page;
    };
    await use(openBrowser);
    if (testInfo.status !== testInfo.expectedStatus)
      for (const page of contexts.flatMap((context) => context.pages())) console.error(await contentOf(page));
    for (const context of contexts) await context.close();
    base.expect(complaints).toEqual([]);
  },
});

export { expect } from "@playwright/test";
