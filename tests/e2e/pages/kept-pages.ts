import { expect, type Page } from "@playwright/test";

/** Waits until the browser has kept the menu on screen and every file that a page may need without a network. */
export async function untilKept(page: Page): Promise<void> {
  const missing = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const listed: readonly string[] = await (await fetch("/assets/offline-files.json")).json();
      const files = await caches.open("diner-files");
      const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
      const hasMenu = (await caches.match(location.pathname)) !== undefined;
      return [...(hasMenu ? [] : [location.pathname]), ...listed.filter((path) => !kept.has(path))];
    });
  await expect.poll(missing, { timeout: 40_000 }).toEqual([]);
}
