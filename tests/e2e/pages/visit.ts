import type { Page } from "@playwright/test";
import { isHydrated } from "#tests/support/hydration.ts";

/** Opens an address and waits until the page is interactive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until React has hydrated the server's HTML. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
