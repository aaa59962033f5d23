import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { probeAudio } from "./audio-probe.ts";

/** Options of a new browser. */
export interface BrowserOptions extends BrowserContextOptions {
  /** Console errors that the test expects, such as the browser's line about a refused request. */
  readonly expected?: readonly RegExp[];
}

/** Opens a browser context with one page; both are closed after the test. */
export type OpenBrowser = (options?: BrowserOptions) => Promise<Page>;

interface Fixtures {
  readonly openBrowser: OpenBrowser;
  /** The address of the server under test. */
  readonly site: string;
}

/** A test with any number of browsers. It fails when one of their pages logs an unexpected console error. */
export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, use) => {
    if (baseURL === undefined)
      throw new Error("The browser tests need a server: the configuration names its address");
    await use(baseURL);
  },
  openBrowser: async ({ browser }, use) => {
    const complaints: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    const openBrowser: OpenBrowser = async ({ expected = [], ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const complain = (page: Page | null, text: string): void => {
        if (!expected.some((pattern) => pattern.test(text))) complaints.push(`${page?.url() ?? ""}: ${text}`);
      };
      context.on("console", (message) => {
        if (message.type() === "error")
          complain(message.page(), `${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (thrown) => complain(thrown.page(), String(thrown.error())));
      const page = await context.newPage();
      await probeAudio(page);
      return page;
    };
    await use(openBrowser);
    for (const context of contexts) await context.close();
    base.expect(complaints).toEqual([]);
  },
});

export { expect } from "@playwright/test";
