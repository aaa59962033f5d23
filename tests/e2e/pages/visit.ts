import type { Page } from "@playwright/test";

/** Opens an address and waits until the page answers to presses and keys. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isTakenOver(page);
}

/** Waits until the browser has taken over the page that the server sent. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector("main");
    // React's mark on what it has drawn or taken over.
    return content !== null && Object.keys(content).some((key) => key.startsWith("__reactProps$"));
  });
}
