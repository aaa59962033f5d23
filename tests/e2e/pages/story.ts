import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { listen } from "./ear.ts";

/** Somebody with a browser of their own. */
export interface VisitorTerms extends BrowserContextOptions {
  /** Console errors that belong to the story, such as the browser's line about a refused request. */
  readonly expected?: readonly RegExp[];
}

/** Opens a browser of somebody's own; it is closed with the story. */
export type Enter = (terms?: VisitorTerms) => Promise<Page>;

interface StoryFixtures {
  readonly enter: Enter;
  /** The address of the server under test. */
  readonly site: string;
}

/** A story with any number of people in it. It fails when a page of theirs complains in its console. */
export const test = base.extend<StoryFixtures>({
  site: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error("Stories need a server: the configuration names its address");
    await use(baseURL);
  },
  enter: async ({ browser }, use) => {
    const complaints: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    const enter: Enter = async ({ expected = [], ...options } = {}) => {
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
      await listen(page);
      return page;
    };
    await use(enter);
    for (const context of contexts) await context.close();
    base.expect(complaints).toEqual([]);
  },
});

export { expect } from "@playwright/test";
