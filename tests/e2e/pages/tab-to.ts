import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./visit.ts";

/** Presses Tab until what has the focus has this name; fails after a hundred. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await waitForHydration(page);
  let focused = "";
  for (let presses = 0; presses < 100 && !name.test(focused); presses += 1) {
    await page.keyboard.press("Tab");
    focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return (element?.getAttribute("aria-label") ?? label ?? "").trim();
    });
  }
  expect(focused).toMatch(name);
}
