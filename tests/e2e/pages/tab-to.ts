import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./visit.ts";

/** Presses Tab, or Shift+Tab, until what has the focus has this name; fails after a hundred. */
export async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await waitForHydration(page);
  let focused = "";
  for (let presses = 0; presses < 100 && !name.test(focused); presses += 1) {
    await page.keyboard.press(key);
    focused = await nameOfFocused(page);
  }
  expect(focused).toMatch(name);
}

/** Fails where nothing has the focus, or where it does not show. */
export async function expectFocusShown(page: Page): Promise<void> {
  const shown = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return "nothing has the focus";
      return element.matches(":focus-visible") ? "" : `${element.outerHTML.slice(0, 200)} does not show it`;
    });
  // A dialog gives it back once it has moved out.
  await expect.poll(shown, { timeout: 3000 }).toBe("");
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : element?.textContent;
    return (element?.getAttribute("aria-label") ?? label ?? "").trim();
  });
}
