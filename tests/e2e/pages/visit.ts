import type { Page } from "@playwright/test";

/** Opens an address and waits until the page is interactive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until React has hydrated the server's HTML. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector("main");
    // React sets this property on every element that it has rendered or hydrated.
    return content !== null && Object.keys(content).some((key) => key.startsWith("__reactProps$"));
  });
}
